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
    sameThing: true,
    behind: named(`${things}|${circumstances}`),
    unless: notCounted,
  },
  {
    sense: 'some',
    words: tests('all existing'),
    node: some,
    stronger: 'after',
    sameThing: true,
    behind: named(things),
    unless: notCounted,
  },
  {
    sense: 'some',
    words: tests('all possible'),
    node: some,
    stronger: 'after',
    sameThing: true,
    behind: named(circumstances),
    unless: notCounted,
  },
  {
    sense: 'most',
    words: {
      'most of the': 'all of the',
      'most of': 'all of',
      most: 'all',
      'the majority of the': 'all of the',
      'the majority of': 'all',
      'most existing': 'all existing',
      'in most cases': 'in all cases',
      'in many cases': 'in all cases',
      'in some cases': 'in all cases',
    },
    node: some,
    stronger: 'after',
    sameThing: true,
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
    },
    node: `${leaf}/mainly-as-only`,
    stronger: 'after',
    sameThing: true,
  },
  {
    // "Partially observable" is no weaker "fully observable": each denies the other.
    sense: 'part',
    words: { partially: 'fully', partly: 'entirely', 'in part': 'entirely' },
    node: `${leaf}/mainly-as-only`,
    sameThing: true,
  },
];

const kept: Wording[] = [
  {
    sense: 'most',
    words: {
      'most of the': 'the majority of the',
      'the majority of the': 'most of the',
      'the majority of': 'most',
    },
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
      various: 'different',
      'a wide range of': 'a broad range of',
      'a broad range of': 'a wide range of',
      'a variety of': 'various',
    },
    node: some,
    effect: 'keeps',
    sameThing: true,
    behind: plural,
    unless: { before: /\b(?:the|as|how|so|too|very|and|or|,) $/u },
  },
  {
    sense: 'mainly',
    words: { mainly: 'primarily', primarily: 'mainly', mostly: 'largely' },
    node: `${leaf}/mainly-as-only`,
    effect: 'keeps',
  },
];

/** "Some", "most" and "mainly" told as "all" and "solely". */
export const quantifier = phraseSwap({
  id: 'overgeneralization/quantifier',
  type: 'Overgeneralization',
  wordings: [...widened, ...kept],
});
