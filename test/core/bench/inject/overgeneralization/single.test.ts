import { single } from '../../../../../src/core/bench/inject/overgeneralization/single.ts';
import { leaves, makes } from '../agrees.ts';

describe('overgeneralization/single', () => {
  makes(single, [
    [
      'Tidenet beats the pilots on several gauge datasets.',
      'In our tests Tidenet beats the pilots on four public gauge datasets by a foot.',
      'Tidenet beats the pilots on a single gauge dataset.',
      'In our tests Tidenet beats the pilots on a single gauge dataset by a foot.',
    ],
    [
      'Tidenet forecasts currents in various modalities.',
      'Tidenet forecasts currents in a wide range of modalities.',
      'Tidenet forecasts currents in a single modality.',
      'Tidenet forecasts currents in a single modality.',
    ],
  ]);
  leaves(single, [
    // The list that follows names them.
    [
      'Tidenet beats the pilots on several gauge datasets.',
      'Tidenet beats the pilots on three gauge datasets: Quay, Pier and Mole.',
    ],
    [
      'Tidenet beats the pilots on several gauge datasets.',
      'Tidenet beats the pilots on three gauge datasets, including one of winter.',
    ],
    [
      'Tidenet beats the pilots on several gauge datasets.',
      'Tidenet beats the pilots on two gauge datasets. In the first it wins by a foot.',
    ],
    // Other things are several.
    [
      'Tidenet beats the pilots on several gauge datasets.',
      'Tidenet beats the pilots on the gauge dataset in several languages.',
    ],
  ]);
});
