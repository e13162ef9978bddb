import assert from 'node:assert/strict';
import { metricSwapped } from '../../../../../src/core/bench/inject/entity/metric.ts';
import { operationSwapped } from '../../../../../src/core/bench/inject/entity/operation.ts';
import { propertySwapped } from '../../../../../src/core/bench/inject/entity/property.ts';
import { taskSwapped } from '../../../../../src/core/bench/inject/entity/task.ts';
import { anyOf, kelpPaper, swapsOf as swaps } from '../paper-of-kelp.ts';

describe('inject entity/metric, property, operation and task', () => {
  it('tells a measure as another, the same on both sides', () => {
    const made = anyOf(metricSwapped, 'Kelpnet raises the accuracy of border maps on coastal surveys.');
    assert.ok(
      made.includes(
        'Kelpnet raises the recall of border maps on coastal surveys. | Kelpnet raises the recall of border maps on stormy coastal surveys.',
      ),
    );
  });

  it('tells a quality as one that the paper speaks of nowhere', () => {
    const made = anyOf(propertySwapped, 'The planner improves the robustness of coastal surveys.');
    assert.ok(
      made.some((each) => each.startsWith('The planner improves the privacy of coastal surveys. | ')),
    );
    const fair = kelpPaper.replace('Later on', 'Privacy matters. Later on');
    assert.ok(
      Array.from({ length: 40 }, (_, seed) =>
        swaps(propertySwapped, 'The planner improves the robustness of coastal surveys.', seed, fair),
      )
        .flat()
        .every((each) => !each.includes('privacy of')),
    );
  });

  it('tells a technique as another of its kind', () => {
    const made = anyOf(operationSwapped, 'The planner uses gradient descent to place sonar buoys.');
    assert.ok(
      made.includes(
        'The planner uses simulated annealing to place sonar buoys. | ' +
          'The survey planner uses simulated annealing to place the sonar buoys along the coast.',
      ),
    );
  });

  it('tells a task as another', () => {
    const paper =
      '# Gullnote\n\n## 1 Data\n\nGullnote is a supervised network that labels the cries of coastal gulls.\n';
    const made = swaps(
      taskSwapped,
      'Gullnote is a supervised network for labelling cries of gulls.',
      1,
      paper,
    );
    assert.equal(made.length, 1);
    assert.match(made[0]!, /^Gullnote is (?:an unsupervised|a semi-supervised|a weakly supervised) network/u);
  });

  it('makes none in an open list, of a name, or where a short form would tell', () => {
    const paper =
      '# Gullnote\n\n## 1 Data\n\nThe network labels cries with scores such as accuracy for gulls of all coasts.\n';
    assert.deepEqual(
      swaps(metricSwapped, 'The network labels cries of gulls with scores such as accuracy.', 1, paper),
      [],
    );
    assert.equal(taskSwapped.fits('They study Reinforcement Learning (RL) for gulls.'), false);
    assert.equal(operationSwapped.fits('They use a Gaussian Process for the gulls.'), false);
  });

  it('makes none where the paper does not say the word of the same thing', () => {
    assert.deepEqual(swaps(metricSwapped, 'The accuracy of the clocks on board is never told.'), []);
    assert.deepEqual(swaps(metricSwapped, 'The printed accuracy pleases tourists and bakers alike.'), []);
  });
});
