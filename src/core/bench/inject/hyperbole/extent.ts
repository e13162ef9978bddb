import { phraseSwap } from '../make/phrase-swap.ts';

const tests =
  /^ (?:(?:and [\p{L}-]+|[\p{L}-]+) ){0,2}?(?:experiments?|experimentations?|evaluations?|empirical|ablations?|stud(?:y|ies)|analys[ei]s|results|validations?|comparisons?|simulations?|tests?|testing|benchmarking)\b/u;

/** Many experiments told as hardly any; little told as nothing, a burden as a ban. */
export const extent = phraseSwap({
  id: 'hyperbole/extent',
  type: 'Hyperbole',
  wordings: [
    {
      sense: 'many tests',
      words: {
        extensive: 'scant',
        comprehensive: 'cursory',
        thorough: 'cursory',
        rigorous: 'cursory',
        systematic: 'cursory',
        extensively: 'hardly',
        comprehensively: 'hardly',
        thoroughly: 'hardly',
        numerous: 'hardly any',
      },
      node: 'hyperbole/neglect-inflated/evaluation-as-meagre',
      behind: tests,
    },
    {
      sense: 'small cost',
      words: {
        low: 'prohibitive',
        small: 'prohibitive',
        minimal: 'prohibitive',
        negligible: 'prohibitive',
        little: 'prohibitive',
        modest: 'prohibitive',
        reduced: 'prohibitive',
        lower: 'prohibitive',
      },
      node: 'hyperbole/flaw-inflated/overhead-as-prohibitive',
      behind: /^ (?:[\p{L}-]+ ){0,2}?(?:costs?|overheads?|latency|memory|expense|complexity|runtime)\b/u,
    },
    {
      sense: 'limited',
      words: { limited: 'non-existent', scarce: 'non-existent' },
      node: 'hyperbole/flaw-inflated/limit-as-fatal',
      sameThing: true,
      stronger: 'after',
      unless: { behind: /^ (?:to|by|in|number|set|amount|and)\b/u },
    },
    {
      sense: 'dear',
      words: {
        expensive: 'unaffordable',
        costly: 'unaffordable',
        struggle: 'completely fail',
        struggles: 'completely fails',
      },
      node: 'hyperbole/flaw-inflated/drop-as-collapse',
      stronger: 'after',
      sameThing: true,
      unless: { before: /\b(?:more|most|less|as|how|and|computationally|prohibitively|\p{L}+ly) $/u },
    },
    {
      sense: 'drop',
      words: {
        degrade: 'collapse',
        degrades: 'collapses',
        declines: 'collapses',
        drops: 'collapses',
      },
      node: 'hyperbole/flaw-inflated/drop-as-collapse',
      stronger: 'after',
      unless: { behind: /^ (?:the|its|performance|to|by|from)\b/u },
    },
    {
      sense: 'rare',
      words: {
        rarely: 'nearly always',
        occasionally: 'nearly always',
        seldom: 'nearly always',
        sometimes: 'nearly always',
      },
      node: 'hyperbole/flaw-inflated/rare-as-common',
    },
    {
      sense: 'many tests',
      words: {
        extensive: 'comprehensive',
        comprehensive: 'extensive',
        thorough: 'comprehensive',
        numerous: 'many',
        extensively: 'thoroughly',
        thoroughly: 'extensively',
      },
      node: 'hyperbole/extent-inflated/tests-as-exhaustive',
      effect: 'keeps',
      behind: tests,
      // "Extensive and comprehensive" already.
      unless: { before: /\band $/u, behind: /^,? and\b/u },
    },
  ],
});
