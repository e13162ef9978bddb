import assert from 'node:assert/strict';
import { parseReview } from '../../../src/core/review/parse-review.ts';
import { sourceRange } from '../../../src/core/review/source-range.ts';
import { outline, texts, withoutSentence } from './read.ts';

const form = [
  '==+== SYS 26 Review Forms',
  '==-== DO NOT CHANGE LINES THAT START WITH "==+==" OR "==*=="!',
  '==-== ',
  '',
  '==+== =====================================================================',
  '==+== Begin Review #18A',
  '==+== Reviewer: Ada Example <ada@example.org>',
  '==+== Paper #18',
  '==-== Title: A paper about',
  '==-==        queues',
  '',
  '==+== Review Readiness',
  '==-== Enter "Ready" if the review is ready for others to see:',
  '',
  'Ready',
  '',
  '==*== Overall merit',
  '==-== Choices:',
  '==-==    1. Reject',
  '==-==    2. Weak reject',
  '==-== Enter the number of your choice:',
  '',
  '2. Weak reject',
  '',
  '==*== Paper',
  '==*== summary',
  '==-== (hidden from authors)',
  '',
  'It queues. It sorts.',
  '\\==+== is the mark.',
  '',
  '==*== Comments for authors',
  '',
  '  - No ablation is given.',
  '',
  '==-== kept as text by the form, but no claim',
  '',
  '==+== Scratchpad (for unsaved private notes)',
  '',
  'Private. Not checked.',
  '',
  '==+== End Review',
  '==+== Begin Review #21',
  '==+== Paper #21',
  '==+== A. Weaknesses',
  'Too slow.',
  '==+== End Review',
  '',
].join('\n');

describe('parseReview, HotCRP offline forms', () => {
  const reviews = parseReview(form, { path: 'reviews.txt', sha256: 'abc' });

  it('finds the reviews of a file and their fields', () => {
    assert.deepEqual(
      reviews.map(({ id, codec, recognised }) => [id, codec, recognised]),
      [
        ['18A', 'hotcrp', true],
        ['21', 'hotcrp', true],
      ],
    );
    assert.deepEqual(outline(reviews[0]!), [
      ['summary', 'Paper summary', 'It queues.'],
      ['summary', 'Paper summary', 'It sorts.'],
      ['summary', 'Paper summary', '==+== is the mark.'],
      ['other', 'Comments for authors', 'No ablation is given.'],
    ]);
    assert.deepEqual(outline(reviews[1]!), [['weaknesses', 'Weaknesses', 'Too slow.']]);
    assert.deepEqual(
      reviews[0]!.fields.map(({ role, name, start, end }) => [role, name, form.slice(start, end)])[0],
      ['rating', 'Overall merit', '2. Weak reject'],
    );
  });

  it('maps an escaped line to its source', () => {
    const sentence = reviews[0]!.sentences[2]!;
    const { start, end } = sourceRange(sentence, 0, 5);
    assert.equal(form.slice(start, end), '\\==+==');
  });

  it('never touches a line of the form when a sentence goes', () => {
    const structure = (text: string) => text.split('\n').filter((line) => line.startsWith('=='));
    for (const review of reviews) {
      for (const sentence of review.sentences) {
        const after = withoutSentence(review, sentence);
        assert.deepEqual(structure(after), structure(form));
        const left = parseReview(after, { path: 'reviews.txt', sha256: 'x' }).flatMap(texts);
        const all = reviews.flatMap((r) => r.sentences);
        assert.deepEqual(
          left,
          all.filter((s) => s !== sentence).map(({ text }) => text),
        );
      }
    }
  });

  it('reads a form with Windows line ends', () => {
    const found = parseReview(form.replaceAll('\n', '\r\n'), { path: 'a.txt', sha256: 'x' });
    assert.deepEqual(found.flatMap(texts), reviews.flatMap(texts));
  });

  it('does not take a line of equal signs for a form', () => {
    const [review] = parseReview('Strengths\n==========\nFast.\n', { path: 'a.txt', sha256: 'x' });
    assert.equal(review?.codec, 'plain');
  });

  it('reads a blank form as a form without sentences', () => {
    const blank =
      '==+== SYS Review Form\n==+== Paper #3\n==*== Paper summary\n\n==*== Comments\n\n==+== End Review\n';
    const found = parseReview(blank, { path: 'a.txt', sha256: 'x' });
    assert.deepEqual(found.flatMap(texts), []);
  });
});
