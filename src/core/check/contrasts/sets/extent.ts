import { exclusive, weak } from '../set.ts';

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
  ...exclusive('extent', [
    [always, '=always', '=sometimes | =occasionally', '=never', '=often | =frequently | =usually | =typically', '=rarely | =seldom'],
    [all, '=all | =every | =each', '=most | the majority of', '=some | =several | =certain', '=few', '=none'],
    [only, '=only | =solely | =exclusively', '=mainly | =mostly | =primarily | =largely'],
    [hedge, '=proves | =prove | =guarantees | =guarantee', '=suggests | =suggest | =indicates | =indicate'],
    [removal, 'eliminate | eliminates | removes entirely', 'reduce | reduces | alleviate | mitigate | lessen'],
    [removal, '=fully | =completely | =entirely', '=partially | =partly'],
    [exact, '=exactly', '=approximately | =nearly | =roughly'],
    [exact, '=optimal', '=near-optimal | near optimal | =suboptimal'],
    [exact, '=lossless', '=lossy | near-lossless'],
    [exact, '=unbiased', '=nearly-unbiased | asymptotically unbiased'],
    [gain, '=significantly | =substantially | =dramatically | =considerably | =greatly | =vastly', '=slightly | =marginally | =modestly', '=moderately', '=negligibly'],
    [gain, '=significant | =substantial | =dramatic | =considerable', '=slight | =marginal | =modest | =minor', '=negligible | =insignificant'],
    [down, '=huge | =massive', '=tiny'],
    [gain, 'state-of-the-art', 'competitive | comparable'],
    [gain, 'superhuman | super-human', 'human-level', 'below human'],
    [scope, 'arbitrary', 'specific | particular'],
    [scope, 'general-purpose | general purpose', 'specialized | domain-specific'],
    [scope, 'universal', 'restricted'],
  ]),
  ...weak('extent', [
    [all, '=both', '=neither', '=either'],
    [all, '=at-least | at least', '=at-most | at most', 'exactly'],
    [scope, '=general', '=special | =specific'],
  ]),
];
