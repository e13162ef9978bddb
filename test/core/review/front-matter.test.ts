import assert from 'node:assert/strict';
import { readFrontMatter } from '../../../src/core/review/front-matter.ts';
import { readOne, texts } from './read.ts';

describe('front matter', () => {
  it('names the paper and its supplements, and is no review text', () => {
    const cases: [string, string | null, string[]][] = [
      ['paper: ../p.pdf\n', '../p.pdf', []],
      ['paper: "my paper.pdf"\nsupplement: s.pdf\n', 'my paper.pdf', ['s.pdf']],
      ['Paper: p.pdf\nsupplement:\n  - a.pdf\n  - b.md\n', 'p.pdf', ['a.pdf', 'b.md']],
      ['paper: 18.pdf\nsupplement: [a.pdf, b.pdf]\nauthor: x. y\n', '18.pdf', ['a.pdf', 'b.pdf']],
      ['title: A. B.\n', null, []],
      ['paper:\n', null, []],
    ];
    for (const [yaml, paper, supplements] of cases) {
      const source = `---\n${yaml}---\n\nThe paper is short.\n`;
      const review = readOne(source);
      assert.deepEqual(review.links, { paper, supplements }, yaml);
      assert.deepEqual(texts(review), ['The paper is short.'], yaml);
      assert.deepEqual(review.skipped[0], { start: 0, end: yaml.length + 8, reason: 'front matter' }, yaml);
    }
  });

  it('says what is wrong with it', () => {
    const { problem, length } = readFrontMatter('---\npaper: [a.pdf\n---\nText.');
    assert.match(problem ?? '', /not valid YAML/);
    assert.equal(length, 22);
  });

  it('works with Windows line ends and with nothing behind it', () => {
    assert.equal(readFrontMatter('---\r\npaper: a.pdf\r\n---\r\n').links.paper, 'a.pdf');
    assert.equal(readFrontMatter('---\npaper: a.pdf\n---').links.paper, 'a.pdf');
  });

  it('takes a rule at the top for a rule', () => {
    for (const source of [
      '---\nThe paper is short.\n---\nIt is: good.\n',
      '---\n---\nA.',
      '---\nA.\n',
      '--- a\npaper: x\n---\n',
    ]) {
      assert.equal(readFrontMatter(source).length, 0, source);
    }
  });

  it('does not follow aliases', () => {
    const bomb = `a: &a [x, x]\n${Array.from({ length: 30 }, (_, i) => `b${i}: &b${i} [*a, *a]`).join('\n')}\npaper: *a\n`;
    assert.equal(readFrontMatter(`---\n${bomb}---\n`).links.paper, null);
  });
});
