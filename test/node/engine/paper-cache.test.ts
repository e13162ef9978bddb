import assert from 'node:assert/strict';
import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PaperCache } from '../../../src/node/engine/paper-cache.ts';

function counting(capacity = 2, stamp: (path: string) => Promise<string> = (path) => Promise.resolve(path)) {
  const reads: string[] = [];
  const cache = new PaperCache(
    (paper: string) => {
      reads.push(paper);
      return Promise.resolve(paper);
    },
    { capacity, stamp },
  );
  return { cache, reads };
}

describe('PaperCache', () => {
  it('drops the paper that was used longest ago', async () => {
    const { cache, reads } = counting();
    for (const paper of ['a', 'b', 'a', 'c', 'a', 'b']) await cache.get(paper, []);
    assert.deepEqual(reads, ['a', 'b', 'c', 'b']);
  });

  it('shares one reading between requests that come together', async () => {
    const { cache, reads } = counting();
    await Promise.all([cache.get('a', []), cache.get('a', [])]);
    assert.deepEqual(reads, ['a']);
  });

  it('tells papers with different supplements apart', async () => {
    const { cache, reads } = counting();
    await cache.get('a', []);
    await cache.get('a', ['s']);
    assert.equal(reads.length, 2);
  });

  it('tries a paper again whose reading failed', async () => {
    let tries = 0;
    const read = () => ((tries += 1), tries === 1 ? Promise.reject(new Error('no')) : Promise.resolve('ok'));
    const cache = new PaperCache(read, { stamp: (path) => Promise.resolve(path) });
    await assert.rejects(cache.get('a', []));
    assert.equal(await cache.get('a', []), 'ok');
  });

  it('reads a file anew once it has changed', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'peerlint-cache-'));
    const file = join(folder, 'p.md');
    await writeFile(file, 'one');
    let reads = 0;
    const cache = new PaperCache(() => Promise.resolve((reads += 1)));
    await cache.get(file, []);
    await cache.get(file, []);
    assert.equal(reads, 1);
    await writeFile(file, 'two');
    await utimes(file, new Date(), new Date(Date.now() + 5000));
    await cache.get(file, []);
    assert.equal(reads, 2);
    await rm(folder, { recursive: true });
  });

  describe('with a paper that is not whole yet', () => {
    function slow() {
      const parts: { early?: (early: string) => void; page?: () => void; whole?: (paper: string) => void } =
        {};
      const cache = new PaperCache<string>(
        (_paper, _supplements, _passwords, { onEarly, onPage }) => {
          parts.early = onEarly;
          parts.page = () => onPage('text', 2, 9);
          return new Promise((resolve) => (parts.whole = resolve));
        },
        { stamp: (path) => Promise.resolve(path) },
      );
      const heard: string[] = [];
      const get = (who: string) =>
        cache.get(
          'a',
          [],
          {},
          { onEarly: (early) => heard.push(`${who} ${early}`), onPage: () => heard.push(who) },
        );
      return { parts, heard, get, turn: () => new Promise((resolve) => setTimeout(resolve, 5)) };
    }

    it('tells all who wait for it, also those who came later', async () => {
      const { parts, heard, get, turn } = slow();
      const first = get('first');
      await turn();
      parts.early?.('part');
      const second = get('second');
      await turn();
      parts.page?.();
      parts.whole?.('whole');
      assert.deepEqual(await Promise.all([first, second]), ['whole', 'whole']);
      assert.deepEqual(heard, ['first part', 'second part', 'first', 'second']);
    });

    it('tells nobody once it is whole', async () => {
      const { parts, heard, get, turn } = slow();
      const first = get('first');
      await turn();
      parts.early?.('part');
      parts.whole?.('whole');
      await first;
      heard.length = 0;
      assert.equal(await get('third'), 'whole');
      assert.deepEqual(heard, []);
    });
  });
});
