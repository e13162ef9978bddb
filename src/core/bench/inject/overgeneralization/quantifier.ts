import { phraseSwap, type Wording } from '../make/phrase-swap.ts';

const leaf = 'overgeneralization/quantifier-widened';
const some = `${leaf}/some-as-all`;
/** What is counted: a plural within three words. */
const plural = /^ (?:(?:of )?(?:the |these |our )?)(?:[\p{L}-]+ ){0,3}?\p{L}{2,}[^s\W]s\b/u;
/** "Most importantly", "the most accurate": no quantity. */
const degree = { before: /(?:\b(?:the|a|an|at|as|how|so|too|not|than|by|and|or)|'s?) $/u };

const things =
  'datasets?|benchmarks?|models?|baselines|methods|architectures|backbones|approaches|algorithms|networks|languages|llms|vlms|attacks|simulators|games|optimizers|classifiers|encoders';
const circumstances =
  'tasks?|settings|domains|scenarios|metrics|environments|applications|problems|modalities|cases|conditions|categories|fields|distributions|types|kinds|forms|scales|horizons|dimensions|aspects|sources|classes|regimes|areas|objectives|families|variants|instances|agents|levels';
const named = (nouns: string): RegExp => new RegExp(`^ (?:[\\p{L}-]+ ){0,2}?(?:${nouns})\\b`, 'u');
/** "All datasets" would be read as all that were tested: "all existing datasets" cannot be. */
const tests = (all: string): Record<string, string> =>
  Object.fromEntries(
    [
      'several',
      'various',
      'multiple',
      'diverse',
      'numerous',
      'a variety of',
      'a range of',
      'a wide range of',
      'a broad range of',
      'a diverse set of',
      'a number of',
      'a series of',
      'a wide variety of',
    ].map((words) => [words, all]),
  );
const notCounted = {
  before:
    /(?:\b(?:the|these|those|three|two|four|five|six|of|our|its|their|and|or|as|how|so|too|very|more|these)|,|\d|'s?) $/u,
};

const widened: Wording[] = [
  {
    sense: 'some',
    words: {
      some: 'all',
      'a few': 'all',
      certain: 'all',
      many: 'all',
      'a subset of': 'all',
      'some of the': 'all of the',
      'many of the': 'all of the',
      'several of the': 'all of the',
    },
    node: some,
    stronger: 'after',
    behind: named(`${things}|${circumstances}`),
    unless: notCounted,
  },
  {
    sense: 'some',
    words: tests('all existing'),
    node: some,
    stronger: 'after',
    behind: named(things),
    unless: notCounted,
  },
  {
    sense: 'some',
    words: tests('all possible'),
    node: some,
    stronger: 'after',
    behind: named(circumstances),
    unless: notCounted,
  },
  {
    sense: 'most',
    words: {
      'most of the': 'all of the',
      'most of': 'all of',
      most: 'all',
      'the majority of': 'all of',
      'most existing': 'all existing',
      'in most cases': 'in all cases',
      'in many cases': 'in all cases',
      'in some cases': 'in all cases',
    },
    node: some,
    stronger: 'after',
    behind:
      /^ (?:the |these |(?:existing|current|prior|previous|recent|modern|other) )*\p{L}{3,}s\b|^[,.;]|^$/u,
    unless: degree,
  },
  {
    sense: 'mainly',
    words: {
      mainly: 'solely',
      primarily: 'solely',
      mostly: 'solely',
      largely: 'entirely',
      predominantly: 'solely',
      chiefly: 'solely',
      partially: 'fully',
      partly: 'entirely',
      'in part': 'entirely',
    },
    node: `${leaf}/mainly-as-only`,
    stronger: 'after',
  },
  {
    sense: 'mean',
    words: {
      'on average': 'in every case',
      'in expectation': 'almost surely',
      'average-case': 'worst-case',
      'with high probability': 'with certainty',
      'an average': 'a uniform',
    },
    node: `${leaf}/mean-as-each`,
    stronger: 'after',
  },
];

/** The reverse: the paper said it of all, and is made to say it of some. */
const narrowed: Wording[] = [
  {
    sense: 'all',
    words: {
      all: 'only some',
      'all the': 'only some',
      'all of the': 'only some of the',
      every: 'almost no',
      'each of the': 'only some of the',
    },
    node: some,
    before: /\b(?:across|on|in|for|over|to|outperform\p{L}*|surpass\p{L}*|at|under|against|with|of|from) $/u,
    behind: /^ (?:[\p{L}\p{N}-]+ ){0,2}?(?:\p{L}{3,}s|data|llms|every \p{L}+)\b/u,
    unless: { before: /\b(?:at|not|above|first of|of) $/u },
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
    behind: /^ (?:[\p{L}-]+ ){0,2}?\p{L}{3,}s\b(?!(?: [\p{L}-]+){0,3} and\b)/u,
    unless: { before: /\b(?:the|these|those|at|not|,) $/u, behind: /^[^,.;]{0,60}\band\b/u },
  },
  {
    sense: 'consistently',
    words: {
      consistently: 'occasionally',
      always: 'occasionally',
      uniformly: 'occasionally',
      universally: 'occasionally',
    },
    node: `${leaf}/often-as-always`,
    unless: {
      before: /\b(?:more|most|as|how) $/u,
      behind: /^ (?:at random|bounded|random|sampled|distributed|converge\p{L}*|in|over)\b/u,
    },
  },
];

const kept: Wording[] = [
  {
    sense: 'most',
    words: { 'most of the': 'the majority of the', 'the majority of': 'most of' },
    node: some,
    effect: 'keeps',
    unless: degree,
  },
  {
    sense: 'some',
    words: {
      multiple: 'several',
      several: 'multiple',
      numerous: 'many',
      various: 'diverse',
      'a wide range of': 'a broad range of',
      'a broad range of': 'a wide range of',
      'a variety of': 'various',
    },
    node: some,
    effect: 'keeps',
    behind: plural,
    unless: { before: /\b(?:the|as|how|so|too|very|and|or|,) $/u },
  },
  {
    sense: 'mainly',
    words: { mainly: 'primarily', primarily: 'mainly', mostly: 'largely' },
    node: `${leaf}/mainly-as-only`,
    effect: 'keeps',
  },
  {
    sense: 'consistently',
    words: { consistently: 'invariably' },
    node: `${leaf}/often-as-always`,
    effect: 'keeps',
  },
];

/** "Some", "most" and "mainly" told as "all" and "solely", and what holds of all told of a paper that has it of some. */
export const quantifier = phraseSwap({
  id: 'overgeneralization/quantifier',
  type: 'Overgeneralization',
  wordings: [...widened, ...narrowed, ...kept],
});
