import assert from 'node:assert/strict';
import fc from 'fast-check';
import { describe, it } from 'mocha';
import { auroc } from '../../../src/core/evaluate/areas.ts';
import { paperBootstrap, quantile } from '../../../src/core/evaluate/bootstrap.ts';
import { Random } from '../../../src/core/bench/random.ts';
import { close, referenceItems } from './reference-items.ts';

interface Row {
  readonly paper: string;
  readonly value: number;
}
const paperOf = ({ paper }: Row): string => paper;
const mean = (rows: readonly Row[]): { mean: number | null } => ({
  mean: rows.length === 0 ? null : rows.reduce((sum, { value }) => sum + value, 0) / rows.length,
});
const rows = (...values: [string, number][]): Row[] => values.map(([paper, value]) => ({ paper, value }));

describe('quantile', () => {
  it('is linear between neighbours, as numpy does it', () => {
    // (4 - 1) * 0.025 = 0.075 of the way from 1 to 2; the middle of four lies between 2 and 3.
    close(quantile([1, 2, 3, 4], 0.025), 1.075);
    close(quantile([1, 2, 3, 4], 0.5), 2.5);
    assert.deepEqual([quantile([7], 0.9), quantile([1, 2], 0), quantile([1, 2], 1)], [7, 1, 2]);
  });
});

describe('bootstrap over papers', () => {
  it('draws papers and not rows: two papers of equal rows give three possible means', () => {
    // Drawn AA, AB, BA or BB: mean 0, 1/2, 1/2 or 1. With 1000 draws both ends of 95 % are the extremes, however many
    // rows each paper has; drawn row by row, twenty rows would give about .5 +- .22.
    const many = rows(
      ...Array.from({ length: 10 }, (): [string, number] => ['A', 0]),
      ...Array.from({ length: 10 }, (): [string, number] => ['B', 1]),
    );
    const { mean: figure } = paperBootstrap(many, mean, { paperOf, seed: 1 });
    assert.deepEqual(figure, { value: 0.5, low: 0, high: 1, n: 20, papers: 2 });
  });

  it('agrees with theory where it is known', () => {
    // 400 papers of one row, half of them 1: the standard error is .5 / sqrt(400) = .025, the interval .5 +- .049.
    const coins = rows(...Array.from({ length: 400 }, (_, i): [string, number] => [`p${i}`, i % 2]));
    const { mean: figure } = paperBootstrap(coins, mean, { paperOf, seed: 3, resamples: 2000 });
    close(figure.low, 0.451, 0.006);
    close(figure.high, 0.549, 0.006);
  });

  it('says nothing of one paper, or of none', () => {
    const one = paperBootstrap(rows(['A', 1], ['A', 0]), mean, { paperOf, seed: 1 }).mean;
    assert.deepEqual(one, { value: 0.5, low: null, high: null, n: 2, papers: 1 });
    const none = paperBootstrap([], mean, { paperOf, seed: 1 }).mean;
    assert.deepEqual(none, { value: null, low: null, high: null, n: 0, papers: 0 });
  });

  it('leaves out draws in which a figure is not defined, and gives up where most are', () => {
    // AUROC needs both classes. Of two papers with one each, half of the draws have one class; with a third paper
    // that has both, few have.
    const items = (papers: [string, boolean, number][]) =>
      papers.map(([paper, wrong, score]) => ({ paper, wrong, score }));
    const figure = (of: ReturnType<typeof items>) =>
      paperBootstrap(of, (drawn) => ({ area: auroc(drawn) }), { paperOf: ({ paper }) => paper, seed: 5 })
        .area;
    const three = figure(
      items([
        ['A', true, 0.9],
        ['B', false, 0.1],
        ['C', true, 0.3],
        ['C', false, 0.5],
      ]),
    );
    // A's .9 beats .1 and .5, C's .3 beats .1: 3 of 4.
    close(three.value, 0.75);
    assert.deepEqual([three.low, three.high], [0, 1]);
    const rare = items([
      ['A', true, 0.9],
      ['B', false, 0.1],
      ['C', false, 0.1],
      ['D', false, 0.1],
    ]);
    // A is in 1 - (3/4)^4 = 68 % of the draws, alone in 0.4 %: defined in most.
    assert.notEqual(figure(rare).low, null);
  });

  it('takes every statistic on the same draws', () => {
    const { a, b } = paperBootstrap(
      rows(['A', 1], ['B', 2], ['C', 5]),
      (drawn) => ({ a: mean(drawn).mean, b: (mean(drawn).mean ?? 0) * 2 }),
      { paperOf, seed: 9 },
    );
    close(b.low, a.low! * 2);
    close(b.high, a.high! * 2);
  });

  it('is fixed by the seed and not by the order of the papers', () => {
    const items = referenceItems().map((item, i) => ({ ...item, paper: `p${i % 20}` }));
    const draw = (of: typeof items, seed: number) =>
      paperBootstrap(of, (drawn) => ({ area: auroc(drawn) }), {
        paperOf: ({ paper }) => paper,
        seed,
        resamples: 200,
      }).area;
    const first = draw(items, 7);
    assert.deepEqual(draw(items, 7), first);
    assert.notDeepEqual(draw(items, 8), first);
    const turned = [...items].sort((a, b) => (a.paper < b.paper ? 1 : -1));
    assert.deepEqual(draw(turned, 7), first);
  });

  it('keeps the interval within what the rows hold', () => {
    const row = fc.record({
      paper: fc.constantFrom('A', 'B', 'C', 'D'),
      value: fc.integer({ min: 0, max: 100 }),
    });
    fc.assert(
      fc.property(fc.array(row, { minLength: 1, maxLength: 30 }), fc.integer(), (all, seed) => {
        const { mean: figure } = paperBootstrap(all, mean, { paperOf, seed, resamples: 40 });
        if (figure.low === null || figure.high === null) {
          assert.equal(figure.papers, 1);
          return;
        }
        const values = all.map(({ value }) => value);
        assert.ok(Math.min(...values) - 1e-9 <= figure.low && figure.low <= figure.high);
        assert.ok(figure.high <= Math.max(...values) + 1e-9);
      }),
      { numRuns: 50 },
    );
  });
});

describe('random numbers by seed', () => {
  it('shuffle without losing any', () => {
    const items = Array.from({ length: 30 }, (_, i) => i);
    const mixed = new Random(4).shuffled(items);
    assert.notDeepEqual(mixed, items);
    assert.deepEqual(new Random(4).shuffled(items), mixed);
    assert.deepEqual(
      [...mixed].sort((a, b) => a - b),
      items,
    );
  });
});
