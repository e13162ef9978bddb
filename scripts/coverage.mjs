/**
 * `npm run coverage [-- SPEC...]`: runs the unit tests of core (or the files named) and prints the line coverage of
 * src/core, by file where it is low. Fails below the limit. Processes and threads that tests start are left out.
 */
import path from 'node:path';
import { root, run } from './lib/run.mjs';

/** Per cent of the lines of src/core. */
const limit = 90;

const bin = (name) => path.join(root, 'node_modules', name);
const specs = process.argv.slice(2);
const { status } = await run(process.execPath, [
  bin('c8/bin/c8.js'),
  ...['--all', '--src', 'src/core', '--include', 'src/core/**/*.ts'],
  ...['--reporter', 'text-summary', '--reporter', 'json-summary', '--reporter', 'html'],
  ...['--check-coverage', '--lines', String(specs.length > 0 ? 0 : limit)],
  ...[process.execPath, '--import', 'tsx', bin('mocha/bin/mocha.js'), '--no-config', '--reporter', 'dot'],
  ...['--timeout', '120000', ...(specs.length > 0 ? specs : ['test/core/**/*.test.ts'])],
]);
process.exitCode = status;
