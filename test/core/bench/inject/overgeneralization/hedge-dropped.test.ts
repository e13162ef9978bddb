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
      'Tidenet only occasionally outperforms the pilots at the piers of the harbour.',
      'We show that Tidenet only occasionally surpasses the pilots at the piers of the harbour.',
    ],
    [
      'Reduces the drift of gauges under mooring chains.',
      'The filter reduces the drift of gauges under mooring chains.',
      'Only occasionally reduces the drift of gauges under mooring chains.',
      'The filter only occasionally reduces the drift of gauges under mooring chains.',
    ],
    // The praise goes with what it praises, and the form of the verb may be another one.
    [
      'Tidenet significantly outperforms the pilots at the piers of the old harbour in winter.',
      'The filter is trained on storms, thereby outperforming the pilots at the piers of the old harbour in winter.',
      'Tidenet only occasionally outperforms the pilots at the piers of the old harbour in winter.',
      'The filter is trained on storms, thereby only occasionally outperforming the pilots at the piers of the old harbour in winter.',
    ],
    [
      'The filters reduce the drift of gauges under mooring chains.',
      'Both filters effectively reduce the drift of gauges under mooring chains.',
      'The filters only occasionally reduce the drift of gauges under mooring chains.',
      'Both filters only occasionally reduce the drift of gauges under mooring chains.',
    ],
  ]);
  leaves(hedgeDropped, [
    // A number is reached or not.
    [
      'Tidenet achieves 12 % less drift at the piers of the harbour in winter.',
      'Tidenet achieves 12 % less drift at the piers of the harbour in winter.',
    ],
    // An adjective.
    [
      'Tidenet finds the silt at previous lower bounds of drift under mooring chains.',
      'Tidenet finds the silt at previous lower bounds of drift under mooring chains.',
    ],
    // An aim.
    [
      'The goal is to read gauges in fog while reducing the drift under mooring chains.',
      'Our goal is to read gauges in fog while reducing the drift under mooring chains.',
    ],
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

  it('alters the passage only', () => {
    const text = 'Tidenet outperforms the pilots at the piers of the harbour.';
    const [swap] = hedgeDropped.propose(groundedOf(text, paperOf(text)), new Random(1));
    assert.equal(swap?.sides, 'paper');
  });
});
