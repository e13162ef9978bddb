import assert from 'node:assert/strict';
import { kindOf } from '../../../src/core/review/kind.ts';
import type { FieldRole, SentenceKind } from '../../../src/core/review/model.ts';

/** Sentences written for the test, with the kind that a careful reader gives them. */
const cases: readonly (readonly [SentenceKind, FieldRole, string])[] = [
  ['fact', 'summary', 'The paper proposes a cache that learns which pages to drop.'],
  ['fact', 'summary', 'Interesting experiments on four traces show a gain of 12%.'],
  ['fact', 'strengths', 'Comprehensive evaluation on five datasets.'],
  ['fact', 'strengths', 'Novel combination of a Bloom filter with a learned index.'],
  ['fact', 'weaknesses', 'No ablation study is given.'],
  ['fact', 'weaknesses', 'Lack of comparison with LRU and ARC.'],
  ['fact', 'weaknesses', 'The learning rate is not reported.'],
  ['fact', 'weaknesses', 'Table 3 has no error bars.'],
  ['fact', 'weaknesses', 'The experiments are limited to synthetic traces.'],
  ['fact', 'other', 'The authors compare two Bayes classifiers on eight datasets.'],
  ['fact', 'limitations', 'Potential negative societal impacts are not discussed.'],
  ['fact', 'other', 'Training is cheap: two epochs on one card, which small groups will appreciate.'],
  ['fact', 'weaknesses', 'The authors say that the trace is public, which is great.'],
  ['opinion', 'strengths', 'The paper is well written and easy to follow.'],
  ['opinion', 'strengths', 'I find the idea elegant.'],
  ['opinion', 'strengths', 'The topic is timely and important.'],
  ['opinion', 'weaknesses', 'The novelty is limited.'],
  ['opinion', 'weaknesses', 'The writing is confusing in places.'],
  ['opinion', 'weaknesses', 'I am not convinced that the gain justifies the cost.'],
  ['opinion', 'weaknesses', 'The clarity of Section 4 could be improved.'],
  ['request', 'questions', 'How is the threshold chosen?'],
  ['request', 'weaknesses', 'Please report the variance over seeds.'],
  ['request', 'weaknesses', 'The authors should compare with ARC.'],
  ['request', 'weaknesses', 'It would be good to see a larger trace.'],
  ['request', 'questions', 'Could you explain why the cache is flushed'],
  ['request', 'other', 'I suggest adding a table of symbols.'],
  ['request', 'weaknesses', 'More experiments are needed.'],
  ['request', 'questions', 'Clarify the meaning of the dashed line.'],
  ['other', 'limitations', 'Yes.'],
  ['other', 'limitations', 'N/A'],
  ['other', 'questions', 'Please see the weaknesses above.'],
  ['other', 'weaknesses', 'I have a few minor comments:'],
  ['other', 'other', 'Minor issues:'],
  ['other', 'other', 'I thank the authors for their work.'],
  ['other', 'other', 'I will raise my score if these points are addressed.'],
  ['other', 'other', '[1] Doe, J. Learned caches. In Proceedings of SOSP, 2019.'],
  ['other', 'other', '$$x = y$$'],
];

describe('kindOf', () => {
  for (const [kind, role, text] of cases) {
    it(`${kind} (${role}): ${text}`, () => assert.equal(kindOf(text, role), kind));
  }

  it('reads a list under "Questions:" as questions', () => {
    assert.equal(kindOf('which data were used', 'other', 'I have these questions:'), 'request');
    assert.equal(kindOf('which data were used', 'other', ''), 'fact');
  });
});
