import assert from 'node:assert/strict';
import { order } from '../../../../../src/core/bench/inject/temporal/order.ts';
import { groundedOf, told } from '../grounded-of.ts';
import { paperSaying } from '../paper-saying.ts';

describe('Order in time reversed', () => {
  it('puts a step behind the other', () => {
    const grounded = groundedOf(
      'The frame is cropped before the scale is read by the network.',
      paperSaying('Each frame is cropped before the scale is read by our network.'),
    );
    assert.deepEqual(told(order, grounded), [
      'The frame is cropped after the scale is read by the network. | Each frame is cropped after the scale is read by our network.',
    ]);
  });

  it('turns the direction of a cascade', () => {
    const grounded = groundedOf(
      'The authors propose coarse-to-fine reading of the gauge scale.',
      paperSaying('We propose coarse-to-fine reading of the gauge scale.'),
    );
    assert.deepEqual(told(order, grounded), [
      'The authors propose fine-to-coarse reading of the gauge scale. | We propose fine-to-coarse reading of the gauge scale.',
    ]);
  });

  it('leaves "as before" alone', () => {
    const grounded = groundedOf(
      'The frame is cropped as before the scale is read by the network.',
      paperSaying('The frame is cropped as before the scale is read by the network.'),
    );
    assert.deepEqual(told(order, grounded), []);
  });

  it('stays quiet where the paper tells another order', () => {
    const grounded = groundedOf(
      'The frame is cropped before the scale is read by the network.',
      paperSaying('The frame is cropped after the scale is read by the network.'),
    );
    assert.deepEqual(told(order, grounded), []);
  });
});
