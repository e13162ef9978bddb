import assert from 'node:assert/strict';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { keptScans, removeKeptScans } from '../../../src/node/scan/kept-scans.ts';

describe('kept results of scans', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'kept-scans-'));
    for (const [store, file, text] of [
      ['one', 'results.jsonl', '{"paper":{"path":"a/first.pdf"}}\n'],
      ['two', 'results.jsonl.part', '{"paper":{"path":"b/sec\\"ond.pdf"}}\n'],
    ] as const) {
      await mkdir(path.join(folder, store));
      await writeFile(path.join(folder, store, file), text);
    }
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('are all found, with their sizes, those of a stopped scan too', async () => {
    const kept = await keptScans(folder, null);
    assert.deepEqual(
      kept.map(({ store, bytes }) => [path.basename(store), bytes]),
      [
        ['one', 33],
        ['two', 36],
      ],
    );
  });

  it('are found and removed by a paper that they name', async () => {
    const kept = await keptScans(folder, new Set(['/elsewhere/sec"ond.pdf']));
    assert.deepEqual(
      kept.map(({ store }) => path.basename(store)),
      ['two'],
    );
    await removeKeptScans(kept);
    assert.deepEqual(await readdir(folder), ['one']);
    assert.deepEqual(await keptScans(folder, new Set(['/x/third.pdf'])), []);
  });

  it('are none where no folder was scanned', async () => {
    assert.deepEqual(await keptScans(path.join(folder, 'none'), null), []);
  });
});
