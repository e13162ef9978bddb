import { phraseSwap } from '../make/phrase-swap.ts';

const node = 'attribution-failure/wrong-basis/measured-copied-exchanged';
const praise =
  '(?:(?:extensive|comprehensive|thorough|numerous|empirical|numerical|exhaustive|rigorous|large-scale|systematic) )';

/** Experiments that the authors ran, told as taken from earlier reports. */
export const measuredAsCopied = phraseSwap({
  id: 'attribution/measured-as-copied',
  type: 'Attribution Failure',
  wordings: [
    {
      sense: 'experiments',
      words: {},
      pattern: `${praise}{1,2}(?:experiments|evaluations|evaluation|experimental results|results)`,
      by: 'previously published experiments',
      node,
      unless: {
        before: /\b(?:the|these|those|an?|their|our|and|or|,|more|further|additional|both|of|its|with) $/u,
        behind: /^(?: and\b|-|'s?| of\b)/u,
      },
    },
    {
      sense: 'runs',
      words: {
        'conduct experiments': 'quote published experiments',
        'conducts experiments': 'quotes published experiments',
        'conducted experiments': 'quoted published experiments',
        'perform experiments': 'quote published experiments',
        'performs experiments': 'quotes published experiments',
        'run experiments': 'quote published experiments',
        'conduct ablation studies': 'quote published ablation studies',
        'conduct an ablation study': 'quote a published ablation study',
      },
      node,
    },
  ],
});
