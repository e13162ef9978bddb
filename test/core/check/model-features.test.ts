import assert from 'node:assert/strict';
import { modelFeatures } from '../../../src/core/check/model-features.ts';
import { buildPaperIndex } from '../../../src/core/evidence/paper-index.ts';
import { parseReview } from '../../../src/core/review/parse-review.ts';
import { paperOf } from '../paper-of.ts';

const paper = paperOf([
  'We train the tide model offline on harbour records and keep its encoder frozen.',
  'The tide model is trained for 40 epochs with a batch size of 16.',
]);
const index = buildPaperIndex(paper);

function featuresOf(text: string): Readonly<Record<string, number>> {
  const [review] = parseReview(`## Summary\n\n${text}\n`, { path: 'r.md', sha256: '' });
  return modelFeatures(review!.sentences[0]!, { paper, index, review: review! });
}

describe('features for a model', () => {
  it('tell what the checkers say, by checker and verdict', () => {
    const features = featuresOf('The tide model is trained for 400 epochs.');
    assert.ok(features['numbers:contradicted']! > 0);
    assert.equal(features['kind:fact'], 1);
  });

  it('hold the contrast that fits best, which no checker shows', () => {
    const features = featuresOf('The tide model is trained online on harbour records.');
    assert.ok(features['contrast']! > 0 && features['contrast']! <= 1);
    assert.equal(featuresOf('The tide model is trained offline on harbour records.')['contrast'], undefined);
  });

  it('are finite for a sentence of any script, and for none', () => {
    for (const text of ['海潮模型', 'x', '1', 'ज्वार का मॉडल ४० बार'])
      assert.ok(Object.values(featuresOf(text)).every(Number.isFinite));
  });
});
