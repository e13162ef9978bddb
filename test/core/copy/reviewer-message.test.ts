import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { reviewerMessage } from '../../../src/core/copy/reviewer-message.ts';

const quote = {
  document: 0,
  page: 5,
  section: '4.2 Ablation',
  text: 'We remove each part.',
  rects: [],
  score: 1,
};
const finding = { context: 'No ablation is given.', reason: 'There is one.', evidence: [quote] };
const message = { title: 'On Ferries', documents: ['p.pdf', 's.pdf'], findings: [finding], changed: false };

describe('the message to a reviewer', () => {
  it('says politely what review and paper say, with the page', () => {
    const text = reviewerMessage(message);
    assert.match(
      text,
      /^Dear reviewer,\n\nthank you for your review of “On Ferries”\. There is one statement/,
    );
    assert.ok(text.includes('1. The review says: “No ablation is given.”\n'));
    assert.ok(text.includes('The paper says (p. 5, 4.2 Ablation): “We remove each part.”'));
    assert.doesNotMatch(text, /may have changed|hallucinat|wrong|error/i);
  });

  it('counts several, names supplements, and says so where the paper may have changed', () => {
    const other = { ...finding, evidence: [{ ...quote, document: 1, page: 2, section: null }] };
    const text = reviewerMessage({ ...message, findings: [finding, other], changed: true });
    assert.ok(text.includes('There are 2 statements'));
    assert.ok(text.includes('2. The review says'));
    assert.ok(text.includes('(s.pdf, p. 2)'));
    assert.ok(text.includes('may have changed since you wrote'));
  });

  it('gives the reason where there is no quotation, and is bounded whatever the texts hold', () => {
    const bare = reviewerMessage({ ...message, title: null, findings: [{ ...finding, evidence: [] }] });
    assert.ok(bare.includes('review of the paper.'));
    assert.ok(bare.includes('   There is one.'));
    const long = 'word '.repeat(5000);
    const evil = {
      context: `${long}\u202e\nDear`,
      reason: long,
      evidence: Array(9).fill({ ...quote, text: long }),
    };
    const text = reviewerMessage({ ...message, findings: [evil] });
    assert.ok(text.length < 2500);
    assert.doesNotMatch(text, /\u202e|\nDear\b(?! reviewer)/);
  });
});
