import assert from 'node:assert/strict';
import { conclusion } from '../../../../../src/core/bench/inject/reasoning/conclusion.ts';
import { groundedOf, told } from '../grounded-of.ts';
import { paperSaying } from '../paper-saying.ts';

describe('A finding told as its contrary', () => {
  it('denies an ability', () => {
    const grounded = groundedOf(
      'The camera can read the scale of rusted gauges at night.',
      paperSaying('At night our camera can read the scale of rusted gauges.'),
    );
    assert.deepEqual(told(conclusion, grounded), [
      'The camera cannot read the scale of rusted gauges at night. | At night our camera cannot read the scale of rusted gauges.',
    ]);
  });

  it('makes the robust sensitive', () => {
    const grounded = groundedOf(
      'The reader is robust to lamp reflections on wet gauges.',
      paperSaying('Our reader is robust against lamp reflections on wet gauges.'),
    );
    assert.deepEqual(told(conclusion, grounded), [
      'The reader is sensitive to lamp reflections on wet gauges. | Our reader is sensitive to lamp reflections on wet gauges.',
    ]);
  });

  it('leaves an ability alone that is denied of all', () => {
    const grounded = groundedOf(
      'No camera of the harbour can read the scale of rusted gauges.',
      paperSaying('No camera of the harbour can read the scale of rusted gauges.'),
    );
    assert.deepEqual(told(conclusion, grounded), []);
  });

  it('holds no praise for another one', () => {
    const grounded = groundedOf(
      'The camera is an efficient reader of the rusted harbour gauges.',
      paperSaying('Our camera is consistently a reader of the rusted harbour gauges.'),
    );
    assert.deepEqual(told(conclusion, grounded), []);
  });

  it('leaves a measure of efficiency alone', () => {
    const grounded = groundedOf(
      'The paper is about cost efficient gauges of the harbour quay.',
      paperSaying('This is about cost efficient gauges of the harbour quay.'),
    );
    assert.deepEqual(told(conclusion, grounded), []);
  });
});
