import assert from 'node:assert/strict';
import { logic } from '../../../../../src/core/bench/inject/reasoning/logic.ts';
import { groundedOf, told } from '../grounded-of.ts';
import { paperSaying } from '../paper-saying.ts';

describe('Bounds, conditions and dependences exchanged', () => {
  it('takes the other side of a bound', () => {
    const grounded = groundedOf(
      'The paper proves an upper bound on the reading error of the camera.',
      paperSaying('We prove an upper bound for the reading error of the camera.'),
    );
    assert.deepEqual(told(logic, grounded), [
      'The paper proves a lower bound on the reading error of the camera. | We prove a lower bound for the reading error of the camera.',
    ]);
  });

  it('makes the sufficient necessary', () => {
    const grounded = groundedOf(
      'Two lamps are sufficient for reading rusted gauges at night.',
      paperSaying('At night two lamps are sufficient for reading rusted gauges.'),
    );
    assert.deepEqual(told(logic, grounded), [
      'Two lamps are necessary for reading rusted gauges at night. | At night two lamps are necessary for reading rusted gauges.',
    ]);
  });

  it('rewords a bound', () => {
    const grounded = groundedOf(
      'The camera misreads at most three gauges of the harbour.',
      paperSaying('Our camera misreads at most three gauges of the harbour.'),
    );
    assert.deepEqual(told(logic, grounded), [
      'The camera misreads at least three gauges of the harbour. | Our camera misreads at least three gauges of the harbour.',
      '= The camera misreads no more than three gauges of the harbour. | Our camera misreads no more than three gauges of the harbour.',
    ]);
  });

  it('leaves upper and lower bounds alone that come together', () => {
    const grounded = groundedOf(
      'The paper proves upper and lower bounds on the reading error of the camera.',
      paperSaying('We prove upper and lower bounds on the reading error of the camera.'),
    );
    assert.deepEqual(told(logic, grounded), []);
  });
});
