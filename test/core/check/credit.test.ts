import assert from 'node:assert/strict';
import type { Opinion } from '../../../src/core/check/checker.ts';
import { credit } from '../../../src/core/check/credit.ts';
import { buildPaperIndex } from '../../../src/core/evidence/paper-index.ts';
import { paperFromMarkdown } from '../../../src/core/paper/from-text.ts';
import { nodeAt } from '../../../src/core/taxonomy/taxonomy.ts';
import { readOne } from '../review/read.ts';

const source = `# Harvest: sorting fruit by sound

## Abstract

We introduce Harvest, a network that sorts fruit by the sound of a tap.

## 1 Introduction

Earlier systems such as PeelNet [3] and RindFormer [4] look at the skin. The tap transform was originally proposed by
Wood et al. [7]. BruiseNet [5] is a rival that reads pictures alone.

## 2 Method

We propose the Ripeness Gate, a layer that closes on soft sounds. We created the benchmark OrchardSet. Following Lund et
al. [8], we use the Dunlop filter bank. Our network follows the layout of SoundNet [9]. We derive a novel echo length bound.

## 3 Experiments

We compare with BruiseNet [5] and PeelNet [3].

## References

[3] A. Peel. PeelNet: seeing the skin. 2019.
[4] B. Rind. RindFormer. 2020.
[5] C. Bruise. BruiseNet. 2021.
[7] D. Wood, E. Hall and F. Mead. The tap transform. 2016.
[8] G. Lund and H. Moss. Filter banks. 2018.
[9] I. Sand. SoundNet. 2017.
`;
const paper = paperFromMarkdown(source, { path: 'harvest.md', sha256: '', format: 'markdown', pages: null });
const index = buildPaperIndex(paper);

function judge(text: string): (Opinion & { words: string })[] {
  const review = readOne(text);
  return review.sentences.flatMap((sentence) =>
    credit
      .check(sentence, { paper, index, review })
      .map((opinion) => ({ ...opinion, words: sentence.text.slice(opinion.start, opinion.end) })),
  );
}

describe('credit given to the authors', () => {
  for (const [text, words] of [
    [
      'The tap transform is put forward as an invention of this paper.',
      'is put forward as an invention of this paper',
    ],
    ["The authors' own tap transform is elegant.", "authors' own tap transform"],
    ['For this, they invent the tap transform.', 'invent the tap transform'],
    ['The tap transform they coin is sound.', 'they coin'],
    ['The paper introduces the Dunlop filter bank and a gate.', 'paper introduces the Dunlop filter bank'],
  ] as const)
    it(`is wrong where the paper credits others: ${text}`, () => {
      const [opinion] = judge(text).sort((a, b) => b.score - a.score);
      assert.ok(opinion);
      assert.equal(opinion.words, words);
      assert.equal(opinion.type, 'Attribution Failure');
      assert.ok(nodeAt(opinion.node), opinion.node);
      assert.match(opinion.node, /^attribution-failure\/prior-work-as-proposed\//);
      const [quote] = opinion.quotes;
      assert.match(
        paper.passages[quote!.passage]!.text.slice(quote!.start, quote!.end).replaceAll('\n', ' '),
        /originally proposed by Wood et al\.|Following Lund et al\. \[8\], we use the Dunlop filter bank/,
      );
    });
});

describe('credit given to others', () => {
  for (const text of [
    'The authors adopt the published benchmark OrchardSet.',
    "The method reuses PeelNet's Ripeness Gate.",
    'The Ripeness Gate is borrowed from prior work.',
    'The model combines taps with the Ripeness Gate of [3].',
    'The authors take the echo length bound from Wood et al.',
  ])
    it(`is wrong where the paper presents it as its own: ${text}`, () => {
      const [opinion] = judge(text);
      assert.ok(opinion);
      assert.match(opinion.node, /^attribution-failure\/proposal-as-prior-work\//);
      assert.ok(nodeAt(opinion.node), opinion.node);
      const [quote] = opinion.quotes;
      assert.match(
        paper.passages[quote!.passage]!.text.slice(quote!.start, quote!.end),
        /We (?:propose|created|derive)/,
      );
    });

  it('is at most information where the paper only never says so', () => {
    const [opinion] = judge("The authors borrow BruiseNet's way of reading a sound.");
    assert.ok(opinion);
    assert.equal(opinion.node, 'attribution-failure/wrong-citation/foundation-swapped');
    assert.equal(opinion.severity, 'information');
  });
});

describe('credit that is right, or is no claim', () => {
  for (const text of [
    'The authors propose the Ripeness Gate as a new technique.',
    'The paper introduces Harvest.',
    'The authors introduce a network with a tap transform.',
    "The Ripeness Gate is the authors' own contribution.",
    'Did the authors invent the tap transform?',
    'The authors should not call the tap transform their own.',
    'The authors reuse the tap transform.',
    'The authors use the tap transform of Wood et al.',
    "The network builds on SoundNet's layout.",
    'The novelty is limited, since gates are well known.',
    'Wind is an important part of BruiseNet tests.',
    'This paper introduces PeelNet 3, which listens.',
    "PeelNet's gate looks at the skin.",
    "Harvest's Ripeness Gate closes on soft sounds.",
    'A simple gate in the context of SoundNet might do as well.',
  ])
    it(`stays quiet: ${text}`, () => {
      assert.deepEqual(judge(text), []);
    });
});

describe('a task, a phenomenon or a field', () => {
  const of = (body: string): { paper: typeof paper; index: typeof index } => {
    const other = paperFromMarkdown(`# Bruises\n\n## 1 Introduction\n\n${body}\n`, {
      path: 'bruises.md',
      sha256: '',
      format: 'markdown',
      pages: null,
    });
    return { paper: other, index: buildPaperIndex(other) };
  };
  for (const [body, text] of [
    [
      'Most of the prior work on discovering hidden bruises (Peel et al., 2018) needs a list. Lists are long.',
      'The paper introduces a framework for discovering hidden bruises in fruit.',
    ],
    [
      'We propose a framework built on reinforced tasting. For it we use tasting rounds [4].',
      'It applies existing tasting rounds within an orchard.',
    ],
    [
      'We derive the bruise sampling rates of a peel.',
      'The rate of bruises exceeds the bruise sampling rate in existing works.',
    ],
  ] as const)
    it(`is no method taken over, nor one that was: ${text}`, () => {
      const review = readOne(text);
      const found = review.sentences.flatMap((sentence) => credit.check(sentence, { ...of(body), review }));
      assert.deepEqual(
        found.filter(({ score }) => score >= 0.6),
        [],
      );
    });
});
