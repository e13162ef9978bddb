import assert from 'node:assert/strict';
import { trend } from '../../../../../src/core/bench/inject/reasoning/trend.ts';
import { groundedOf, told } from '../grounded-of.ts';
import { paperSaying } from '../paper-saying.ts';

describe('A trend told the other way round', () => {
  it('lets what rises fall, in the form of either text', () => {
    const grounded = groundedOf(
      'The authors find that a longer exposure increases the reading error of the camera.',
      paperSaying('We find that longer exposure leads to an increased reading error of the camera.'),
    );
    assert.deepEqual(told(trend, grounded), [
      'The authors find that a longer exposure decreases the reading error of the camera. | We find that longer exposure leads to a decreased reading error of the camera.',
    ]);
  });

  it('makes better worse, and rewords it', () => {
    const grounded = groundedOf(
      'Rain shields improve the reading accuracy of the camera.',
      paperSaying('Rain shields improve the reading accuracy of each camera.'),
    );
    assert.deepEqual(told(trend, grounded), [
      'Rain shields worsen the reading accuracy of the camera. | Rain shields worsen the reading accuracy of each camera.',
      '= Rain shields enhance the reading accuracy of the camera. | Rain shields enhance the reading accuracy of each camera.',
    ]);
  });

  it('stays quiet where the sentence says it twice', () => {
    const grounded = groundedOf(
      'Rain shields improve the reading accuracy and improve the contrast of the camera.',
      paperSaying('Rain shields improve the reading accuracy and contrast of the camera.'),
    );
    assert.deepEqual(told(trend, grounded), []);
  });

  it('stays quiet where the paper says the contrary as well', () => {
    const grounded = groundedOf(
      'Rain shields boost the reading accuracy of the camera.',
      paperSaying('Rain shields boost the reading accuracy of the camera and worsen its reach.'),
    );
    assert.deepEqual(told(trend, grounded), []);
  });

  it('leaves names alone', () => {
    const grounded = groundedOf(
      'The Rising Tide survey of the harbour reads wet gauges.',
      paperSaying('The rising tide survey of the harbour reads wet gauges.'),
    );
    assert.deepEqual(told(trend, grounded), []);
  });
});
