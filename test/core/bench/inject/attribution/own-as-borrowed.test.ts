import assert from 'node:assert/strict';
import { ownAsBorrowed } from '../../../../../src/core/bench/inject/attribution/own-as-borrowed.ts';
import { leaves, makes } from '../agrees.ts';
import { groundedOf, told } from '../grounded-of.ts';
import { paperOf } from '../paper-of.ts';

/** The operator chooses among words that say the same. */
function alike(text: string): string {
  return text
    .replace(/\b(?:reuse|borrow)(?=s? )/giu, (verb) =>
      verb.startsWith('R') || verb.startsWith('B') ? 'Adopt' : 'adopt',
    )
    .replace(/\ban? (?:known|published|earlier|existing)\b/gu, 'an existing')
    .replace(/\bthe (?:known|published|earlier)\b/gu, 'the existing');
}

describe('attribution/own-as-borrowed', () => {
  const cases = [
    [
      'The paper proposes a novel gauge filter for harbour currents.',
      'We propose a new gauge filter that denoises harbour currents.',
      'The paper adopts an existing gauge filter for harbour currents.',
      'We adopt an existing gauge filter that denoises harbour currents.',
    ],
    [
      'The authors introduce Tidenet, a forecaster of harbour currents.',
      'In this work, we present Tidenet, a forecaster of harbour currents at ten piers.',
      'The authors adopt the existing Tidenet, a forecaster of harbour currents.',
      'In this work, we adopt the existing Tidenet, a forecaster of harbour currents at ten piers.',
    ],
    [
      'Introduces a benchmark of hourly harbour currents.',
      'This paper introduces a benchmark of hourly harbour currents.',
      'Adopts an existing benchmark of hourly harbour currents.',
      'This paper adopts an existing benchmark of hourly harbour currents.',
    ],
  ] as const;
  for (const [sentence, statement, claim, paper] of cases)
    it(`makes: ${claim}`, () => {
      const made = told(ownAsBorrowed, groundedOf(sentence, paperOf(statement))).map(alike);
      assert.ok(made.includes(`${claim} | ${paper}`), made.join('\n'));
    });

  makes(ownAsBorrowed, [
    [
      'The paper proposes a novel gauge filter for harbour currents.',
      'We develop a new gauge filter that denoises harbour currents.',
      '= The paper introduces a novel gauge filter for harbour currents.',
      'We devise a new gauge filter that denoises harbour currents.',
    ],
  ]);
  leaves(ownAsBorrowed, [
    // The paper's sentence is about others.
    [
      'The paper proposes a gauge filter for harbour currents.',
      'Ling proposed a gauge filter for harbour currents.',
    ],
    // Another thing is proposed.
    [
      'The paper proposes a mooring chain for harbour pilots.',
      'We propose a gauge filter for harbour currents.',
    ],
    // Nothing that could be adopted.
    [
      'The authors present results on harbour currents and gauges.',
      'We present results on harbour currents and gauges.',
    ],
    [
      'The paper proposes to filter harbour currents at gauges.',
      'We propose to filter harbour currents at gauges.',
    ],
    // Called new once more behind the verb.
    [
      'The paper proposes Tidenet, a novel forecaster of harbour currents.',
      'We propose Tidenet, a novel forecaster of harbour currents.',
    ],
    // A doubt, not a report.
    [
      'It is misleading that the authors propose a gauge filter for harbour currents.',
      'We propose a gauge filter for harbour currents.',
    ],
  ]);
});
