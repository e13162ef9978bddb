import { phraseSwap } from '../make/phrase-swap.ts';

/** "The proposed module" told as "the borrowed module": what the authors designed, given to somebody else. */
export const proposedAsBorrowed = phraseSwap({
  id: 'attribution/proposed-as-borrowed',
  type: 'Attribution Failure',
  wordings: [
    {
      sense: 'own',
      words: {
        proposed: 'borrowed',
        'newly proposed': 'borrowed',
        'newly introduced': 'borrowed',
        'newly developed': 'borrowed',
        'newly designed': 'borrowed',
      },
      node: 'attribution-failure/proposal-as-prior-work/own-method-as-borrowed',
      sameThing: true,
      before: /\b(?:the|our|their|this|these|its|both|all) $/u,
      // "The proposed by", "the proposed changes": no thing that could be borrowed.
      unless: { behind: /^ (?:by|in|to|that|for|as|and|changes?|future|analysis|experiments?)\b/u },
    },
  ],
});
