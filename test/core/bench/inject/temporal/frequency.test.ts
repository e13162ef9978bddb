import assert from 'node:assert/strict';
import { frequency } from '../../../../../src/core/bench/inject/temporal/frequency.ts';
import { groundedOf, told } from '../grounded-of.ts';
import { paperSaying } from '../paper-saying.ts';

describe('How often and how long, changed', () => {
  it('tells what is done again and again as done once, and rewords it', () => {
    const grounded = groundedOf(
      'The reader iteratively sharpens the marks of the gauge scale.',
      paperSaying('Our reader iteratively sharpens the marks of the gauge scale.'),
    );
    assert.deepEqual(told(frequency, grounded), [
      'The reader once for all sharpens the marks of the gauge scale. | Our reader once for all sharpens the marks of the gauge scale.',
      '= The reader repeatedly sharpens the marks of the gauge scale. | Our reader repeatedly sharpens the marks of the gauge scale.',
    ]);
  });

  it('shortens what is long', () => {
    const grounded = groundedOf(
      'The paper reports a prolonged trial of the harbour camera.',
      paperSaying('We report a prolonged trial of the harbour camera.'),
    );
    assert.deepEqual(told(frequency, grounded), [
      'The paper reports a brief trial of the harbour camera. | We report a brief trial of the harbour camera.',
    ]);
  });

  it('leaves daily life alone', () => {
    const grounded = groundedOf(
      'The reader shows daily life of pilots along the quay.',
      paperSaying('Our reader shows daily life of pilots along the quay.'),
    );
    assert.deepEqual(told(frequency, grounded), []);
  });

  it('leaves a recursive function alone', () => {
    const grounded = groundedOf(
      'A recursive function counts the marks of the gauge scale.',
      paperSaying('A recursive function counts the marks of the gauge scale.'),
    );
    assert.deepEqual(told(frequency, grounded), []);
  });
});
