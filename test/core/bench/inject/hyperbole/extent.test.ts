import { extent } from '../../../../../src/core/bench/inject/hyperbole/extent.ts';
import { leaves, makes } from '../agrees.ts';

describe('hyperbole/extent', () => {
  makes(extent, [
    [
      'Extensive experiments compare Tidenet with harbour pilots.',
      'We run extensive experiments that compare Tidenet with harbour pilots.',
      'Scant experiments compare Tidenet with harbour pilots.',
      'We run scant experiments that compare Tidenet with harbour pilots.',
    ],
    [
      'The gauge filter adds a small overhead to the forecast.',
      'The gauge filter adds a minimal overhead to the forecast.',
      'The gauge filter adds a prohibitive overhead to the forecast.',
      'The gauge filter adds a prohibitive overhead to the forecast.',
    ],
    [
      'The accuracy of the forecast rarely drops after a storm.',
      'The accuracy of the forecast seldom drops after a storm.',
      'The accuracy of the forecast nearly always drops after a storm.',
      'The accuracy of the forecast nearly always drops after a storm.',
    ],
    [
      'Extensive experiments compare Tidenet with harbour pilots.',
      'We run extensive experiments that compare Tidenet with harbour pilots.',
      '= Comprehensive experiments compare Tidenet with harbour pilots.',
      'We run comprehensive experiments that compare Tidenet with harbour pilots.',
    ],
  ]);
  leaves(extent, [
    // No tests.
    [
      'An extensive harbour surrounds the gauges of Tidenet.',
      'An extensive harbour surrounds the gauges of Tidenet.',
    ],
    // The paper says nothing of the size.
    [
      'The gauge filter adds a small overhead to the forecast.',
      'The gauge filter adds an overhead to the forecast.',
    ],
    // A limit, not a lack.
    [
      'The forecast of Tidenet is limited to harbour gauges.',
      'The forecast of Tidenet is limited to harbour gauges.',
    ],
  ]);
});
