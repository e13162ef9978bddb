import assert from 'node:assert/strict';
import { absence } from '../../../src/core/check/absence.ts';
import { quoteWindow } from '../../../src/core/check/absence/quote-window.ts';
import type { Opinion } from '../../../src/core/check/checker.ts';
import { buildPaperIndex } from '../../../src/core/evidence/paper-index.ts';
import { isProse } from '../../../src/core/evidence/inventory/prose.ts';
import { paperFromMarkdown } from '../../../src/core/paper/from-text.ts';
import { parseReview } from '../../../src/core/review/parse-review.ts';

/** Score from which the default setting shows a finding. */
const shown = 0.6;

/** An invented paper; what it has and lacks is read off here. */
const source = `# Roasting Chestnuts on a Turning Drum

## Abstract

We present SlowDrum, a drum that roasts chestnuts evenly.

## 1 Introduction

Roasting is slow. We turn the drum and measure how brown the shells get.

## 2 Method

A motor turns the drum. We omit the cooling step in the model of the heat. Let the crust ratio denote the share of brown shell.

### 2.1 Steam Venting

Steam leaves the drum through a slit that opens at a set pressure.

## 3 Experiments

We roast 900 chestnuts and compare SlowDrum with the pans IronPan and ClayPot.

| Roaster | Evenness |
|---|---|
| IronPan | 61.0 ± 1.2 |
| ClayPot | 66.4 ± 0.9 |
| SlowDrum | 83.5 ± 0.7 |

Table 1: Comparison with pans; mean and standard deviation over four runs.

### 3.1 Ablation Study

We ablate the slit and the motor. Without the slit the evenness drops to 70.2, without the motor to 58.8.

### 3.2 Running Time and Memory Usage

Training the controller takes 35 minutes on one GPU and 3 GB of memory.

### 3.3 Roasting on Wet Wood

On wet wood the evenness falls to 77.0.

## 4 Limitations

Our drum is limited to small chestnuts and burns cracked shells.

## 5 Broader Impact

Smoke from the drum may harm neighbours, and careless use is a fire risk.

## References

Ember, B. (2003). Pans and pots.

## A Hyperparameters

We use a learning rate of 0.02, a batch size of 16 and train for 25 epochs.

## B User Study

Twelve participants tasted the chestnuts in a user study.
`;

function opinionsOn(text: string, markdown = source): { sentence: string; opinions: readonly Opinion[] }[] {
  const paper = paperFromMarkdown(markdown, {
    path: 'paper.md',
    sha256: '',
    format: 'markdown',
    pages: null,
  });
  const index = buildPaperIndex(paper);
  const [review] = parseReview(text, { path: 'review.md', sha256: '' });
  return review!.sentences.map((sentence) => ({
    sentence: sentence.text,
    opinions: absence.check(sentence, { paper, index, review: review! }),
  }));
}

function marks(claim: string, field = 'Weaknesses'): { cut: string; opinion: Opinion }[] {
  return opinionsOn(`${field}:\n\n${claim}\n`).flatMap(({ sentence, opinions }) =>
    opinions
      .filter(({ score }) => score >= shown)
      .map((opinion) => ({ cut: sentence.slice(opinion.start, opinion.end), opinion })),
  );
}

function leavesAlone(kind: string, claims: readonly string[]): void {
  describe(kind, () => {
    for (const claim of claims) {
      it(`leaves alone: ${claim}`, () => {
        assert.deepEqual(
          marks(claim).map(({ cut }) => cut),
          [],
        );
      });
    }
  });
}

describe('what existence refutes', () => {
  for (const claim of [
    'There is no ablation study.',
    'The limitations are not discussed.',
    'The authors do not discuss any negative societal impact.',
    'The hyperparameters are not reported.',
    'The paper lacks a user study.',
    'There is no ablation of the slit.',
    'The memory usage is not reported.',
    'Standard deviations are missing.',
  ]) {
    it(`refutes: ${claim}`, () => {
      assert.equal(marks(claim).length, 1);
    });
  }
});

