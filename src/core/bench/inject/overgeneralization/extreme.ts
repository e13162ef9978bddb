import { phraseSwap } from '../make/phrase-swap.ts';

const node = 'overgeneralization/quantifier-widened/mean-as-each';

/** "Up to" told as "at least", "on average" as "in every case": the best or the mean told of each case. */
export const extreme = phraseSwap({
  id: 'overgeneralization/extreme',
  type: 'Overgeneralization',
  wordings: [
    {
      sense: 'most',
      words: { 'up to': 'at least', 'as much as': 'at least', 'by as much as': 'by at least' },
      node,
      sameThing: true,
      behind: /^ (?:an? )?(?:~ ?)?\d/u,
    },
    {
      sense: 'mean',
      words: { average: 'minimum', 'an average': 'a minimum', 'average-case': 'worst-case', mean: 'minimum' },
      node,
      behind:
        /^ (?:[\p{L}-]+ ){0,2}?(?:improvements?|gains?|accurac(?:y|ies)|scores?|performance|speed-?ups?|reductions?|increases?|success|of \d|f1|recall|precision|rewards?|returns?)\b/u,
      unless: {
        before: /\b(?:moving|weighted|exponential|on|running|macro|micro|the|harmonic|geometric) $/u,
        behind: /^ (?:average|squared|absolute|field|reciprocal)\b/u,
      },
    },
    {
      sense: 'on average',
      words: {
        'on average': 'in every case',
        'in expectation': 'almost surely',
        'with high probability': 'with certainty',
      },
      node,
      stronger: 'after',
    },
    {
      sense: 'most',
      words: { 'up to': 'as much as', 'as much as': 'up to' },
      node,
      effect: 'keeps',
      before: /\b(?:by|of) $/u,
      behind: /^ \d/u,
    },
  ],
});
