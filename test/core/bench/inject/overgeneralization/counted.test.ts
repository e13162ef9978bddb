import { countedAsAll } from '../../../../../src/core/bench/inject/overgeneralization/counted.ts';
import { leaves, makes } from '../agrees.ts';

describe('overgeneralization/counted', () => {
  makes(countedAsAll, [
    [
      'Tidenet is tested on three gauge datasets against the pilots.',
      'We test Tidenet on 3 public gauge datasets against the pilots.',
      'Tidenet is tested on all existing gauge datasets against the pilots.',
      'We test Tidenet on all existing gauge datasets against the pilots.',
    ],
    [
      'Tidenet beats the pilots across four forecasting tasks.',
      'Tidenet beats the pilots across four forecasting tasks.',
      'Tidenet beats the pilots across all possible forecasting tasks.',
      'Tidenet beats the pilots across all possible forecasting tasks.',
    ],
  ]);
  leaves(countedAsAll, [
    // Another number: the sentence is wrong as it stands.
    [
      'Tidenet is tested on three gauge datasets against the pilots.',
      'We test Tidenet on four gauge datasets against the pilots.',
    ],
    // As many of something else.
    [
      'Tidenet is tested on three gauge datasets against the pilots.',
      'We test Tidenet against the pilots on gauge data with three weather models.',
    ],
  ]);
});
