import { phraseSwap } from '../make/phrase-swap.ts';

const nouns =
  'methods|approaches|models|techniques|baselines|algorithms|benchmarks|works|studies|frameworks|solutions|datasets|systems|solvers|bounds|attacks|defenses|alternatives|competitors|counterparts|strategies|optimizers|estimators|policies|agents|llms|architectures|heuristics';
const kinds =
  'existing|prior|previous|state-of-the-art|sota|strong|recent|current|other|traditional|conventional|competing|competitive|classical|standard|leading|popular|various|baseline';
/** What they are: "existing graph-based methods". */
const described =
  '(?:(?!(?:and|or|in|on|of|for|to|with|that|which|the|by|as|from|than)\\b)[\\p{L}\\d-]+ ){0,2}?';

/** "Outperforms existing methods" of a paper that is made to say it of a few of them; "only" makes the two exclude each other. */
export const rivals = phraseSwap({
  id: 'overgeneralization/rivals',
  type: 'Overgeneralization',
  wordings: [
    {
      sense: 'rivals',
      pattern: `(?:${kinds}) ${described}(?:${nouns})`,
      by: (words) => `only a few ${words.replace(/^various /iu, '')}`,
      words: {},
      node: 'overgeneralization/quantifier-widened/some-as-all',
      before:
        /\b(?:outperform\p{L}*|surpass\p{L}*|exceed\p{L}*|beat\p{L}*|over|than|against|improv\p{L}*|compared (?:to|with)|superior to|relative to|comparison to) $/u,
      unless: {
        before:
          /\b(?:some|most|many|several|number of|variety of|range of|set of|similar to|due to|applied to|one of|building on|based on|rather than) $/u,
      },
    },
  ],
});
