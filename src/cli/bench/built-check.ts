import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { InputError } from '../../core/input-error.ts';

const cli = fileURLToPath(new URL('../../../dist/cli.cjs', import.meta.url));

/** Threads of the process count; it starts no other. */
const script = `
process.on('exit', () => {
  const { user, system } = process.cpuUsage();
  process.stderr.write('\\n' + JSON.stringify((user + system) / 1000));
});
require(process.argv[1]);`;

/**
 * CPU milliseconds of a command of the built command line, in a process of its own, the start of Node included.
 * @param cache folder where parsed papers are kept
 */
export function builtCommandCost(args: readonly string[], cache: string): number {
  const { stderr, status } = spawnSync(process.execPath, ['-e', script, cli, ...args], {
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    env: { ...process.env, XDG_CACHE_HOME: cache, LOCALAPPDATA: cache, HOME: cache },
  });
  if (status !== 0 && status !== 1)
    throw new InputError(args.join(' '), `failed: ${stderr.trim().split('\n')[0] ?? ''}`, 'Run it by hand.');
  return Number(stderr.trim().split('\n').at(-1));
}
