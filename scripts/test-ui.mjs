/**
 * Packages the extension and runs test/ui against the package: its content, no network, and VS Code in a real browser.
 * Closes on "N passed, N failed[, N skipped]". Screenshots go to shots/. `--no-build` takes dist/ as it is.
 */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { run, runNode } from './lib/run.mjs';
import { closingLine, tally } from './lib/tally.mjs';
import { ensureHost, findChromium, root, supported } from './vscode-host.mjs';

/** @returns the package, made as for a release, from what is in dist/ now */
async function packageExtension() {
  const file = path.join(root, 'out/peerlint.vsix');
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.rmSync(file, { force: true });
  const vsce = ['package', '--out', file, '--no-dependencies', '--allow-missing-repository'];
  const { status, output } = await runNode(
    'node_modules/@vscode/vsce/vsce',
    [...vsce, '--no-rewrite-relative-links'],
    { quiet: true },
  );
  if (status !== 0) throw new Error(`The extension could not be packaged.\n${output}`);
  return file;
}

/** Installs the package as a user would; returns the folder of installed extensions. */
function install(host, vsix) {
  const base = fs.mkdtempSync(path.join(os.tmpdir(), 'peerlint-installed-'));
  const extensions = path.join(base, 'extensions');
  const where = ['--server-data-dir', base, '--extensions-dir', extensions];
  execFileSync(
    host.node,
    [host.server, '--accept-server-license-terms', ...where, '--install-extension', vsix],
    { stdio: 'ignore', env: { ...process.env, EXTENSIONS_GALLERY: '{}' } },
  );
  return { base, extensions };
}

const chromium = findChromium();
const inBrowser = supported && 'path' in chromium;
if (!supported) console.log('skipped: tests in the browser. VS Code’s server build runs on Linux x64 alone.');
else if (!inBrowser) console.log(`skipped: tests in the browser. ${chromium.missing}`);

if (!process.argv.includes('--no-build')) await runNode('scripts/build.mjs');
// Screenshots of an older run must not be taken for this one's.
fs.rmSync(path.join(root, 'shots'), { recursive: true, force: true });
let installed = null;
try {
  const vsix = await packageExtension();
  if (supported) installed = install(ensureHost(), vsix);
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
        PEERLINT_VSIX: vsix,
        PEERLINT_EXTENSIONS: installed?.extensions ?? '',
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
  if (installed) fs.rmSync(installed.base, { recursive: true, force: true });
}
