import { posix, win32 } from 'node:path';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The user's own cache folder for PeerLint: XDG_CACHE_HOME or ~/.cache, ~/Library/Caches on macOS, %LOCALAPPDATA% on
 * Windows. A variable that holds no absolute path counts as not set (XDG Base Directory Specification).
 */
export function userCacheFolder(platform: NodeJS.Platform, env: Environment, home: string): string {
  const { isAbsolute, join } = platform === 'win32' ? win32 : posix;
  const set = (value: string | undefined): string | null => (value && isAbsolute(value) ? value : null);
  if (platform === 'win32')
    return join(set(env['LOCALAPPDATA']) ?? join(home, 'AppData', 'Local'), 'peerlint');
  if (platform === 'darwin') return join(home, 'Library', 'Caches', 'peerlint');
  return join(set(env['XDG_CACHE_HOME']) ?? join(home, '.cache'), 'peerlint');
}
