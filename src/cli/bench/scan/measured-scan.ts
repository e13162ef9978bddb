import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { useOfTree } from './process-tree.ts';

export interface ScanRun {
  /** The built command line. */
  readonly cli: string;
  readonly folder: string;
  readonly out: string;
  /** Folder of the kept papers. */
  readonly cache: string;
  readonly options: readonly string[];
}

export interface ScanUse {
  readonly status: number | null;
  /** Seconds: of computing in all processes, and of the clock. */
  readonly cpu: number;
  readonly clock: number;
  /** Bytes of all processes together, by the share of reviews that were done, sampled four times a second. */
  readonly memory: readonly { readonly done: number; readonly bytes: number }[];
  readonly stderr: string;
}

/**
 * Runs a scan and watches its processes.
 * @param killAt rows after which the scan is killed, as by a crash; its workers are left to find that out
 */
export async function measuredScan(run: ScanRun, killAt = Infinity): Promise<ScanUse> {
  const started = Date.now();
  const args = [run.cli, 'scan', run.folder, '--out', run.out, ...run.options];
  const child = spawn(process.execPath, args, {
    env: { ...process.env, XDG_CACHE_HOME: run.cache },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let stderr = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text));
  const memory: { done: number; bytes: number }[] = [];
  let cpu = 0;
  const watch = setInterval(() => {
    const use = useOfTree(child.pid!);
    cpu = Math.max(cpu, use.cpu);
    const done = rowsIn(`${run.out}.part`);
    if (done !== null && use.memory > 0) memory.push({ done, bytes: use.memory });
    if (done !== null && done >= killAt) child.kill('SIGKILL');
  }, 250);
  const [status] = (await once(child, 'close')) as [number | null];
  clearInterval(watch);
  return { status, cpu, clock: (Date.now() - started) / 1000, memory, stderr };
}

/** Whole rows so far; null before the first and after the last. */
function rowsIn(part: string): number | null {
  if (!existsSync(part)) return null;
  const bytes = readFileSync(part);
  let count = 0;
  for (let at = bytes.indexOf(10); at >= 0; at = bytes.indexOf(10, at + 1)) count += 1;
  return count === 0 ? null : count;
}
