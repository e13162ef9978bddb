import { exclusive, weak } from '../set.ts';

const fixed = 'temporal/persistence-changed/fixed-adaptive-exchanged';
const schedule = 'temporal/persistence-changed/schedule-reversed';
const status = 'temporal/status-changed';

/** What stays and what changes in time. */
export const persistenceSets = [
  ...exclusive('persistence', [
    [fixed, 'frozen | kept fixed | freezing | freeze', 'fine-tuned | finetuned | trainable | learnable | updated | fully trained | unfrozen | trained'],
    [fixed, 'static | statically', 'dynamic | dynamically | adaptive | adaptively'],
    [fixed, 'fixed | constant', 'adaptive | adaptively | time-varying | varying | dynamic', '=learned | learnable', 'decaying | diminishing | annealed', 'random | randomized'],
    [fixed, 'hand-crafted | handcrafted | hand-designed | manually designed | heuristic', '=learned | learnable | data-driven'],
    [fixed, 'time-invariant | stationary', 'time-varying | non-stationary | nonstationary | time-dependent'],
    [fixed, 'input-dependent | data-dependent | instance-dependent | input-adaptive', 'input-independent | data-independent | instance-independent | data-agnostic | input-agnostic'],
    [fixed, 'problem-dependent | gap-dependent', 'problem-independent | gap-independent | worst-case | minimax'],
    [fixed, 'model-agnostic', 'model-specific'],
    [fixed, 'task-agnostic', 'task-specific'],
    [fixed, 'class-agnostic', 'class-specific'],
    [fixed, 'domain-agnostic | domain-invariant', 'domain-specific'],
    [fixed, 'training-free', 'training-based'],
    [fixed, 'reference-free', 'reference-based'],
    [fixed, 'gradient-free', 'gradient-based'],
    [fixed, 'model-free', 'model-based'],
    [fixed, 'anchor-free', 'anchor-based'],
    [fixed, 'simulation-free', 'simulation-based'],
    [fixed, 'parameter-free', 'parametric'],
    [fixed, 'mesh-free', 'mesh-based'],
    [fixed, 'equivariant | equivariance', 'invariant | invariance'],
    [fixed, 'soft', 'hard'],
    [fixed, 'absolute', 'relative'],
    [fixed, 'explicit | explicitly', 'implicit | implicitly'],
    [schedule, 'increasing | increases over time | growing | warm-up | ramped up', 'decreasing | decaying | annealed | decays | shrinking | ramped down'],
    [schedule, 'monotonically increasing', 'monotonically decreasing', 'non-monotonic | u-shaped'],
    [schedule, 'cosine schedule | cosine decay | cosine annealing', 'linear schedule | linear decay', 'step decay', 'constant learning rate', 'exponential decay'],
    [status, '=known', '=unknown'],
    [status, '=seen', '=unseen'],
    [status, '=observed', '=unobserved | =latent | =hidden'],
    [status, 'fully observed | fully observable', 'partially observed | partially observable'],
    [status, 'complete information | full information | full-information', 'incomplete information | partial information', 'bandit feedback | bandit'],
    [status, 'perfect information', 'imperfect information'],
  ]),
  ...weak('persistence', [
    [status, '=already', 'not yet', 'future work'],
    [status, '=current', '=previous | =past | =preceding', '=next | =future'],
  ]),
];
