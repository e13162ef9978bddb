import assert from 'node:assert/strict';
import { acronyms } from '../../../src/core/check/acronyms.ts';
import type { Opinion } from '../../../src/core/check/checker.ts';
import { buildPaperIndex } from '../../../src/core/evidence/paper-index.ts';
import { paperFromMarkdown } from '../../../src/core/paper/from-text.ts';
import { nodeAt } from '../../../src/core/taxonomy/taxonomy.ts';
import { readOne } from '../review/read.ts';

const source = `# PLUM: pruning hedges with a camera

## Abstract

We present Pruning by Leaf Uncertainty Maps (PLUM), which cuts a hedge with few strokes.

## 1 Method

PLUM estimates leaf density with a hedge density field (HDF). The arm follows a minimum jerk path (MJP). Blades are
modelled by a twig collision model (TCM). The pre-trained encoder is a masked foliage autoencoder (MFA).

## 2 Related work

The tree crown mapping (TCM2) of others is slow. Wire frame trees (WFTs) are drawn. A length-limited branch scan (LBS) is run. A large vision model (LVM) helps. A robot arm (RA) may also be a rotary axis (RA).

## 3 Experiments

We compare PLUM with and without HDF. The twig collision model (TCM) matters.

## References

[1] B. Box. Hedges of colour distance fields. 2019.
`;
const paper = paperFromMarkdown(source, { path: 'plum.md', sha256: '', format: 'markdown', pages: null });
const index = buildPaperIndex(paper);

function judge(text: string): (Opinion & { words: string })[] {
  const review = readOne(text);
  return review.sentences.flatMap((sentence) =>
    acronyms
      .check(sentence, { paper, index, review })
      .map((opinion) => ({ ...opinion, words: sentence.text.slice(opinion.start, opinion.end) })),
  );
}

describe('abbreviations told otherwise', () => {
  for (const [text, words, repair] of [
    ['The method uses a hue density field (HDF) to see leaves.', 'hue density field', 'hedge density field'],
    [
      'PLUM (pruning by light usage models) cuts hedges.',
      'pruning by light usage models',
      'Pruning by Leaf Uncertainty Maps',
    ],
    ['Collisions are found by TCM (twig contact mesh).', 'twig contact mesh', 'twig collision model'],
    ['Others draw a wind frame tree (WFT).', 'wind frame tree', 'Wire frame tree'],
    ['The hedge density field (HFD) is elegant.', 'HFD', 'HDF'],
    ['A minimum jerk path (MPJ) is followed.', 'MPJ', 'MJP'],
  ] as const)
    it(`finds it: ${text}`, () => {
      const [opinion, ...others] = judge(text);
      assert.ok(opinion, 'nothing found');
      assert.equal(others.length, 0);
      assert.equal(opinion.words, words);
      assert.equal(opinion.repair, repair);
      assert.equal(opinion.quotes.length, 1);
      assert.ok(nodeAt(opinion.node));
    });

  for (const text of [
    'The method uses a hedge density field (HDF) to see leaves.',
    'Hedge-density fields (HDFs) are used throughout.',
    'HDF (Hedge Density Fields) are used throughout.',
    'The density field (DF) is simple.',
    'The jerk path (MJP) is smooth.',
    'Minimum-jerk paths (MJPs) are smooth.',
    'The pretrained masked foliage auto-encoder (MFA) is strong.',
    'The masked foliage autoencoding (MFA) is strong.',
    'It is tested with hue (RGB), density and fog (HDF) alike.',
    'The lengthwise branch scan (LBS) is run.',
    'The large visual model (LVM) is run.',
    // The paper has two expansions, or says these words elsewhere.
    'A rotary axle (RA) is added.',
    'The method borrows colour distance fields (CDF).',
    // The reviewer's own short forms.
    'Gross hedge error (GHE) would be a better measure.',
    'The hedge density field (DensField) is elegant.',
    'The hedge density field (HDF-Net) is elegant.',
    // Another thing of the same letters, of which the paper makes little use.
    'Mean joint power (MJP) would be of interest.',
    'The hedge density field (Section 2) is elegant.',
  ])
    it(`stays quiet: ${text}`, () => {
      assert.deepEqual(judge(text), []);
    });

  it('bears brackets without end', () => {
    assert.deepEqual(judge(`${'((HDF '.repeat(300)})`), []);
  });
});
