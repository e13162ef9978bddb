import { phraseSwap } from '../make/phrase-swap.ts';

const type = 'Hyperbole';
const leaf = 'hyperbole/perfection-claimed';
const removal = `${leaf}/reduction-as-removal`;
const stronger = 'after';

const troubles =
  /^ (?:[\p{L}-]+ ){0,5}?(?:challenges?|problems?|issues?|limitations?|gaps?|bottlenecks?|difficult\p{L}+|biases|bias|shortcomings?|drawbacks?|weakness\p{L}*|lack|trade-?offs?|scarcity|instability|inefficienc\p{L}+)\b/u;
/** What is good and what it is called when nothing is missing any more, by what is praised. */
const good: readonly (readonly [sense: string, words: Readonly<Record<string, string>>])[] = [
  [
    'performance',
    {
      'strong performance': 'flawless performance',
      'superior performance': 'flawless performance',
      'competitive performance': 'flawless performance',
      'state-of-the-art performance': 'flawless performance',
      'state-of-the-art results': 'flawless results',
      'strong results': 'flawless results',
      'superior results': 'flawless results',
      'strong generalization': 'flawless generalization',
    },
  ],
  [
    'accuracy',
    {
      'high accuracy': 'perfect accuracy',
      'high success rates': 'perfect success rates',
      accurate: 'flawless',
      accurately: 'flawlessly',
    },
  ],
  [
    'quality',
    { 'high-quality': 'flawless', 'high-fidelity': 'flawless', 'high fidelity': 'perfect fidelity' },
  ],
  ['effect', { effectively: 'perfectly' }],
  ['robust', { 'robust to': 'immune to', 'robust against': 'immune to' }],
];

/** "Reduces" told as "eliminates", "nearly" as "perfectly", "efficient" as "cost-free": a degree told as the end of its scale. */
export const perfection = phraseSwap({
  id: 'hyperbole/perfection',
  type,
  wordings: [
    {
      sense: 'less',
      words: {
        reduce: 'eliminate',
        reduces: 'eliminates',
        reducing: 'eliminating',
        mitigate: 'eliminate',
        mitigates: 'eliminates',
        mitigating: 'eliminating',
        alleviate: 'eliminate',
        alleviates: 'eliminates',
        alleviating: 'eliminating',
        lowers: 'eliminates',
        lowering: 'eliminating',
        lessen: 'eliminate',
        lessens: 'eliminates',
      },
      node: removal,
      stronger,
      unless: {
        before:
          /\b(?:a|an|the|of|by|with|at|is|are|than|much|significantly|substantially|slightly|greatly|,) $/u,
        // What cannot be nothing, or is told how far it goes down.
        behind:
          /^ (?:to|by|from|and|or|bounds?)\b|^ (?:[\p{L}-]+ ){0,3}?(?:length|frequency|number|sizes?|dimension\p{L}*|complexity|time|iterations?|usage|scale|rank|capacity)\b|^[^.;]{0,80}\bfrom\b|^[^.;]{0,60}\b(?:by|to) (?:(?:up to|about|over|around|more than|at least|nearly|as much as) )?\d/u,
      },
    },
    {
      sense: 'addresses',
      words: {
        address: 'fully solve',
        addresses: 'fully solves',
        addressing: 'fully solving',
        tackle: 'fully solve',
        tackles: 'fully solves',
        tackling: 'fully solving',
      },
      node: removal,
      stronger,
      unless: { before: /\bto $/u },
      behind: troubles,
    },
    {
      sense: 'near',
      words: {
        nearly: 'perfectly',
        'near-optimal': 'optimal',
        approximately: 'exactly',
        approximate: 'exact',
        'near-perfect': 'flawless',
        approximates: 'equals',
      },
      node: `${leaf}/near-as-exact`,
      stronger,
      unless: { behind: /^ (?:\d|all|every|half|two|no\b|the|nearest|inference|bayesian)/u },
    },
    ...good.map(([sense, words]) => ({
      sense,
      words,
      node: `${leaf}/high-as-faultless`,
      stronger: 'after' as const,
      unless: {
        before: /\b(?:more|most|less|as|how|adversarially|highly|very|and|or) $/u,
        behind: /^ (?:enough|and|or)\b/u,
      },
    })),
    {
      sense: 'cheap',
      words: {
        efficient: 'cost-free',
        'computationally efficient': 'cost-free',
        lightweight: 'cost-free',
        'low-cost': 'cost-free',
        'low computational cost': 'zero computational cost',
        'minimal overhead': 'no overhead',
        'negligible overhead': 'no overhead',
        'low overhead': 'no overhead',
        'minimal computational overhead': 'no computational overhead',
      },
      node: `${leaf}/cheap-as-free`,
      stronger,
      unless: {
        before: /\b(?:more|most|less|as|how|highly|very|\p{L}+ly|and|with|at) $/u,
        behind: /^ (?:and|than)\b/u,
      },
    },
    {
      sense: 'less',
      words: {
        mitigate: 'alleviate',
        mitigates: 'alleviates',
        mitigating: 'alleviating',
        alleviate: 'mitigate',
        alleviates: 'mitigates',
        alleviating: 'mitigating',
        reduces: 'lowers',
        reducing: 'lowering',
      },
      node: removal,
      effect: 'keeps',
      unless: { before: /\b(?:a|an|the|of) $/u, behind: /^ (?:to|by|from|and|or)\b/u },
    },
    {
      sense: 'addresses',
      words: {
        address: 'tackle',
        addresses: 'tackles',
        addressing: 'tackling',
        tackle: 'address',
        tackles: 'addresses',
      },
      node: removal,
      effect: 'keeps',
      behind: troubles,
    },
  ],
});
