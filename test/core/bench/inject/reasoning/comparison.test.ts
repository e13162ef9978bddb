import assert from 'node:assert/strict';
import { comparison } from '../../../../../src/core/bench/inject/reasoning/comparison.ts';
import { groundedOf, told } from '../grounded-of.ts';
import { paperSaying } from '../paper-saying.ts';

describe('A comparison told the other way round', () => {
  it('lets the winner lose, in the form of either text', () => {
    const grounded = groundedOf(
      'The paper shows that Tidemark outperforms the optical reader on wet gauges.',
      paperSaying(
        'On wet gauges, Tidemark consistently outperforming the optical reader is our main finding.',
      ),
    );
    assert.deepEqual(told(comparison, grounded), [
      'The paper shows that Tidemark underperforms the optical reader on wet gauges. | On wet gauges, Tidemark consistently underperforming the optical reader is our main finding.',
    ]);
  });

  it('rewords a win as another', () => {
    const grounded = groundedOf(
      'The paper shows that Tidemark outperforms the optical reader on wet gauges.',
      paperSaying('Tidemark outperforms the optical reader on wet gauges.'),
    );
    assert.deepEqual(told(comparison, grounded), [
      'The paper shows that Tidemark underperforms the optical reader on wet gauges. | Tidemark underperforms the optical reader on wet gauges.',
      '= The paper shows that Tidemark surpasses the optical reader on wet gauges. | Tidemark surpasses the optical reader on wet gauges.',
    ]);
  });

  it('makes the cheaper the dearer', () => {
    const grounded = groundedOf(
      'The reader needs fewer lamps than the manual survey of the quay.',
      paperSaying('Our reader needs fewer lamps than a manual survey of the quay.'),
    );
    assert.deepEqual(told(comparison, grounded), [
      'The reader needs more lamps than the manual survey of the quay. | Our reader needs more lamps than a manual survey of the quay.',
    ]);
  });

  it('leaves a passive alone', () => {
    const grounded = groundedOf(
      'The optical reader is outperformed by Tidemark on wet gauges.',
      paperSaying('The optical reader is outperformed by Tidemark on wet gauges.'),
    );
    assert.deepEqual(told(comparison, grounded), []);
  });

  it('stays quiet where the paper says it of other things', () => {
    const grounded = groundedOf(
      'The paper shows that Tidemark outperforms the optical reader on wet gauges.',
      paperSaying('On dry land the magnetic compass outperforms older instruments of the pilots.'),
    );
    assert.deepEqual(told(comparison, grounded), []);
  });

  it('stays quiet where only one of the two is denied', () => {
    const grounded = groundedOf(
      'Tidemark outperforms the optical reader on wet gauges.',
      paperSaying('Tidemark never outperforms the optical reader on wet gauges.'),
    );
    assert.deepEqual(told(comparison, grounded), []);
  });
});
