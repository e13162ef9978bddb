import { paired } from '../make/forms.ts';
import { senseSwap } from '../make/sense-swap.ts';

const once = 'temporal/frequency-changed/once-repeated-exchanged';

/** How often and for how long: "iteratively" told as "once", "long-term" as "short-term", "each step" as "the first step alone". */
export const frequency = senseSwap({
  id: 'temporal/frequency',
  type: 'Temporal',
  senses: [
    {
      node: once,
      apart: true,
      forms: [
        ...paired(
          'iteratively|repeatedly|recursively|periodically|continually|continuously',
          'once for all|once for all|once for all|once for all|once for all|once for all',
        ),
        ...paired(
          'iterative|recursive|multi-step|multi-turn|multi-round|continual|repeated|periodic',
          'one-off|one-off|single-step|single-turn|single-round|one-off|one-off|one-off',
        ),
        ['multiple times', 'once'],
        ['several times', 'once'],
      ],
      oneWay: true,
      unless: {
        behind:
          /^ (?:learning|neural|networks?|unit|functions?|differentiable|activations?|hard|magnitude|thresholding|boundary|structure|patterns?|lattice|parameters?)\b/,
      },
    },
    {
      node: once,
      apart: true,
      forms: [
        ...paired(
          'single-step|one-step|one-shot|single-turn|single-round|one-time|single-pass',
          'multi-step|multi-step|iterative|multi-turn|multi-round|repeated|multi-pass',
        ),
        ['only once', 'repeatedly'],
        ['in a single step', 'in many steps'],
        ['in one step', 'in many steps'],
        ['in a single pass', 'in several passes'],
        ['in a single forward pass', 'in several forward passes'],
      ],
      oneWay: true,
      unless: {
        behind: /^ (?:learning|pruning|nas|federated|segmentation|classification|prompt\w*|in-context)\b/,
      },
    },
    {
      node: 'temporal/frequency-changed/interval-changed',
      apart: true,
      forms: [
        ...paired(
          'each step|each iteration|each round|each epoch|each timestep|each layer|each time step|each stage|each turn',
          'the first step|the first iteration|the first round|the first epoch|the first timestep|the first layer|the first time step|the first stage|the first turn',
        ),
        ...paired(
          'every step|every iteration|every round|every epoch|every timestep|every layer',
          'the first step|the first iteration|the first round|the first epoch|the first timestep|the first layer',
        ),
        ['per-token', 'per-sequence'],
        ['daily', 'monthly'],
        ['weekly', 'yearly'],
        ['annual', 'monthly'],
        ['hourly', 'weekly'],
      ],
      oneWay: true,
      unless: { behind: /^ (?:lives?|life|activities|living|tasks?|objects?|scenes?)\b/ },
    },
    {
      node: 'temporal/frequency-changed/duration-changed',
      forms: [
        ...paired(
          'long-term|long-horizon|long-range|long-lasting|long-running|prolonged|long-duration',
          'short-term|short-horizon|short-range|short-lived|short-running|brief|short-duration',
        ),
        ['lifelong', 'short-lived'],
        ['long videos', 'short videos'],
        ['long video', 'short video'],
        ['minute-long', 'second-long'],
      ],
      unless: { before: /\b(?:and|or|and\/or) $/, behind: /^ (?:and|or)\b/ },
    },
  ],
  synonyms: {
    node: once,
    forms: [
      ['iteratively', 'repeatedly'],
      ['at each step', 'at every step'],
      ['at each iteration', 'at every iteration'],
      ['long-term', 'long-run'],
    ],
    unless: { before: /\b(?:and|or) $/ },
  },
});
