import { processHost } from './host.ts';
import { errorLine, run } from './run.ts';

/* Entry of dist/cli.cjs. */

process.on('uncaughtException', (error) => {
  process.stderr.write(`peerlint: ${errorLine(error)}\n`);
  process.exit(2);
});

const host = processHost();
void run(process.argv.slice(2), host).then(async (status) => {
  await host.flush();
  // Nothing that is kept warm for the next paper may keep a finished command waiting.
  process.exit(status);
});
