import assert from 'node:assert/strict';
import { remedy } from '../../../../../src/core/bench/inject/context/remedy.ts';
import { groundedOf, told } from '../grounded-of.ts';
import { paperSaying } from '../paper-saying.ts';

describe('Problem and remedy exchanged', () => {
  it('makes use of what is overcome, and rewords it', () => {
    const grounded = groundedOf(
      'The paper addresses lamp reflections on wet gauges.',
      paperSaying('We address lamp reflections on wet gauges.'),
    );
    assert.deepEqual(told(remedy, grounded), [
      'The paper exploits lamp reflections on wet gauges. | We exploit lamp reflections on wet gauges.',
    ]);
  });

  it('avoids what is made use of', () => {
    const grounded = groundedOf(
      'The reader leverages lamp reflections on wet gauges.',
      paperSaying('Our reader employs lamp reflections on wet gauges.'),
    );
    assert.deepEqual(told(remedy, grounded), [
      'The reader avoids lamp reflections on wet gauges. | Our reader avoids lamp reflections on wet gauges.',
    ]);
  });

  it('does without what is used', () => {
    const grounded = groundedOf(
      'The scale is read using lamp reflections on wet gauges.',
      paperSaying('Each scale is read using lamp reflections on wet gauges.'),
    );
    assert.deepEqual(told(remedy, grounded), [
      'The scale is read without using lamp reflections on wet gauges. | Each scale is read without using lamp reflections on wet gauges.',
    ]);
  });

  it('leaves the use of something alone', () => {
    const grounded = groundedOf(
      'The use of lamp reflections on wet gauges is new.',
      paperSaying('The use of lamp reflections on wet gauges is new.'),
    );
    assert.deepEqual(told(remedy, grounded), []);
  });

  it('leaves "without relying on" alone', () => {
    const grounded = groundedOf(
      'The scale is read without relying on lamp reflections of wet gauges.',
      paperSaying('Each scale is read without relying on lamp reflections of wet gauges.'),
    );
    assert.deepEqual(told(remedy, grounded), []);
  });
});
