import assert from 'node:assert/strict';
import { phase } from '../../../../../src/core/bench/inject/temporal/phase.ts';
import { groundedOf, told } from '../grounded-of.ts';
import { paperSaying } from '../paper-saying.ts';

describe('Phases of a model confused', () => {
  it('moves a step from training to inference', () => {
    const grounded = groundedOf(
      'Lamps are dimmed during training of the gauge reader.',
      paperSaying('The lamps are dimmed during training of the gauge reader.'),
    );
    assert.deepEqual(told(phase, grounded), [
      'Lamps are dimmed during inference of the gauge reader. | The lamps are dimmed during inference of the gauge reader.',
    ]);
  });

  it('puts fine-tuning for pre-training, each as it is written, and rewords the spelling', () => {
    const grounded = groundedOf(
      'The reader sees synthetic gauges in pre-training of the network.',
      paperSaying('Our reader sees synthetic gauges in pretraining of the network.'),
    );
    assert.deepEqual(told(phase, grounded), [
      'The reader sees synthetic gauges in fine-tuning of the network. | Our reader sees synthetic gauges in finetuning of the network.',
    ]);
  });

  it('puts online for offline', () => {
    const grounded = groundedOf(
      'The map of gauges is computed offline for the whole harbour.',
      paperSaying('A map of gauges is computed offline for the whole harbour.'),
    );
    assert.deepEqual(told(phase, grounded), [
      'The map of gauges is computed online for the whole harbour. | A map of gauges is computed online for the whole harbour.',
    ]);
  });

  it('leaves the name of a method alone', () => {
    const grounded = groundedOf(
      'The reader learns by supervised post-training (SFT) of the gauge network.',
      paperSaying('We use supervised post-training (SFT) of the gauge network.'),
    );
    assert.deepEqual(told(phase, grounded), []);
  });

  it('leaves both alone where both are named', () => {
    const grounded = groundedOf(
      'The map works offline and online for the whole harbour quay.',
      paperSaying('The map works offline and online for the whole harbour quay.'),
    );
    assert.deepEqual(told(phase, grounded), []);
  });
});
