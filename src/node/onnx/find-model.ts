import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Folder of the model that comes with the program, beside dist/ and in the repository; null where there is none. */
export function shippedModel(): string | null {
  const here = path.dirname(fileURLToPath(import.meta.url));
  const folders = ['../models/detector', '../../../models/detector'].map((name) => path.join(here, name));
  return folders.find((folder) => existsSync(path.join(folder, 'config.json'))) ?? null;
}
