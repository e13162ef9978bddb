import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { assemblePaper } from '../../../src/core/paper/assemble.ts';
import { pagelessBlock, pagelessDraft } from '../../../src/core/paper/draft.ts';
import { clearCache } from '../../../src/node/cache/cache-files.ts';
import { PaperStore } from '../../../src/node/cache/paper-store.ts';
import { VectorStore, type VectorStoreOptions } from '../../../src/node/cache/vector-store.ts';

const day = 86_400_000;
const texts = ['1 Glazes: The enamel is teal.', 'The kiln is an oven.'];
const vectors = [Float32Array.of(1, 0, 0.1), Float32Array.of(-0.3, 1e-30, 0.5)];
const model = {
  unitTokens: 64,
  files: {
    'model.onnx': { sha256: 'a'.repeat(64), bytes: 1 },
    'tokenizer.json': { sha256: 'b'.repeat(64), bytes: 1 },
  },
};

describe('VectorStore', () => {
  let root: string;
  let folder: string;
  let clock: number;
  const keeper = (options: Partial<VectorStoreOptions> = {}, of = model) =>
    new VectorStore({ folder, version: '1', now: () => clock, ...options }).keeperFor(of);
  const file = (): string =>
    join(
      folder,
      readdirSync(folder).find((name) => name.endsWith('.vectors'))!,
    );

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'peerlint-vectors-'));
    folder = join(root, 'a', 'cache');
    clock = Date.now();
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  it('gives back to the last bit what it took', async () => {
    assert.equal(await keeper().get(texts), null);
    await keeper().put(texts, vectors);
    assert.deepEqual(await keeper().get(texts), vectors);
    await keeper().put(['no vector is like another'], [Float32Array.of(0.25)]);
    assert.deepEqual(await keeper().get(texts), vectors);
  });

  it('tells apart other texts, their order, other networks, tokenizers and lengths', async () => {
    await keeper().put(texts, vectors);
    for (const other of [[], texts.slice(1), [...texts].reverse(), [...texts, ''], [texts.join('')]])
      assert.equal(await keeper().get(other), null);
    const { files } = model;
    const changed = { sha256: 'c'.repeat(64), bytes: 1 };
    for (const of of [
      { ...model, unitTokens: 63 },
      { ...model, files: { ...files, 'model.onnx': changed } },
      { ...model, files: { ...files, 'tokenizer.json': changed } },
    ])
      assert.equal(await keeper({}, of).get(texts), null);
  });

  it('makes anew what another version wrote, and says so', async () => {
    await keeper().put(texts, vectors);
    const said: string[] = [];
    const next = keeper({ version: '2', log: (text) => said.push(text) });
    assert.equal(await next.get(texts), null);
    assert.match(said[0]!, /^The kept file [0-9a-f]{64}\.vectors is damaged or of another version/);
    await next.put(texts, vectors);
    assert.deepEqual(await next.get(texts), vectors);
    assert.deepEqual([said.length, readdirSync(folder).length], [1, 1]);
  });

  it('takes nothing from a damaged or foreign file, and says so', async () => {
    await keeper().put(texts, vectors);
    const whole = readFileSync(file());
    const flipped = (at: number): Buffer => {
      const bytes = Buffer.from(whole);
      bytes[at]! ^= 1;
      return bytes;
    };
    const damaged = [
      Buffer.alloc(0),
      Buffer.from('\n'),
      Buffer.from('{}\n'),
      Buffer.from('a line that never ends'),
      whole.subarray(0, whole.length - 1),
      whole.subarray(0, whole.indexOf(10) + 1),
      Buffer.concat([whole, Buffer.from([0])]),
      Buffer.concat([whole, Buffer.alloc(texts.length * 4)]),
      flipped(3),
      flipped(whole.length - 2),
    ];
    const said: string[] = [];
    for (const bytes of damaged) {
      writeFileSync(file(), bytes);
      assert.equal(await keeper({ log: (text) => said.push(text) }).get(texts), null);
    }
    assert.equal(said.length, damaged.length);
    await keeper().put(texts, vectors);
    assert.deepEqual(await keeper().get(texts), vectors);
  });

  it('is readable by the user alone, and holds no word of the paper', async function () {
    if (process.platform === 'win32') this.skip();
    await keeper().put(texts, vectors);
    assert.equal(statSync(file()).mode & 0o777, 0o600);
    assert.ok(!readFileSync(file()).includes('teal'));
  });

  it('does without a folder that cannot be made, and with what stands in the place of a file', async () => {
    writeFileSync(join(root, 'a'), 'a file');
    await keeper().put(texts, vectors);
    assert.equal(await keeper().get(texts), null);
    rmSync(join(root, 'a'));
    await keeper().put(texts, vectors);
    const name = file();
    rmSync(name);
    mkdirSync(name);
    assert.equal(await keeper().get(texts), null);
    await keeper().put(texts, vectors);
    assert.equal(await keeper().get(texts), null);
  });

  describe('together with the papers', () => {
    const paper = assemblePaper([
      pagelessDraft({ path: 'p.pdf', sha256: 'd'.repeat(64), format: 'pdf', pages: 1 }, [
        pagelessBlock('paragraph', 'We fire plates.'),
      ]),
    ]);
    const papers = (options: Partial<VectorStoreOptions> = {}): PaperStore =>
      new PaperStore({ folder, version: '1', now: () => clock, ...options });
    const kinds = (): string[] => readdirSync(folder).map((name) => name.split('.')[1]!);

    it('goes first where there is too much, if it was used longest ago', async () => {
      await papers().put(paper);
      const { bytes } = await clearCache(folder);
      await keeper().put(texts, vectors);
      clock += 1000;
      await papers({ mostBytes: bytes }).put(paper);
      assert.deepEqual(kinds(), ['paper']);
    });

    it('stays where the paper was used longer ago, and goes when nobody used it for a month', async () => {
      await papers().put(paper);
      clock += 31 * day;
      await keeper().put(texts, vectors);
      assert.deepEqual(kinds(), ['vectors']);
      clock += 31 * day;
      await papers().put(paper);
      assert.deepEqual(kinds(), ['paper']);
    });

    it('is cleared with them, and is no paper', async () => {
      await papers().put(paper);
      await keeper().put(texts, vectors);
      writeFileSync(join(folder, `${'e'.repeat(64)}.vectors.0-0.tmp`), 'half');
      const bytes = readdirSync(folder).reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);
      assert.deepEqual(await clearCache(folder), { papers: 1, answers: 0, bytes });
      assert.throws(() => readdirSync(folder), /ENOENT/);
    });
  });
});
