/**
 * Packages the extension and runs test/ui against the package: its content, no network, and VS Code in a real browser.
 * Closes on "N passed, N failed[, N skipped]". Screenshots go to shots/. `--no-build` takes dist/ as it is.
 */
import fs from 'node:fs';
import path from 'node:path';
import { installPackage } from './lib/installed.mjs';
import { run, runNode } from './lib/run.mjs';
import { closingLine, tally } from './lib/tally.mjs';
import { ensureHost, findChromium, root, supported } from './vscode-host.mjs';

const chromium = findChromium();
const inBrowser = supported && 'path' in chromium;
if (!supported) console.log('skipped: tests in the browser. VS Code’s server build runs on Linux x64 alone.');
else if (!inBrowser) console.log(`skipped: tests in the browser. ${chromium.missing}`);

if (!process.argv.includes('--no-build')) await runNode('scripts/build.mjs');
// Screenshots of an older run must not be taken for this one's.
fs.rmSync(path.join(root, 'shots'), { recursive: true, force: true });
let installed = null;
try {
  installed = await installPackage(supported ? ensureHost() : null);
  const mocha = ['--no-config', '--timeout', '120000'];
  const grep = process.argv.includes('--grep')
    ? ['--grep', process.argv[process.argv.indexOf('--grep') + 1]]
    : [];
  const { status } = await run(
    process.execPath,
    [
      ...['--import', 'tsx', path.join(root, 'node_modules/mocha/bin/mocha.js')],
      ...mocha,
      ...grep,
      ...['--reporter', 'scripts/lib/mocha-reporter.mjs', '--spec', 'test/ui/**/*.test.ts'],
    ],
    {
      env: {
        PEERLINT_VSIX: installed.vsix,
        PEERLINT_EXTENSIONS: installed.extensions,
        PEERLINT_CHROMIUM: inBrowser ? chromium.path : '',
      },
    },
  );
  process.exitCode = status;
} catch (error) {
  console.error(error.message);
  console.log(closingLine(tally(0, 1)));
  process.exitCode = 1;
} finally {
  installed?.remove();
}
