import assert from 'node:assert/strict';
import { hedgeDropped } from '../../../../../src/core/bench/inject/overgeneralization/hedge-dropped.ts';
import { Random } from '../../../../../src/core/bench/random.ts';
import { leaves, makes } from '../agrees.ts';
import { groundedOf } from '../grounded-of.ts';
import { paperOf } from '../paper-of.ts';

describe('overgeneralization/hedge-dropped', () => {
  makes(hedgeDropped, [
    [
      'Tidenet outperforms the pilots at the piers of the harbour.',
      'We show that Tidenet surpasses the pilots at the piers of the harbour.',
      'Tidenet occasionally outperforms the pilots at the piers of the harbour.',
      'We show that Tidenet occasionally surpasses the pilots at the piers of the harbour.',
    ],
    [
      'Reduces the drift of gauges under mooring chains.',
      'The filter reduces the drift of gauges under mooring chains.',
      'Occasionally reduces the drift of gauges under mooring chains.',
      'The filter occasionally reduces the drift of gauges under mooring chains.',
    ],
  ]);
  leaves(hedgeDropped, [
    // Hedged or pressed already.
    [
      'Tidenet often outperforms the pilots at the piers of the harbour.',
      'Tidenet often outperforms the pilots at the piers of the harbour.',
    ],
    // Against others.
    [
      'Tidenet outperforms the pilots at the piers of the harbour.',
      'Tidenet outperforms a lighthouse keeper where pilots fear piers of the harbour.',
    ],
  ]);

  it('leaves the sentence true beside the paper as it is', () => {
    const text = 'Tidenet outperforms the pilots at the piers of the harbour.';
    const [swap] = hedgeDropped.propose(groundedOf(text, paperOf(text)), new Random(1));
    assert.equal(swap?.stronger, 'before');
  });
});
