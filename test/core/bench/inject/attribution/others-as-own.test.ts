import { othersAsOwn } from '../../../../../src/core/bench/inject/attribution/others-as-own.ts';
import { leaves, makes } from '../agrees.ts';

describe('attribution/others-as-own', () => {
  makes(othersAsOwn, [
    [
      'Tidenet predicts harbour currents faster than existing methods.',
      'Tidenet predicts harbour currents faster than previous approaches at ten piers.',
      "Tidenet predicts harbour currents faster than the authors' earlier methods.",
      'Tidenet predicts harbour currents faster than our earlier approaches at ten piers.',
    ],
  ]);
  leaves(othersAsOwn, [
    // The paper names the rival.
    [
      'Tidenet predicts harbour currents faster than existing methods.',
      'Tidenet predicts harbour currents faster than the pilots.',
    ],
    // A count goes before.
    [
      'Tidenet predicts harbour currents faster than three existing methods.',
      'Tidenet predicts harbour currents faster than three existing methods.',
    ],
  ]);
});
