import assert from 'node:assert/strict';
import { criticism } from '../../../../../src/core/bench/inject/context/criticism.ts';
import { groundedOf, told } from '../grounded-of.ts';
import { paperSaying } from '../paper-saying.ts';

describe('Criticism of others turned on the paper', () => {
  it('turns what existing methods fail at on the proposed ones', () => {
    const grounded = groundedOf(
      'Existing methods fail on rusted gauges of the harbour.',
      paperSaying('At present, existing methods fail on rusted gauges of the harbour.'),
    );
    assert.deepEqual(told(criticism, grounded), [
      'The proposed methods fail on rusted gauges of the harbour. | At present, our methods fail on rusted gauges of the harbour.',
    ]);
  });

  it('keeps the article where there is one', () => {
    const grounded = groundedOf(
      'The paper names the limitations of the traditional readers and systems for rusted gauges.',
      paperSaying('We name the limitations of traditional systems for rusted gauges.'),
    );
    assert.deepEqual(told(criticism, grounded), [
      'The paper names the limitations of the proposed readers and systems for rusted gauges. | We name the limitations of our systems for rusted gauges.',
    ]);
  });

  it('leaves methods alone that are not blamed', () => {
    const grounded = groundedOf(
      'The reader outperforms existing methods on rusted gauges of the harbour.',
      paperSaying('Our reader outperforms existing methods on rusted gauges of the harbour.'),
    );
    assert.deepEqual(told(criticism, grounded), []);
  });

  it('leaves a sentence alone that speaks of the proposed method as well', () => {
    const grounded = groundedOf(
      'The proposed reader and existing methods fail on rusted gauges of the harbour.',
      paperSaying('The proposed reader and existing methods fail on rusted gauges of the harbour.'),
    );
    assert.deepEqual(told(criticism, grounded), []);
  });
});
