import assert from 'node:assert/strict';
import type { Swap } from '../../../../src/core/bench/inject/operator.ts';
import { rowsOf } from '../../../../src/core/bench/inject/quad.ts';
import { pairRow } from '../../../../src/core/bench/inject/row.ts';
import { Random } from '../../../../src/core/bench/random.ts';
import { exchange } from './exchange.ts';
import { groundedOf } from './grounded-of.ts';
import { kilnPaper } from './paper-of-kilns.ts';

const sentence = 'A larger ramp penalty increases the firing time.';
const origin = { paper: 'p', review: 'r', start: 11, end: 59, seed: 1 };

describe('the rows of one change', () => {
  const grounded = groundedOf(sentence, kilnPaper);
  const operator = exchange('increases', 'decreases');
  const [swap] = operator.propose(grounded, new Random(1)) as [Swap];
  const rows = rowsOf(swap, operator, grounded, origin);
  const row = (variant: string) => rows.find((one) => one.variant === variant)!;
  const evidence = (variant: string): string =>
    row(variant)
      .evidence.map(({ text }) => text)
      .join('\n');

  it('are six, each as the schema wants it', () => {
    assert.equal(rows.length, 6);
    for (const one of rows) assert.deepEqual(pairRow.parse(JSON.parse(JSON.stringify(one))), one);
    assert.equal(new Set(rows.map(({ id }) => id)).size, 6);
    assert.equal(new Set(rows.map(({ group }) => group)).size, 1);
  });

  it('are false where claim and passage differ, and nowhere else', () => {
    assert.deepEqual(
      rows.filter(({ label }) => label === 1).map(({ variant }) => variant),
      ['claim-edited', 'evidence-edited'],
    );
    assert.match(row('claim-edited').text, /decreases/);
    assert.match(evidence('claim-edited'), /penalty increases/);
    assert.match(row('evidence-edited').text, /increases/);
    assert.match(evidence('evidence-edited'), /penalty decreases/);
    assert.match(row('both-edited').text, /decreases/);
    assert.match(evidence('both-edited'), /penalty decreases/);
  });

  it('mark the false words, and them alone', () => {
    const span = (variant: string): string =>
      row(variant).text.slice(row(variant).span!.start, row(variant).span!.end);
    assert.equal(span('claim-edited'), 'decreases');
    assert.equal(span('evidence-edited'), 'increases');
    assert.equal(row('original').span, null);
  });

  it('let neither the claim alone nor the passages alone tell the label', () => {
    for (const of of ['text', 'evidence'] as const) {
      const key = (one: (typeof rows)[number]): string =>
        of === 'text' ? one.text : JSON.stringify(one.evidence.map(({ text }) => text).sort());
      for (const value of new Set(rows.map(key))) {
        const labels = rows.filter((one) => key(one) === value).map(({ label }) => label);
        assert.ok(labels.filter((label) => label === 1).length <= labels.length / 2, value);
      }
    }
  });

  it('hold no passage that settles the claim where it was taken away', () => {
    for (const variant of ['evidence-removed', 'claim-edited-evidence-removed'])
      assert.doesNotMatch(evidence(variant), /increases|decreases/);
    assert.equal(row('evidence-removed').state, 'not-found');
  });

  it('say what was made up', () => {
    assert.deepEqual(
      rows.filter(({ injected }) => !injected).map(({ variant }) => variant),
      ['original', 'evidence-removed'],
    );
  });

  it('are the same for the same seed', () => {
    assert.deepEqual(rowsOf(swap, operator, grounded, origin), rows);
    assert.notDeepEqual(
      rowsOf(swap, operator, grounded, { ...origin, seed: 2 }).map(({ id }) => id),
      rows.map(({ id }) => id),
    );
  });

  it('are two true ones for a change of words', () => {
    const fast = groundedOf('On porcelain the grid search is faster than the planner.', kilnPaper);
    const reworded = exchange('faster', 'quicker', 'keeps');
    const [keeps] = reworded.propose(fast, new Random(1)) as [Swap];
    const two = rowsOf(keeps, reworded, fast, origin);
    assert.deepEqual(
      two.map(({ variant, label, state }) => [variant, label, state]),
      [
        ['claim-reworded', 0, 'supported'],
        ['evidence-reworded', 0, 'supported'],
      ],
    );
  });
});
