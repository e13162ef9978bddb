import assert from 'node:assert/strict';
import { result } from '../../../../../src/core/bench/inject/context/result.ts';
import { groundedOf, told } from '../grounded-of.ts';
import { paperSaying } from '../paper-saying.ts';

describe('Results told as assumptions, and the reverse', () => {
  it('assumes what is proved', () => {
    const grounded = groundedOf(
      'The authors prove that the reading error of the camera vanishes.',
      paperSaying('We prove that the reading error of the camera vanishes.'),
    );
    assert.deepEqual(told(result, grounded), [
      'The authors assume that the reading error of the camera vanishes. | We assume that the reading error of the camera vanishes.',
    ]);
  });

  it('proves what is assumed', () => {
    const grounded = groundedOf(
      'The authors assume that each lamp of the quay is known.',
      paperSaying('We assume that each lamp of the quay is known.'),
    );
    assert.deepEqual(told(result, grounded), [
      'The authors prove that each lamp of the quay is known. | We prove that each lamp of the quay is known.',
    ]);
  });

  it('rewords a result', () => {
    const grounded = groundedOf(
      'The paper shows that wet gauges reflect the harbour lamps.',
      paperSaying('We show that wet gauges reflect the harbour lamps.'),
    );
    assert.deepEqual(told(result, grounded), [
      'The paper assumes that wet gauges reflect the harbour lamps. | We assume that wet gauges reflect the harbour lamps.',
    ]);
  });

  it('leaves experiments alone, which assume nothing', () => {
    const grounded = groundedOf(
      'Experiments on the quay reveal that wet gauges reflect the harbour lamps.',
      paperSaying('Experiments on the quay reveal that wet gauges reflect the harbour lamps.'),
    );
    assert.deepEqual(told(result, grounded), []);
  });

  it('leaves an assumption alone that is named twice', () => {
    const grounded = groundedOf(
      'The paper makes the assumption of known lamps (Assumption 2) on the quay.',
      paperSaying('We make the assumption of known lamps (Assumption 2) on the quay.'),
    );
    assert.deepEqual(told(result, grounded), []);
  });
});
