import assert from 'node:assert/strict';
import { objective } from '../../../../../src/core/bench/inject/reasoning/objective.ts';
import { groundedOf, told } from '../grounded-of.ts';
import { paperSaying } from '../paper-saying.ts';

describe('What a step works for, told as what it works against', () => {
  it('maximises what is minimised, in either spelling', () => {
    const grounded = groundedOf(
      'The planner minimizes the number of lamps along the quay.',
      paperSaying('Our planner minimises the number of lamps along the quay.'),
    );
    assert.deepEqual(told(objective, grounded), [
      'The planner maximizes the number of lamps along the quay. | Our planner maximises the number of lamps along the quay.',
    ]);
  });

  it('rewards what is penalised', () => {
    const grounded = groundedOf(
      'The loss penalizes missing marks of the scale.',
      paperSaying('Our loss penalizes missing marks of the scale.'),
    );
    assert.deepEqual(told(objective, grounded), [
      'The loss rewards missing marks of the scale. | Our loss rewards missing marks of the scale.',
    ]);
  });

  it('leaves a reward alone, which is most often a thing', () => {
    const grounded = groundedOf(
      'The planner adds a reward for marks of the scale it reads.',
      paperSaying('Our planner adds a reward for marks of the scale it reads.'),
    );
    assert.deepEqual(told(objective, grounded), []);
  });

  it('stays quiet where the paper says it of other things', () => {
    const grounded = groundedOf(
      'The planner minimizes the number of lamps along the quay.',
      paperSaying('Smugglers of earlier days minimized the number of night trips.'),
    );
    assert.deepEqual(told(objective, grounded), []);
  });
});
