import { measuredAsCopied } from '../../../../../src/core/bench/inject/attribution/measured-as-copied.ts';
import { leaves, makes } from '../agrees.ts';

describe('attribution/measured-as-copied', () => {
  makes(measuredAsCopied, [
    [
      'Extensive experiments on ten piers show that Tidenet predicts currents.',
      'Comprehensive experiments on ten piers show that Tidenet predicts currents.',
      'Previously published experiments on ten piers show that Tidenet predicts currents.',
      'Previously published experiments on ten piers show that Tidenet predicts currents.',
    ],
    [
      'The authors conduct experiments on gauges at ten piers.',
      'We conduct experiments on gauges at ten piers.',
      'The authors quote published experiments on gauges at ten piers.',
      'We quote published experiments on gauges at ten piers.',
    ],
  ]);
  leaves(measuredAsCopied, [
    // The paper speaks of no experiments.
    [
      'Extensive experiments on ten piers show that Tidenet predicts currents.',
      'A proof for ten piers shows that Tidenet predicts currents.',
    ],
    // Missed by the reviewer.
    [
      'The paper lacks extensive experiments on currents at ten piers.',
      'We run extensive experiments on currents at ten piers.',
    ],
  ]);
});
