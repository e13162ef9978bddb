import { phraseSwap, type Wording } from '../make/phrase-swap.ts';

/** Verbs that say the same. */
const verbs: readonly (readonly [sense: string, ...forms: string[]])[] = [
  ['beat', 'outperform', 'surpass', 'exceed'],
  ['better', 'improve', 'enhance', 'boost', 'increase'],
  ['reach', 'achieve', 'attain', 'obtain', 'yield', 'deliver'],
  ['less', 'reduce', 'mitigate', 'alleviate', 'lower', 'decrease'],
  ['enable', 'enable', 'allow', 'facilitate'],
  ['keep', 'preserve', 'maintain', 'retain'],
  ['see', 'capture', 'detect', 'identify'],
  ['ensure', 'ensure', 'guarantee', 'provide', 'offer'],
  ['remove', 'eliminate', 'remove', 'avoid', 'prevent', 'overcome'],
  ['fast', 'accelerate', 'speed up'],
  ['cause', 'cause', 'induce', 'lead to', 'result in'],
];

const third = (verb: string): string =>
  verb.replace(/^\p{L}+/u, (word) =>
    /(?:s|x|ch|sh)$/u.test(word)
      ? `${word}es`
      : /[^aeiou]y$/u.test(word)
        ? `${word.slice(0, -1)}ies`
        : `${word}s`,
  );

const hedged = ([sense, ...forms]: (typeof verbs)[number]): Wording => ({
  sense,
  words: Object.fromEntries(
    forms.map((verb): [string, string] => [third(verb), `occasionally ${third(verb)}`]),
  ),
  node: 'overgeneralization/quantifier-widened/often-as-always',
  stronger: 'before',
  sameThing: true,
  // Behind an adverb or a noun of the verb's own ("the increases") it does not fit.
  unless: {
    before:
      /\b(?:\p{L}+ly|often|always|sometimes|never|also|even|can|the|an?|of|these|those|that|which|and|or|than|by|with|in|for|both) $/u,
  },
});

/** What the review says outright, while the paper is made to say it of some occasions. */
export const hedgeDropped = phraseSwap({
  id: 'overgeneralization/hedge-dropped',
  type: 'Overgeneralization',
  wordings: verbs.map(hedged),
});
