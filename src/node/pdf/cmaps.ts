import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Folder of the character maps that Chinese, Japanese and Korean PDFs need: beside the bundle, else in pdfjs-dist.
 * Ends with a separator, as pdf.js wants it; null if there is none (those papers then lose most of their text).
 */
export function findCmaps(): string | null {
  const beside = join(dirname(fileURLToPath(import.meta.url)), 'cmaps');
  if (existsSync(beside)) return beside + sep;
  try {
    const folder = join(dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json')), 'cmaps');
    return existsSync(folder) ? folder + sep : null;
  } catch {
    return null;
  }
}
