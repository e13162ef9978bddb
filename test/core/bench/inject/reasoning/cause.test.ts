import assert from 'node:assert/strict';
import { cause } from '../../../../../src/core/bench/inject/reasoning/cause.ts';
import { groundedOf, told } from '../grounded-of.ts';
import { paperSaying } from '../paper-saying.ts';

describe('A cause told as something else', () => {
  it('makes a cause an obstacle, and rewords it', () => {
    const grounded = groundedOf(
      'Most misreadings occur due to lamp reflections on wet gauges.',
      paperSaying('Most misreadings occur due to lamp reflections on wet gauges.'),
    );
    assert.deepEqual(told(cause, grounded), [
      'Most misreadings occur despite lamp reflections on wet gauges. | Most misreadings occur despite lamp reflections on wet gauges.',
      '= Most misreadings occur owing to lamp reflections on wet gauges. | Most misreadings occur owing to lamp reflections on wet gauges.',
    ]);
  });

  it('exchanges cause and effect', () => {
    const grounded = groundedOf(
      'The paper argues that rust on the scale leads to misreadings of the camera.',
      paperSaying('Rust on the scale leads to misreadings of the camera.'),
    );
    assert.deepEqual(told(cause, grounded), [
      'The paper argues that rust on the scale stems from misreadings of the camera. | Rust on the scale stems from misreadings of the camera.',
      '= The paper argues that rust on the scale results in misreadings of the camera. | Rust on the scale results in misreadings of the camera.',
    ]);
  });

  it('leaves a cause that is a noun alone', () => {
    const grounded = groundedOf(
      'The cause of the misreadings are lamp reflections on wet gauges.',
      paperSaying('The cause of the misreadings are lamp reflections on wet gauges.'),
    );
    assert.deepEqual(told(cause, grounded), []);
  });

  it('leaves "is due to" alone, which nothing but a cause may follow', () => {
    const grounded = groundedOf(
      'The error is due to lamp reflections on wet gauges.',
      paperSaying('The error is due to lamp reflections on wet gauges.'),
    );
    assert.deepEqual(told(cause, grounded), []);
  });
});
