import assert from 'node:assert/strict';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dismissalStorage, dismissalsOf } from '../../../src/extension/dismissals/dismissal-storage.ts';
import { Dismissals } from '../../../src/extension/dismissals/dismissals.ts';

const common = '/storage/dismissals.json';
const folder = '/w/.peerlint/dismissed.json';

function dismissalsOn(files = new Map<string, string>()) {
  const warnings: string[] = [];
  const storage = {
    read: (file: string) => Promise.resolve(files.get(file) ?? null),
    write: (file: string, text: string) => Promise.resolve(void files.set(file, text)),
    remove: (file: string) => Promise.resolve(void files.delete(file)),
  };
  const dismissals = new Dismissals(storage, common, (text) => warnings.push(text));
  return { dismissals, files, warnings };
}

describe('Dismissals', () => {
  it('are kept in the folder of the draft and found again', async () => {
    const { dismissals, files } = dismissalsOn();
    await dismissals.add(folder, 'c1', 'seen in the rebuttal');
    assert.deepEqual(JSON.parse(files.get(folder) ?? ''), {
      schema: 1,
      dismissed: [{ claim: 'c1', state: 'no-problem', note: 'seen in the rebuttal' }],
    });
    const later = dismissalsOn(files).dismissals;
    assert.equal(later.has(folder, 'c1'), false);
    await later.load(folder);
    assert.equal(later.has(folder, 'c1'), true);
    assert.equal(later.has(folder, 'c2'), false);
    assert.equal(later.has('/other/.peerlint/dismissed.json', 'c1'), false);
  });

  it('say of which paper they are, and go from one file alone', async () => {
    const { dismissals, files } = dismissalsOn();
    await dismissals.add(folder, 'c1', '', 'p1');
    await dismissals.add(folder, 'c2', '', 'p2');
    await dismissals.add(null, 'c1', '', 'p1');
    assert.deepEqual(
      dismissals.in(folder).map(({ claim, paper }) => [claim, paper]),
      [
        ['c1', 'p1'],
        ['c2', 'p2'],
      ],
    );
    await dismissals.remove(folder, new Set(['c1']));
    assert.deepEqual(
      dismissals.in(folder).map(({ claim }) => claim),
      ['c2'],
    );
    assert.equal(dismissals.in(null).length, 1);
    await dismissals.remove(folder, new Set(['c2']));
    assert.deepEqual([...files.keys()], [common]);
  });

  it('hold everywhere when they were made outside any folder', async () => {
    const { dismissals, files } = dismissalsOn();
    await dismissals.add(null, 'c1');
    assert.deepEqual([...files.keys()], [common]);
    assert.ok(dismissals.has(null, 'c1') && dismissals.has(folder, 'c1'));
  });

  it('can be taken back, from wherever they are', async () => {
    const { dismissals, files } = dismissalsOn();
    await dismissals.add(folder, 'c1');
    await dismissals.add(folder, 'c2');
    await dismissals.add(null, 'c1');
    await dismissals.restore(folder, new Set(['c1']));
    assert.equal(dismissals.has(folder, 'c1'), false);
    assert.equal(dismissals.has(folder, 'c2'), true);
    assert.doesNotMatch(files.get(common) ?? '', /c1/);
  });

  it('are added to what another window has written meanwhile', async () => {
    const { dismissals, files } = dismissalsOn();
    await dismissals.load(folder);
    await dismissalsOn(files).dismissals.add(folder, 'theirs');
    await dismissals.add(folder, 'ours');
    assert.match(files.get(folder) ?? '', /ours[\s\S]*theirs/);
  });

  it('lose nothing when several are made at once', async () => {
    const { dismissals } = dismissalsOn();
    await Promise.all(['c1', 'c2', 'c3', 'c1'].map((claim) => dismissals.add(folder, claim)));
    assert.ok(['c1', 'c2', 'c3'].every((claim) => dismissals.has(folder, claim)));
  });

  it('never overwrite a file that holds something else, and go on working', async () => {
    for (const text of ['{', '{"schema": 2, "dismissed": []}', '[]']) {
      const { dismissals, files, warnings } = dismissalsOn(new Map([[folder, text]]));
      await dismissals.load(folder);
      assert.match(warnings.join(), /is not a list of dismissed findings/);
      await assert.rejects(dismissals.add(folder, 'c1'), /\.peerlint\/dismissed\.json/);
      assert.equal(files.get(folder), text);
      await dismissals.add(null, 'c2');
      assert.ok(dismissals.has(null, 'c2'));
    }
  });

  it('tell their listeners', async () => {
    const { dismissals } = dismissalsOn();
    let told = 0;
    dismissals.onDidChange(() => (told += 1));
    await dismissals.add(folder, 'c1');
    await dismissals.restore(folder, new Set(['c1']));
    assert.equal(told, 2);
  });

  it('lie on disk whole, with no draft of the file left', async () => {
    const base = await mkdtemp(join(tmpdir(), 'peerlint-dismissals-'));
    const file = dismissalsOf(base);
    assert.equal(await dismissalStorage.read(file), null);
    await dismissalStorage.write(file, 'one');
    await dismissalStorage.write(file, 'two');
    assert.equal(await dismissalStorage.read(file), 'two');
    assert.deepEqual(await readdir(join(base, '.peerlint')), ['dismissed.json']);
    await rm(base, { recursive: true });
  });
});
