import assert from 'node:assert/strict';
import { persistence } from '../../../../../src/core/bench/inject/temporal/persistence.ts';
import { groundedOf, told } from '../grounded-of.ts';
import { paperSaying } from '../paper-saying.ts';

describe('What stays and what changes, exchanged', () => {
  it('trains what is frozen', () => {
    const grounded = groundedOf(
      'The frozen lamp network marks the frames of the camera.',
      paperSaying('A frozen lamp network marks the frames of the camera.'),
    );
    assert.deepEqual(told(persistence, grounded), [
      'The trainable lamp network marks the frames of the camera. | A trainable lamp network marks the frames of the camera.',
    ]);
  });

  it('makes the adaptive fixed, with its article', () => {
    const grounded = groundedOf(
      'The authors use an adaptive threshold for marks of the scale.',
      paperSaying('We use an adaptive threshold for marks of the scale.'),
    );
    assert.deepEqual(told(persistence, grounded), [
      'The authors use a fixed threshold for marks of the scale. | We use a fixed threshold for marks of the scale.',
    ]);
  });

  it('rewords a gradual change', () => {
    const grounded = groundedOf(
      'The lamp is gradually dimmed along the harbour quay.',
      paperSaying('Each lamp is gradually dimmed along the harbour quay.'),
    );
    assert.deepEqual(told(persistence, grounded), [
      'The lamp is abruptly dimmed along the harbour quay. | Each lamp is abruptly dimmed along the harbour quay.',
      '= The lamp is progressively dimmed along the harbour quay. | Each lamp is progressively dimmed along the harbour quay.',
    ]);
  });

  it('leaves a fixed point and a constant factor alone', () => {
    const grounded = groundedOf(
      'The reader solves a fixed point problem up to a constant factor for the gauge scale.',
      paperSaying('Our reader solves a fixed point problem up to a constant factor for the gauge scale.'),
    );
    assert.deepEqual(told(persistence, grounded), []);
  });

  it('leaves dynamic programming alone', () => {
    const grounded = groundedOf(
      'The marks are found by dynamic programming along the gauge scale.',
      paperSaying('All marks are found by dynamic programming along the gauge scale.'),
    );
    assert.deepEqual(told(persistence, grounded), []);
  });
});
