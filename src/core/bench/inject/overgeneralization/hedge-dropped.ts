import { phraseSwap, type Wording } from '../make/phrase-swap.ts';

/** Verbs that say the same, in the base form. */
const verbs: readonly (readonly [sense: string, ...forms: string[]])[] = [
  ['beat', 'outperform', 'surpass', 'exceed'],
  ['better', 'improve', 'enhance', 'boost', 'increase', 'strengthen'],
  ['reach', 'reach', 'achieve', 'attain', 'obtain', 'yield', 'deliver'],
  ['less', 'reduce', 'mitigate', 'alleviate', 'lower', 'decrease', 'minimize', 'minimise'],
  ['enable', 'enable', 'allow', 'facilitate'],
  ['keep', 'preserve', 'maintain', 'retain'],
  ['see', 'capture', 'detect', 'identify', 'recover'],
  ['ensure', 'ensure', 'provide', 'offer'],
  ['remove', 'eliminate', 'remove', 'avoid', 'prevent', 'overcome', 'bypass'],
  ['fast', 'accelerate', 'speed up'],
  ['cause', 'cause', 'induce', 'lead to', 'result in'],
  ['wide', 'generalize', 'generalise', 'transfer', 'scale'],
  ['equal', 'match', 'rival'],
  ['meet', 'converge'],
  ['excel', 'perform better', 'perform best', 'perform well', 'perform favorably', 'work well', 'excel'],
];

/** Praise before the verb, which goes with what it praises: "significantly outperforms". */
const adverbs = [
  'significantly',
  'substantially',
  'consistently',
  'effectively',
  'greatly',
  'considerably',
  'efficiently',
  'successfully',
];
/** In the base form they are nouns or adjectives as well: "the boost". */
const nouns = /^(?:boost|increase|yield|reach|decrease|offer|cause|transfer|scale|match|rival|lower)$/u;

const third = (verb: string): string =>
  verb.replace(/^\p{L}+/u, (word) =>
    /(?:s|x|ch|sh)$/u.test(word)
      ? `${word}es`
      : /[^aeiou]y$/u.test(word)
        ? `${word.slice(0, -1)}ies`
        : `${word}s`,
  );

const gerund = (verb: string): string =>
  verb.replace(/^\p{L}+/u, (word) =>
    /[^e]e$/u.test(word)
      ? `${word.slice(0, -1)}ing`
      : /^transfer$/u.test(word)
        ? `${word}ring`
        : `${word}ing`,
  );

/** What is meant to be, what a paper contains, and what holds by construction happens on no occasion. */
const noOccasion = String.raw`\b(?:goals?|aim(?:s|ed|ing)?|objectives?|seeks?|tr(?:y|ies)|intend\p{L}*|hop(?:es?|ing)|in order to|designed|want|challenges?|how to|attempts?)\b[^.;]{0,300}`;
const documents = String.raw`\b(?:theorem|lemma|proposition|corollary|section|appendix|table|figure|fig\.|eq\.)s? ?[\d.()\p{L}]{0,4} `;

const hedged = (
  sense: string,
  forms: readonly string[],
  before: string,
  around: Partial<Wording>,
): Wording => ({
  sense,
  words: Object.fromEntries(
    forms.flatMap((verb) =>
      ['', ...adverbs.map((adverb) => `${adverb} `)].map((adverb): [string, string] => [
        `${adverb}${verb}`,
        `only occasionally ${verb}`,
      ]),
    ),
  ),
  node: 'overgeneralization/quantifier-widened/often-as-always',
  sides: 'paper',
  leastShared: 4,
  sameThing: true,
  unless: {
    before: new RegExp(`(?:${noOccasion}|${documents}${before && `|${before}`})$`, 'u'),
    // A number is reached in one case or in none.
    behind: /^ (?:(?:up to|an?|about|over|at least|around|nearly) )*[~\u2248]?\d/u,
  },
  ...around,
});

/** A plural, of which the base form is told. */
const plural =
  /(?:\b(?:we|they)|\b(?!(?:always|sometimes|perhaps|does|helps|lets|makes)\b)\p{L}{3,}[^s\W]s) $/u;
/** Behind an adverb or a noun of the verb's own ("the increases") it does not fit. */
const finite = String.raw`\b(?:\p{L}+ly|often|always|sometimes|never|also|even|can|the|an?|of|these|those|that|which|than|by|with|in|for|both|paper|section|appendix|dataset|benchmark|fig\.) `;

const wordings = verbs.flatMap(([sense, ...forms]): Wording[] => [
  hedged(sense, forms.map(third), finite, {}),
  hedged(
    sense,
    forms.filter((verb) => !nouns.test(verb) && verb !== 'provide'),
    '',
    { before: plural },
  ),
  hedged(sense, forms.map(gerund), '', {
    before: /(?:\p{L},(?: thus| thereby| hence)?|\bwhile|\bthereby) $/u,
  }),
]);

/** What the review says outright, while the paper is made to say it of some occasions. */
export const hedgeDropped = phraseSwap({
  id: 'overgeneralization/hedge-dropped',
  type: 'Overgeneralization',
  wordings: wordings.filter(({ words }) => Object.keys(words).length > 0),
});
