/* `npm run build`: bundles everything the package ships into dist/. With `--dev` nothing is minified. */
import { chmodSync, cpSync, existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { root } from './lib/run.mjs';

const dist = path.join(root, 'dist');
const minify = !process.argv.includes('--dev');

/** Entries that run in Node: [entry, output]. */
const nodeEntries = [
  ['src/cli/main.ts', 'cli.cjs'],
  ['src/node/engine/main.ts', 'engine.cjs'],
  ['src/node/pdf/worker.ts', 'pdf-worker.cjs'],
  ['src/extension/extension.ts', 'extension.cjs'],
];

const shared = {
  absWorkingDir: root,
  bundle: true,
  minify,
  // Names of classes and functions stay readable in an error report.
  keepNames: minify,
  sourcemap: 'external',
  legalComments: 'linked',
  logLevel: 'warning',
};

function bundleForNode([entry, output]) {
  return build({
    ...shared,
    entryPoints: [entry],
    outfile: path.join(dist, output),
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    // canvas: native code that pdf.js asks for and text extraction never uses.
    external: ['vscode', '@napi-rs/canvas'],
    // import.meta is empty in CommonJS; pdf.js and our own file look-ups need the URL.
    define: {
      'import.meta.url': 'importMetaUrl',
      'import.meta.dirname': '__dirname',
      'import.meta.filename': '__filename',
    },
    banner: {
      js: `${output === 'cli.cjs' ? '#!/usr/bin/env node\n' : ''}const importMetaUrl=require('node:url').pathToFileURL(__filename).href;`,
    },
  });
}

function bundleForWebview(entries) {
  return build({
    ...shared,
    entryPoints: entries,
    outdir: path.join(dist, 'webview'),
    platform: 'browser',
    format: 'iife',
    target: 'es2022',
    loader: { '.svg': 'dataurl' },
  });
}

const webview = path.join(root, 'webview');
const webviewEntries = existsSync(webview)
  ? readdirSync(webview)
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.d.ts'))
      .map((name) => `webview/${name}`)
  : [];

// Removed one by one afterwards and not at the start: a running editor or test may have dist/ open.
const written = new Set(['cmaps', 'webview']);
const jobs = nodeEntries
  .filter(([entry]) => existsSync(path.join(root, entry)))
  .map(async (entry) => {
    await bundleForNode(entry);
    for (const end of ['', '.map', '.LEGAL.txt']) written.add(entry[1] + end);
  });
if (webviewEntries.length > 0) jobs.push(bundleForWebview(webviewEntries));
const failed = (await Promise.allSettled(jobs)).filter(({ status }) => status === 'rejected');

if (failed.length > 0) {
  // esbuild has already printed what is wrong, file and line.
  process.exitCode = 1;
} else {
  if (existsSync(path.join(dist, 'cli.cjs'))) chmodSync(path.join(dist, 'cli.cjs'), 0o755);
  // Character maps of Chinese, Japanese and Korean PDFs: without them pdf.js loses nearly all of their text.
  cpSync(path.join(root, 'node_modules/pdfjs-dist/cmaps'), path.join(dist, 'cmaps'), { recursive: true });
  for (const name of readdirSync(dist))
    if (!written.has(name)) rmSync(path.join(dist, name), { recursive: true });
}
