import assert from 'node:assert/strict';
import type { Swap } from '../../../../src/core/bench/inject/operator.ts';
import { certainty } from '../../../../src/core/bench/inject/overgeneralization/certainty.ts';
import { rowsOf } from '../../../../src/core/bench/inject/quad.ts';
import { Random } from '../../../../src/core/bench/random.ts';
import { groundedOf } from './grounded-of.ts';
import { paperOf } from './paper-of.ts';

const origin = { paper: 'p', review: 'r', start: 0, end: 56, seed: 1 };

describe('the rows of a change whose one wording implies the other', () => {
  const grounded = groundedOf(
    'Harbour gauges often drift after a storm from the west.',
    paperOf('Harbour gauges often drift after a storm from the west.'),
  );
  const [swap] = certainty.propose(grounded, new Random(1)) as [Swap];
  const wrong = (one: Swap): string[] =>
    rowsOf(one, certainty, grounded, origin)
      .filter(({ label }) => label === 1)
      .map(({ variant }) => variant);

  it('are false where the claim is the stronger one alone', () => {
    // "Often" stays true beside "always".
    assert.equal(swap.stronger, 'after');
    assert.deepEqual(wrong(swap), ['claim-edited']);
    assert.deepEqual(wrong({ ...swap, stronger: 'before' }), ['evidence-edited']);
  });

  it('call the weaker claim supported, without a span', () => {
    const weaker = rowsOf(swap, certainty, grounded, origin).find(
      ({ variant }) => variant === 'evidence-edited',
    );
    assert.deepEqual([weaker?.state, weaker?.span, weaker?.type], ['supported', null, null]);
  });
});
