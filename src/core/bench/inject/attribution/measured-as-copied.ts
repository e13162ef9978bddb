import { phraseSwap } from '../make/phrase-swap.ts';

const node = 'attribution-failure/wrong-basis/measured-copied-exchanged';
const adjectives = [
  'extensive',
  'comprehensive',
  'thorough',
  'numerous',
  'empirical',
  'numerical',
  'exhaustive',
  'rigorous',
  'large-scale',
  'systematic',
];
const verbs: readonly (readonly [ran: string, quoted: string])[] = [
  ['conduct', 'quote'],
  ['conducts', 'quotes'],
  ['conducted', 'quoted'],
  ['perform', 'quote'],
  ['performs', 'quotes'],
  ['performed', 'quoted'],
  ['run', 'quote'],
  ['runs', 'quotes'],
  ['carry out', 'quote'],
  ['carries out', 'quotes'],
];
/** "Conducts extensive experiments" -> "quotes published experiments". */
const runs = verbs.flatMap(([ran, quoted]) =>
  ['', ...adjectives.map((adjective) => `${adjective} `)].map((adjective): [string, string] => [
    `${ran} ${adjective}experiments`,
    `${quoted} published experiments`,
  ]),
);

/** Experiments that the authors ran, told as taken from earlier reports. */
export const measuredAsCopied = phraseSwap({
  id: 'attribution/measured-as-copied',
  type: 'Attribution Failure',
  wordings: [
    {
      sense: 'experiments',
      words: {},
      pattern: `(?:(?:${adjectives.join('|')}) ){1,2}(?:experiments|evaluations|evaluation|experimental results|results)`,
      by: 'previously published experiments',
      node,
      unless: {
        before:
          /\b(?:the|these|those|an?|their|our|and|or|more|further|additional|both|of|its|with|conduct\p{L}*|perform\p{L}*|runs?|carr\p{L}+ out|do|does) $|, $/u,
        behind: /^(?: and\b|-|'s?| of\b)/u,
      },
    },
    {
      sense: 'experiments',
      words: Object.fromEntries(runs),
      node,
    },
  ],
});
