import assert from 'node:assert/strict';
import { shownOn } from './plum-paper.ts';

const limits = `## 6 Limitations

Our box has two limitations. It cannot dry plums in winter because the wind is too cold. The net of the box tears when it holds more than forty plums. Our box also draws wasps, which we could not keep away. Finally the lid of our box warps after two summers in the sun.`;
const briefLimits = `## 6 Limitations

Our box cannot dry plums in winter because the wind is too cold.`;
const ablation = `## 5 Ablation Study

We ablate the flap. Without the flap drying takes 31 hours instead of 20.`;
const otherAblation = `## 5 Ablation of the Plum Variety

The variety of the plums is changed in this ablation study.`;
const time = `## 5 Drying Time and Running Cost

Drying forty plums takes 20 hours, and the running time on one core is 12 seconds.`;
const checklist = `## 7 Ethics Statement

We do not see any negative societal impact. We do not raise privacy concerns.`;
const harmful = `## 7 Ethics Statement

The box may harm wasps, and misuse of the flap is a risk for children.`;
const related = `## 2 Related Work

Other boxes were built before. Our work differs from prior work in the use of wind. Sunlight and shade of a roof were studied in related work.`;

const cases: readonly (readonly [
  rule: string,
  paper: string,
  quiet: readonly string[],
  told: readonly string[],
])[] = [
  [
    'a judgement of how much there is',
    ablation + '\n\n' + limits,
    [
      'Limited ablation study.',
      'Insufficient discussion of the limitations.',
      'The paper includes a brief limitations section.',
    ],
    ['There is no ablation study.', 'The limitations are not discussed.'],
  ],
  [
    'a wish for more where there is little',
    briefLimits,
    ['The limitations are not discussed in detail.'],
    ['The limitations are not discussed.'],
  ],
  ['a wish for more where there is much', limits, [], ['The limitations are not discussed in detail.']],
  [
    'items that the review names',
    limits + '\n\n' + related,
    [
      'The paper does not discuss its limitations, such as theft by magpies.',
      'Relevant prior work, including "Sunlit Roofs for Apricot Halves", is not discussed.',
    ],
    ['The paper does not discuss its limitations, such as wasps.'],
  ],
  [
    'what each component adds',
    otherAblation,
    ['The lack of ablation studies leaves open what the different components add.'],
    [],
  ],
  [
    'a step of the method that removes something',
    '## 3 Steps\n\nAfter drying we remove the stones and proceed without the net.',
    ['There is no ablation study.'],
    [],
  ],
  [
    'a cost that is only spoken of',
    '## 3 Choice\n\nWe chose the flap for its low computational cost and short running time.',
    ['The computational cost is not reported.'],
    [],
  ],
  ['a cost that is given', time, [], ['The running time is not reported.']],
  ['an impact that is denied', checklist, ['Potential negative societal impacts are not discussed.'], []],
  ['an impact that is told', harmful, [], ['Potential negative societal impacts are not discussed.']],
  [
    "limitations of others' work",
    '## 3 Drums\n\nAs pointed out in earlier work, one limitation is the weight of the drum.',
    ['The limitations are not discussed.'],
    [],
  ],
  [
    'validation of a theory',
    '## 3 Theoretical Analysis\n\nTheorem 1. We prove that our box dries every plum.',
    ['The paper does not provide an empirical validation of the theoretical analysis.'],
    [],
  ],
  [
    'the reason for a setting',
    '## 4 Hyperparameters\n\nWe use a learning rate of 0.02, a batch size of 16 and train for 25 epochs.',
    [
      'The paper does not explain how the hyperparameters were selected.',
      'The choice of hyperparameters is not justified.',
    ],
    ['The hyperparameters are not reported.'],
  ],
  [
    'a trial of what is only described',
    '## 4 Hyperparameters\n\nWe use a learning rate of 0.02, a batch size of 16 and train for 25 epochs.',
    [
      'There is a lack of testing across several hyperparameters.',
      'The paper does not explore the interaction between the hyperparameters and the lid.',
      'The influence of the hyperparameters is not studied.',
      'The results might be hard to repeat without the hyperparameters.',
    ],
    [],
  ],
  [
    'the word of the authors',
    limits,
    [
      'No limitations: the authors correctly state in the checklist that they discuss none.',
      'Thus, the limitations are not discussed."',
    ],
    [],
  ],
  [
    'words that deny nothing of the paper',
    limits + '\n\n' + time,
    [
      'It is unclear why the running time differs between the two boxes.',
      'It looks like the limitations are ignored.',
      'This may not hold elsewhere, where the running time might not be reported.',
    ],
    ['The running time is not reported.'],
  ],
];

describe('denials that a reader would not call wrong', () => {
  for (const [rule, paper, quiet, told] of cases) {
    for (const claim of quiet)
      it(`${rule}: leaves alone: ${claim}`, () => {
        assert.deepEqual(shownOn(claim, paper), []);
      });
    for (const claim of told)
      it(`${rule}: refutes: ${claim}`, () => {
        assert.equal(shownOn(claim, paper).length, 1);
      });
  }

  it('warns of a flat denial alone', () => {
    const severity = (claim: string) => shownOn(claim, limits)[0]?.severity;
    assert.equal(severity('The limitations are not discussed.'), 'warning');
    assert.equal(severity('The limitations are not discussed in detail.'), 'information');
  });
});
