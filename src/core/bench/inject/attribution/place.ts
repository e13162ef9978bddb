import { phraseSwap } from '../make/phrase-swap.ts';

const leaf = 'attribution-failure/wrong-place';
const source = 'attribution-failure/wrong-basis/view-of-others';

/** The place or the speaker of a statement: what the appendix holds told of the main text, the authors' view told of others. */
export const placeSwapped = phraseSwap({
  id: 'attribution/place',
  type: 'Attribution Failure',
  wordings: [
    {
      sense: 'appendix',
      words: {
        'in the appendix': 'in the main text',
        'in appendix': 'in section',
        'in the supplementary material': 'in the main text',
        'in the supplementary materials': 'in the main text',
        'in the supplement': 'in the main text',
      },
      node: `${leaf}/appendix-main-swapped`,
    },
    {
      sense: 'existing',
      words: {
        'existing methods': 'their own methods',
        'prior work': 'their own earlier work',
        'prior works': 'their own earlier works',
        'previous work': 'their own earlier work',
        'previous works': 'their own earlier works',
        'existing approaches': 'their own approaches',
        'existing works': 'their own earlier works',
        'existing work': 'their own earlier work',
        'previous methods': 'their own earlier methods',
        'prior methods': 'their own earlier methods',
        'prior approaches': 'their own earlier approaches',
        'previous approaches': 'their own earlier approaches',
        'previous studies': 'their own earlier studies',
        'prior studies': 'their own earlier studies',
        'existing benchmarks': 'their own earlier benchmarks',
        'existing datasets': 'their own earlier datasets',
      },
      node: source,
      unless: { before: /\b(?:than|the|to|over|with|from|outperform\p{L}*|surpass\p{L}*) $/u },
    },
  ],
});
