import { phraseSwap } from '../make/phrase-swap.ts';

const leaf = 'overgeneralization/quantifier-widened';
const some = `${leaf}/some-as-all`;
const always = `${leaf}/often-as-always`;

/** What a review says of all, while the paper is made to say it of some: the two exclude each other by "only". */
export const universal = phraseSwap({
  id: 'overgeneralization/universal',
  type: 'Overgeneralization',
  wordings: [
    {
      sense: 'all',
      words: {
        all: 'only some',
        'all the': 'only some',
        'all of the': 'only some of the',
        'each of the': 'only some of the',
      },
      node: some,
      sameThing: true,
      before: /\b(?:across|on|in|for|over|to|outperform\p{L}*|surpass\p{L}*|under|against|with|from) $/u,
      behind: /^ (?:[\p{L}\p{N}-]+ ){0,2}?(?:\p{L}{3,}s|data|llms)\b/u,
    },
    {
      sense: 'every',
      words: { every: 'hardly any', 'every single': 'hardly any' },
      node: some,
      sameThing: true,
      before: /\b(?:across|on|in|for|over|under) $/u,
      behind:
        /^ (?:[\p{L}\p{N}-]+ ){0,2}?(?:dataset|benchmark|task|model|setting|case|metric|domain|scenario|environment|baseline|category|language|architecture)\b/u,
    },
    {
      sense: 'both',
      words: {
        both: 'only one of the two',
        'both of the': 'only one of the',
        'all three': 'only one of the three',
        'all four': 'only two of the four',
        'all five': 'only two of the five',
      },
      node: some,
      sameThing: true,
      // As a subject it would change the verb.
      before:
        /\b(?:across|on|in|for|over|under|with|of|by|from|to|using|outperform\p{L}*|surpass\p{L}*|provid\p{L}*|reduc\p{L}*|improv\p{L}*) $/u,
      behind: /^ (?:[\p{L}-]+ ){0,2}?\p{L}{3,}s\b/u,
      // "Both A and B" names the two.
      unless: { behind: /^[^,.;]{0,60}\band\b/u },
    },
    {
      sense: 'consistently',
      words: {
        consistently: 'occasionally',
        always: 'occasionally',
      },
      node: always,
      unless: {
        before: /\b(?:more|most|as|how) $/u,
        behind: /^ (?:at random|bounded|random|sampled|distributed|converge\p{L}*|in|over)\b/u,
      },
    },
    {
      sense: 'consistently',
      words: { consistently: 'invariably' },
      node: always,
      effect: 'keeps',
    },
  ],
});
