import { processHost } from './host.ts';
import { errorLine, run } from './run.ts';

/* Entry of dist/cli.cjs. The process ends by itself when all output is written: only its status is set here. */

process.on('uncaughtException', (error) => {
  process.stderr.write(`peerlint: ${errorLine(error)}\n`);
  process.exit(2);
});

void run(process.argv.slice(2), processHost()).then((status) => {
  process.exitCode = status;
});
