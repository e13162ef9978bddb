import { proposedAsBorrowed } from '../../../../../src/core/bench/inject/attribution/proposed-as-borrowed.ts';
import { leaves, makes } from '../agrees.ts';

describe('attribution/proposed-as-borrowed', () => {
  makes(proposedAsBorrowed, [
    [
      'The proposed gauge filter removes drift from harbour currents.',
      'Our proposed gauge filter removes drift from harbour currents at night.',
      'The borrowed gauge filter removes drift from harbour currents.',
      'Our borrowed gauge filter removes drift from harbour currents at night.',
    ],
  ]);
  leaves(proposedAsBorrowed, [
    // Something else is proposed.
    [
      'The proposed gauge filter removes drift from harbour currents.',
      'Drift is removed from harbour currents, and our proposed benchmark shows the gauge.',
    ],
    // Proposed by somebody.
    [
      'The filter proposed by Ling removes drift from harbour currents.',
      'The filter proposed by Ling removes drift from harbour currents.',
    ],
    // The paper does not say it.
    [
      'The proposed gauge filter removes drift from harbour currents.',
      'A gauge filter removes drift from harbour currents.',
    ],
  ]);
});
