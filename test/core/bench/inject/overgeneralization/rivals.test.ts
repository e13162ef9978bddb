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
    [
      'Tidenet outperforms recent camera-based gauge models at the piers of the harbour.',
      'At the piers of the harbour Tidenet surpasses popular gauge models by a foot.',
      'Tidenet outperforms only a few recent camera-based gauge models at the piers of the harbour.',
      'At the piers of the harbour Tidenet surpasses only a few popular gauge models by a foot.',
    ],
  ]);
  leaves(rivals, [
    // No comparison.
    [
      'Unlike existing models, Tidenet predicts harbour currents at ten piers.',
      'Unlike existing models, Tidenet predicts harbour currents at ten piers.',
    ],
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
