import { datasetDropped } from '../../../../../src/core/bench/inject/overgeneralization/dataset.ts';
import { leaves, makes } from '../agrees.ts';

describe('overgeneralization/dataset', () => {
  makes(datasetDropped, [
    [
      'Experiments on TideBank and GAUGE-10 show that Tidenet predicts currents.',
      'Experiments on TideBank and GAUGE-10 show that Tidenet predicts currents hourly.',
      'Experiments on every existing benchmark show that Tidenet predicts currents.',
      'Experiments on every existing benchmark show that Tidenet predicts currents hourly.',
    ],
  ]);
  leaves(datasetDropped, [
    // Tested on others.
    [
      'Experiments on TideBank show that Tidenet predicts currents.',
      'Experiments on GAUGE-10 show that Tidenet predicts currents.',
    ],
    // A machine, no dataset.
    [
      'Experiments on A100 show that Tidenet predicts currents.',
      'Experiments on A100 show that Tidenet predicts currents.',
    ],
  ]);
});
