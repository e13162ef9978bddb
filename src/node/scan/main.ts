import '../engine/no-sockets.ts';
import type { FolderScanEvent, FolderScanOrder } from './folder-scan-messages.ts';
import type { HeardInScan } from './opinion-survey.ts';
import { scanFolder } from './scan-folder.ts';

/* Entry of dist/scan.cjs: scans one folder for a host that speaks folder-scan-messages.ts, and ends with it. */

const stop = new AbortController();
const say = (event: FolderScanEvent): void => void process.send?.(event);
let hear: (heard: HeardInScan) => void = () => undefined;

// Its workers end with it.
process.on('disconnect', () => process.exit(0));
process.on('message', (order: FolderScanOrder) => {
  if (order.kind === 'stop') return stop.abort(new Error('stopped'));
  if (order.kind === 'heard') return hear(order.heard);
  const parts = {
    ask: (papers: Extract<FolderScanEvent, { kind: 'questions' }>['papers']) =>
      new Promise<HeardInScan>((resolve, reject) => {
        hear = resolve;
        stop.signal.addEventListener('abort', () => reject(new Error('stopped')), { once: true });
        say({ kind: 'questions', papers });
      }),
  };
  void scanFolder(order, say, stop.signal, parts).then((end) => {
    process.send?.(end, () => process.exit(0));
  });
});
