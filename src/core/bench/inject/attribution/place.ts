import { phraseSwap } from '../make/phrase-swap.ts';

/** What stands in the appendix told as standing in the main text. */
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
      node: 'attribution-failure/wrong-place/appendix-main-swapped',
    },
  ],
});
