import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ModelThread } from '../../../src/node/onnx/model-thread.ts';
import { openDetectorModel, type ThreadedModel } from '../../../src/node/onnx/detector-model.ts';

const tiny = fileURLToPath(new URL('../../fixtures/onnx/detector/', import.meta.url));
const near = (a: number, b: number): void => assert.ok(Math.abs(a - b) < 1e-5, `${a} is not ${b}`);
const pair = (sentence: string, excerpt: string) => ({ role: 'summary', sentence, excerpt }) as const;

describe('the local model in its thread', () => {
  let model: ThreadedModel;
  before(async () => {
    model = await openDetectorModel(tiny);
  });
  after(() => model.close());

  it('starts with the first call', async () => {
    assert.equal(model.runtime, null);
    await model.embed(['glaze']);
    assert.equal(model.runtime, 'native');
  });

  it('reads pairs: logits, states and tags as the network has them', async () => {
    // See make_detector.py: -3 + 6 for mauve, +2 for teal in the excerpt.
    const [wrong, right] = await model.read([
      pair('The glaze is mauveish.', 'The glaze is teal.'),
      pair('The glaze is mauve.', 'The glaze is mauve.'),
    ]);
    near(wrong!.wrong, 5);
    near(right!.wrong, -5);
    assert.deepEqual(wrong!.types, [0, 4, 0, 0, 0, 0, 0, 0, 0]);
    assert.deepEqual(wrong!.states, [0, 4, 2]);
    assert.deepEqual(right!.states, [4, 0, 2]);
    assert.deepEqual(wrong!.kinds, [1, 0, 0, 0]);
    assert.deepEqual(
      wrong!.pieces.map(({ start, end }) => [start, end]),
      [
        [0, 3],
        [4, 9],
        [10, 12],
        [13, 21],
        [13, 21],
        [21, 22],
      ],
    );
    const sum = Math.exp(3) + Math.exp(6) + 1;
    near(wrong!.pieces[3]!.tags[1], Math.exp(6) / sum);
    near(wrong!.pieces[4]!.tags[2], Math.exp(6) / sum);
    near(wrong!.pieces[0]!.tags[0], Math.exp(3) / (Math.exp(3) + 2));
  });

  it('embeds texts in their order, whatever the length of their neighbours', async () => {
    const texts = [
      'the glaze and the kiln',
      'enamel',
      '',
      'oven',
      ...Array<string>(40).fill('nine kilns at dawn'),
    ];
    const vectors = await model.embed(texts);
    assert.equal(vectors.length, texts.length);
    near(vectors[0]![0]!, Math.SQRT1_2);
    near(vectors[0]![1]!, Math.SQRT1_2);
    near(vectors[1]![0]!, 1);
    assert.ok(vectors[2]!.every((value) => value === 0));
    near(vectors[3]![1]!, 1);
  });

  it('stops when it is told to', async () => {
    const stop = new AbortController();
    const reading = model.read(Array<ReturnType<typeof pair>>(1000).fill(pair('nine', 'five')), stop.signal);
    setTimeout(() => stop.abort(new Error('enough')), 20);
    await assert.rejects(reading, /enough/);
    near((await model.read([pair('nine', 'five')]))[0]!.wrong, 5);
    await assert.rejects(model.embed(['a'], AbortSignal.abort(new Error('never'))), /never/);
  });

  it('starts again after it was closed', async () => {
    await model.close();
    near((await model.read([pair('nine', '')]))[0]!.wrong, 3);
  });
});

describe('the local model as WebAssembly', () => {
  it('gives the same where the native runtime does not load', async () => {
    const model = await openDetectorModel(tiny, { runtimes: ['wasm'] });
    const [wrong] = await model.read([pair('The glaze is mauveish.', 'The glaze is teal.')]);
    assert.equal(model.runtime, 'wasm');
    near(wrong!.wrong, 5);
    assert.deepEqual(wrong!.states, [0, 4, 2]);
    const [vector] = await model.embed(['enamel']);
    near(vector![0]!, 1);
    await model.close();
  });
});

