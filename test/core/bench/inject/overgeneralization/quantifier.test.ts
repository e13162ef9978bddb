import { quantifier } from '../../../../../src/core/bench/inject/overgeneralization/quantifier.ts';
import { leaves, makes } from '../agrees.ts';

describe('overgeneralization/quantifier', () => {
  makes(quantifier, [
    [
      'Tidenet beats the pilots in most piers of the harbour.',
      'Tidenet beats the pilots in most piers of the old harbour.',
      'Tidenet beats the pilots in all piers of the harbour.',
      'Tidenet beats the pilots in all piers of the old harbour.',
    ],
    [
      'Tidenet is tested on several gauge datasets of the harbour.',
      'We test Tidenet on various gauge datasets of the harbour.',
      'Tidenet is tested on all existing gauge datasets of the harbour.',
      'We test Tidenet on all existing gauge datasets of the harbour.',
    ],
    [
      'The gauge drift stems mainly from silt under mooring chains.',
      'The gauge drift stems primarily from silt under mooring chains.',
      'The gauge drift stems solely from silt under mooring chains.',
      'The gauge drift stems solely from silt under mooring chains.',
    ],
    [
      'Tidenet beats the pilots in most of the piers in winter.',
      'Tidenet beats the pilots in most of the piers in winter.',
      '= Tidenet beats the pilots in the majority of the piers in winter.',
      'Tidenet beats the pilots in the majority of the piers in winter.',
    ],
  ]);
  leaves(quantifier, [
    // The paper has it of all already.
    [
      'Tidenet beats the pilots in most piers of the harbour.',
      'Tidenet beats the pilots at every pier of the harbour.',
    ],
    // No quantity.
    [
      'Tidenet is the most accurate forecaster of harbour currents.',
      'Tidenet is the most accurate forecaster of harbour currents.',
    ],
    // The paper uses the word of something else.
    [
      'Tidenet beats the pilots in most piers of the harbour.',
      'The pilots read gauges of the harbour at night, and Tidenet needs most winters.',
    ],
  ]);
});
