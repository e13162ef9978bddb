import { rivals } from '../../../../../src/core/bench/inject/overgeneralization/rivals.ts';
import { leaves, makes } from '../agrees.ts';

describe('overgeneralization/rivals', () => {
  makes(rivals, [
    [
      'Tidenet predicts harbour currents better than SOTA methods.',
      'Tidenet predicts harbour currents better than existing models at ten piers.',
      'Tidenet predicts harbour currents better than only a few SOTA methods.',
      'Tidenet predicts harbour currents better than only a few existing models at ten piers.',
    ],
  ]);
  leaves(rivals, [
    // Not of all in the first place.
    [
      'Tidenet predicts harbour currents better than some existing methods.',
      'Tidenet predicts harbour currents better than some existing methods.',
    ],
    // The paper names the rival.
    [
      'Tidenet predicts harbour currents better than existing methods.',
      'Tidenet predicts harbour currents better than the pilots.',
    ],
  ]);
});
