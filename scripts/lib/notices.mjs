import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './run.mjs';

/**
 * Licences of the packages whose code went into bundles, or whose files lie beside them, as one text.
 * @param {readonly import('esbuild').Metafile[]} metafiles
 * @param {readonly string[]} [copied] folders of packages of which files are copied, where they are installed
 */
export function notices(metafiles, copied = []) {
  const folders = new Set(copied.filter((folder) => existsSync(path.join(root, folder))));
  for (const { inputs } of metafiles) {
    for (const input of Object.keys(inputs)) {
      const folder = /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+/.exec(input)?.[0];
      if (folder) folders.add(folder);
    }
  }
  return [...folders]
    .sort()
    .map(noticeOf)
    .join(`\n\n${'-'.repeat(80)}\n\n`);
}

function noticeOf(folder) {
  const at = path.join(root, folder);
  const { name, version, license } = JSON.parse(readFileSync(path.join(at, 'package.json'), 'utf8'));
  const file = existsSync(at) && readdirSync(at).find((entry) => /^(licen[cs]e|copying)/i.test(entry));
  const text = file ? readFileSync(path.join(at, file), 'utf8').trim() : '';
  return `${name} ${version} (${license})\n\n${text}`;
}
