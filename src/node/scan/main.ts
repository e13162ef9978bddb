import '../engine/no-sockets.ts';
import type { FolderScanEvent, FolderScanOrder } from './folder-scan-messages.ts';
import { scanFolder } from './scan-folder.ts';

/* Entry of dist/scan.cjs: scans one folder for a host that speaks folder-scan-messages.ts, and ends with it. */

const stop = new AbortController();
const say = (event: FolderScanEvent): void => void process.send?.(event);

// Its workers end with it.
process.on('disconnect', () => process.exit(0));
process.on('message', (order: FolderScanOrder) => {
  if (order.kind === 'stop') return stop.abort(new Error('stopped'));
  void scanFolder(order, say, stop.signal).then((end) => {
    process.send?.(end, () => process.exit(0));
  });
});
