import { checkJob } from './check-job.ts';
import type { ScanAnswer, ScanJob } from './scan-messages.ts';

/* Entry of dist/scan-worker.cjs: one of the processes of `peerlint scan`. */

const say = (answer: ScanAnswer): void => void process.send?.(answer);

// Ctrl-C reaches all processes of a terminal; the scan ends its workers itself, and knows then that they did not crash.
process.on('SIGINT', () => undefined);
process.on('disconnect', () => process.exit(0));
process.on('message', (job: ScanJob) => {
  void checkJob(job, say).then(() => say({ kind: 'done', memory: process.memoryUsage.rss() }));
});
