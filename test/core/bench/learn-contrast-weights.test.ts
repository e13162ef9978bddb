import assert from 'node:assert/strict';
import { learnContrastWeights, type ContrastRow } from '../../../src/core/bench/learn-contrast-weights.ts';

const example = (yes: boolean, features: Record<string, number>): ContrastRow => ({
  features,
  yes,
  weight: 1,
});

describe('learning the judge of contrasts', () => {
  const examples = Array.from({ length: 40 }, (_, i) =>
    example(i % 2 === 0, { tells: i % 2 === 0 ? 2 : 0, noise: i % 3, ...(i < 3 ? { rare: 1 } : {}) }),
  );
  const { bias, weights } = learnContrastWeights(examples);

  it('gives weight to what tells and little to what does not', () => {
    assert.ok(weights['tells']! > 0.5);
    assert.ok(Math.abs(weights['noise']!) < 0.3);
    assert.ok(bias < 0);
  });

  it('leaves out what few examples have', () => assert.ok(!('rare' in weights)));

  it('comes out the same each time', () =>
    assert.deepEqual(learnContrastWeights(examples), { bias, weights }));
});