describe('a model thread that ends by itself', () => {
  it('is started once more, and then given up', async () => {
    const threads: ModelThread[] = [];
    const model = await openDetectorModel(tiny, {
      async start(data) {
        const thread = await ModelThread.start(data);
        threads.push(thread);
        return thread;
      },
    });
    await model.load();
    const reading = model.read(Array<ReturnType<typeof pair>>(400).fill(pair('nine', 'five')));
    await threads[0]!.end();
    const outputs = await reading;
    assert.equal(outputs.length, 400);
    near(outputs.at(-1)!.wrong, 5);
    assert.equal(threads.length, 2);
    await threads[1]!.end();
    await assert.rejects(model.read([pair('nine', '')]), { name: 'ModelUnusable', message: /ended twice/ });
  });
});

describe('a model that cannot be used says why in one clause', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'peerlint-model-'));
  after(() => rmSync(folder, { recursive: true }));
  const fails = async (message: RegExp, change: (at: (name: string) => string) => void): Promise<void> => {
    cpSync(tiny, folder, { recursive: true });
    change((name) => path.join(folder, name));
    const unusable = { name: 'ModelUnusable', message };
    const opened = openDetectorModel(folder);
    await assert.rejects(async () => (await opened).load(), unusable);
    // Nobody waits for it again: the answer is the same at once.
    await assert.rejects(async () => (await opened).embed(['a']), unusable);
  };
  const edited = (at: string, change: (config: Record<string, unknown>) => void): void => {
    const config = JSON.parse(readFileSync(at, 'utf8')) as Record<string, unknown>;
    change(config);
    writeFileSync(at, JSON.stringify(config));
  };

  it('files that are missing, truncated or of another checksum', async () => {
    await fails(/^model\.onnx is missing$/, (at) => rmSync(at('model.onnx')));
    await fails(/^config\.json is missing$/, (at) => rmSync(at('config.json')));
    await fails(/^tokenizer_config\.json is missing$/, (at) => rmSync(at('tokenizer_config.json')));
    await fails(/^model\.onnx has 100 bytes and not 6587: it is damaged$/, (at) =>
      truncateSync(at('model.onnx'), 100),
    );
    await fails(/^tokenizer\.json is not the file that config\.json names: its checksum differs$/, (at) => {
      const bytes = readFileSync(at('tokenizer.json'));
      bytes[0] = 0x20;
      writeFileSync(at('tokenizer.json'), bytes);
    });
  });

  it('a configuration that is none', async () => {
    await fails(/^config\.json is no JSON$/, (at) => writeFileSync(at('config.json'), '{'));
    await fails(/^config\.json is not as it should be at types: /, (at) =>
      edited(at('config.json'), (config) => (config['types'] = ['Number'])),
    );
    await fails(/at thresholds: must fall from strict to recall$/, (at) =>
      edited(
        at('config.json'),
        (config) => (config['thresholds'] = { strict: 0.1, balanced: 0.5, recall: 0.9 }),
      ),
    );
    await fails(/at temperature/, (at) => edited(at('config.json'), (config) => (config['temperature'] = 0)));
  });

  it('a network or tokenizer of another kind', async () => {
    const swap = (
      at: (name: string) => string,
      name: 'model.onnx' | 'tokenizer.json',
      bytes: Buffer,
    ): void => {
      writeFileSync(at(name), bytes);
      edited(at('config.json'), (config) => {
        const files = config['files'] as Record<string, unknown>;
        files[name] = { sha256: createHash('sha256').update(bytes).digest('hex'), bytes: bytes.length };
      });
    };
    await fails(/^model\.onnx is no network that the runtime can load$/, (at) =>
      swap(at, 'model.onnx', Buffer.from('ONNX')),
    );
    await fails(/^model\.onnx has no output "wrong"$/, (at) =>
      swap(at, 'model.onnx', readFileSync(path.join(tiny, '../tiny-nli.onnx'))),
    );
    await fails(/^tokenizer\.json is not of the kind WordPiece$/, (at) =>
      swap(at, 'tokenizer.json', Buffer.from('{"model": {"type": "BPE"}}')),
    );
  });

  it('no runtime', async () => {
    const model = await openDetectorModel(tiny, { runtimes: [] });
    await assert.rejects(model.load(), { name: 'ModelUnusable', message: /no runtime for it loads/ });
  });
});
