import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { ensureInstalled } from './install.mjs';
import { root, runNode } from './run.mjs';
import { closing, closingLine, readTally, sum, tally } from './tally.mjs';

/** One step that passes or fails as a whole. */
const check = (name, script, args = []) => ({
  name,
  count: async () => ((await runNode(script, args)).status === 0 ? tally(1) : tally(0, 1)),
});

/** A suite that closes on its own "N passed, N failed" line. */
const suite = (name, script, args = []) => ({
  name,
  count: async () => {
    if (!existsSync(path.join(root, script))) return tally(0, 1);
    const { status, output } = await runNode(script, args, { hide: closing });
    return readTally(status, output);
  },
});

const steps = [
  check('types', 'node_modules/typescript/bin/tsc', ['--noEmit']),
  check('types of the pages', 'node_modules/typescript/bin/tsc', ['--noEmit', '-p', 'webview']),
  check('lint', 'node_modules/eslint/bin/eslint.js', ['--max-warnings', '0', '.']),
  check('format', 'node_modules/prettier/bin/prettier.cjs', ['--check', '--log-level', 'warn', '.']),
  suite('unit tests', 'node_modules/mocha/bin/mocha.js', [
    ...['--parallel', '--jobs', String(Math.max(2, availableParallelism()))],
    ...['--reporter', 'scripts/lib/mocha-reporter.mjs'],
  ]),
  check('build', 'scripts/build.mjs'),
  suite('host tests', 'scripts/test-host.mjs'),
  suite('UI tests', 'scripts/test-ui.mjs'),
];

/** Runs every step, also after a failure; the last line adds all of them up. */
export async function main() {
  try {
    await ensureInstalled();
  } catch (error) {
    console.error(error.message);
    console.log(closingLine(tally(0, 1)));
    process.exitCode = 1;
    return;
  }
  const counts = [];
  for (const step of steps) {
    console.log(`\n== ${step.name}`);
    const count = await step.count();
    counts.push({ name: step.name, ...count });
  }
  console.log('');
  for (const { name, ...count } of counts) console.log(`${name}: ${closingLine(count)}`);
  const hostSkipped = counts.some(
    ({ name, passed, skipped }) => name === 'host tests' && passed === 0 && skipped > 0,
  );
  // Where nobody reads the output, tests that did not run must not look like tests that passed.
  if (hostSkipped && process.env.CI) counts.push({ name: 'host tests ran', ...tally(0, 1) });
  const all = sum(counts);
  console.log(closingLine(all));
  if (all.failed > 0) process.exitCode = 1;
}
