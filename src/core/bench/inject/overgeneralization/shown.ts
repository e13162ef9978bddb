import { phraseSwap, type Wording } from '../make/phrase-swap.ts';

const verbs = [
  'show',
  'demonstrate',
  'prove',
  'establish',
  'confirm',
  'verify',
  'reveal',
  'find',
  'validate',
];
const past: Readonly<Record<string, string>> = { show: 'showed', prove: 'proved', find: 'found' };

const third = (verb: string): string => (verb.endsWith('y') ? `${verb.slice(0, -1)}ies` : `${verb}s`);
const pastOf = (verb: string): string =>
  past[verb] ??
  (verb.endsWith('y') ? `${verb.slice(0, -1)}ied` : verb.endsWith('e') ? `${verb}d` : `${verb}ed`);
const gerund = (verb: string): string => `${verb.replace(/e$/u, '')}ing`;

/** In front of the verb it may stand how it was shown: "we theoretically prove that". */
const how =
  '(?:(?:further|also|empirically|theoretically|rigorously|formally|experimentally|clearly|additionally|then|first) )?';

/** Who shows it, or what: the results of a study may stand far before the verb. */
const subject =
  /(?:\b(?:we|authors?|they|it|paper|work|study|article|manuscript|submission)(?: and)? $|\b(?:results?|experiments?|evaluations?|simulations?|findings?|analys[ei]s|studies|ablations?|comparisons?|observations?|evidence|experimentation|visuali[sz]ations?)\b[^.;:]{0,140} $)/u;
/** The verb belongs to something else, or is not a finite one. */
const notFinite =
  /\b(?:to|can|will|may|not|as|which|that|is|are|be|been|was|were|have|has|had|prior|previous|recent|earlier|existing|by|of) $|\b(?:prior|previous|recent|earlier|past) (?:work|works|studies|results|findings|experiments|analysis)\b[^.;:]{0,140} $|,? (?:which|who|that) $/u;

const told = (forms: readonly string[], by: string, before: RegExp): Wording => ({
  sense: 'shown',
  pattern: `${how}(?:${forms.join('|')})`,
  by,
  words: {},
  node: 'overgeneralization/hedge-dropped/hint-as-proof',
  before,
  behind: /^ that\b/u,
  unless: { before: notFinite },
  sides: 'paper',
  leastShared: 4,
});

/**
 * What the review calls shown or proved, while the paper is made to suggest it. The change on the claim's side would
 * play the paper down, which is another error.
 */
export const shown = phraseSwap({
  id: 'overgeneralization/shown',
  type: 'Overgeneralization',
  wordings: [
    told(verbs, 'only suggest', subject),
    told(verbs.map(third), 'only suggests', subject),
    told(verbs.map(pastOf), 'only suggested', subject),
    told(verbs.map(gerund), 'only suggesting', /\p{L}, $/u),
  ],
});
