/**
 * Runs test/host inside a real VS Code and closes on "N passed, N failed[, N skipped]". `--grep TEXT` picks tests,
 * `--no-build` takes dist/ as it is, `--restricted` runs the tests of a workspace that is not trusted alone,
 * `--packaged` tests the package, installed as a user would, in place of this folder.
 * On Linux x64 it is the server build with a headless Chromium (scripts/vscode-host.mjs), of the lowest version of
 * VS Code that is supported with `--vscode lowest`; elsewhere, or with `--electron`, the desktop editor through
 * @vscode/test-electron, which downloads it.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { installPackage } from './lib/installed.mjs';
import { bundleForHost, runInHost } from './lib/run-in-host.mjs';
import { runNode } from './lib/run.mjs';
import { closing, closingLine, readTally, sum, tally } from './lib/tally.mjs';
import { findChromium, root, supported } from './vscode-host.mjs';

const out = path.join(root, 'out/test-host');
const timeLimit = 900_000;
const valueOf = (option, otherwise) =>
  process.argv.includes(option) ? process.argv[process.argv.indexOf(option) + 1] : otherwise;
const grep = valueOf('--grep', '');
const version = valueOf('--vscode', 'current');
const packaged = process.argv.includes('--packaged');
const onServer = supported && !process.argv.includes('--electron');

/** Lines of the workbench that say nothing about the extension under test. */
const noise = /spdlog|watchdog|ServiceWorker|authentication provider|vsda/;

async function bundleTests() {
  const folder = path.join(root, 'test/host');
  const names = fs.readdirSync(folder).filter((name) => name === 'index.ts' || name.endsWith('.test.ts'));
  fs.rmSync(out, { recursive: true, force: true });
  await bundleForHost(
    names.map((name) => path.join(folder, name)),
    out,
  );
}

/** A workspace of two folders, one inside the other, and a folder outside of it; the tests fill them. */
function makeFolders() {
  const base = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'peerlint-host-')));
  for (const name of ['main/nested', 'outside']) fs.mkdirSync(path.join(base, name), { recursive: true });
  const workspace = path.join(base, 'tests.code-workspace');
  fs.writeFileSync(workspace, JSON.stringify({ folders: [{ path: 'main' }, { path: 'main/nested' }] }));
  const report = path.join(base, 'report.txt');
  fs.writeFileSync(report, '');
  return { base, workspace, report };
}

function environment({ base, report }, restricted = false) {
  return {
    PEERLINT_TEST_RESTRICTED: restricted ? '1' : '',
    PEERLINT_TEST_BASE: base,
    PEERLINT_TEST_FIXTURES: path.join(root, 'test/fixtures'),
    PEERLINT_TEST_REPORT: report,
    PEERLINT_TEST_GREP: grep,
  };
}

/**
 * @param restricted with workspace trust on, and nothing trusted: test/host/restricted.test.ts alone
 * @returns exit code as the workbench tells it; never trusted alone, see closed()
 */
async function runOnServer(folders, chromium, restricted = false) {
  const { code, errors } = await runInHost({
    chromium,
    workspace: folders.workspace,
    tests: path.join(out, 'index.cjs'),
    limit: timeLimit,
    version,
    ...(installed ? { extension: makeTester(folders) } : {}),
    server: {
      env: environment(folders, restricted),
      args: installed ? ['--extensions-dir', installed.extensions] : [],
      trustEverything: !restricted,
      settings: restricted ? { 'security.workspace.trust.startupPrompt': 'never' } : {},
    },
  });
  if (code === 'time-out') console.error(`The host tests did not end in ${timeLimit / 1000} s.`);
  if (code !== 0)
    for (const line of errors.filter((error) => !noise.test(error)).slice(-10)) console.error(line);
  return code;
}

/** Tests come with an extension under development; where the installed one is tested, that is an empty one. */
function makeTester({ base }) {
  const folder = path.join(base, 'tester');
  fs.mkdirSync(folder, { recursive: true });
  const manifest = { name: 'tester', publisher: 'peerlint', version: '0.0.1', engines: { vscode: '*' } };
  fs.writeFileSync(path.join(folder, 'package.json'), JSON.stringify(manifest));
  return folder;
}

async function runOnDesktop(folders) {
  const { runTests } = await import('@vscode/test-electron');
  return runTests({
    extensionDevelopmentPath: root,
    extensionTestsPath: path.join(out, 'index.cjs'),
    extensionTestsEnv: environment(folders),
    launchArgs: [folders.workspace, '--disable-extensions', '--disable-workspace-trust'],
  });
}

/**
 * What a run says of itself, printed but for its closing line. A host that died is reported with code 0, so only that
 * line tells.
 */
function readReport(report, code) {
  const lines = fs.readFileSync(report, 'utf8').trimEnd().split('\n');
  const last = lines.at(-1) ?? '';
  const closes = closing.test(last);
  console.log((closes ? lines.slice(0, -1) : lines).join('\n'));
  if (!closes) console.error('The host ended without a report: it died or was stopped.');
  // Where tests are picked, one of the runs may have none of them.
  const none = grep !== '' && last === closingLine(tally());
  const counts = none ? tally() : closes ? readTally(0, last) : tally(0, 1);
  return code === 0 || counts.failed > 0 ? counts : { ...counts, failed: 1 };
}

/** One run in folders of its own. */
async function inFolders(run) {
  const folders = makeFolders();
  try {
    return readReport(folders.report, await run(folders));
  } finally {
    fs.rmSync(folders.base, { recursive: true, force: true });
  }
}

const chromium = onServer ? findChromium() : { path: '' };
let installed = null;
if ('missing' in chromium) {
  console.log(`skipped: host tests. ${chromium.missing}`);
  console.log(closingLine(tally(0, 0, 1)));
} else {
  const build = process.argv.includes('--no-build')
    ? { status: 0 }
    : await runNode('scripts/build.mjs', packaged ? [] : ['--dev']);
  await bundleTests();
  const tallies = [];
  const only = process.argv.includes('--restricted');
  try {
    if (packaged && onServer) installed = await installPackage(ensureHost(version));
    if (!onServer) tallies.push(await inFolders(runOnDesktop));
    if (onServer && !only) tallies.push(await inFolders((folders) => runOnServer(folders, chromium.path)));
    if (onServer) tallies.push(await inFolders((folders) => runOnServer(folders, chromium.path, true)));
  } finally {
    installed?.remove();
  }
  const all = sum(tallies);
  console.log(closingLine(all));
  if (all.failed > 0 || all.passed === 0 || build.status !== 0) process.exitCode = 1;
}
