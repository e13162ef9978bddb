import assert from 'node:assert/strict';
import type { Opinion } from '../../../src/core/check/checker.ts';
import { names } from '../../../src/core/check/names.ts';
import { buildPaperIndex } from '../../../src/core/evidence/paper-index.ts';
import { paperFromMarkdown } from '../../../src/core/paper/from-text.ts';
import { nodeAt } from '../../../src/core/taxonomy/taxonomy.ts';
import { readOne } from '../review/read.ts';

const source = `# Harvest: sorting fruit by sound

## Abstract

We introduce Harvest, a network that sorts fruit by the sound of a tap. A classifier reads an encoder's output.

## 1 Introduction

Earlier systems such as PeelNet [3] and RindFormer [4] look at the skin. The tap transform was originally proposed by
Wood et al. [7].

## 2 Method

We propose the Ripeness Gate, a layer that closes on soft sounds. We created the benchmark OrchardSet. The model is
trained with the AdamW optimizer. We adopt SoundNet as the backbone, on two A100 GPUs.

## 3 Experiments

We evaluate on the datasets OrchardSet, Melon-10K and PearBench. Our baselines are BruiseNet [5], TapFormer [6] and
a linear model, and BruiseNet is the most accurate of them. Features follow the Dunlop filter bank [8].

## References

[3] A. Peel. PeelNet: seeing the skin. 2019.
[4] B. Rind. RindFormer. 2020.
`;
const paper = paperFromMarkdown(source, { path: 'harvest.md', sha256: '', format: 'markdown', pages: null });
const index = buildPaperIndex(paper);

/** Opinions on the sentences of a review, with the words that each marks. */
function judge(text: string, of = { paper, index }): (Opinion & { words: string })[] {
  const review = readOne(text);
  return review.sentences.flatMap((sentence) =>
    names
      .check(sentence, { ...of, review })
      .map((opinion) => ({ ...opinion, words: sentence.text.slice(opinion.start, opinion.end) })),
  );
}

function marked(text: string): string[] {
  return judge(text).map(({ words }) => words);
}

describe('names that the paper does not have', () => {
  it('are marked where the review says that the paper uses them', () => {
    const [opinion, ...more] = judge(
      'The authors evaluate the method on OrchardSet, Melon-10K and AppleBank.',
    );
    assert.ok(opinion);
    assert.deepEqual(more, []);
    assert.equal(opinion.words, 'AppleBank');
    assert.equal(opinion.type, 'Entity');
    assert.equal(opinion.node, 'entity/wrong-dataset');
    assert.equal(opinion.severity, 'warning');
    assert.equal(opinion.repair, 'PearBench');
    const [quote] = opinion.quotes;
    assert.ok(quote);
    assert.equal(
      paper.passages[quote.passage]?.text.slice(quote.start, quote.end),
      'We evaluate on the datasets OrchardSet, Melon-10K and PearBench.',
    );
    assert.match(opinion.reason, /'AppleBank' occurs nowhere in the text of the paper.*'PearBench'/);
  });

  it('are at most information without the paper saying otherwise', () => {
    const [opinion] = judge('The model relies on GRPO for training.');
    assert.ok(opinion);
    assert.equal(opinion.words, 'GRPO');
    assert.equal(opinion.severity, 'information');
    assert.deepEqual(opinion.quotes, []);
  });

  it('are marked in a question that takes them for granted', () => {
    assert.deepEqual(marked('Why is QMIX used as the base algorithm?'), ['QMIX']);
  });

  for (const [why, text] of [
    ['a wish', 'The authors should evaluate on AppleBank as well.'],
    ['a wish in a question', 'Could the authors evaluate on AppleBank?'],
    ['something said to be missing', 'The evaluation does not cover datasets such as AppleBank or KiwiNet.'],
    ['outside work', 'The method is similar to the one of KiwiNet [12], trained on AppleBank (2021).'],
    ['an opinion on other work', 'In the KiwiNet paper, results on AppleBank are better.'],
    ["the reviewer's own words", 'I trained the model on AppleBank myself.'],
    ['another spelling', 'They evaluate on Orchard-Set and melon 10K.'],
    ['a slip of the pen', 'They compare with BruizeNet.'],
    ['a field term', 'The method uses a CNN and an MLP on RGB images.'],
    ['a place', 'The results on Table 7 use the setting of Appendix Q.'],
  ] as const)
    it(`are left alone: ${why}`, () => {
      assert.deepEqual(marked(text), []);
    });

  it('are left alone where the review asks for them elsewhere', () => {
    assert.deepEqual(
      marked('The results on AppleBank are strong.\n\nIt would help to add AppleBank [2] to the datasets.'),
      [],
    );
  });

  it("are left alone where they are the review's name for the method", () => {
    const text = 'The paper proposes Gather. Gather uses sound. Experiments use Gather on fruit.';
    assert.deepEqual(marked(text), []);
  });
});

