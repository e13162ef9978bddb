import assert from 'node:assert/strict';
import { shownOn } from './plum-paper.ts';

const ablation = `## 5 Ablation Study

We ablate the flap. Without the flap drying takes 31 hours instead of 20.`;
const limits = `## 6 Limitations

Our box has two limitations. It cannot dry plums in winter because the wind is too cold. The net of the box tears when it holds more than forty plums. Our box also draws wasps, which we could not keep away.`;
const cost = `## 5 Running Time

Drying forty plums takes 20 hours, and the running time on one core is 12 seconds.`;

const cases: readonly (readonly [
  rule: string,
  paper: string,
  quiet: readonly string[],
  told: readonly string[],
])[] = [
  [
    'what is yet to be done',
    '## 7 Conclusion\n\nA key step is a stronger fan, which will enable drying on rainy days in the orchard.',
    ['Drying on rainy days in the orchard is not demonstrated.'],
    [],
  ],
  [
    'limitations of the methods of others',
    '## 2 Limitations of Drum Methods\n\nDrums are heavy. Their motors need much power. A drum also bruises the plums that it turns.',
    ['The limitations of the proposed method are not discussed.', 'There is no limitations section.'],
    [],
  ],
  [
    'a limitation that the next sentence overcomes',
    '## 3 Lids\n\nHowever, our approach has two limitations: the lid is heavy and it leaks. To overcome these limitations, we cut a flap into it.',
    ['The paper lacks a limitations section.'],
    [],
  ],
  [
    'limitations that are named',
    limits,
    ['The paper does not discuss the winter storage limitations.'],
    ['The paper does not discuss its limitations.', 'The paper does not discuss the potential limitations.'],
  ],
  [
    'limitations that something is meant to overcome',
    limits,
    ['The paper lacks a discussion of the limitations that the flap tries to overcome.'],
    [],
  ],
  [
    'a noun that a preposition before it governs',
    '## 4 Architecture\n\nOur box consists of a lid, a net and three layers of mesh.\n\n' + cost,
    [
      'There is a lack of implementation details on larger orchards and architectures.',
      'The importance of the lid over the flap and the mesh is not clarified.',
    ],
    [],
  ],
  [
    'a relation of two things',
    cost,
    ['There is no analysis of the trade-off between running time and taste.'],
    ['There is no analysis of the running time.'],
  ],
  [
    'a relation that the paper speaks of',
    '## 5 Trade-off of Running Time and Taste\n\nWe weigh the trade-off: with a running time of 12 seconds the plums taste best.',
    [],
    ['There is no analysis of the trade-off between running time and taste.'],
  ],
  [
    'the part that is to be taken away',
    ablation,
    ['There is no ablation study on the impact of each loss term.'],
    ['There is no ablation study.'],
  ],
  [
    'factors of a cost',
    cost,
    ['The paper overlooks other factors affecting the running time.'],
    ['The running time is not reported.'],
  ],
  [
    'the size of the data',
    '## 4 Orchard Photographs\n\nThe full data set of 1200 photographs of plums is of size 24 GB.',
    ['The computational cost is not reported.'],
    [],
  ],
  [
    'preferences that are simulated',
    '## 4 User Preference String\n\nThe string holds "sweet and soft". The box reads it before drying.',
    ['There is no human evaluation.'],
    [],
  ],
  [
    'people who were asked',
    '## 4 User Preference\n\nTwelve participants rated the plums on a scale from one to five.',
    [],
    ['There is no human evaluation.'],
  ],
  [
    'a guess at a cause',
    limits,
    ['Please discuss whether the tears are due to insufficient net strength, sun, or model limitations.'],
    [],
  ],
  [
    'a claim that is said to be unsupported',
    '## 4 Experiments\n\nWe dry forty plums in twenty boxes and report the experiments in full.',
    ['The claim that the box needs little power lacks experimental evidence.'],
    [],
  ],
  [
    'what something else is due to',
    '## 4 Prompts\n\nThe prompts are: dry, turn, wait.',
    ['The potential theft due to sharing plums and prompts is not analyzed.'],
    [],
  ],
  [
    'where something was not tried',
    '## 5 Results\n\n| Orchard | Hours |\n|---|---|\n| Hill-10 | 20 |\n\nTable 1: Drying hours.',
    ['For the tests on Dale, Beck and Hill-10, why was a larger fan not tested?'],
    [],
  ],
  [
    'an ablation of a named part',
    ablation,
    ['There is no ablation of the LeafFan.'],
    ['There is no ablation of the flap.'],
  ],
  [
    'some of several',
    '## 4 Assumptions\n\nAssumption 1. We assume that the wind blows every day and that plums are ripe.',
    ['Some equations and assumptions are not explained.'],
    [],
  ],
  [
    'what a paper is about ("concerns")',
    '## 7 Ethics Statement\n\nThis work concerns the drying of plums. We do not foresee undue effects on society.',
    ['Negative societal impacts are not discussed.'],
    [],
  ],
  [
    'a named place of the supplement',
    '# A Appendix\n\n## A.1 Experimental Details\n\nWe dry forty plums for 20 hours with a fan speed of 3.\n\n## A.2 Wasps\n\nWasps came on the second day.',
    ['Experimental details are not found in supplementary materials A.2.'],
    [],
  ],
];

describe('evidence that is of another thing than the denied one', () => {
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
});
