import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/**
 * Bundles the reader as the product is bundled, from the sources as they are, and gives the path of the module to
 * fork: memory and time of the development's loader would hide the reader's own.
 */
export async function bundleReader(): Promise<string> {
  const folder = path.join(root, 'node_modules/.cache/peerlint-fuzz', String(process.pid));
  mkdirSync(folder, { recursive: true });
  const entries = { child: 'src/cli/fuzz/child.ts', 'pdf-worker': 'src/node/pdf/worker.ts' };
  for (const [name, entry] of Object.entries(entries)) {
    await build({
      absWorkingDir: root,
      entryPoints: [entry],
      outfile: path.join(folder, `${name}.cjs`),
      bundle: true,
      platform: 'node',
      format: 'cjs',
      target: 'node20',
      external: ['@napi-rs/canvas'],
      define: {
        'import.meta.url': 'importMetaUrl',
        'import.meta.dirname': '__dirname',
        'import.meta.filename': '__filename',
        peerlintReaderVersion: '"fuzz"',
      },
      banner: { js: 'const importMetaUrl=require("node:url").pathToFileURL(__filename).href;' },
      logLevel: 'warning',
    });
  }
  return path.join(folder, 'child.cjs');
}
