import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { makePackage, targets } from './packages.mjs';

/** The package that VS Code would choose on this machine. */
export const targetHere = () => {
  const here = `${process.platform}-${process.arch}`;
  return targets().includes(here) ? here : 'universal';
};

/**
 * Makes the package of this machine, as for a release, and installs it as a user would.
 * @param {{ node: string, server: string } | null} host of ensureHost(); null: the package is made and not installed
 * @returns {Promise<{ vsix: string, extensions: string, remove(): void }>} extensions: folder of installed extensions,
 *   empty where it was not installed
 */
export async function installPackage(host) {
  const { file: vsix } = await makePackage(targetHere());
  if (host === null) return { vsix, extensions: '', remove: () => undefined };
  const base = fs.mkdtempSync(path.join(os.tmpdir(), 'peerlint-installed-'));
  const extensions = path.join(base, 'extensions');
  const where = ['--server-data-dir', base, '--extensions-dir', extensions];
  execFileSync(
    host.node,
    [host.server, '--accept-server-license-terms', ...where, '--install-extension', vsix],
    { stdio: 'ignore', env: { ...process.env, EXTENSIONS_GALLERY: '{}' } },
  );
  return { vsix, extensions, remove: () => fs.rmSync(base, { recursive: true, force: true }) };
}
