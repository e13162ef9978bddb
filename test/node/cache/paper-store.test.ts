import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { assemblePaper } from '../../../src/core/paper/assemble.ts';
import { pagelessBlock, pagelessDraft } from '../../../src/core/paper/draft.ts';
import type { Paper } from '../../../src/core/paper/model.ts';
import { keyOf } from '../../../src/node/cache/cache-entry.ts';
import { clearCache } from '../../../src/node/cache/cache-files.ts';
import type { PaperStoreOptions } from '../../../src/node/cache/paper-store.ts';
import { PaperStore } from '../../../src/node/cache/paper-store.ts';

const day = 86_400_000;
const hash = (digit: string): string => digit.repeat(64);
const at = (digit: string, path = 'p.pdf') => ({ path, sha256: hash(digit), format: 'pdf' as const });

/** One paper of a document for each digit, all in a place that nobody needs to know. */
function paperOf(digits: string, text = 'We train a model.'): Paper {
  return assemblePaper(
    Array.from(digits, (digit) =>
      pagelessDraft({ ...at(digit, `/secret/${digit}.pdf`), pages: 1 }, [pagelessBlock('paragraph', text)]),
    ),
  );
}

describe('PaperStore', () => {
  let root: string;
  let folder: string;
  let clock: number;
  const store = (options: Partial<PaperStoreOptions> = {}): PaperStore =>
    new PaperStore({ folder, version: '1', now: () => clock, ...options });
  const name = (digit: string): string => `${keyOf([at(digit)])}.paper`;
  const entry = (digit: string): string => join(folder, name(digit));
  const put = (digits: string, options?: Partial<PaperStoreOptions>): Promise<void> =>
    store(options).put(paperOf(digits));
  const has = async (digit: string): Promise<boolean> => (await store().get([at(digit)])) !== null;

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'peerlint-store-'));
    folder = join(root, 'a', 'cache');
    clock = Date.now();
  });
  afterEach(() => {
    rmSync(root, { recursive: true, force: true });
  });

  it('gives back what it took, with the paths of now', async () => {
    await put('ab');
    const kept = paperOf('ab');
    const documents = [at('a', 'moved.pdf'), at('b', 'too.pdf')];
    assert.deepEqual(await store().get(documents), {
      ...kept,
      documents: documents.map((document) => ({ ...document, pages: 1 })),
    });
  });

  it('tells papers apart by their documents, the order of them and how they are read', async () => {
    await put('ab');
    for (const other of [
      [at('a')],
      [at('b'), at('a')],
      [at('a'), at('b'), at('c')],
      [at('a'), at('c')],
      [at('a'), { ...at('b'), format: 'text' as const }],
      [],
    ])
      assert.equal(await store().get(other), null);
    assert.ok(await store().get([at('a'), at('b')]));
  });

  it('does not keep the path of the paper', async () => {
    await put('a');
    const bytes = readFileSync(entry('a'));
    assert.ok(!bytes.includes('secret'));
    assert.ok(
      !(await import('node:zlib')).gunzipSync(bytes.subarray(bytes.indexOf(10) + 1)).includes('secret'),
    );
  });

  it('is readable by the user alone, and leaves no half-written file', async function () {
    if (process.platform === 'win32') this.skip();
    await put('a');
    assert.equal(statSync(folder).mode & 0o777, 0o700);
    assert.equal(statSync(entry('a')).mode & 0o777, 0o600);
    assert.deepEqual(readdirSync(folder), [name('a')]);
    chmodSync(folder, 0o755);
    await put('b');
    assert.equal(statSync(folder).mode & 0o777, 0o700);
  });

  it('is taken back from others when it is read, too', async function () {
    if (process.platform === 'win32') this.skip();
    await put('a');
    chmodSync(folder, 0o777);
    chmodSync(entry('a'), 0o666);
    assert.equal(await has('a'), true);
    assert.equal(statSync(folder).mode & 0o777, 0o700);
    assert.equal(statSync(entry('a')).mode & 0o777, 0o600);
  });

  it('ends where no folder can be made, though the one above is there', async function () {
    // A new folder in /proc fails as if /proc were not there.
    if (process.platform !== 'linux') this.skip();
    for (folder of ['/proc/peerlint', '/proc/peerlint/deep/down']) {
      await put('a', { longestWait: 60_000 });
      assert.equal(await has('a'), false);
    }
  }).timeout(10_000);

  it('waits for nobody to write into a pipe, and puts the paper in its place', async function () {
    if (process.platform === 'win32') this.skip();
    await put('b');
    execFileSync('mkfifo', [entry('a')]);
    assert.equal(await store({ longestWait: 60_000 }).get([at('a')]), null);
    await put('a');
    assert.equal(await has('a'), true);
  }).timeout(10_000);

  it('does not use what another reader wrote, and puts its own in the place', async () => {
    await put('a');
    assert.equal(await store({ version: '2' }).get([at('a')]), null);
    await put('a', { version: '2' });
    assert.ok(await store({ version: '2' }).get([at('a')]));
    assert.equal(readdirSync(folder).length, 1);
  });

  it('never gives a damaged or foreign entry', async () => {
    await put('a');
    const good = readFileSync(entry('a'));
    for (let at = 0; at < good.length; at += 1) {
      const bad = Buffer.from(good);
      bad[at] = bad[at]! ^ 1;
      writeFileSync(entry('a'), bad);
      assert.equal(await has('a'), false, `byte ${at}`);
    }
    for (const bad of ['', '\n', '{}\n', 'no line', 'null\n\n', gzipSync('{}'), good.subarray(0, -1)]) {
      writeFileSync(entry('a'), bad);
      assert.equal(await has('a'), false);
    }
    // Whole, but of another paper.
    writeFileSync(entry('b'), good);
    assert.equal(await has('b'), false);
    await put('a');
    assert.equal(await has('a'), true);
  });

  it('outlives a clock that is set back, and one that is set right again', async () => {
    await put('a');
    clock -= 3650 * day;
    assert.equal(await has('a'), true);
    clock += 3650 * day;
    // By the clock it was last used ten years ago, so it may be gone; what is kept from now on stays.
    await put('b');
    await put('a');
    assert.deepEqual([await has('a'), await has('b')], [true, true]);
  });

  it('forgets what was not used for 30 days; use counts', async () => {
    await put('a');
    await put('b');
    clock += 20 * day;
    assert.equal(await has('a'), true);
    clock += 20 * day;
    assert.equal(await has('b'), false);
    assert.ok(!existsSync(entry('b')));
    assert.equal(await has('a'), true);
  });

  it('removes what was used longest ago where there is too much', async () => {
    await put('a');
    const size = statSync(entry('a')).size;
    const keep = store({ mostBytes: 2.5 * size });
    for (const digit of ['a', 'b']) {
      await keep.put(paperOf(digit));
      clock += 1000;
    }
    assert.ok(await keep.get([at('a')]));
    clock += 1000;
    await keep.put(paperOf('c'));
    assert.deepEqual(readdirSync(folder).sort(), [name('a'), name('c')].sort());
  });

  it('expires in a program that runs for weeks and writes nothing', async () => {
    const long = store();
    await put('a');
    await put('b');
    // The last look comes 40 days after the start: well behind the 30 that an unused paper is kept.
    for (let days = 0; days <= 40; days += 10, clock += 10 * day) assert.ok(await long.get([at('a')]));
    assert.ok(!existsSync(entry('b')));
  });

  it('clears away what a crash left half written, not what is being written', async () => {
    await put('a');
    const old = `${entry('b')}.1234-ab.tmp`;
    const young = `${entry('c')}.1234-ab.tmp`;
    writeFileSync(old, 'x');
    utimesSync(old, new Date(clock - day), new Date(clock - day));
    writeFileSync(young, 'x');
    await put('d');
    assert.ok(!existsSync(old));
    assert.ok(existsSync(young));
  });

  it('is no cache, and no error, where the folder cannot be', async () => {
    mkdirSync(join(root, 'a'));
    writeFileSync(folder, 'a file where the folder should be');
    await put('a');
    assert.equal(await has('a'), false);
    assert.equal(readFileSync(folder, 'utf8'), 'a file where the folder should be');
    folder = '/dev/null/cache';
    await put('a');
    assert.equal(await has('a'), false);
  });

  it('is no cache where the folder may not be written', async function () {
    if (process.platform === 'win32' || process.getuid?.() === 0) this.skip();
    mkdirSync(join(root, 'a'), { mode: 0o500 });
    await put('a');
    assert.equal(await has('a'), false);
  });

  it('survives many writers of one paper', async () => {
    await Promise.all(Array.from({ length: 12 }, () => put('a')));
    assert.deepEqual(readdirSync(folder), [name('a')]);
    assert.equal(await has('a'), true);
  });

  describe('clearCache', () => {
    it('removes all papers and says how many and how large they were', async () => {
      await put('a');
      await put('b');
      const bytes = statSync(entry('a')).size + statSync(entry('b')).size;
      assert.deepEqual(await clearCache(folder), { papers: 2, answers: 0, bytes });
      assert.ok(!existsSync(folder));
      assert.deepEqual(await clearCache(folder), { papers: 0, answers: 0, bytes: 0 });
    });

    it('removes folders under the name of an entry, which would keep the paper out', async () => {
      await put('a');
      mkdirSync(join(entry('b'), 'deep'), { recursive: true });
      writeFileSync(join(entry('b'), 'deep', 'file'), 'x');
      assert.equal((await clearCache(folder)).papers, 1);
      assert.ok(!existsSync(folder));
    });

    it('leaves alone what is not of the cache', async () => {
      await put('a');
      const foreign = join(folder, 'thesis.paper');
      writeFileSync(foreign, 'mine');
      const target = join(root, 'target');
      writeFileSync(target, 'mine');
      symlinkSync(target, entry('b'));
      assert.equal((await clearCache(folder)).papers, 1);
      assert.ok(existsSync(foreign));
      assert.ok(existsSync(target));
    });
  });
});
