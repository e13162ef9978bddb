import { exclusive, graded, weak } from '../set.ts';

const all = 'overgeneralization/quantifier-widened/some-as-all';
const always = 'overgeneralization/quantifier-widened/often-as-always';
const only = 'overgeneralization/quantifier-widened/mainly-as-only';
const hedge = 'overgeneralization/hedge-dropped/hint-as-proof';
const removal = 'hyperbole/perfection-claimed/reduction-as-removal';
const exact = 'hyperbole/perfection-claimed/near-as-exact';
const gain = 'hyperbole/effect-inflated/gain-inflated';
const down = 'hyperbole/effect-played-down/gain-played-down';
const scope = 'overgeneralization/scope-extended';

/** How much, how many, how sure. */
export const extentSets = [
  ...graded('extent', [
    [only, '=only | =solely | =exclusively', '=mainly | =mostly | =primarily | =largely'],
    [hedge, '=proves | =prove | =guarantees | =guarantee', '=suggests | =suggest | =indicates | =indicate'],
    [
      removal,
      'eliminate | eliminates | removes entirely',
      'reduce | reduces | alleviate | mitigate | lessen',
    ],
    [removal, '=fully | =completely | =entirely', '=partially | =partly'],
    [exact, '=exactly', '=approximately | =nearly | =roughly'],
    [exact, '=optimal', '=near-optimal | near optimal | =suboptimal'],
    [exact, '=lossless', '=lossy | near-lossless'],
    [exact, '=unbiased', '=nearly-unbiased | asymptotically unbiased'],
    [gain, 'state-of-the-art', 'competitive | comparable'],
    [gain, 'superhuman | super-human', 'human-level', 'below human'],
    [gain, 'near-perfect | almost perfect | flawless', 'imperfect | far from perfect | moderate accuracy'],
    [always, 'unconditionally', 'conditionally'],
    [scope, 'arbitrary', 'specific | particular'],
    [scope, 'general-purpose | general purpose', 'specialized | domain-specific'],
    [scope, 'universal', 'restricted'],
    [
      gain,
      'far better than | vastly better than | far exceeds',
      'on par with | on a par with | comparable to',
      'worse than',
    ],
    [
      always,
      '=always | =invariably',
      '=often | =frequently | =usually | =typically | =generally',
      '=sometimes | =occasionally',
      '=rarely | =seldom',
    ],
    [all, '=all | =every | =each', '=most | majority', '=some | =several | =certain', '=few'],
  ]),
  ...exclusive('extent', [
    [always, '=always | =invariably', '=never'],
    [always, '=often | =frequently | =usually | =typically', '=rarely | =seldom'],
    [
      gain,
      '=significantly | =substantially | =dramatically | =considerably | =greatly | =vastly',
      '=slightly | =marginally | =modestly',
      '=moderately',
      '=negligibly',
    ],
    [
      gain,
      '=significant | =substantial | =dramatic | =considerable',
      '=slight | =marginal | =modest | =minor',
      '=negligible | =insignificant',
    ],
    [down, '=huge | =massive', '=tiny'],
  ]),
  ...weak('extent', [
    [all, '=both', '=neither', '=either'],
    [all, '=at-least | at least', '=at-most | at most', 'exactly'],
    [scope, '=general', '=special | =specific'],
  ]),
];
