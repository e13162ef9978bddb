import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { assemblePaper } from '../../../src/core/paper/assemble.ts';
import { pagelessBlock, pagelessDraft } from '../../../src/core/paper/draft.ts';
import type { Paper } from '../../../src/core/paper/model.ts';
import { entriesOfPaper, removeEntries } from '../../../src/node/cache/entries-of-paper.ts';
import { PaperStore } from '../../../src/node/cache/paper-store.ts';

const hash = (digit: string): string => digit.repeat(64);

function paperOf(digits: string, text: string): Paper {
  return assemblePaper(
    Array.from(digits, (digit) =>
      pagelessDraft({ path: `/${digit}.pdf`, sha256: hash(digit), format: 'pdf', pages: 1 }, [
        pagelessBlock('paragraph', text),
      ]),
    ),
  );
}

describe('the kept entries of a paper', () => {
  const ferry = paperOf('a', 'We train a ferry.');
  const withSupplement = paperOf('ab', 'We train a ferry.');
  const downloadedAnew = paperOf('c', 'We train a ferry.');
  const other = paperOf('d', 'We study bridges over cold rivers.');
  let folder: string;

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'peerlint-entries-'));
    const store = new PaperStore({ folder, version: '1' });
    for (const paper of [ferry, withSupplement, downloadedAnew, other]) await store.put(paper);
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('are those with its bytes and those with its key', async () => {
    const byBytes = await entriesOfPaper(folder, { key: null, files: [hash('a')] });
    assert.equal(byBytes.length, 2);
    const byBoth = await entriesOfPaper(folder, { key: ferry.key, files: [hash('a')] });
    assert.equal(byBoth.length, 3);
    assert.equal((await entriesOfPaper(folder, { key: 'none', files: [hash('e')] })).length, 0);
    assert.equal((await entriesOfPaper(folder, null)).length, 4);
  });

  it('go, and other papers stay', async () => {
    await removeEntries(await entriesOfPaper(folder, { key: ferry.key, files: [hash('a')] }));
    const [left, ...more] = await entriesOfPaper(folder, null);
    assert.equal(more.length, 0);
    assert.deepEqual(await entriesOfPaper(folder, { key: other.key, files: [] }), [left]);
    const store = new PaperStore({ folder, version: '1' });
    assert.equal(await store.get([{ path: '/a.pdf', sha256: hash('a'), format: 'pdf' }]), null);
    assert.ok(await store.get([{ path: '/d.pdf', sha256: hash('d'), format: 'pdf' }]));
  });

  it('include what does not say of which paper it is, and no foreign file', async () => {
    writeFileSync(join(folder, `${hash('f')}.paper.one.tmp`), '{"peerlint":"pap');
    writeFileSync(join(folder, `${hash('e')}.paper`), '');
    writeFileSync(join(folder, 'notes.txt'), 'mine');
    assert.equal((await entriesOfPaper(folder, { key: 'none', files: [] })).length, 2);
  });

  it('are none where there is no folder', async () => {
    assert.deepEqual(await entriesOfPaper(join(folder, 'missing'), null), []);
  });
});
