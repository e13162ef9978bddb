/** Starts VS Code's server and a headless Chromium on it; nothing outside 127.0.0.1 is reached. */
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright-core';

const quietSettings = {
  'chat.disableAIFeatures': true,
  'workbench.startupEditor': 'none',
  'workbench.secondarySideBar.defaultVisibility': 'hidden',
  'workbench.tips.enabled': false,
  'extensions.autoUpdate': false,
  'extensions.autoCheckUpdates': false,
  'telemetry.telemetryLevel': 'off',
  'git.enabled': false,
  'files.autoSave': 'off', // the browser's default is to save after a second
  'files.simpleDialog.enable': true,
};

/**
 * @param {{node: string, server: string}} host from ensureHost()
 * @param {{env?: object, args?: string[], settings?: object, trustEverything?: boolean, dataDir?: string}} options
 */
export async function startServer(host, options = {}) {
  const data = fs.mkdtempSync(path.join(os.tmpdir(), 'peerlint-server-'));
  const user = path.join(data, 'data/User');
  fs.mkdirSync(user, { recursive: true });
  fs.writeFileSync(
    path.join(user, 'settings.json'),
    JSON.stringify({ ...quietSettings, ...options.settings }),
  );
  const flags = [
    '--host',
    '127.0.0.1',
    '--port',
    '0',
    '--without-connection-token',
    '--accept-server-license-terms',
  ];
  // VS Code 1.139 ignores extensionTestsPath in the page's payload without the smoke-test driver.
  flags.push('--telemetry-level', 'off', '--enable-smoke-test-driver', '--server-data-dir', data);
  if (options.trustEverything ?? true) flags.push('--disable-workspace-trust');
  const child = spawn(host.node, [host.server, ...flags, ...(options.args ?? [])], {
    // Without a gallery setting the workbench would ask a public one.
    env: { ...process.env, EXTENSIONS_GALLERY: '{}', ...options.env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  // The group would outlive a runner that is stopped.
  const orphaned = () => signalGroup(child, 'SIGKILL');
  process.once('exit', orphaned);
  for (const name of ['SIGINT', 'SIGTERM']) process.once(name, () => process.exit(1));
  const origin = await listening(child);
  return {
    origin,
    authority: new URL(origin).host,
    dataDir: data,
    async stop() {
      await stopGroup(child);
      process.off('exit', orphaned);
      fs.rmSync(data, { recursive: true, force: true });
    },
  };
}

function listening(child) {
  return new Promise((resolve, reject) => {
    let log = '';
    const timer = setTimeout(
      () => reject(new Error(`VS Code's server did not start in 60 s\n${log}`)),
      60_000,
    );
    const read = (chunk) => {
      log += chunk;
      if (process.env.VERBOSE) process.stderr.write(chunk);
      const url = /Web UI available at (http:\S+)/.exec(log)?.[1];
      if (!url) return;
      clearTimeout(timer);
      resolve(new URL(url.replace('localhost', '127.0.0.1')).origin);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', (code) => reject(new Error(`VS Code's server ended with ${code}\n${log}`)));
  });
}

/** The server runs in its own process group, so that its extension hosts and engines end with it. */
async function stopGroup(child) {
  child.removeAllListeners('exit');
  const gone = new Promise((resolve) => child.once('exit', resolve));
  signalGroup(child, 'SIGTERM');
  await Promise.race([gone, new Promise((resolve) => setTimeout(resolve, 5000))]);
  signalGroup(child, 'SIGKILL');
}

function signalGroup(child, name) {
  try {
    process.kill(-child.pid, name);
  } catch {
    // The group has ended by itself.
  }
}

export function launchBrowser(executablePath) {
  return chromium.launch({
    executablePath,
    headless: true,
    handleSIGINT: false,
    handleSIGTERM: false,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
    ],
  });
}

/**
 * Address of the workbench. `target` is a folder or a .code-workspace file; `payload` is VS Code's own, with paths
 * turned into addresses on the server (its authority must equal the page's host).
 */
export function workbenchUrl(server, target, payload = []) {
  const query = new URLSearchParams();
  query.set(target.endsWith('.code-workspace') ? 'workspace' : 'folder', target);
  const remote = payload.map(([key, value]) => [
    key,
    value.startsWith('/') ? `vscode-remote://${server.authority}${value}` : value,
  ]);
  query.set('payload', JSON.stringify([['skipWelcome', 'true'], ...remote]));
  return `${server.origin}/?${query}`;
}

/** Every request of the page that would leave this machine. Webview resources are answered by a service worker. */
export function watchRequests(context) {
  const outside = [];
  context.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    const local =
      hostname === '127.0.0.1' ||
      hostname === 'localhost' ||
      hostname.endsWith('.vscode-resource.vscode-cdn.net');
    if (/^(https?|wss?):$/.test(protocol) && !local) outside.push(request.url());
  });
  return outside;
}
