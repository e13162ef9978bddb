import assert from 'node:assert/strict';
import type { Candidate } from '../../../../src/core/bench/inject/candidates.ts';
import type { PairRow } from '../../../../src/core/bench/inject/row.ts';
import { Selection } from '../../../../src/core/bench/inject/selection.ts';
import type { CoarseType } from '../../../../src/core/findings/finding.ts';

let groups = 0;
/** A change with two false rows, or an absence pair whose denial is true or false. */
function candidate(type: CoarseType, operator: string, denial?: 0 | 1): Candidate {
  const group = `g${(groups += 1)}`;
  const row = (label: 0 | 1, absence: boolean): PairRow =>
    ({ group, label, absence, operator, type: label === 1 ? type : null }) as PairRow;
  const rows =
    denial === undefined
      ? [row(0, false), row(1, false), row(1, false), row(0, false)]
      : [row(denial, true), row(denial === 1 ? 0 : 1, false)];
  return { type, operator, rows };
}
const positives = (taken: readonly Candidate[], wanted: (one: Candidate) => boolean): number =>
  taken.filter(wanted).reduce((sum, { rows }) => sum + rows.filter(({ label }) => label === 1).length, 0);

describe('the choice among candidates', () => {
  it('fills a common and a rare type alike', () => {
    const selection = new Selection(1000, 100);
    const taken: Candidate[] = [];
    for (let paper = 0; paper < 100; paper += 1)
      taken.push(
        ...selection.next([
          ...Array.from({ length: 20 }, () => candidate('Number', 'number/a')),
          ...(paper % 2 === 0
            ? [candidate('Temporal', 'temporal/a'), candidate('Temporal', 'temporal/a')]
            : []),
        ]),
      );
    // 85 % of 1000 in nine parts: 94.4 each, and twice that since seven types give nothing; changes bring two at a time,
    // and the last paper may be left with a pair to give.
    const of = (type: CoarseType): number => positives(taken, (one) => one.type === type);
    assert.ok(of('Number') >= 188 && of('Number') <= 190, String(of('Number')));
    assert.ok(of('Temporal') >= 188 && of('Temporal') <= 190, String(of('Temporal')));
  });

  it('stops at what was asked for, and takes the rare first', () => {
    const selection = new Selection(100, 10);
    const taken = Array.from({ length: 10 }, () =>
      selection.next(
        (
          [
            'Number',
            'Entity',
            'Temporal',
            'Hyperbole',
            'Reasoning Error',
            'Overgeneralization',
            'Attribution Failure',
            'False Concatenation',
            'Context-based Meaning Error',
          ] as const
        ).flatMap((type) =>
          Array.from({ length: type === 'Temporal' ? 1 : 9 }, () => candidate(type, `${type}/a`)),
        ),
      ),
    ).flat();
    const all = positives(taken, () => true);
    assert.ok(all >= 100 && all <= 102, String(all));
    assert.ok(positives(taken, ({ type }) => type === 'Temporal') >= 8);
  });

  it('takes operators in turn', () => {
    const selection = new Selection(1000, 10);
    const taken = Array.from({ length: 10 }, () =>
      selection.next([
        ...Array.from({ length: 9 }, () => candidate('Entity', 'entity/common')),
        candidate('Entity', 'entity/rare'),
      ]),
    ).flat();
    assert.equal(taken.filter(({ operator }) => operator === 'entity/rare').length, 10);
  });

  it('keeps true and false denials of one component even', () => {
    const selection = new Selection(1000, 100);
    const taken = Array.from({ length: 100 }, (_, at) =>
      selection.next([candidate('Entity', 'absence/ablation', at % 5 === 0 ? 0 : 1)]),
    ).flat();
    const denials = taken.map(({ rows }) => rows.find(({ absence }) => absence)!.label as number);
    const wrong = denials.reduce((sum, label) => sum + label, 0);
    assert.ok(Math.abs(denials.length - 2 * wrong) <= 2, `${wrong} of ${denials.length}`);
    assert.ok(wrong >= 18);
  });

  it('goes on after a break as if there had been none', () => {
    const offers = Array.from({ length: 30 }, (_, paper) => [
      candidate('Number', 'number/a'),
      candidate('Number', paper % 3 ? 'number/a' : 'number/b'),
      candidate('Hyperbole', 'hyperbole/a'),
      candidate('Entity', 'absence/code', paper % 2 ? 0 : 1),
    ]);
    const whole = new Selection(120, 30);
    const straight = offers.map((offer) => whole.next(offer));
    const resumed = new Selection(120, 30);
    for (const taken of straight.slice(0, 17)) resumed.resume(taken.flatMap(({ rows }) => rows));
    assert.deepEqual(
      offers.slice(17).map((offer) => resumed.next(offer)),
      straight.slice(17),
    );
  });
});
