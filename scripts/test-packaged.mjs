/**
 * `npm run test:packaged`: the host tests and the UI tests against the extension's package, built as for a release and
 * installed into a real VS Code. Closes on "N passed, N failed[, N skipped]"; `--grep TEXT` picks tests of both.
 */
import { runNode } from './lib/run.mjs';
import { closing, closingLine, readTally, sum } from './lib/tally.mjs';

const asked = process.argv.slice(2);
const counts = [];
for (const [script, ...args] of [
  ['scripts/test-host.mjs', '--packaged'],
  ['scripts/test-ui.mjs', '--no-build'],
]) {
  const { status, output } = await runNode(script, [...args, ...asked], { hide: closing });
  counts.push(readTally(status, output));
}
const all = sum(counts);
console.log(closingLine(all));
if (all.failed > 0) process.exitCode = 1;
