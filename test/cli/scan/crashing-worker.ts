import { checkJob } from '../../../src/node/scan/check-job.ts';
import type { ScanAnswer, ScanJob } from '../../../src/node/scan/scan-messages.ts';

/* A worker whose reader dies of papers named "crash" and never comes back from those named "hang". */

const say = (answer: ScanAnswer): void => void process.send?.(answer);

process.on('disconnect', () => process.exit(0));
process.on('message', (job: ScanJob) => {
  say({ kind: 'at', review: null });
  if (job.paper.includes('crash')) process.kill(process.pid, 'SIGKILL');
  if (job.paper.includes('hang')) for (;;);
  void checkJob(job, say).then(() => say({ kind: 'done', memory: 0 }));
});
