import { degree } from '../../../../../src/core/bench/inject/hyperbole/degree.ts';
import { leaves, makes } from '../agrees.ts';

describe('hyperbole/degree', () => {
  makes(degree, [
    [
      'The gauge filter brings a slight improvement of the forecast.',
      'The gauge filter brings a small improvement of the forecast.',
      'The gauge filter brings a dramatic improvement of the forecast.',
      'The gauge filter brings a dramatic improvement of the forecast.',
    ],
    [
      'The gauge filter significantly improves the forecast at night.',
      'The gauge filter substantially improves the forecast at night.',
      'The gauge filter marginally improves the forecast at night.',
      'The gauge filter marginally improves the forecast at night.',
    ],
    [
      'The gauge filter brings a significant improvement of the forecast.',
      'The gauge filter brings a significant improvement of the forecast.',
      'The gauge filter brings a negligible improvement of the forecast.',
      'The gauge filter brings a negligible improvement of the forecast.',
    ],
    [
      'The gauge filter slightly improves the forecast at night.',
      'The gauge filter slightly improves the forecast at night.',
      '= The gauge filter marginally improves the forecast at night.',
      'The gauge filter marginally improves the forecast at night.',
    ],
  ]);
  leaves(degree, [
    // The paper gives no degree.
    [
      'The gauge filter significantly improves the forecast at night.',
      'The gauge filter improves the forecast at night.',
    ],
    // A test of statistics.
    [
      'The gauge filter brings a statistically significant improvement of the forecast.',
      'The gauge filter brings a statistically significant improvement of the forecast.',
    ],
    // The figure behind it would belie the new word.
    [
      'The gauge filter significantly improves the forecast at night.',
      'The gauge filter significantly improves the forecast at night by 40%.',
    ],
  ]);
});
