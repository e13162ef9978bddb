import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { formatKindFigures, kindFigures } from '../../../src/core/bench/kind-figures.ts';
import type { Sample } from '../../../src/core/bench/sample.ts';

type Told = Pick<Sample, 'kind' | 'source' | 'predictedKind'>;

const told = (kind: Told['kind'], predictedKind: Told['predictedKind'], source: Told['source'] = 'natural') =>
  ({ kind, predictedKind, source }) as Sample;

describe('figures of kinds', () => {
  const figures = kindFigures([
    told('fact', 'fact'),
    told('fact', 'fact'),
    told('fact', 'opinion'),
    told('opinion', 'opinion'),
    told('request', 'fact'),
    told('other', null),
    told('fact', 'other', 'injected'),
  ]);
  assert.ok(figures);

  it('counts natural sentences that the product reads', () => {
    assert.deepEqual(figures.right, { hits: 3, n: 5 });
    assert.deepEqual(figures.kinds[0]?.told, [2, 1, 0, 0]);
  });

  it('gives precision, recall and F1 of each kind', () => {
    const [fact, opinion, request, other] = figures.kinds;
    assert.deepEqual(
      [fact?.precision, fact?.recall],
      [
        { hits: 2, n: 3 },
        { hits: 2, n: 3 },
      ],
    );
    assert.equal(opinion?.f1, 2 / 3);
    assert.equal(request?.f1, 0);
    assert.equal(other?.f1, 0);
  });

  it('prints a line a kind', () => assert.equal(formatKindFigures(figures).length, 7));

  it('says nothing where nothing is labelled', () => assert.equal(kindFigures([]), null));
});
