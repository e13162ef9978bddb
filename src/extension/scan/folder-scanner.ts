import { fork } from 'node:child_process';
import type {
  FolderScanEnd,
  FolderScanEvent,
  FolderScanOrder,
  FolderScanRequest,
} from '../../node/scan/folder-scan-messages.ts';
import type { HeardInScan } from '../../node/scan/opinion-survey.ts';

export interface RunningScan {
  /** Never rejects. */
  readonly end: Promise<FolderScanEnd>;
  /** Answers "questions". */
  tell(heard: HeardInScan): void;
  /** Stops at once; what is done is kept. */
  stop(): void;
}

export type StartScan = (request: FolderScanRequest, heard: (event: FolderScanEvent) => void) => RunningScan;

/** Milliseconds that a scan has to end its workers when it is stopped. */
const patience = 3000;

/** Starts `modulePath` (dist/scan.cjs) with the Node that this process runs on: Electron's in the desktop editor. */
export function forkScan(modulePath: string): StartScan {
  return (request, heard) => {
    const child = fork(modulePath, [], {
      // The host's own flags (--inspect) and hooks are not for the scan and its workers.
      execArgv: [],
      env: { ...process.env, ELECTRON_RUN_AS_NODE: '1', NODE_OPTIONS: '' },
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    let stopping = false;
    const end = new Promise<FolderScanEnd>((resolve) => {
      child.on('message', (message) => {
        const event = message as FolderScanEvent;
        if (event.kind === 'finished' || event.kind === 'failed' || event.kind === 'stopped') resolve(event);
        else heard(event);
      });
      const gone = (how: string): void => {
        resolve(
          stopping
            ? { kind: 'stopped' }
            : { kind: 'failed', message: `The scan broke off: its process ${how}.` },
        );
      };
      child.on('error', ({ message }) => gone(`ended (${message})`));
      child.on('close', (code, signal) =>
        gone(`ended (${signal ? `signal ${signal}` : `exit code ${code}`})`),
      );
    });
    const send = (order: FolderScanOrder): void => {
      // A send to a process that has just died is answered by its end.
      if (child.connected) child.send(order, () => undefined);
    };
    send(request);
    return {
      end,
      tell: (heard) => send({ kind: 'heard', heard }),
      stop() {
        stopping = true;
        send({ kind: 'stop' });
        setTimeout(() => child.kill('SIGKILL'), patience).unref();
      },
    };
  };
}
