import { phraseSwap, type Wording } from '../make/phrase-swap.ts';

const leaf = 'overgeneralization/quantifier-widened';
const some = `${leaf}/some-as-all`;
/** What is counted: a plural within three words. */
const plural = /^ (?:(?:of )?(?:the |these |our )?)(?:[\p{L}-]+ ){0,3}?\p{L}{2,}[^s\W]s\b/u;
/** "Most importantly", "the most accurate": no quantity. */
const degree = { before: /\b(?:the|a|an|at|as|how|so|too|not|than|for|in|by|and|or) $/u };

const widened: Wording[] = [
  {
    sense: 'some',
    words: {
      some: 'all',
      several: 'all',
      many: 'all',
      various: 'all',
      multiple: 'all',
      diverse: 'all',
      numerous: 'all',
      certain: 'all',
      'a few': 'all',
      'a variety of': 'all',
      'a range of': 'all',
      'a wide range of': 'all',
      'a broad range of': 'all',
      'a diverse set of': 'all',
      'a subset of': 'all',
      'a number of': 'all',
      'a series of': 'all',
    },
    node: some,
    stronger: 'after',
    behind:
      /^ (?:[\p{L}-]+ ){0,2}?(?:tasks?|datasets?|benchmarks?|models?|settings|domains|baselines|methods|architectures|scenarios|metrics|environments|applications|problems|modalities|languages|backbones|cases|conditions|games|categories|fields|distributions|algorithms|experiments|approaches|tests|types|kinds|forms|scales|horizons|dimensions|aspects|sources|classes|networks|regimes|areas|objectives|layers|attacks|families|variants|levels|problems|instances|llms|agents)\b/u,
    unless: { before: /\b(?:the|these|those|three|two|four|five|of|our|its|their|and|or|,|as|how|so|too|very) $/u },
  },
  {
    sense: 'most',
    words: { 'most of the': 'all of the', 'most of': 'all of', most: 'all', 'the majority of': 'all of', 'in most cases': 'in all cases', 'in many cases': 'in all cases', 'in some cases': 'in all cases' },
    node: some,
    stronger: 'after',
    behind: /^ ?(?:[\p{L}-]+ ){0,2}?(?:\p{L}+s\b|[,.;]|$)/u,
    unless: degree,
  },
  {
    sense: 'mainly',
    words: { mainly: 'solely', primarily: 'solely', mostly: 'solely', largely: 'entirely', predominantly: 'solely', chiefly: 'solely', partially: 'fully', partly: 'entirely', 'in part': 'entirely' },
    node: `${leaf}/mainly-as-only`,
    stronger: 'after',
  },
  {
    sense: 'mean',
    words: { 'on average': 'in every case', 'in expectation': 'almost surely', 'average-case': 'worst-case', 'with high probability': 'with certainty', 'an average': 'a uniform' },
    node: `${leaf}/mean-as-each`,
    stronger: 'after',
  },
];

/** The reverse: the paper said it of all, and is made to say it of some. */
const narrowed: Wording[] = [
  {
    sense: 'all',
    words: { all: 'only some', 'all the': 'only some', 'all of the': 'only some of the', every: 'almost no', 'each of the': 'only some of the' },
    node: some,
    before: /\b(?:across|on|in|for|over|to|outperform\p{L}*|surpass\p{L}*|at|under|against|with|of|from) $/u,
    behind: /^ (?:[\p{L}\p{N}-]+ ){0,2}?(?:\p{L}{3,}s|data|llms|every \p{L}+)\b/u,
    unless: { before: /\b(?:at|not|above|first of|of) $/u },
  },
  {
    sense: 'both',
    words: { both: 'only one of the two', 'both of the': 'only one of the', 'all three': 'only one of the three', 'all four': 'only two of the four', 'all five': 'only two of the five' },
    node: some,
    behind: /^ (?:[\p{L}-]+ ){0,2}?\p{L}{3,}s\b(?!(?: [\p{L}-]+){0,3} and\b)/u,
    unless: { before: /\b(?:the|these|those|at|not|,) $/u, behind: /^[^,.;]{0,60}\band\b/u },
  },
  {
    sense: 'consistently',
    words: { consistently: 'occasionally', always: 'occasionally', uniformly: 'occasionally', universally: 'occasionally' },
    node: `${leaf}/often-as-always`,
    unless: { before: /\b(?:more|most|as|how) $/u, behind: /^ (?:at random|bounded|random|sampled|distributed|converge\p{L}*|in|over)\b/u },
  },
];

const kept: Wording[] = [
  { sense: 'most', words: { 'most of the': 'the majority of the', 'the majority of': 'most of' }, node: some, effect: 'keeps', unless: degree },
  { sense: 'some', words: { multiple: 'several', several: 'multiple', numerous: 'many', various: 'diverse', 'a wide range of': 'a broad range of', 'a broad range of': 'a wide range of', 'a variety of': 'various' }, node: some, effect: 'keeps', behind: plural, unless: { before: /\b(?:the|as|how|so|too|very|and|or|,) $/u } },
  { sense: 'mainly', words: { mainly: 'primarily', primarily: 'mainly', mostly: 'largely' }, node: `${leaf}/mainly-as-only`, effect: 'keeps' },
  { sense: 'consistently', words: { consistently: 'invariably' }, node: `${leaf}/often-as-always`, effect: 'keeps' },
];

/** "Some", "most" and "mainly" told as "all" and "solely", and what holds of all told of a paper that has it of some. */
export const quantifier = phraseSwap({
  id: 'overgeneralization/quantifier',
  type: 'Overgeneralization',
  wordings: [...widened, ...narrowed, ...kept],
});
