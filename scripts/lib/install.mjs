import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root, run } from './run.mjs';

/**
 * Installs the pinned packages if any is missing or of another version than package-lock.json says.
 * Throws an Error with one sentence if that fails.
 */
export async function ensureInstalled() {
  if (isInstalled(root)) return;
  console.log('Installing the pinned packages (npm ci) ...');
  const { status, output } = await runNpm(['ci', '--prefer-offline', '--loglevel=error']);
  if (status !== 0) throw new Error(`npm ci failed. ${output.trim() || 'See its output above.'}`);
}

/**
 * Compares the lock with npm's own record of what it put into node_modules. File times would not do: a checkout
 * touches the lock without changing it.
 * @param {string} folder that holds package-lock.json
 */
export function isInstalled(folder) {
  const record = path.join(folder, 'node_modules', '.package-lock.json');
  if (!existsSync(record)) return false;
  const wanted = readPackages(path.join(folder, 'package-lock.json'));
  const present = readPackages(record);
  return Object.entries(wanted).every(([name, { version, optional }]) => {
    if (name === '') return true;
    // A package for another platform is in the lock alone.
    if (!present[name]) return optional === true;
    return present[name].version === version && existsSync(path.join(folder, name, 'package.json'));
  });
}

function readPackages(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages ?? {};
}

function runNpm(args) {
  const npm = process.env.npm_execpath;
  if (npm && /\.c?js$/.test(npm)) return run(process.execPath, [npm, ...args], { quiet: true });
  return run('npm', args, { quiet: true, shell: process.platform === 'win32' });
}
