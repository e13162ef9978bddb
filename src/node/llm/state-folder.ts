import { posix, win32 } from 'node:path';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Where what PeerLint notes for its user lies, apart from what may be cleared: XDG_STATE_HOME or ~/.local/state,
 * ~/Library/Application Support on macOS, %LOCALAPPDATA% on Windows. A variable that holds no absolute path counts as not set.
 */
export function userStateFolder(platform: NodeJS.Platform, env: Environment, home: string): string {
  const { isAbsolute, join } = platform === 'win32' ? win32 : posix;
  const set = (value: string | undefined): string | null => (value && isAbsolute(value) ? value : null);
  if (platform === 'win32')
    return join(set(env['LOCALAPPDATA']) ?? join(home, 'AppData', 'Local'), 'peerlint', 'state');
  if (platform === 'darwin') return join(home, 'Library', 'Application Support', 'peerlint');
  return join(set(env['XDG_STATE_HOME']) ?? join(home, '.local', 'state'), 'peerlint');
}
