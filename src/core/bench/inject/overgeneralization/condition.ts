import { phraseSwap } from '../make/phrase-swap.ts';

/** "Under mild assumptions" told as "without any assumptions": the condition of a result taken away. */
export const condition = phraseSwap({
  id: 'overgeneralization/condition',
  type: 'Overgeneralization',
  wordings: [
    {
      sense: 'under',
      words: { under: 'even without' },
      node: 'overgeneralization/condition-dropped/assumption-dropped',
      stronger: 'after',
      behind:
        /^ (?:(?!the\b|a\b|an\b)[\p{L}-]+ ){0,4}?(?:assumptions?|conditions?|convexity|smoothness|regularity|independence|lipschitzness|realizability)\b/u,
      unless: {
        behind:
          /^ (?:various|different|all|any|both|multiple|diverse|several|these|this|such|varying|no|weaker|relaxed|fixed|limited|certain|some|specific|particular)\b/u,
      },
    },
    {
      sense: 'only',
      words: {
        'only to': 'not only to',
        'only on': 'not only on',
        'only for': 'not only for',
        'only in': 'not only in',
        'only when': 'not only when',
        'only with': 'not only with',
        'only under': 'not only under',
      },
      node: 'overgeneralization/condition-dropped/case-condition-dropped',
    },
  ],
});
