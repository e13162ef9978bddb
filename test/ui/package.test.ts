import assert from 'node:assert/strict';
import { fork, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { Worker } from 'node:worker_threads';
import { readEvent } from '../../src/core/engine/messages.ts';
import { protocolVersion, type EngineEvent, type EngineRequest } from '../../src/core/engine/protocol.ts';
import { root } from '../../scripts/vscode-host.mjs';

const extensions = process.env['PEERLINT_EXTENSIONS'] ?? '';
const vsix = process.env['PEERLINT_VSIX'] ?? '';
const sample = join(root, 'test/fixtures/sample');

const bundles = [
  'extension',
  'engine',
  'pdf-worker',
  'model-worker',
  'cli',
  'inject-worker',
  'scan-worker',
  'scan',
  'evaluate-worker',
  'llm',
];

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
}

describe('the installed package', () => {
  let extension = '';

  before(function () {
    if (!extensions) this.skip();
    const folder = readdirSync(extensions).find((name) => name.startsWith('peerlint.peerlint-'));
    assert.ok(folder, 'the editor has installed it');
    extension = join(extensions, folder);
  });

  it('holds what is run and read, and nothing else', () => {
    const files = filesIn(extension);
    const allowed = [
      /^(package\.json|readme\.md|changelog\.md|LICENSE\.txt)$/i,
      /^\.vsixmanifest$/, // the editor's own
      /^dist\/(extension|engine|pdf-worker|model-worker|cli|inject-worker|evaluate-worker|scan-worker|scan|llm)\.cjs(\.LEGAL\.txt)?$/,
      /^dist\/third-party\.LEGAL\.txt$/,
      /^dist\/webview\/\w+\.(js|css)(\.LEGAL\.txt)?$/,
      /^dist\/cmaps\//,
      /^dist\/ocr\//,
      /^dist\/onnx\/ort-wasm-simd-threaded\.(mjs|wasm)$/,
      // Of the native runtime: its code, and the binary of this platform.
      /^dist\/node_modules\/onnxruntime-(node|common)\/(package\.json|LICENSE|dist\/.*\.js|dist\/cjs\/package\.json)$/,
      new RegExp(
        `^dist/node_modules/onnxruntime-node/bin/napi-v6/${process.platform}/${process.arch}/[^/]+$`,
      ),
      /^dist\/sample\/(paper\.pdf|review\.md)$/,
      /^models\/detector\/(model\.onnx|tokenizer\.json|tokenizer_config\.json|config\.json|MODEL_CARD\.md)$/,
      /^docs\/taxonomy\.md$/,
      /^syntaxes\/[\w-]+\.(?:tmLanguage|language-configuration)\.json$/,
      /^media\/(peerlint|walkthrough\/\w+)\.svg$/,
    ];
    assert.deepEqual(
      files.filter((file) => !allowed.some((pattern) => pattern.test(file))),
      [],
    );
    for (const name of bundles) assert.ok(files.includes(`dist/${name}.cjs`), name);
    for (const name of ['taxonomy', 'viewer', 'dashboard'])
      for (const kind of ['js', 'css']) assert.ok(files.includes(`dist/webview/${name}.${kind}`), name);
    // A network hardly packs.
    const model = join(extension, 'models/detector/model.onnx');
    const network = existsSync(model) ? statSync(model).size : 0;
    assert.ok(network < 35_000_000, 'a network of less than 35 MB');
    const native = files.some((file) => file.endsWith('/onnxruntime_binding.node')) ? 20_000_000 : 0;
    assert.ok(
      statSync(vsix).size < 13_000_000 + native + network,
      'less than 13 MB without network and runtime',
    );
    assert.ok(statSync(vsix).size < 60_000_000);
  });

  it('holds every file that its manifest names', () => {
    const manifest = JSON.parse(readFileSync(join(extension, 'package.json'), 'utf8')) as {
      main: string;
      contributes: { grammars: { path: string }[] };
    };
    for (const file of [manifest.main, ...manifest.contributes.grammars.map((grammar) => grammar.path)]) {
      assert.ok(statSync(join(extension, file)).isFile(), file);
    }
  });

  it('brings a native runtime that loads its own model', async function () {
    if (!existsSync(join(extension, 'dist/node_modules/onnxruntime-node'))) this.skip();
    const folder = join(extension, 'models/detector');
    const config: unknown = JSON.parse(readFileSync(join(folder, 'config.json'), 'utf8'));
    const workerData = { folder, config, threads: 1, runtimes: ['native'] };
    const worker = new Worker(join(extension, 'dist/model-worker.cjs'), {
      workerData,
      stdout: true,
      stderr: true,
    });
    try {
      const first = await new Promise((resolve, reject) => {
        worker.once('message', resolve);
        worker.once('error', reject);
      });
      assert.deepEqual(first, { kind: 'ready', runtime: 'native' });
    } finally {
      worker.postMessage({ kind: 'end', id: 0 });
    }
  });

  it('imports no module that opens a socket', () => {
    const modules = 'net|http|https|http2|tls|dgram|dns|inspector|quic|undici|ws';
    const imported = new RegExp(`["'\`](?:node:)?(?:${modules})(?:/promises)?["'\`]\\)`, 'g');
    for (const name of bundles) {
      const code = readFileSync(join(extension, `dist/${name}.cjs`), 'utf8');
      assert.deepEqual(
        [...code.matchAll(imported)].map(([found]) => found),
        [],
        name,
      );
    }
  });

  it('calls nothing that fetches in the process of the editor', () => {
    // The other bundles hold pdf.js, whose calls for addresses src/node/engine/no-sockets.ts has disarmed.
    const fetching = /(?<![.\w$#])(?:fetch\(|new (?:XMLHttpRequest|WebSocket|EventSource)\b)/g;
    const code = readFileSync(join(extension, 'dist/extension.cjs'), 'utf8');
    assert.deepEqual(
      [...code.matchAll(fetching)].map(([found]) => found),
      [],
    );
  });

  describe('without any network', function () {
    const isolated = ['-rn', '--'];

    before(function () {
      if (spawnSync('unshare', [...isolated, 'true']).status !== 0) this.skip();
    });

    it('checks a review on the command line', () => {
      const command = [process.execPath, join(extension, 'dist/cli.cjs'), 'check', join(sample, 'review.md')];
      const paper = ['--paper', join(sample, 'paper.pdf'), '--format', 'json'];
      const { status, stdout, stderr } = spawnSync('unshare', [...isolated, ...command, ...paper], {
        encoding: 'utf8',
      });
      assert.equal(status, 1, stderr);
      const { findings } = JSON.parse(stdout) as { findings: unknown[] };
      assert.ok(findings.length > 0);
    });

    it('runs a model on the command line, without packages of its own', () => {
      const model = join(root, 'test/fixtures/onnx/detector');
      const command = [process.execPath, join(extension, 'dist/cli.cjs'), 'check', join(sample, 'review.md')];
      const paper = ['--paper', join(sample, 'paper.pdf'), '--format', 'json', '--model', model];
      const { stdout, stderr } = spawnSync('unshare', [...isolated, ...command, ...paper], {
        encoding: 'utf8',
      });
      const { detector, coverage } = JSON.parse(stdout) as {
        detector: string;
        coverage: { notes: string[] };
      };
      assert.equal(detector, 'local', `${stderr} ${coverage.notes.join(' ')}`);
    });

    it('checks a review in the engine', async () => {
      const events: EngineEvent[] = [];
      const engine = fork(join(extension, 'dist/engine.cjs'), [], {
        execPath: 'unshare',
        execArgv: [...isolated, process.execPath],
      });
      try {
        await new Promise<void>((resolve, reject) => {
          engine.on('error', reject);
          engine.on('exit', (code) => reject(new Error(`the engine ended with ${code}`)));
          engine.on('message', (message) => {
            const event = readEvent(message);
            if (event) events.push(event);
            if (event?.kind === 'result' || event?.kind === 'failed') resolve();
          });
          const send = (request: EngineRequest) => engine.send(request);
          send({ kind: 'hello', protocol: protocolVersion });
          send({
            kind: 'check',
            id: 1,
            uri: 'file:///review.md',
            version: 1,
            path: '/review.md',
            text: readFileSync(join(sample, 'review.md'), 'utf8'),
            paper: join(sample, 'paper.pdf'),
            supplements: [],
            passwords: {},
            ocr: false,
            settings: {
              detector: 'auto',
              modelPath: null,
              threshold: 'balanced',
              policy: 'localModel',
              dismissed: [],
            },
          });
        });
      } finally {
        engine.removeAllListeners('exit').kill();
      }
      const last = events.at(-1);
      assert.ok(last?.kind === 'result', JSON.stringify(last));
      assert.ok((last.reviews[0]?.result.findings.length ?? 0) > 0);
    });
  });
});
