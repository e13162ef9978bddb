import assert from 'node:assert/strict';
import { columnSwapped } from '../../../../../src/core/bench/inject/false-concatenation/column.ts';
import {
  otherPart,
  otherPhase,
  otherQuality,
} from '../../../../../src/core/bench/inject/false-concatenation/other-part.ts';
import { partAndWhole } from '../../../../../src/core/bench/inject/false-concatenation/part-whole.ts';
import { rowSwapped } from '../../../../../src/core/bench/inject/false-concatenation/row.ts';
import { anyOf, kelpPaper, swapsOf } from '../paper-of-kelp.ts';

describe('inject false-concatenation/other-part', () => {
  it('gives the work of one part to the other', () => {
    assert.deepEqual(swapsOf(otherPart, 'The teacher rates the painted borders of every forest.'), [
      'The student rates the painted borders of every forest. | ' +
        'The student rates the painted borders of every forest before the survey closes.',
    ]);
  });

  it('tells of one quality or phase what holds of the other', () => {
    const paper = `# Gulls

## 1 Data

Gullnote learns the static cries of young gulls during pretraining on the shore.

Later on dynamic songs follow, and so does fine-tuning at sea.
`;
    assert.deepEqual(swapsOf(otherQuality, 'Gullnote learns the static cries of young gulls.', 1, paper), [
      'Gullnote learns the dynamic cries of young gulls. | ' +
        'Gullnote learns the dynamic cries of young gulls during pretraining on the shore.',
    ]);
    assert.deepEqual(
      swapsOf(otherPhase, 'Gullnote learns cries of gulls during pretraining on the shore.', 1, paper),
      [
        'Gullnote learns cries of gulls during fine-tuning on the shore. | ' +
          'Gullnote learns the static cries of young gulls during fine-tuning on the shore.',
      ],
    );
  });

  it('makes none where the paper has no such other part, or the statement holds both', () => {
    const alone = kelpPaper.replace('Later on the student copies what it saw.', '');
    assert.deepEqual(
      swapsOf(otherPart, 'The teacher rates the painted borders of every forest.', 1, alone),
      [],
    );
    assert.deepEqual(swapsOf(otherPart, 'The encoder gathers the echoes of every sonar.'), []);
  });
});

describe('inject false-concatenation/row', () => {
  it('keeps the value and names the row of another method', () => {
    assert.deepEqual(anyOf(rowSwapped, 'Reefseg reaches a border score of 68.9.').sort(), [
      'Handmap reaches a border score of 68.9. | Handmap 68.9 4.6',
      'Kelpnet reaches a border score of 68.9. | Kelpnet 68.9 4.6',
    ]);
  });

  it('makes none where the row does not hold the value', () => {
    assert.deepEqual(swapsOf(rowSwapped, 'Handmap reaches a border score of 68.9.'), []);
  });
});

describe('inject false-concatenation/column', () => {
  const paper = `# Gulls

## 1 Data

We use the CoastEar dataset and the SongBox dataset of cries.

Gullnote reaches 71.4 points on cries from CoastEar at dawn and 60.2 points from SongBox at dusk.
`;

  it('tells of one dataset what the statement tells of the other', () => {
    assert.deepEqual(
      swapsOf(columnSwapped, 'Gullnote reaches 71.4 points on cries from CoastEar at dawn.', 1, paper),
      [
        'Gullnote reaches 71.4 points on cries from SongBox at dawn. | ' +
          'Gullnote reaches 71.4 points on cries from SongBox at dawn and 60.2 points from CoastEar at dusk.',
      ],
    );
  });

  it('makes none where the sentence names both', () => {
    const both = 'Gullnote reaches 71.4 points on cries from CoastEar at dawn and 60.2 from SongBox.';
    assert.deepEqual(swapsOf(columnSwapped, both, 1, paper), []);
  });
});

describe('inject false-concatenation/part-whole', () => {
  it('tells the best case as the mean', () => {
    assert.deepEqual(swapsOf(partAndWhole, 'Kelpnet shortens coastal surveys by up to 30% in calm seas.'), [
      'Kelpnet shortens coastal surveys by an average of 30% in calm seas. | ' +
        'Kelpnet shortens coastal surveys by an average of 30% when the sea is calm.',
    ]);
  });

  it('makes none of another number', () => {
    assert.deepEqual(
      swapsOf(partAndWhole, 'Kelpnet shortens coastal surveys by up to 40% in calm seas.'),
      [],
    );
  });
});
