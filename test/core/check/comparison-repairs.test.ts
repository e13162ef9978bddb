import assert from 'node:assert/strict';
import { comparisons } from '../../../src/core/check/comparisons.ts';
import {
  exceptionIn,
  mostOf,
  secondBest,
  turnedComparison,
} from '../../../src/core/check/comparisons/repairs.ts';
import { larderSource, opinionsOf } from './larder-paper.ts';

/** What the review's sentence reads after each repair that is offered. */
function repaired(text: string, source = larderSource): string[] {
  return opinionsOf(comparisons, text, source)
    .filter(({ verdict, score }) => verdict === 'contradicted' && score >= 0.6)
    .flatMap(({ start, end, repair }) =>
      typeof repair === 'string' ? text.slice(0, start) + repair + text.slice(end) : [],
    );
}

describe('repairs of comparisons', () => {
  const mended: readonly (readonly [string, string])[] = [
    ['On Berry-9, FreshNet outperforms Larder.', 'On Berry-9, FreshNet underperforms Larder.'],
    ['Larder trails FreshNet on Fish-4 accuracy.', 'Larder outperforms FreshNet on Fish-4 accuracy.'],
    ['Larder is faster than SniffTree.', 'Larder is slower than SniffTree.'],
    ['Larder achieves the best accuracy on Bread-2.', 'Larder achieves the second-best accuracy on Bread-2.'],
    [
      'Larder outperforms all baselines on every dataset.',
      'Larder outperforms all baselines on every dataset except for SniffTree on Bread-2.',
    ],
  ];
  for (const [text, expected] of mended)
    it(`mends: ${text}`, () => assert.ok(repaired(text).includes(expected), repaired(text).join(' / ')));

  it('uses the word of the paper where it says that it wins mostly', () => {
    const source = larderSource.replace(
      'Larder outperforms all predictors except for SniffTree on Bread-2. ',
      '',
    );
    assert.ok(
      repaired('Larder outperforms earlier predictors on every food dataset.', source).includes(
        'Larder outperforms earlier predictors on most food datasets.',
      ),
    );
  });

  it('offers nothing where the sentence would go on behind the exception', () => {
    assert.ok(
      !repaired('Larder beats all baselines on every dataset with few sensors.').some((text) =>
        text.includes('except for SniffTree on Bread-2 with'),
      ),
    );
  });
});

describe('wording of repairs', () => {
  const most: readonly (readonly [string, string | null])[] = [
    ['on every dataset', 'on most datasets'],
    ['in every category', 'in most categories'],
    ['on all datasets', 'on most datasets'],
    ['across all the benchmarks', 'across most of the benchmarks'],
    ['on all three datasets', 'on most of the three datasets'],
    ['on each of the nine tasks', 'on most of the nine tasks'],
    ['across the board', null],
  ];
  for (const [said, expected] of most) it(said, () => assert.equal(mostOf(said), expected));

  it('turns one comparison and no more', () => {
    assert.equal(turnedComparison('is more accurate than B'), 'is less accurate than B');
    assert.equal(turnedComparison('surpasses B'), 'falls short of B');
    assert.equal(turnedComparison('beats B and is faster than C'), null);
    assert.equal(turnedComparison('improves over B'), null);
  });

  it('ranks second only what is told to be the best once', () => {
    assert.equal(secondBest('ranks first on D'), 'ranks second on D');
    assert.equal(secondBest('achieves the highest score'), 'achieves the second-highest score');
    assert.equal(secondBest('achieves top accuracy'), null);
    assert.equal(secondBest('has the best recall and the best precision'), null);
  });

  it('takes an exception as it stands, if it is short', () => {
    assert.equal(exceptionIn('We win on all data except for Pears, which are small.'), 'except for Pears');
    assert.equal(exceptionIn('We win on all data.'), null);
    assert.equal(exceptionIn(`We win everywhere except for ${'very '.repeat(12)}small data.`), null);
  });
});
