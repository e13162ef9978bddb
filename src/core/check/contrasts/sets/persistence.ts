import { exclusive, weak } from '../set.ts';

const fixed = 'temporal/persistence-changed/fixed-adaptive-exchanged';
const schedule = 'temporal/persistence-changed/schedule-reversed';
const status = 'temporal/status-changed';

/** What stays and what changes in time. */
export const persistenceSets = [
  ...exclusive('persistence', [
    [
      fixed,
      'frozen | kept fixed | freezing | freeze',
      'fine-tuned | finetuned | trainable | learnable | updated | fully trained | unfrozen | trained',
    ],
    [fixed, 'static | statically', '=dynamic | =dynamically | adaptive | adaptively'],
    [
      fixed,
      'fixed | constant',
      'adaptive | adaptively | time-varying | varying | =dynamic',
      '=learned | learnable',
      'decaying | diminishing | annealed',
    ],
    [
      fixed,
      'hand-crafted | handcrafted | hand-designed | manually designed | heuristic',
      '=learned | learnable | data-driven',
    ],
    [fixed, 'time-invariant | stationary', 'time-varying | non-stationary | nonstationary | time-dependent'],
    [
      schedule,
      'increasing | increases over time | growing | warm-up | ramped up',
      'decreasing | decaying | annealed | decays | shrinking | ramped down',
    ],
    [schedule, 'monotonically increasing', 'monotonically decreasing', 'non-monotonic | u-shaped'],
    [
      schedule,
      'cosine schedule | cosine decay | cosine annealing',
      'linear schedule | linear decay',
      'step decay',
      'constant learning rate',
      'exponential decay',
    ],
  ]),
  ...weak('persistence', [
    [status, '=already', 'not yet', 'future work'],
    [status, '=current', '=previous | =past | =preceding', '=next | =future'],
  ]),
];
