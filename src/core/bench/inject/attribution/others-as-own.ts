import { phraseSwap } from '../make/phrase-swap.ts';

const nouns = [
  'methods',
  'work',
  'works',
  'approaches',
  'studies',
  'techniques',
  'models',
  'algorithms',
  'results',
  'baselines',
  'benchmarks',
  'datasets',
  'frameworks',
  'bounds',
];
const rivals = ['methods', 'approaches', 'models', 'techniques', 'baselines', 'algorithms'];
const earlier = (olds: readonly string[], things: readonly string[]): [string, string][] =>
  olds.flatMap((old) =>
    things.map((noun): [string, string] => [`${old} ${noun}`, `the authors' earlier ${noun}`]),
  );
const theirs = [
  ...earlier(['existing', 'prior', 'previous'], nouns),
  ...earlier(['state-of-the-art', 'sota', 'other'], rivals),
];

/** "Existing methods" told as "the authors' earlier methods": the work of others, credited to the authors. */
export const othersAsOwn = phraseSwap({
  id: 'attribution/others-as-own',
  type: 'Attribution Failure',
  wordings: [
    {
      sense: 'others',
      words: Object.fromEntries(theirs),
      node: 'attribution-failure/prior-work-as-proposed/method-taken-as-new',
      // Beside the altered passage the claim credits no one else's work to the authors.
      sides: 'claim',
      unless: {
        before:
          /\b(?:the|these|those|all|some|most|many|several|two|three|four|any|no|other|their|our|and|or|such|various|recent|multiple|\d) $/u,
      },
    },
  ],
});
