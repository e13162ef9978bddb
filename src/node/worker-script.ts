import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** A worker's bundle where this is one (dist/), its source in development, which runs under the parent's loader. */
export function workerScript(bundle: string, source: URL): URL {
  const bundled = new URL(`./${bundle}`, import.meta.url);
  return existsSync(fileURLToPath(bundled)) ? bundled : source;
}
