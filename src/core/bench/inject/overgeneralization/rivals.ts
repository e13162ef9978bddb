import { phraseSwap } from '../make/phrase-swap.ts';

const nouns = [
  'methods',
  'approaches',
  'models',
  'techniques',
  'baselines',
  'algorithms',
  'benchmarks',
  'works',
  'studies',
  'frameworks',
  'solutions',
  'datasets',
  'systems',
  'solvers',
  'bounds',
  'attacks',
  'defenses',
];
const kinds = [
  'existing',
  'prior',
  'previous',
  'state-of-the-art',
  'sota',
  'strong',
  'recent',
  'current',
  'other',
  'traditional',
  'conventional',
  'competing',
];

/** "Outperforms existing methods" of a paper that is made to say it of a few of them; "only" makes the two exclude each other. */
export const rivals = phraseSwap({
  id: 'overgeneralization/rivals',
  type: 'Overgeneralization',
  wordings: [
    {
      sense: 'rivals',
      words: Object.fromEntries(
        kinds.flatMap((kind) =>
          nouns.map((noun): [string, string] => [`${kind} ${noun}`, `only a few ${kind} ${noun}`]),
        ),
      ),
      node: 'overgeneralization/quantifier-widened/some-as-all',
      before:
        /\b(?:outperform\p{L}*|surpass\p{L}*|exceed\p{L}*|beat\p{L}*|over|than|to|against|of|in|improv\p{L}*|with|from|by|on|across|compared to|like|unlike) $/u,
      unless: {
        before:
          /\b(?:some|most|many|several|number of|variety of|range of|set of|similar to|due to|applied to|one of|building on|based on) $/u,
      },
    },
  ],
});
