import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** All that a paper's reading is made of: the code of core and node, the packages, and how they are bundled. */
const parts = ['src/core', 'src/node', 'package-lock.json', 'scripts/build.mjs'];

/**
 * Names what decides how a paper is read, so that a kept reading never outlives its reader. Too much counts rather
 * than too little: every file in those folders, by name and content.
 * @param {string} root folder of the project
 * @returns {string} 16 hex digits
 */
export function readerVersion(root) {
  const hash = createHash('sha256');
  for (const file of parts.flatMap((part) => filesOf(root, part)).sort()) {
    const content = readFileSync(path.join(root, file));
    hash.update(`${JSON.stringify([file, content.length])}\n`).update(content);
  }
  return hash.digest('hex').slice(0, 16);
}

/** Files of a folder, or the file itself, as paths below `root` with slashes. */
function filesOf(root, part) {
  if (statSync(path.join(root, part)).isFile()) return [part];
  return readdirSync(path.join(root, part), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
}
