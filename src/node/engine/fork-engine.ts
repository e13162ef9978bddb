import { fork } from 'node:child_process';
import type { EngineRequest } from '../../core/engine/protocol.ts';

export interface EngineProcess {
  readonly pid: number | undefined;
  send(message: EngineRequest): void;
  kill(): void;
}

export interface EngineListener {
  message(message: unknown): void;
  /** Once, however the process ended; `how` is for the log ("signal SIGKILL", "exit code 134"). */
  exit(how: string): void;
  /** What the process writes to its standard error. */
  log(text: string): void;
}

export type StartEngine = (listener: EngineListener) => EngineProcess;

/** A paper that makes the reader ask for more than this (MiB) ends the engine, not the machine. */
const heapLimit = 2048;

/**
 * Starts `modulePath` (dist/engine.cjs) with the Node that this process runs on: Electron's in the desktop editor. It
 * keeps parsed papers in `cacheFolder`.
 */
export function forkEngine(modulePath: string, cacheFolder: string): StartEngine {
  return (listener) => {
    const child = fork(modulePath, [cacheFolder], {
      // The host's own flags (--inspect) and hooks are not for the engine.
      execArgv: [`--max-old-space-size=${heapLimit}`],
      env: { ...process.env, ELECTRON_RUN_AS_NODE: '1', NODE_OPTIONS: '' },
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    let ended = false;
    const end = (how: string) => {
      if (ended) return;
      ended = true;
      listener.exit(how);
    };
    child.on('message', (message) => listener.message(message));
    child.on('error', (error) => end(error.message));
    child.on('exit', (code, signal) => end(signal ? `signal ${signal}` : `exit code ${code}`));
    child.stderr?.setEncoding('utf8').on('data', (text: string) => listener.log(text));
    return {
      pid: child.pid,
      send: (message) => {
        // A send to a process that has just died is answered by its exit event.
        if (child.connected) child.send(message, () => undefined);
      },
      kill: () => void child.kill('SIGKILL'),
    };
  };
}
