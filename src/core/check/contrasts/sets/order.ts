import { exclusive, weak } from '../set.ts';

const steps = 'temporal/order-reversed/steps-reordered';
const training = 'temporal/order-reversed/training-reordered';
const states = 'temporal/order-reversed/before-as-after';
const joint = 'temporal/simultaneity-changed';
const early = 'temporal/phase-confused/early-as-late';

/** What comes first, what together. */
export const orderSets = [
  ...exclusive('order', [
    [steps, 'coarse-to-fine | coarse to fine grained', 'fine-to-coarse'],
    [steps, 'bottom-up', 'top-down'],
    [steps, 'left-to-right', 'right-to-left', 'bidirectional | bi-directional | both directions'],
    [steps, 'easy-to-hard | easy to difficult', 'hard-to-easy | difficult to easy'],
    [steps, 'low-to-high', 'high-to-low'],
    [steps, 'breadth-first | bfs', 'depth-first | dfs', 'best-first'],
    [steps, 'pre-order', 'post-order'],
    [steps, 'chronological', 'reverse chronological | random order | shuffled'],
    [training, 'curriculum', 'anti-curriculum'],
    [
      joint,
      'jointly | joint training | joint optimization | simultaneously | concurrently | together',
      'sequentially | one after another | one after the other | successively | in sequence',
      'separately | independently | individually',
      'alternately | alternating | alternates | in turn',
    ],
    [
      joint,
      'end-to-end',
      'two-stage | two stage | two-step | two-phase',
      'three-stage | three-step | three-phase',
      'single-stage | one-stage | single stage | one-step',
    ],
    [joint, 'in parallel | parallel', 'serially | serial | in series'],
    [joint, 'synchronous | synchronously', 'asynchronous | asynchronously'],
    [states, 'pre-processing | preprocessing', 'post-processing | postprocessing'],
    [
      states,
      'pre-trained | pretrained',
      'post-trained',
      'randomly initialized | random initialization | from scratch | trained from scratch',
    ],
    [
      early,
      'early layers | earlier layers | shallow layers | lower layers | first layers | bottom layers',
      'late layers | later layers | deep layers | deeper layers | upper layers | last layers | final layers | top layers',
      'middle layers | intermediate layers | mid layers',
    ],
    [
      early,
      'early stage | early stages | early phase | initial phase | initial stage | early in training | beginning of training | start of training',
      'late stage | late stages | later stages | final stage | final phase | late in training | end of training | later in training',
    ],
    [
      early,
      'early steps | early timesteps | initial steps | first steps',
      'late steps | later steps | final steps | late timesteps | last steps',
    ],
    [early, '=past', '=future'],
    [
      early,
      'last layer | final layer | top layer | output layer',
      'first layer | input layer | bottom layer',
      'penultimate layer | second to last layer',
    ],
    [early, 'last token | final token', 'first token | initial token'],
    [steps, 'ascending', 'descending'],
    [
      steps,
      'forward pass | forward process | forward diffusion',
      'backward pass | backward process | reverse process | reverse diffusion',
    ],
    [steps, 'forward', 'backward | backwards'],
    [steps, '=predecessor', '=successor'],
    [steps, 'outermost', 'innermost'],
    [
      steps,
      'outer loop | outer-loop | upper level | upper-level | outer level',
      'inner loop | inner-loop | lower level | lower-level | inner level',
    ],
    [steps, 'prefix | prepended | prepend', 'suffix | appended | append'],
    [steps, 'eager', 'lazy'],
    [steps, 'proactive', 'reactive'],
    [steps, 'feedforward', 'feedback'],
    [steps, 'warm start | warm-start | warm started', 'cold start | cold-start'],
    [steps, 'teacher forcing', 'free running | scheduled sampling'],
    [steps, 'past context | preceding context', 'future context | subsequent context'],
    [
      early,
      'initial condition | initial conditions',
      'boundary condition | boundary conditions',
      'terminal condition | terminal conditions',
    ],
    [early, '=initial', '=terminal | =final | =last'],
    [joint, 'simultaneous', 'sequential', 'alternating'],
    [joint, 'batched | in batches', 'one at a time | one by one | per-sample'],
  ]),
  ...weak('order', [
    [early, '=first | firstly', '=last | lastly | =final | finally | =second | =third'],
    [
      steps,
      '=before | prior to | =precedes | =preceding | =precede | beforehand',
      '=after | followed by | =follows | =afterwards',
      '=during | =while',
      '=once',
    ],
    [
      early,
      '=early | =earlier | initially | at the beginning | at the start',
      '=late | =later | eventually | at the end',
    ],
    [
      joint,
      '=iteratively | =iterative',
      '=one-shot | single-pass | single pass | one pass | in one go | non-iterative',
    ],
  ]),
];
