import assert from 'node:assert/strict';
import { shown } from '../../../../../src/core/bench/inject/overgeneralization/shown.ts';
import { rowsOf } from '../../../../../src/core/bench/inject/quad.ts';
import { Random } from '../../../../../src/core/bench/random.ts';
import { leaves, makes } from '../agrees.ts';
import { groundedOf } from '../grounded-of.ts';
import { paperOf } from '../paper-of.ts';

describe('overgeneralization/shown', () => {
  makes(shown, [
    [
      'The authors prove that the drift of a gauge is bounded by the silt under its chain.',
      'We formally show that the drift of a gauge is bounded by the silt under its chain.',
      'The authors only suggest that the drift of a gauge is bounded by the silt under its chain.',
      'We only suggest that the drift of a gauge is bounded by the silt under its chain.',
    ],
    [
      'The paper demonstrates that Tidenet beats the pilots at the piers of the harbour.',
      'Experiments with twelve gauges in winter show that Tidenet beats the pilots at the piers of the harbour.',
      'The paper only suggests that Tidenet beats the pilots at the piers of the harbour.',
      'Experiments with twelve gauges in winter only suggest that Tidenet beats the pilots at the piers of the harbour.',
    ],
  ]);
  leaves(shown, [
    // Another one's work.
    [
      'Earlier studies show that the drift of a gauge is bounded by the silt under its chain.',
      'Earlier studies show that the drift of a gauge is bounded by the silt under its chain.',
    ],
    // Hinted already.
    [
      'The authors prove that the drift of a gauge is bounded by the silt under its chain.',
      'We suspect that the drift of a gauge is bounded by the silt under its chain.',
    ],
    // Something else is shown.
    [
      'The authors prove that the drift of a gauge is bounded by the silt under its chain.',
      'We show that ferries delay the pilots, and a gauge may drift where silt is under its chain.',
    ],
  ]);

  it('alters the passage only: of the claim the change would be another error', () => {
    const text = 'The authors show that Tidenet beats the pilots at the piers of the harbour.';
    const statement = 'We show that Tidenet beats the pilots at the piers of the harbour.';
    const grounded = groundedOf(text, paperOf(statement));
    const [swap] = shown.propose(grounded, new Random(1));
    const rows = rowsOf(swap!, shown, grounded, { paper: 'p', review: 'r', start: 0, end: 75, seed: 1 });
    assert.deepEqual(
      rows.map(({ variant, label }) => [variant, label]),
      [
        ['original', 0],
        ['evidence-edited', 1],
        ['both-edited', 0],
        ['evidence-removed', 0],
        ['claim-edited-evidence-removed', 0],
      ],
    );
  });
});
