/* `npm run build`: bundles everything the package ships into dist/. With `--dev` nothing is minified. */
import { chmodSync, cpSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { notices } from './lib/notices.mjs';
import { readerVersion } from './lib/reader-version.mjs';
import { root } from './lib/run.mjs';

const dist = path.join(root, 'dist');
const minify = !process.argv.includes('--dev');

/** Entries that run in Node: [entry, output]. */
const nodeEntries = [
  ['src/cli/main.ts', 'cli.cjs'],
  ['src/node/engine/main.ts', 'engine.cjs'],
  ['src/node/llm/main.ts', 'llm.cjs'],
  ['src/node/pdf/worker.ts', 'pdf-worker.cjs'],
  ['src/node/onnx/model-worker.ts', 'model-worker.cjs'],
  ['src/cli/inject/worker.ts', 'inject-worker.cjs'],
  ['src/cli/evaluate/worker.ts', 'evaluate-worker.cjs'],
  ['src/node/scan/worker.ts', 'scan-worker.cjs'],
  ['src/node/scan/main.ts', 'scan.cjs'],
  ['src/extension/extension.ts', 'extension.cjs'],
];

const shared = {
  absWorkingDir: root,
  bundle: true,
  minify,
  sourcemap: 'external',
  // Whole licences go into a file of their own.
  legalComments: 'none',
  metafile: true,
  logLevel: 'warning',
};

const reader = readerVersion(root);

function bundleForNode([entry, output]) {
  return build({
    ...shared,
    entryPoints: [entry],
    outfile: path.join(dist, output),
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    // canvas: native code that pdf.js asks for and text extraction never uses.
    external: ['vscode', '@napi-rs/canvas', 'onnxruntime-node'],
    // import.meta is empty in CommonJS; pdf.js and our own file look-ups need the URL.
    define: {
      'import.meta.url': 'importMetaUrl',
      'import.meta.dirname': '__dirname',
      'import.meta.filename': '__filename',
      peerlintReaderVersion: JSON.stringify(reader),
    },
    banner: {
      js: `${output === 'cli.cjs' ? '#!/usr/bin/env node\n' : ''}const importMetaUrl=require('node:url').pathToFileURL(__filename).href;`,
    },
  });
}

/**
 * What text recognition needs, all in one folder: Tesseract, the data of English, and pdf.js' decoders for the formats
 * of scans. The packages are optional; without them pages that are pictures stay unread, and the program says so.
 */
function copyOcr() {
  const packages = path.join(root, 'node_modules');
  const files = [
    'tesseract.js-core/tesseract-core-simd-lstm.js',
    'tesseract.js-core/tesseract-core-simd-lstm.wasm',
    '@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz',
    'pdfjs-dist/wasm/jbig2.wasm',
    'pdfjs-dist/wasm/openjpeg.wasm',
  ].map((file) => path.join(packages, file));
  const target = path.join(dist, 'ocr');
  rmSync(target, { recursive: true, force: true });
  const missing = files.find((file) => !existsSync(file));
  if (missing)
    return console.warn(`Built without text recognition: ${path.relative(root, missing)} is missing.`);
  mkdirSync(target);
  for (const file of files) {
    // This package's own .js files are modules; Tesseract's is none.
    cpSync(file, path.join(target, path.basename(file).replace(/\.js$/, '.cjs')));
  }
}

/** The runtime of the local model as WebAssembly, for where the native one does not load. */
function copyOnnx() {
  const target = path.join(dist, 'onnx');
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target);
  for (const name of ['ort-wasm-simd-threaded.mjs', 'ort-wasm-simd-threaded.wasm'])
    cpSync(path.join(root, 'node_modules/onnxruntime-web/dist', name), path.join(target, name));
}

/** What "Open Sample" copies for the user. */
function copySample() {
  const target = path.join(dist, 'sample');
  mkdirSync(target, { recursive: true });
  for (const name of ['paper.pdf', 'review.md'])
    cpSync(path.join(root, 'test/fixtures/sample', name), path.join(target, name));
}

function removeAllBut(folder, kept) {
  for (const name of readdirSync(folder))
    if (!kept(name)) rmSync(path.join(folder, name), { recursive: true });
}

function bundleForWebview(entries) {
  return build({
    ...shared,
    entryPoints: entries,
    outdir: path.join(dist, 'webview'),
    platform: 'browser',
    format: 'iife',
    target: 'es2022',
    loader: { '.svg': 'dataurl', '.gif': 'dataurl' },
  });
}

/** One entry a page; what pages share lies in webview/lib and webview/toolkit.ts. */
const webviewEntries = ['webview/taxonomy.ts', 'webview/viewer.ts', 'webview/dashboard.ts'];
const results = await Promise.allSettled([
  ...nodeEntries.map(bundleForNode),
  bundleForWebview(webviewEntries),
]);

if (results.some(({ status }) => status === 'rejected')) {
  // esbuild has already printed what is wrong, file and line.
  process.exitCode = 1;
} else {
  const licences = 'third-party.LEGAL.txt';
  chmodSync(path.join(dist, 'cli.cjs'), 0o755);
  // Character maps of Chinese, Japanese and Korean PDFs: without them pdf.js loses nearly all of their text.
  cpSync(path.join(root, 'node_modules/pdfjs-dist/cmaps'), path.join(dist, 'cmaps'), { recursive: true });
  copyOcr();
  copyOnnx();
  copySample();
  writeFileSync(
    path.join(dist, licences),
    notices(
      results.map(({ value }) => value.metafile),
      ['node_modules/tesseract.js-core', 'node_modules/@tesseract.js-data/eng'],
    ),
  );
  // What an older build left is removed now and not at the start: an editor or a test may have dist/ open.
  const outputs = nodeEntries.flatMap(([, output]) => [output, `${output}.map`]);
  const kept = new Set([...outputs, licences, 'cmaps', 'ocr', 'onnx', 'sample', 'webview']);
  const pages = webviewEntries.map((entry) => path.basename(entry, '.ts'));
  removeAllBut(dist, (name) => kept.has(name));
  removeAllBut(path.join(dist, 'webview'), (name) => pages.includes(name.split('.')[0]));
}
