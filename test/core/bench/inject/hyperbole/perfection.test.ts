import { perfection } from '../../../../../src/core/bench/inject/hyperbole/perfection.ts';
import { leaves, makes } from '../agrees.ts';

describe('hyperbole/perfection', () => {
  makes(perfection, [
    [
      'The gauge filter reduces the drift under mooring chains.',
      'The gauge filter mitigates the drift under mooring chains.',
      'The gauge filter eliminates the drift under mooring chains.',
      'The gauge filter eliminates the drift under mooring chains.',
    ],
    [
      'Tidenet is an efficient forecaster of harbour currents.',
      'Tidenet is an efficient forecaster of harbour currents.',
      'Tidenet is a cost-free forecaster of harbour currents.',
      'Tidenet is a cost-free forecaster of harbour currents.',
    ],
    [
      'The forecaster addresses the problem of drifting harbour gauges.',
      'Our forecaster addresses the problem of drifting harbour gauges.',
      'The forecaster fully solves the problem of drifting harbour gauges.',
      'Our forecaster fully solves the problem of drifting harbour gauges.',
    ],
    [
      'The gauge filter mitigates the drift under mooring chains.',
      'The gauge filter mitigates the drift under mooring chains.',
      '= The gauge filter alleviates the drift under mooring chains.',
      'The gauge filter alleviates the drift under mooring chains.',
    ],
  ]);
  leaves(perfection, [
    // The paper does say so.
    [
      'The gauge filter reduces the drift under mooring chains.',
      'The gauge filter eliminates the drift under mooring chains.',
    ],
    // A figure says how far.
    [
      'The gauge filter reduces the drift under mooring chains by 40%.',
      'The gauge filter reduces the drift under mooring chains by 40%.',
    ],
    // A comparison.
    [
      'Tidenet is a more efficient forecaster of harbour currents.',
      'Tidenet is a more efficient forecaster of harbour currents.',
    ],
  ]);
});