leavesAlone('demonstratives, comparatives and a choice of some', [
  'There is no comparison with such pans.',
  'The paper has no ablation of this aspect.',
  'The authors do not provide additional baselines.',
  'There is no comparison with stronger and more recent roasters.',
  'Some limitations are not discussed.',
  'A key ablation is missing.',
  'One limitation that is not described is the smell.',
]);

leavesAlone('words that name no thing', [
  'The work roasts useful chestnuts at the boundary is not analyzed.',
  'The authors justify the drum and acknowledge limitations elsewhere is not given.',
  'K is not given.',
]);

leavesAlone('traits, results and settings without something', [
  'SlowDrum roasts chestnuts with no memory.',
  'It works in kitchens without hardware support.',
  'The drum turns faster with no impact on the roasting time.',
  'Roasting was tested under a clean setup with an open window and a cold start: no learning rate warm-up, no fan.',
  'I think there is no negative societal impact.',
  'I did not find major weaknesses in this work.',
]);

leavesAlone('denials of one place', [
  'The ablation study is not in the main text.',
  'The abstract omits the limitations.',
  'The limitations are not discussed in the introduction.',
]);

leavesAlone('what the review concedes or has seen', [
  'The current ablation removes parts but does not isolate the contribution of the motor.',
  'There is no user study apart from the twelve tasters.',
  'The limitation section does not list significant limitations of the work.',
  'The authors state in the appendix that no user study was run.',
  'The ablation study on the slit is not sufficiently discussed.',
]);

leavesAlone('quoted, hypothetical and retold denials', [
  'The paper says "there is no ablation of the drum", which is honest.',
  'If the paper did not report the memory usage, nobody could repeat it.',
  'The paper addresses the lack of a user study in earlier work.',
  'Models like BigOven do not release their hyperparameters.',
  'Is there no ablation study?',
  'If the drum is cold, there is no ablation to speak of.',
  'Drums for small kitchens were not studied previously.',
]);

leavesAlone('a purpose or a specification that the quoted place does not meet', [
  'There is no ablation to support this claim.',
  'No ablation is presented to quantify the savings of charcoal.',
  'No user study is presented to specifically validate this point.',
  'The ablation is missing: the case in which the drum is lined with copper.',
]);

leavesAlone('judgements and works that are meant by a reference', [
  'The results do not support the claim of high evenness.',
  'It is tested with and without hyperparameters.',
  'The paper does not cite the related work [7].',
  'There are no limitations not already discussed above.',
  'Missing user study: tasters from abroad would have been the natural choice.',
  'The analysis of steam venting in winter kitchens is lacking, particularly in depth.',
]);

leavesAlone('instances alone', [
  'The paper lacks roasters from other countries (e.g. BigOven).',
  'There is no comparison with industrial ovens, particularly BigOven and HotBox.',
]);

leavesAlone('complements of which the place does not speak', [
  'There is no ablation of the copper lining.',
  'The limitations of the concept of evenness are not discussed.',
  'The effect of humidity on the motor is not evaluated.',
  'The training time of the rival ovens is not reported.',
]);

leavesAlone('what the paper itself says that it leaves out', [
  'The cooling step is not modelled in the paper.',
]);

