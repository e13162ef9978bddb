import assert from 'node:assert/strict';
import { ignoredSentences, ignoreNotes } from '../../../src/core/review/ignored.ts';
import { parseReview } from '../../../src/core/review/parse-review.ts';

const comment = '<!-- peerlint-ignore -->';

function ignored(source: string, path = 'r.md'): string[] {
  const [review] = parseReview(source, { path, sha256: '' });
  return [...ignoredSentences(review!)].map(({ text }) => text);
}

const cases: readonly (readonly [string, string, readonly string[]])[] = [
  ['behind a sentence', `It is slow. ${comment} It is dear.`, ['It is slow.']],
  ['at the end of a line', `It is dear. It is slow. ${comment}\n\nIt is old.`, ['It is slow.']],
  ['in front of a sentence', `${comment} It is slow. It is dear.`, ['It is slow.']],
  ['in an item', `- ${comment} It is slow.\n- It is dear.`, ['It is slow.']],
  ['inside a sentence', `It is ${comment} slow. It is dear.`, ['It is slow.']],
  ['on a line of its own', `It is old.\n\n${comment}\nIt is slow.\n\nIt is dear.`, ['It is slow.']],
  ['of another name', 'It is slow. <!-- peerlint-ignored -->', []],
  ['that is never closed', 'It is slow. <!-- peerlint-ignore', []],
  ['in code', `\`\`\`\n${comment}\n\`\`\`\nIt is slow.`, []],
];

describe('comments that silence findings', () => {
  for (const [about, source, expected] of cases) {
    it(about, () => assert.deepEqual(ignored(source), expected));
  }

  it('in plain text', () => assert.deepEqual(ignored(`It is slow. ${comment}\n`, 'r.txt'), ['It is slow.']));

  it('not in a HotCRP form, which says so', () => {
    const form = `==+== Test Review Form\n==-== Lines\n==+== =====\n\n==*== Comments\n\nIt is slow. ${comment}\n\n==+== Scratchpad\n`;
    const [review] = parseReview(form, { path: 'r.txt', sha256: '' });
    assert.equal(review!.codec, 'hotcrp');
    assert.equal(ignoredSentences(review!).size, 0);
    assert.match(ignoreNotes(review!, 0).join(), /do not count in a form/);
  });

  it('are counted', () => {
    const [review] = parseReview(`It is slow. ${comment}\n`, { path: 'r.md', sha256: '' });
    assert.deepEqual(ignoreNotes(review!, 1), ['1 finding is silenced by peerlint-ignore comments.']);
    assert.deepEqual(ignoreNotes(review!, 0), []);
  });
});
