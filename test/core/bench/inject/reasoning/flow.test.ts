import assert from 'node:assert/strict';
import { flow } from '../../../../../src/core/bench/inject/reasoning/flow.ts';
import { groundedOf, told } from '../grounded-of.ts';
import { paperSaying } from '../paper-saying.ts';

describe('Who gives and who takes, exchanged', () => {
  it('puts the student for the teacher', () => {
    const grounded = groundedOf(
      'The teacher labels frames of the harbour camera at night.',
      paperSaying('At night the teacher labels frames of the harbour camera.'),
    );
    assert.deepEqual(told(flow, grounded), [
      'The student labels frames of the harbour camera at night. | At night the student labels frames of the harbour camera.',
    ]);
  });

  it('minds the article', () => {
    const grounded = groundedOf(
      'An encoder turns each frame of the camera into marks.',
      paperSaying('In our network an encoder turns each frame of the camera into marks.'),
    );
    assert.deepEqual(told(flow, grounded), [
      'A decoder turns each frame of the camera into marks. | In our network a decoder turns each frame of the camera into marks.',
    ]);
  });

  it('leaves both alone where both are named', () => {
    const grounded = groundedOf(
      'The teacher and the student see frames of the harbour camera at night.',
      paperSaying('The teacher and the student see frames of the harbour camera at night.'),
    );
    assert.deepEqual(told(flow, grounded), []);
  });

  it('leaves prior work alone', () => {
    const grounded = groundedOf(
      'The paper cites prior work on harbour gauges and cameras.',
      paperSaying('We build on prior work on harbour gauges and cameras.'),
    );
    assert.deepEqual(told(flow, grounded), []);
  });
});
