import assert from 'node:assert/strict';
import { learnNamed, type Example } from '../../../src/core/bench/learn-named.ts';

const example = (right: boolean, features: Record<string, number>, weight = 1): Example => ({
  features,
  right,
  weight,
});

describe('logistic regression over named features', () => {
  const separated = Array.from({ length: 40 }, (_, i) =>
    example(i % 2 === 0, { sign: i % 2, noise: i % 4 < 2 ? 1 : 0 }),
  );

  it('weighs the feature that tells right from wrong and not the others', () => {
    const { weights } = learnNamed(separated, 1);
    assert.ok(weights['sign']! < -2, String(weights['sign']));
    assert.ok(Math.abs(weights['noise'] ?? 0) < 0.2);
  });

  it('takes a feature that is not listed for 0', () => {
    const listed = [example(true, { a: 1 }), example(false, { a: 0 })];
    const bare = [example(true, { a: 1 }), example(false, {})];
    assert.deepEqual(learnNamed(bare, 1), learnNamed(listed, 1));
  });

  it('shrinks weights as the penalty grows, and leaves out those that come to nothing', () => {
    const small = Math.abs(learnNamed(separated, 1).weights['sign']!);
    const large = Math.abs(learnNamed(separated, 100).weights['sign']!);
    assert.ok(large < small);
    assert.deepEqual(learnNamed(separated, 1e9).weights, {});
  });

  it('learns nothing from nothing', () => {
    assert.deepEqual(learnNamed([], 20), { bias: 0, weights: {} });
  });
});
