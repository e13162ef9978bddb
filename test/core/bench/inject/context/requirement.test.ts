import assert from 'node:assert/strict';
import { requirement } from '../../../../../src/core/bench/inject/context/requirement.ts';
import { groundedOf, told } from '../grounded-of.ts';
import { paperSaying } from '../paper-saying.ts';

describe('Needs and limits invented', () => {
  it('needs what the paper does without, and rewords it', () => {
    const grounded = groundedOf(
      'The reader works without additional lamps along the quay.',
      paperSaying('Our reader works without additional lamps along the quay.'),
    );
    assert.deepEqual(told(requirement, grounded), [
      'The reader works with additional lamps along the quay. | Our reader works with additional lamps along the quay.',
      '= The reader works without extra lamps along the quay. | Our reader works without extra lamps along the quay.',
    ]);
  });

  it('makes what is general special', () => {
    const grounded = groundedOf(
      'The paper presents a model-agnostic reader of rusted gauges.',
      paperSaying('We present a model-agnostic reader of rusted gauges.'),
    );
    assert.deepEqual(told(requirement, grounded), [
      'The paper presents a model-specific reader of rusted gauges. | We present a model-specific reader of rusted gauges.',
    ]);
  });

  it('leaves "without loss" alone', () => {
    const grounded = groundedOf(
      'The frames are stored without any loss of marks along the scale.',
      paperSaying('All frames are stored without any loss of marks along the scale.'),
    );
    assert.deepEqual(told(requirement, grounded), []);
  });

  it('leaves support by evidence alone', () => {
    const grounded = groundedOf(
      'The evidence supports the claim on rusted gauges of the harbour.',
      paperSaying('Our evidence supports the claim on rusted gauges of the harbour.'),
    );
    assert.deepEqual(told(requirement, grounded), []);
  });
});
