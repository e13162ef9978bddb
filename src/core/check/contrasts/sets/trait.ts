import { exclusive } from '../set.ts';

const operation = 'entity/wrong-method/operation-swapped';
const analysis = 'entity/wrong-method/analysis-swapped';

/** What a method depends on and of which kind its parts are. */
export const traitSets = [
  ...exclusive('trait', [
    [
      operation,
      'input-dependent | data-dependent | instance-dependent | input-adaptive',
      'input-independent | data-independent | instance-independent | data-agnostic | input-agnostic',
    ],
    [
      operation,
      'problem-dependent | gap-dependent',
      'problem-independent | gap-independent | worst-case | minimax',
    ],
    [operation, 'model-agnostic', 'model-specific'],
    [operation, 'task-agnostic', 'task-specific'],
    [operation, 'class-agnostic', 'class-specific'],
    [operation, 'domain-agnostic | domain-invariant', 'domain-specific'],
    [operation, 'training-free', 'training-based'],
    [operation, 'reference-free', 'reference-based'],
    [operation, 'gradient-free', 'gradient-based'],
    [operation, 'model-free', 'model-based'],
    [operation, 'anchor-free', 'anchor-based'],
    [operation, 'simulation-free', 'simulation-based'],
    [operation, 'parameter-free', 'parametric'],
    [operation, 'mesh-free', 'mesh-based'],
    [operation, 'equivariant | equivariance', 'invariant | invariance'],
    [operation, 'soft', 'hard'],
    [operation, 'absolute', 'relative'],
    [operation, 'explicit | explicitly', 'implicit | implicitly'],
    [operation, 'pre-norm | prenorm', 'post-norm | postnorm'],
    [analysis, 'pre-hoc', 'post-hoc', 'ante-hoc'],
    [analysis, 'prior distribution | =prior', 'posterior distribution | =posterior'],
    [operation, 'early fusion', 'late fusion', 'intermediate fusion | mid fusion'],
    [
      analysis,
      'first order | first-order',
      'second order | second-order',
      'zeroth order | zero-order | zeroth-order | derivative free',
    ],
    [
      analysis,
      'last iterate | last-iterate',
      'average iterate | averaged iterate | average-iterate | ergodic',
      'best iterate | best-iterate',
    ],
    [operation, 'forward kl', 'reverse kl'],
    [operation, 'causal convolution | causal', 'non-causal | acausal'],
    [analysis, 'primal', 'dual'],
  ]),
];
