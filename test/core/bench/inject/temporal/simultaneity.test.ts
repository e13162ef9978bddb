import assert from 'node:assert/strict';
import { simultaneity } from '../../../../../src/core/bench/inject/temporal/simultaneity.ts';
import { groundedOf, told } from '../grounded-of.ts';
import { paperSaying } from '../paper-saying.ts';

describe('At once and one after the other', () => {
  it('tells joint training as training in turn, and rewords it', () => {
    const grounded = groundedOf(
      'Scale and lamp networks are jointly trained on harbour frames.',
      paperSaying('The scale and lamp networks are jointly trained on harbour frames.'),
    );
    assert.deepEqual(told(simultaneity, grounded), [
      'Scale and lamp networks are successively trained on harbour frames. | The scale and lamp networks are successively trained on harbour frames.',
      '= Scale and lamp networks are together trained on harbour frames. | The scale and lamp networks are together trained on harbour frames.',
    ]);
  });

  it('makes one stage of two', () => {
    const grounded = groundedOf(
      'The paper describes a two-stage reader of rusted gauges.',
      paperSaying('We describe a two-stage reader of rusted gauges.'),
    );
    assert.deepEqual(told(simultaneity, grounded), [
      'The paper describes a single-stage reader of rusted gauges. | We describe a single-stage reader of rusted gauges.',
      '= The paper describes a two-step reader of rusted gauges. | We describe a two-step reader of rusted gauges.',
    ]);
  });

  it('leaves "while simultaneously" alone', () => {
    const grounded = groundedOf(
      'The lamp dims while simultaneously the scale of the gauge is read.',
      paperSaying('The lamp dims while simultaneously the scale of the gauge is read.'),
    );
    assert.deepEqual(told(simultaneity, grounded), []);
  });

  it('leaves a joint distribution alone', () => {
    const grounded = groundedOf(
      'The reader learns a joint distribution of marks and lamps.',
      paperSaying('Our reader learns a joint distribution of marks and lamps.'),
    );
    assert.deepEqual(told(simultaneity, grounded), []);
  });
});
