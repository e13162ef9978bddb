import assert from 'node:assert/strict';
import { against } from './numbers-of.ts';

const paper = against(`# Kiln: drying clay by schedule

## Abstract

Kiln dries clay pots by a learned schedule. It is 2.5 × faster than Brick with a warm chamber. The reasons to dry slowly are twofold.
A small Kiln keeps 96 % of the pots whole with 1 48 parameters of the full model, and a schedule takes 2.7 × less time.

## 2 Method

Kiln has a regret of O ( √ KT ) over a season of T days. With late reports it has a regret of O ( min ( D^2, D^{2/3} T^{1/3} ) ).
The chamber runs at a fixed frequency of 30 GHz. The full model has 1,569.76 million trainable parameters.
The network N holds three separate networks for heat. The network M holds three separate networks for air.

## 3 Experiments

We test three simulated chambers and two real chambers. Figure 3 shows curves for six corpora.
The Pottery2017 set that we use contains only 5,000 pots in its test part. Gains range from 2.8 % to 21.9 %.

Table 1: Share of whole pots on Terracotta (%).

| Method | Terracotta | Slipware |
| --- | --- | --- |
| Brick | 88.54 | 71.20 ± 3.10 |
| Kiln without draught | 90.53 | 72.90 |
| Kiln | 91.87 | 75.40 |

Table 2: Settings.

| Setting | Value |
| --- | --- |
| Epochs | 200 |
| Dropout | 0.1 |
| Warm-up steps | 500 |

## A Further tests

Table 9 shows the results across five benchmarks.
`);

const quiet: Readonly<Record<string, readonly string[]>> = {
  'what follows from cells or from the sentence': [
    'Draught gives a 1.34% improvement in Table 1.',
    'Leaving out draught costs a drop of 1.34% on Terracotta.',
    'Brick reaches 71.2% on Slipware with a spread of 3.1%, making it as high as 74.3.',
    'Brick on Slipware can go as high as 76.4%.',
    'A batch of 2M tokens is only 4 times larger than the default of 0.5M tokens.',
  ],
  'a count that stands elsewhere, or adds up': [
    'Experiments on six benchmarks show gains.',
    'Kiln is tested in five simulated and real chambers.',
    'The design with six separate networks is heavy.',
  ],
  'another object': [
    'The paper lacks a test on the Pottery2014 benchmark which contains 30k pots.',
    'Kiln shows up to a 2.91× speedup over Brick.',
    'Figure 3 shows that 150 epochs are already enough.',
    'Kiln was trained on an 8 × B300 machine.',
  ],
  'one value of several pairs': ['Kiln has 91.87 vs 92.10 on Terracotta and 75.40 vs 74.20 on Slipware.'],
  'another notation': [
    'The regret is O((KT)^{1/2}) over a season.',
    'The regret is O(\\sqrt{KT}) over a season.',
    'With late reports the regret is $O(\\min(D^2, T^{1/3} D^{2/3}))$.',
    'Kiln achieves up to 48x compression of the full model.',
    'The full model has 1.5B trainable parameters.',
  ],
  'a hypothetical value': [
    'A chamber at a frequency of 2.5 GHz is likely to need another schedule.',
    'A chamber at a frequency of 2.5 GHz may well need another schedule.',
  ],
  'one case within a range': ['The gain is 17.8% on Slipware.'],
};

for (const [kind, sentences] of Object.entries(quiet)) {
  describe(`numbers stay quiet on ${kind}`, () => {
    for (const sentence of sentences)
      it(sentence, () => assert.deepEqual(paper.said(sentence), [], sentence));
  });
}

const wrong: readonly (readonly [string, string])[] = [
  ['The chamber runs at a fixed frequency of 2.5 GHz.', '2.5 GHz'],
  ['Dropout is set to 0.3.', '0.3'],
  ['Kiln reaches 93.87% on Terracotta in Table 1.', '93.87%'],
];

describe('numbers of the same thing', () => {
  for (const [sentence, said] of wrong)
    it(sentence, () => assert.deepEqual(paper.said(sentence), [said], sentence));
});
