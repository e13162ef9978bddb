import assert from 'node:assert/strict';
import fc from 'fast-check';
import { describe, it } from 'mocha';
import { multiClassScores } from '../../../src/core/evaluate/multi-class.ts';
import { coarseTypes } from '../../../src/core/findings/finding.ts';
import { close } from './reference-items.ts';

const rows = <L extends string>(gold: (L | null)[], predicted: (L | null)[]) =>
  gold.map((label, at) => ({ gold: label, predicted: predicted[at] ?? null }));

describe('scores of several classes', () => {
  it('are those worked out by hand and those of scikit-learn', () => {
    const scores = multiClassScores(rows([...'AAABBCCCCD'], [...'AABBCCCCAA']), ['A', 'B', 'C', 'D', 'E']);
    // A: 2 hits, 3 gold, 4 told, F1 4/7. B: 1, 2, 2, F1 1/2. C: 3, 4, 4, F1 3/4. D: 0, 1, 0, F1 0. E: absent.
    assert.deepEqual(
      scores.byClass.map(({ label, hits, gold, predicted }) => [label, hits, gold, predicted]),
      [
        ['A', 2, 3, 4],
        ['B', 1, 2, 2],
        ['C', 3, 4, 4],
        ['D', 0, 1, 0],
        ['E', 0, 0, 0],
      ],
    );
    close(scores.byClass[0]?.precision, 0.5);
    close(scores.byClass[0]?.recall, 2 / 3);
    close(scores.byClass[0]?.f1, 4 / 7);
    assert.deepEqual(scores.byClass[3]?.precision, null);
    assert.equal(scores.byClass[4]?.f1, null);
    // Mean of 4/7, 1/2, 3/4 and 0; scikit-learn: 0.45535714285714285. E is in neither list and does not count.
    close(scores.macroF1, (4 / 7 + 1 / 2 + 3 / 4 + 0) / 4);
    close(scores.macroF1, 0.45535714285714285);
    assert.equal(scores.classes, 4);
    // 6 of 10 are right, and nothing is null: micro F1 = accuracy = 0.6.
    close(scores.microF1, 0.6);
    close(scores.accuracy, 0.6);
  });

  it('take null for none of them, on either side', () => {
    const scores = multiClassScores(
      rows(['A', 'A', 'B', null, null, 'B', 'C'], ['A', null, 'B', 'B', null, 'C', 'C']),
      ['A', 'B', 'C'],
    );
    // A: 1 of 2 gold, 1 told, F1 2/3. B: 1 of 2 gold, 2 told, F1 2/4. C: 1 of 1 gold, 2 told, F1 2/3. Micro: 3 hits,
    // 5 gold, 5 told. scikit-learn with labels A, B, C: macro 0.6111111111111112, micro 0.6.
    close(scores.macroF1, 0.6111111111111112);
    close(scores.microF1, 0.6);
    // Right are A, B, the null and C: 4 of 7.
    close(scores.accuracy, 4 / 7);
  });

  it('has the nine types for labels, and nothing to say of nothing', () => {
    const scores = multiClassScores([], coarseTypes);
    assert.equal(scores.byClass.length, 9);
    assert.deepEqual([scores.n, scores.macroF1, scores.microF1, scores.accuracy], [0, null, null, null]);
  });

  it('refuses a label outside the set', () => {
    assert.throws(
      () => multiClassScores(rows(['A', 'X'], ['A', 'A']), ['A']),
      /"X" is none of the 1 classes/,
    );
  });

  it('gives micro F1 = accuracy where every item has both, whatever the order of the items', () => {
    const label = fc.constantFrom('A', 'B', 'C');
    fc.assert(
      fc.property(fc.array(fc.record({ gold: label, predicted: label }), { minLength: 1 }), (items) => {
        const scores = multiClassScores(items, ['A', 'B', 'C']);
        close(scores.microF1, scores.accuracy!);
        assert.deepEqual(multiClassScores([...items].reverse(), ['A', 'B', 'C']), scores);
      }),
    );
  });
});
