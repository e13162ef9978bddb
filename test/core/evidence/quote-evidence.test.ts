import assert from 'node:assert/strict';
import { quoteAround, quoteEvidence } from '../../../src/core/evidence/quote-evidence.ts';
import type { Passage } from '../../../src/core/paper/model.ts';
import { paperOf } from '../paper-of.ts';

const text = 'First line here and the second line here.';
const passage: Passage = {
  id: 0,
  kind: 'text',
  text,
  context: '',
  page: 2,
  section: 0,
  document: 0,
  pieces: [
    { start: 0, end: 20, page: 2, rect: [100, 700, 300, 710] },
    { start: 20, end: text.length, page: 3, rect: [100, 50, 310, 60] },
  ],
};
const section = {
  number: '4',
  title: 'Results',
  label: '4 Results',
  level: 1,
  page: 2,
  document: 0,
  appendix: false,
  block: 0,
};

describe('evidence of a quotation', () => {
  const paper = paperOf([], { passages: [passage], sections: [section] });

  it('carries the words, page and section', () => {
    const evidence = quoteEvidence(paper, { passage: 0, start: 0, end: 10, score: 0.5 });
    assert.equal(evidence?.text, 'First line');
    assert.equal(evidence?.page, 2);
    assert.equal(evidence?.section, '4 Results');
  });

  it('cuts the rectangle to the quoted characters', () => {
    const evidence = quoteEvidence(paper, { passage: 0, start: 10, end: 20, score: 0.5 });
    // Half of the letters, "First line" being the narrower half.
    const [rect] = evidence!.rects;
    assert.ok(rect![0] > 190 && rect![0] < 200, String(rect));
    assert.deepEqual(rect!.slice(1), [700, 300, 710]);
  });

  it('takes the page where the quotation stands, not where the passage begins', () => {
    const at = text.indexOf('second');
    assert.equal(quoteEvidence(paper, { passage: 0, start: at, end: at + 6, score: 1 })?.page, 3);
  });

  it('gives nothing for a passage that is not there', () => {
    assert.equal(quoteEvidence(paper, { passage: 7, start: 0, end: 1, score: 1 }), null);
  });
});

describe('quoteAround', () => {
  const long: Passage = {
    ...passage,
    text: 'One is short. The number 42 is in the middle. The end comes last.',
  };
  const quoted = (words: string, limit?: number) => {
    const at = long.text.indexOf(words);
    const quote = quoteAround(long, at, at + words.length, 1, limit);
    return long.text.slice(quote.start, quote.end);
  };

  it('grows to the sentence', () => {
    assert.equal(quoted('42'), 'The number 42 is in the middle.');
    assert.equal(quoted('One'), 'One is short.');
    assert.equal(quoted('last'), 'The end comes last.');
  });

  it('gives half the room to either side and keeps whole words when it has to cut', () => {
    assert.equal(quoted('42', 14), '42 is in');
  });
});
