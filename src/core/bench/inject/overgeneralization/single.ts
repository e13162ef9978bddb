import { phraseSwap, type Wording } from '../make/phrase-swap.ts';

const several =
  '(?:(?:several|multiple|various|diverse|many|numerous|different|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|[2-9]|1\\d|a (?:variety|range|number|series) of|a (?:wide|broad|diverse) (?:variety|range|array|set) of)(?:,? (?:and )?(?:different|diverse|distinct|various|challenging|public|popular|standard|widely used|widely-used))*)';

/** Nouns of which several were tried, in the plural, with the leaf for those told of that were not. */
const tried: readonly (readonly [leaf: string, plurals: string])[] = [
  ['data-kind-extended', 'datasets|benchmarks|data sets|corpora'],
  ['task-extended', 'tasks|problems|applications|games'],
  ['domain-extended', 'domains|settings|scenarios|environments|fields|modalities'],
  ['model-kind-extended', 'models|architectures|backbones|llms|vlms|lvlms|mllms|networks'],
  ['population-extended', 'languages|species'],
];

const singular = (plural: string): string =>
  plural === 'corpora' ? 'corpus' : /^modalities$/iu.test(plural) ? 'modality' : plural.replace(/s$/u, '');

/** "Several public image datasets": "a single image dataset". */
const ofOne = (words: string): string =>
  words.replace(new RegExp(`^${several} `, 'iu'), 'a single ').replace(/\p{L}+$/u, (noun) => singular(noun));

/** "Across several datasets" of a paper that is made to say it of a single one. */
export const single = phraseSwap({
  id: 'overgeneralization/single',
  type: 'Overgeneralization',
  wordings: tried.map(([leaf, plurals]): Wording => ({
    sense: leaf,
    pattern: `${several} (?:(?!(?:and|or|of|in|on|the|with|for)\\b)[\\p{L}\\d-]+ ){0,3}?(?:${plurals})`,
    by: ofOne,
    words: {},
    node: `overgeneralization/scope-extended/${leaf}`,
    sides: 'paper',
    before:
      /\b(?:on|across|over|in|to|for|with|under|using|experiments|results|evaluat\p{L}*|outperform\p{L}*|test\p{L}*) $/u,
    leastShared: 2,
    // A list of them, or of their kinds, says that there are several.
    unless: {
      behind:
        /^(?:.{0,300}\b(?:in the first|(?:the|a) (?:second|former|latter))\b|,? (?:including|such as|namely|like|covering|spanning|ranging|from|simultaneously|jointly|in parallel|at once|that differ)\b|[^.]{0,60}(?:\b(?:including|such as|namely|respectively|each|all of|both|e\.g|i\.e)\b|:)| ?[([]|(?:, [\p{L}-]+)+,|,? and\b| (?:with|of) (?:different|varying|various|diverse)\b| (?:across|spanning|from|covering)\b)/u,
    },
  })),
});