describe('headings and figures that prove nothing', () => {
  const headed = (heading: string, body: string) =>
    `# Turning Drums\n\n## 1 Introduction\n\nWe roast.\n\n## 2 Experiments\n\n### 2.1 ${heading}\n\n${body}\n`;
  const cases: readonly (readonly [kind: string, claim: string, heading: string, body: string])[] = [
    [
      'a cost without a figure',
      'The computational cost is not reported.',
      'Learning Efficiency',
      'Roasters learn from each other.',
    ],
    [
      'principal components',
      'There is no ablation study.',
      'Principal Component Analysis',
      'We project the shells onto two axes.',
    ],
    [
      'hours of recordings that are no training time',
      'The training time is not reported.',
      'Data',
      'We train on 2,000 hours of recordings.',
    ],
    [
      'code of others',
      'The code is not released.',
      'Setup',
      'We use the code released by Ember for the fans.',
    ],
    [
      'an outlook',
      'The running time is not reported.',
      'Future Extensions',
      'The running time of the drum could be 3 hours with a larger motor.',
    ],
    [
      'a lone word that heads sections of any paper',
      'There is a lack of datasets.',
      'Dataset Details',
      'We roast chestnuts from three villages.',
    ],
    [
      'experimental details without a setting',
      'The hyperparameters are not reported.',
      'Experimental Details',
      'The drum stands in a shed.',
    ],
    [
      'a positive impact alone',
      'The negative societal impact is not discussed.',
      'Broader Impact',
      'Our drum brings joy to winter fairs.',
    ],
    [
      'limitations of something else',
      'The limitations are not discussed.',
      'Pan Limitations',
      'Pans roast from one side.',
    ],
    [
      'noise drawn with a deviation',
      'Error bars are missing.',
      'Heat',
      'The heat is Gaussian noise with a standard deviation of 0.3 degrees.',
    ],
  ];
  for (const [kind, claim, heading, body] of cases) {
    it(kind, () => {
      const found = opinionsOn(`Weaknesses:\n\n${claim}\n`, headed(heading, body)).flatMap(({ opinions }) =>
        opinions.filter(({ score }) => score >= shown),
      );
      assert.deepEqual(found, []);
    });
  }

  it('tells sentences from the insides of figures', () => {
    assert.equal(isProse('we ablate the slit and the motor of the drum in two runs'), true);
    assert.equal(isProse('conv1x1conv1x1 /0 /1 /2 /3 relu relu conv1x1conv1x1 0.2 0.4 0.6 0.8 1.0'), false);
    assert.equal(isProse('0 10 20 30 40 50 60 accuracy 0 10 20 30 40 50 60 loss'), false);
  });
});

describe('marks', () => {
  it('makes one mark for one complaint', () => {
    assert.equal(
      marks('The paper does not report the runtime, the memory usage or wall-clock times.').length,
      1,
    );
  });

  it('covers the whole phrase', () => {
    assert.deepEqual(
      marks('Sadly, there is no discussion of the limitations.').map(({ cut }) => cut),
      ['no discussion of the limitations'],
    );
  });

  it('shows a graded complaint as information at most', () => {
    for (const claim of [
      'The limitations are not properly discussed in the paper.',
      'There is a lack of depth in the discussion of limitations.',
      'The paper lacks a broader range of ablations.',
    ])
      for (const { opinion } of marks(claim)) assert.notEqual(opinion.severity, 'warning', claim);
  });
});

describe('quoteWindow', () => {
  const text = `${'before '.repeat(80)}PROOF ${'after '.repeat(80)}`;

  it('quotes a short part whole', () => {
    assert.deepEqual(quoteWindow('A short caption.', 0, 16, 3), { start: 0, end: 16 });
  });

  it('keeps what a long part is quoted for, cut at spaces', () => {
    const at = text.indexOf('PROOF');
    const { start, end } = quoteWindow(text, 0, text.length, at);
    assert.ok(end - start <= 300);
    assert.ok(start <= at && at + 5 <= end, text.slice(start, end));
    assert.match(text.slice(start, end), /^(?:before|PROOF)\b.*(?:after|PROOF)$/);
  });

  it('stays within a part without spaces, wherever the match is', () => {
    const solid = 'x'.repeat(1000);
    for (const at of [0, 150, 699, 999]) {
      const { start, end } = quoteWindow(solid, 0, 1000, at);
      assert.ok(
        start >= 0 && end <= 1000 && end - start <= 300 && start <= at && at < end,
        `${at}: ${start}-${end}`,
      );
    }
  });
});
