import { kindWidened } from '../../../../../src/core/bench/inject/overgeneralization/kind-widened.ts';
import { leaves, makes } from '../agrees.ts';

describe('overgeneralization/kind-widened', () => {
  makes(kindWidened, [
    [
      'The gauge filter lowers the forecast error of recurrent networks.',
      'The gauge filter lowers the forecast error of recurrent networks by a third.',
      'The gauge filter lowers the forecast error of all networks.',
      'The gauge filter lowers the forecast error of all networks by a third.',
    ],
    [
      'The paper studies the forecast error of gauges in tidal prediction.',
      'We study the forecast error of gauges in tidal prediction.',
      'The paper studies the forecast error of gauges in any kind of prediction.',
      'We study the forecast error of gauges in any kind of prediction.',
    ],
    [
      'The gauge filter lowers the forecast error in the offline setting.',
      'The gauge filter lowers the forecast error in the offline setting.',
      'The gauge filter lowers the forecast error in every setting.',
      'The gauge filter lowers the forecast error in every setting.',
    ],
  ]);
  leaves(kindWidened, [
    // Another kind.
    [
      'The gauge filter lowers the forecast error of recurrent networks.',
      'The gauge filter lowers the forecast error of convolutional networks.',
    ],
    // A verb, no kind.
    [
      'The gauge filter lowers the forecast error by using recurrent networks.',
      'The gauge filter lowers the forecast error by using recurrent networks.',
    ],
    // Nothing that could be widened.
    [
      'The gauge filter lowers the forecast error of existing networks.',
      'The gauge filter lowers the forecast error of existing networks.',
    ],
    // A source in a list.
    [
      '[3] The forecast error of gauge filters in recurrent networks.',
      'The forecast error of gauge filters in recurrent networks.',
    ],
  ]);
});
