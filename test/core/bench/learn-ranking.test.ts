import assert from 'node:assert/strict';
import { learnRanking, type RankedQuery } from '../../../src/core/bench/learn-ranking.ts';

const query = (gold: number, rows: number[][]): RankedQuery => ({
  gold: [gold],
  weight: 1,
  rows: rows.map((row) => Float64Array.from(row)),
});

describe('learnRanking', () => {
  it('weighs the feature that marks the right one, and leaves noise near nothing', () => {
    // The first feature marks the right candidate, the third the wrong ones, the second is the same for all.
    const queries = [0, 1, 2, 0, 1, 2].map((gold) =>
      query(
        gold,
        [0, 1, 2].map((at) => [at === gold ? 1 : 0, 0.5, at === gold ? 0 : 1]),
      ),
    );
    const [marks, noise, wrong] = learnRanking(queries);
    assert.ok(marks! > 0.3, String(marks));
    assert.ok(Math.abs(noise!) < 0.01, String(noise));
    assert.ok(wrong! < -0.3, String(wrong));
  });

  it('gives the same weights each time, and none without queries', () => {
    const queries = [query(1, [[0.2], [0.9]]), query(0, [[0.8], [0.1]])];
    assert.deepEqual(learnRanking(queries), learnRanking(queries));
    assert.deepEqual(learnRanking([]), []);
  });
});
