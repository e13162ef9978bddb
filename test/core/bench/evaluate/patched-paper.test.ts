import assert from 'node:assert/strict';
import { patchedPaper } from '../../../../src/core/bench/evaluate/patched-paper.ts';
import { paperFromMarkdown } from '../../../../src/core/paper/from-text.ts';
import type { Paper } from '../../../../src/core/paper/model.ts';
import { kilnPaper } from '../inject/paper-of-kilns.ts';

const read = (text: string): Paper =>
  paperFromMarkdown(text, { path: 'kiln', sha256: '', format: 'markdown', pages: null });

/** The edit of the first passage of a kind that holds the words. */
function edit(paper: Paper, words: string, by: string, kind = 'text') {
  const passage = paper.passages.find((one) => one.kind === kind && one.text.includes(words))!;
  const start = passage.text.indexOf(words);
  return { passage: passage.id, start, end: start + words.length, text: by };
}

describe('papers with edited passages', () => {
  it('reads the new words wherever the passage stands, and leaves the paper itself alone', () => {
    const paper = read(kilnPaper);
    const patched = patchedPaper(paper, [edit(paper, '91.5%', '64%'), edit(paper, '48 kilns', '9 kilns')]);
    const all = [...patched.passages, ...patched.blocks].map(({ text }) => text).join('\n');
    assert.match(all, /a success rate of 64% on stoneware plates/);
    assert.match(all, /We fire 9 kilns in the Lindau workshop/);
    assert.doesNotMatch(all, /91\.5%|48 kilns/);
    assert.match(paper.blocks.map(({ text }) => text).join('\n'), /91\.5%/);
    assert.equal(patched.passages.length, paper.passages.length);
  });

  it('edits the cell of a table, and no other cell of the same value', () => {
    const paper = read(
      `${kilnPaper}\n## 6 Results\n\nTable 1: Success by clay.\n\n| clay | planner | grid |\n|---|---|---|\n| stoneware | 70.2 | 70.2 |\n| porcelain | 66.1 | 70.2 |\n`,
    );
    const row = paper.passages.find((one) => one.kind === 'table' && one.text.includes('stoneware'))!;
    const start = row.text.indexOf('70.2');
    const patched = patchedPaper(paper, [{ passage: row.id, start, end: start + 4, text: '81.9' }]);
    assert.deepEqual(
      patched.tables[0]!.rows.map(({ cells }) => cells.slice(1)),
      [
        ['planner', 'grid'],
        ['81.9', '70.2'],
        ['66.1', '70.2'],
      ],
    );
    assert.match(patched.passages[row.id]!.text, /81\.9/);
  });

  it('refuses a patch that the paper has no place for', () => {
    const paper = read(kilnPaper);
    const wrong = { start: 0, end: 5, text: 'x' };
    assert.throws(() => patchedPaper(paper, [{ ...wrong, passage: 999 }]), RangeError);
    assert.throws(() => patchedPaper(paper, [{ ...wrong, passage: 0, end: 99_999 }]), RangeError);
  });
});
