import { condition } from '../../../../../src/core/bench/inject/overgeneralization/condition.ts';
import { leaves, makes } from '../agrees.ts';

describe('overgeneralization/condition', () => {
  makes(condition, [
    [
      'The gauge filter converges under mild smoothness assumptions.',
      'We show that the gauge filter converges under smoothness assumptions.',
      'The gauge filter converges even without mild smoothness assumptions.',
      'We show that the gauge filter converges even without smoothness assumptions.',
    ],
    [
      'The gauge filter applies only to narrow inlets with one pier.',
      'The gauge filter applies only to narrow inlets.',
      'The gauge filter applies not only to narrow inlets with one pier.',
      'The gauge filter applies not only to narrow inlets.',
    ],
  ]);
  leaves(condition, [
    // A place, no condition.
    [
      'The gauge filter lies under the mooring chains of the pier.',
      'The gauge filter lies under the mooring chains.',
    ],
    // The paper makes no assumption.
    [
      'The gauge filter converges under smoothness assumptions.',
      'The gauge filter converges, and smoothness is no assumption.',
    ],
  ]);
});
