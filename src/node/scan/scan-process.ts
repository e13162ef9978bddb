import { fork, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { ScanAnswer, ScanJob } from './scan-messages.ts';

/** What a worker may use for one step, which is reading a paper or checking one review. */
export interface StepLimits {
  /** Seconds of computing; counts where the system tells it (Linux). */
  readonly cpu: number;
  /** Seconds of the clock. */
  readonly clock: number;
}

/** A paper of 500 pages takes 80 s of computing; machines may be shared, so the clock has patience. */
export const stepLimits: StepLimits = { cpu: 180, clock: 900 };
/** Text recognition takes some seconds a page. */
export const ocrLimits: StepLimits = { cpu: 3600, clock: 7200 };

/** MiB; a paper that asks for more ends its worker, not the machine. */
const heapLimit = 1024;
/** Bytes; a worker that has grown beyond is replaced, so that a long scan needs no more memory than a short one. */
const mostMemory = 450 * 1024 * 1024;

/** One worker; it does one job after another. */
export class ScanProcess {
  readonly #child: ChildProcess;
  #ended: string | null = null;
  #answer: (answer: ScanAnswer) => void = () => undefined;
  #end: (how: string) => void = () => undefined;

  constructor(script: URL) {
    this.#child = fork(fileURLToPath(script), [], {
      execArgv: [...process.execArgv, `--max-old-space-size=${heapLimit}`],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    this.#child.on('message', (answer) => this.#answer(answer as ScanAnswer));
    const ended = (how: string): void => {
      this.#ended ??= how;
      this.#end(this.#ended);
    };
    this.#child.on('error', ({ message }) => ended(message));
    // Not "exit": what the process said last may still be on its way.
    this.#child.on('close', (code, signal) => ended(signal ? `signal ${signal}` : `exit code ${code}`));
  }

  /**
   * Resolves when the job is done, with null, or when the worker ended before, with how it did.
   * @returns also whether the worker should be replaced
   */
  async run(
    job: ScanJob,
    limits: StepLimits,
    heard: (answer: ScanAnswer) => void,
  ): Promise<{ readonly how: string | null; readonly worn: boolean }> {
    let since = { clock: Date.now(), cpu: this.#cpu() };
    let killed: string | null = null;
    const watch = setInterval(() => {
      const [clock, cpu] = [(Date.now() - since.clock) / 1000, this.#cpu() - since.cpu];
      if (clock <= limits.clock && cpu <= limits.cpu) return;
      killed = `was stopped after ${cpu > limits.cpu ? `${limits.cpu} s of computing` : `${limits.clock} s`}`;
      this.kill();
    }, 250);
    try {
      return await new Promise((resolve) => {
        this.#answer = (answer) => {
          since = { clock: Date.now(), cpu: this.#cpu() };
          if (answer.kind !== 'done') heard(answer);
          else resolve({ how: null, worn: answer.memory > mostMemory });
        };
        this.#end = (how) => resolve({ how: killed ?? `ended by itself (${how})`, worn: true });
        if (this.#ended !== null) this.#end(this.#ended);
        // A send to a process that has just died is answered by its end.
        else this.#child.send(job, () => undefined);
      });
    } finally {
      clearInterval(watch);
    }
  }

  kill(): void {
    this.#child.kill('SIGKILL');
  }

  /** Seconds of computing so far; 0 where the system does not tell. */
  #cpu(): number {
    try {
      const line = readFileSync(`/proc/${this.#child.pid}/stat`, 'latin1');
      const fields = line.slice(line.lastIndexOf(')') + 2).split(' ');
      // In hundredths of a second on every Linux.
      return (Number(fields[11]) + Number(fields[12])) / 100;
    } catch {
      return 0;
    }
  }
}
