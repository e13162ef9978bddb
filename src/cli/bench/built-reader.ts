import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const cli = fileURLToPath(new URL('../../../dist/cli.cjs', import.meta.url));

export function isBuilt(): boolean {
  return existsSync(cli);
}

export interface ProcessCost {
  /** CPU milliseconds of the whole process, the start of Node included. */
  readonly cpu: number;
  /** Peak memory in MB. */
  readonly memory: number;
}

const script = `
process.on('exit', () => {
  const { user, system } = process.cpuUsage();
  const { maxRSS } = process.resourceUsage();
  process.stderr.write('\\n' + JSON.stringify({ cpu: (user + system) / 1000, memory: maxRSS / 1024 }));
});
require(process.argv[1]);`;

/** What "peerlint paper FILE", as built, costs in a process of its own; null where it fails. */
export function builtReaderCost(pdf: string): ProcessCost | null {
  const args = ['-e', script, cli, 'paper', pdf, '--format', 'json', '--no-cache'];
  const { stderr, status } = spawnSync(process.execPath, args, { encoding: 'utf8', maxBuffer: 1 << 28 });
  return status === 0 ? (JSON.parse(stderr.trim().split('\n').at(-1)!) as ProcessCost) : null;
}
