import { standing } from '../../../../../src/core/bench/inject/hyperbole/standing.ts';
import { leaves, makes } from '../agrees.ts';

describe('hyperbole/standing', () => {
  makes(standing, [
    [
      'Tidenet reaches comparable accuracy at the piers of the harbour.',
      'Tidenet reaches similar accuracy at the piers of the harbour.',
      'Tidenet reaches vastly superior accuracy at the piers of the harbour.',
      'Tidenet reaches vastly superior accuracy at the piers of the harbour.',
    ],
    [
      'Tidenet achieves superior accuracy at the piers of the harbour.',
      'Tidenet achieves state-of-the-art accuracy at the piers of the harbour.',
      'Tidenet achieves mediocre accuracy at the piers of the harbour.',
      'Tidenet achieves mediocre accuracy at the piers of the harbour.',
    ],
    [
      'Tidenet outperforms the pilots at the piers of the harbour.',
      'Tidenet outperforms the pilots at the piers of the harbour.',
      'Tidenet barely rivals the pilots at the piers of the harbour.',
      'Tidenet barely rivals the pilots at the piers of the harbour.',
    ],
    [
      'Tidenet outperforms the pilots at the piers of the harbour.',
      'Tidenet outperforms the pilots at the piers of the harbour.',
      '= Tidenet surpasses the pilots at the piers of the harbour.',
      'Tidenet surpasses the pilots at the piers of the harbour.',
    ],
  ]);
  leaves(standing, [
    // A margin is told.
    [
      'Tidenet outperforms the pilots at the piers of the harbour.',
      'Tidenet outperforms the pilots at the piers of the harbour by three points.',
    ],
    // On a par or better.
    [
      'Tidenet reaches comparable or better accuracy at the piers of the harbour.',
      'Tidenet reaches comparable or better accuracy at the piers of the harbour.',
    ],
    // Two sides.
    [
      'Tidenet achieves superior accuracy at the piers of the harbour.',
      'Tidenet achieves comparable accuracy at the piers of the harbour.',
    ],
  ]);
});
