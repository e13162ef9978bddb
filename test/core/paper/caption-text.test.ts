import assert from 'node:assert/strict';
import { readCaptionLabel } from '../../../src/core/paper/caption-text.ts';

describe('readCaptionLabel', () => {
  const captions: readonly [string, string, string | null][] = [
    ['Table 3: Results on two sets.', 'table', '3'],
    ['Table 1. Classification accuracies', 'table', '1'],
    ['TABLE II: RESULTS', 'table', 'II'],
    ['Tab. 4: Ablation', 'table', '4'],
    ['Table A.2: Settings', 'table', 'A.2'],
    ['Table S3 | Extended results', 'table', 'S3'],
    ['Figure 2. Overview', 'figure', '2'],
    ['Fig. 3: Loss curves', 'figure', '3'],
    ['Figure 4. x86 code of the loop', 'figure', '4'],
    ['Figure 5. t-SNE of all songs', 'figure', '5'],
    ['Figure D.1: The effect', 'figure', 'D.1'],
    ['Figure. 1: (a) Resistance', 'figure', '1'],
    ['Supplementary Figure 4: More', 'figure', '4'],
    ['Algorithm 1 Bubble Sort', 'algorithm', '1'],
    ['Algorithm 2: Training', 'algorithm', '2'],
    ['Listing 1: The loop', 'listing', '1'],
    ['Table 1 Site characteristics for all catchments', 'table', '1'],
    ['表1 各方言的准确率', 'table', '1'],
    ['图2：概述', 'figure', '2'],
  ];
  for (const [text, kind, number] of captions) {
    it(`reads "${text}"`, () => {
      const label = readCaptionLabel(text);
      assert.deepEqual([label?.kind, label?.number], [kind, number]);
    });
  }

  for (const text of [
    'Table 3 shows the results.',
    'Figure 10 shows the experiment.',
    'Figure 2 and Table 1 agree.',
    'Algorithm 1. in the outer loop, the policy',
    'Tables of this kind are rare.',
    'Tablets: a survey',
    '表1给出了四个方言的准确率。',
    'In Table 3: nothing',
  ]) {
    it(`takes "${text}" for running text`, () => {
      assert.equal(readCaptionLabel(text), null);
    });
  }

  it('tells how long the label is', () => {
    assert.equal(readCaptionLabel('Table 3: Results')?.length, 'Table 3:'.length);
  });
});
