import { paired } from '../make/forms.ts';
import { senseSwap } from '../make/sense-swap.ts';

const fixed = 'temporal/persistence-changed/fixed-adaptive-exchanged';
const schedule = 'temporal/persistence-changed/schedule-reversed';

/** What stays and what changes over time: "frozen" told as "trainable", "adaptive" as "fixed", "gradually" as "at once". */
export const persistence = senseSwap({
  id: 'temporal/persistence',
  type: 'Temporal',
  senses: [
    {
      node: fixed,
      forms: [
        ...paired('frozen|freeze|freezes|freezing', 'trainable|update|updates|updating'),
        ['keeping frozen', 'updating'],
        ['kept fixed', 'kept trainable'],
        ['remains fixed', 'keeps changing'],
        ['learnable', 'fixed'],
        ['trainable', 'fixed'],
      ],
      oneWay: true,
      unless: { before: /\bfully $/ },
    },
    {
      node: fixed,
      forms: [
        ...paired('dynamically|adaptively|on the fly', 'statically|statically|in advance'),
        ['dynamic', 'static'],
        ['adaptive', 'fixed'],
        ['time-varying', 'time-invariant'],
        ['time-dependent', 'time-independent'],
        ['non-stationary', 'stationary'],
        ['nonstationary', 'stationary'],
        ['evolving', 'unchanging'],
      ],
      unless: {
        behind:
          /^ (?:points?|distributions?|programming|and|or|range|time warping|moment|gradient|optimi[sz]er)\b/,
        before: /\b(?:and|or|both) $/,
      },
    },
    {
      node: fixed,
      forms: [
        ['fixed', 'adaptive'],
        ['constant', 'time-varying'],
        ['static', 'dynamic'],
        ['persistent', 'transient'],
        ['permanent', 'temporary'],
      ],
      oneWay: true,
      wants: {
        behind:
          /^ (?:\S+ )?(?:step ?sizes?|stepsizes?|learning|rates?|schedules?|thresholds?|weights?|number|budget|length|policy|policies|graphs?|topolog\w+|scenes?|environments?|structures?|window|memory|prompts?|strateg\w+|masks?|set|pruning|sparsity|temperature|coefficients?|parameters?|encoders?|allocation|scheduling|images?|objects?|benchmarks?|datasets?|regret|noise)\b/,
      },
      unless: { before: /\b(?:a|by|up to) constant $/, behind: /^ (?:point|factors?|and|or|effects?)\b/ },
    },
    {
      node: schedule,
      forms: [
        ...paired('gradually|progressively|incrementally', 'abruptly|abruptly|all at once'),
        ...paired('gradual|progressive|incremental', 'abrupt|abrupt|abrupt'),
      ],
      oneWay: true,
    },
    {
      node: schedule,
      forms: [
        ['decaying', 'growing'],
        ['decay', 'grow'],
        ['annealing', 'raising'],
        ['annealed', 'raised'],
        ['diminishing', 'growing'],
        ['shrinking', 'expanding'],
      ],
      oneWay: true,
      unless: {
        before: /\b(?:weight|simulated|rate|spectral|the|exponential|a|eigenvalue|of) $/,
        behind: /^ (?:rates?|of|exponent\w*|marginal|returns?)\b/,
      },
    },
  ],
  synonyms: {
    node: fixed,
    forms: [
      ['gradually', 'progressively'],
      ['dynamically', 'adaptively'],
      ['learnable', 'trainable'],
      ['time-varying', 'time-dependent'],
    ],
  },
});
