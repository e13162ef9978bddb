import assert from 'node:assert/strict';
import { acronymExpanded, acronymMisexpanded } from '../../../../../src/core/bench/inject/entity/acronym.ts';
import { spelling } from '../../../../../src/core/bench/inject/entity/spelling.ts';
import { swapsOf } from '../paper-of-kelp.ts';

describe('inject entity/acronym', () => {
  it('spells a short form out wrongly, with the same letters, on both sides', () => {
    const [swap] = swapsOf(acronymMisexpanded, 'Kelpnet aligns surveys with Vertical Tide Matching (VTM).');
    assert.match(
      swap!,
      /^Kelpnet aligns surveys with (?<word>V\p{Ll}+) Tide Matching \(VTM\)\. \| Kelpnet aligns surveys with \k<word> Tide Matching \(VTM\) before the echoes are merged\.$/u,
    );
    assert.ok(!swap!.includes('Vertical'));
  });

  it('makes none of a short form that the paper defines otherwise or not at all', () => {
    for (const sentence of [
      'It relies on Virtual Tide Merging (VTM).',
      'It relies on Sonar Buoy Nets (SBN).',
    ])
      assert.deepEqual(swapsOf(acronymMisexpanded, sentence), []);
  });

  it('makes none where the paper writes the long form in other parts', () => {
    const paper = '# Gulls\n\n## 1 Data\n\nThe nets learn by T-ide matching of shores (TMS) at dawn.\n';
    assert.deepEqual(
      swapsOf(acronymMisexpanded, 'The nets learn by Tide matching of shores (TMS).', 1, paper),
      [],
    );
  });

  it('writes a short form out, which says the same', () => {
    const sentence = 'After the storm season VTM removes the drift of the buoy.';
    assert.deepEqual(swapsOf(acronymExpanded, sentence), [
      '= After the storm season Vertical Tide Matching removes the drift of the buoy. | ' +
        'After the storm season Vertical Tide Matching removes the drift of every sonar buoy.',
    ]);
  });

  it('writes a name in its other spelling', () => {
    const paper = '# Gull\n\n## 1 Data\n\nThe pretrained network labels the cries of coastal gulls.\n';
    assert.deepEqual(swapsOf(spelling, 'A pretrained network labels cries of gulls.', 1, paper), [
      '= A pre-trained network labels cries of gulls. | The pre-trained network labels the cries of coastal gulls.',
    ]);
  });
});