describe('names whose absence proves little', () => {
  const shown = (text: string, of = { paper, index }): string[] =>
    judge(text, of)
      .filter(({ score }) => score >= 0.6)
      .map(({ words }) => words);

  it('are shown where the paper is said to use them and no part of them is in it', () => {
    assert.deepEqual(shown('The authors train the model on QuincePile.'), ['QuincePile']);
  });

  for (const text of [
    'PulpTorch offers a common function for taps.',
    'Models like MiniQuince-2B show stronger results than the proposed method.',
    'The paper combines static and tap-as-judge metrics.',
    'The results improve on the ripeness-loudness trade-off over QMIX.',
    'The method uses GRPO for training.',
    'The experiments are conducted on PeelNet.',
  ])
    it(`are not shown at the default setting otherwise: ${text}`, () => {
      assert.deepEqual(shown(text), []);
    });

  it('are not taken for absent where they are clipped, or two letters are swapped', () => {
    const more = paperFromMarkdown(
      `${source}\n## 4 More\n\nWe evaluate on RDUX and use DeepOrchard-R2-Distill-Quince as the judge.\n`,
      { path: 'harvest.md', sha256: '', format: 'markdown', pages: null },
    );
    const of = { paper: more, index: buildPaperIndex(more) };
    assert.deepEqual(judge('The authors evaluate the method on RUDX.', of), []);
    assert.deepEqual(judge('The authors train the model with DO-R2-Distill-Quince.', of), []);
  });
});

describe('names that the paper only cites', () => {
  it('are marked where the review counts them among what was compared', () => {
    const [opinion] = judge(
      'The method is compared with baselines such as BruiseNet, PeelNet and TapFormer.',
    );
    assert.ok(opinion);
    assert.equal(opinion.words, 'PeelNet');
    assert.match(opinion.reason, /only where it speaks of others' work/);
  });

  it('are a hint while part of the paper is missing', () => {
    const part = { ...paper, appendixCut: true };
    const [opinion] = judge('The experiments are conducted on PeelNet.', {
      paper: part,
      index: buildPaperIndex(part),
    });
    assert.equal(opinion?.severity, 'hint');
  });
});

describe('names in a relation for which the paper names others', () => {
  it('are marked, with the paper’s sentence', () => {
    const [opinion, ...more] = judge('The model is built on BruiseNet and reads taps.');
    assert.ok(opinion);
    assert.deepEqual(more, []);
    assert.equal(opinion.words, 'BruiseNet');
    assert.equal(opinion.reason, "As backbone or base model the paper names 'SoundNet', not 'BruiseNet'.");
    const [quote] = opinion.quotes;
    assert.equal(
      paper.passages[quote!.passage]!.text.slice(quote!.start, quote!.end),
      'We adopt SoundNet as the backbone, on two A100 GPUs.',
    );
  });

  it('are marked for hardware by the name alone', () => {
    const [opinion] = judge('All experiments ran on an RTX 4090.').sort((a, b) => b.score - a.score);
    assert.equal(opinion?.words, 'RTX 4090');
    assert.match(opinion?.reason ?? '', /hardware the paper names 'A100 GPUs'/);
  });

  it('are left alone where the paper has them in that relation or none at all', () => {
    assert.deepEqual(marked('The model is built on SoundNet.'), []);
    assert.deepEqual(marked('The model is trained on OrchardSet.'), []);
    assert.deepEqual(marked('The model should be built on BruiseNet.'), []);
  });
});

describe('parts that a sentence takes for granted', () => {
  it('are not shown at the default setting where a quality names them', () => {
    const [opinion] = judge('Could the authors explain the effect of the crispness constraint?');
    assert.ok(opinion === undefined || opinion.score < 0.6);
  });

  it('are marked where no form of the word stands in the paper', () => {
    const [opinion, ...more] = judge('Can the authors provide more details about the turbulence regulator?');
    assert.ok(opinion);
    assert.deepEqual(more, []);
    assert.equal(opinion.words, 'turbulence regulator');
    assert.equal(opinion.node, 'entity/invented-component/invented-module');
    assert.equal(opinion.severity, 'information');
    assert.equal(
      opinion.reason,
      "Neither 'turbulence regulator' nor 'turbulence' or 'regulator' occurs in the text of the paper, in any form of the word.",
    );
  });

  for (const text of [
    'Can the authors provide more details about the classifier?',
    'Can the authors provide more details about the encoding modules?',
    'What is the impact of different hyperparameters?',
    'The methodology would benefit from an explanation of the rationale behind the modules.',
    'The paper does not explain the role of the uncertain constraint information.',
    'Can the authors explain the role of the turbulence constraint violations?',
    'Harvest is incremental, as it builds on the existing BruiseNet framework.',
    'More details about the training would help readers.',
    'It would be nice to see the effect of the turbulence regulator.',
    'The paper has a turbulence regulator.',
  ])
    it(`are left alone: ${text}`, () => {
      assert.deepEqual(marked(text), []);
    });
});

describe('opinions on names', () => {
  it('name a node of the taxonomy, mark words of the sentence and quote the paper', () => {
    const text = `The authors evaluate on OrchardSet and AppleBank. They compare with baselines such as BruiseNet and PeelNet. Can you clarify the role of the turbulence regulator?`;
    const opinions = judge(text);
    assert.equal(opinions.length, 3);
    for (const opinion of opinions) {
      assert.ok(nodeAt(opinion.node), opinion.node);
      assert.ok(opinion.words.length > 0);
      assert.ok(opinion.score > 0 && opinion.score < 1);
      for (const { passage, start, end } of opinion.quotes)
        assert.ok(start >= 0 && start < end && end <= (paper.passages[passage]?.text.length ?? 0));
      if (opinion.quotes.length === 0) assert.notEqual(opinion.severity, 'warning');
    }
  });
});
