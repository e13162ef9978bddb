/**
 * Runs test/host inside a real VS Code and closes on "N passed, N failed[, N skipped]". `--grep TEXT` picks tests,
 * `--no-build` takes dist/ as it is.
 * On Linux x64 it is the server build with a headless Chromium (scripts/vscode-host.mjs); elsewhere the desktop
 * editor, through @vscode/test-electron.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import esbuild from 'esbuild';
import { runNode } from './lib/run.mjs';
import { closing, closingLine, tally } from './lib/tally.mjs';
import { launchBrowser, startServer, workbenchUrl } from './vscode-host-server.mjs';
import { ensureHost, findChromium, root, supported } from './vscode-host.mjs';

const out = path.join(root, 'out/test-host');
const timeLimit = 540_000;
const grep = process.argv.includes('--grep') ? process.argv[process.argv.indexOf('--grep') + 1] : '';

/** Lines of the workbench that say nothing about the extension under test. */
const noise = /spdlog|watchdog|ServiceWorker|authentication provider|vsda/;

async function bundleTests() {
  const folder = path.join(root, 'test/host');
  const names = fs.readdirSync(folder).filter((name) => name === 'index.ts' || name.endsWith('.test.ts'));
  fs.rmSync(out, { recursive: true, force: true });
  await esbuild.build({
    entryPoints: names.map((name) => path.join(folder, name)),
    outdir: out,
    outExtension: { '.js': '.cjs' },
    bundle: true,
    platform: 'node',
    format: 'cjs',
    external: ['vscode', 'mocha'],
    sourcemap: 'inline',
    logLevel: 'warning',
  });
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

function environment({ base, report }) {
  return {
    PEERLINT_TEST_BASE: base,
    PEERLINT_TEST_FIXTURES: path.join(root, 'test/fixtures'),
    PEERLINT_TEST_REPORT: report,
    PEERLINT_TEST_GREP: grep,
  };
}

/** @returns exit code as the workbench tells it; never trusted alone, see closed() */
async function runOnServer(folders, chromium) {
  const server = await startServer(ensureHost(), { env: environment(folders) });
  const browser = await launchBrowser(chromium);
  const errors = [];
  try {
    const page = await (await browser.newContext()).newPage();
    const exit = new Promise((resolve) => page.exposeFunction('codeAutomationExit', resolve));
    await page.exposeFunction('codeAutomationLog', (type, args) => {
      if (process.env.VERBOSE) console.error(type, ...args);
      if (type === 'error') errors.push(args.join(' '));
    });
    await page.goto(
      workbenchUrl(server, folders.workspace, [
        ['extensionDevelopmentPath', root.replace(/\/$/, '')],
        ['extensionTestsPath', path.join(out, 'index.cjs')],
      ]),
    );
    const late = new Promise((resolve) => setTimeout(resolve, timeLimit, 'time-out').unref());
    const code = await Promise.race([exit, late]);
    if (code === 'time-out') console.error(`The host tests did not end in ${timeLimit / 1000} s.`);
    if (code !== 0)
      for (const line of errors.filter((error) => !noise.test(error)).slice(-10)) console.error(line);
    return code;
  } finally {
    await browser.close();
    await server.stop();
  }
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

/** The suite's own closing line. A host that died is reported with code 0, so only this line tells. */
function closed(report, code) {
  const text = fs.readFileSync(report, 'utf8').trimEnd();
  console.log(text);
  const last = text.split('\n').at(-1) ?? '';
  if (closing.test(last) && !last.startsWith('0 passed, 0 failed')) {
    return code === 0 || !/^\d+ passed, 0 failed/.test(last);
  }
  console.error('The host ended without a report: it died or was stopped.');
  console.log(closingLine(tally(0, 1)));
  return false;
}

const chromium = supported ? findChromium() : { path: '' };
if ('missing' in chromium) {
  console.log(`skipped: host tests. ${chromium.missing}`);
  console.log(closingLine(tally(0, 0, 1)));
} else {
  const build = process.argv.includes('--no-build')
    ? { status: 0 }
    : await runNode('scripts/build.mjs', ['--dev']);
  await bundleTests();
  const folders = makeFolders();
  try {
    const code = supported ? await runOnServer(folders, chromium.path) : await runOnDesktop(folders);
    const passed = closed(folders.report, code);
    if (!passed || build.status !== 0) process.exitCode = 1;
  } finally {
    fs.rmSync(folders.base, { recursive: true, force: true });
  }
}
