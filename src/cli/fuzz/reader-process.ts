import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import type { Reading, Verdict } from './verdict.ts';
import { isBad, longestWait, mostMemory, verdictOn } from './verdict.ts';

export interface Judged {
  readonly verdict: Verdict;
  readonly detail: string;
  readonly time: number;
  readonly cpu: number;
  readonly memory: number;
}

/** A process that reads one file after another and is replaced when one of them ended it, or ended badly. */
export class ReaderProcess {
  readonly #module: string;
  #child: ChildProcess | null = null;

  constructor(module: string) {
    this.#module = module;
  }

  async judge(file: string): Promise<Judged> {
    const child = (this.#child ??= this.#start());
    const start = Date.now();
    const answer = await answerOf(child, file);
    const time = Date.now() - start;
    if (typeof answer === 'string') {
      this.end();
      return { verdict: answer === 'late' ? 'HANG' : 'CRASH', detail: answer, time, cpu: 0, memory: 0 };
    }
    const { detail, cpu, memory } = answer;
    const verdict = verdictOn(answer);
    // Its highest memory would be that of the next files too.
    if (isBad(verdict) || memory > mostMemory / 2) this.end();
    return { verdict, detail, time: answer.time, cpu: Math.round(cpu), memory: Math.round(memory) };
  }

  end(): void {
    this.#child?.kill('SIGKILL');
    this.#child = null;
  }

  #start(): ChildProcess {
    return fork(this.#module, [], {
      // Without the loader of the development.
      execArgv: [],
      env: { ...process.env, NODE_OPTIONS: '' },
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
  }
}

/** The reading, "late" if it does not come, or how the process ended. */
function answerOf(child: ChildProcess, file: string): Promise<Reading | string> {
  return new Promise((resolve) => {
    let log = '';
    const settle = (answer: Reading | string): void => {
      clearTimeout(timer);
      child.off('message', settle).off('exit', onExit);
      child.stderr?.off('data', onLog);
      resolve(answer);
    };
    const onLog = (text: Buffer): void => {
      log = `${log}${text.toString()}`.slice(-2000);
    };
    const onExit = (code: number | null, signal: string | null): void => {
      settle(`${signal ?? `exit code ${code ?? 0}`} ${log}`.trim());
    };
    const timer = setTimeout(() => settle('late'), longestWait);
    child.on('message', settle).on('exit', onExit);
    child.stderr?.on('data', onLog);
    child.send(file);
  });
}
