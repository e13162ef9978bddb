import { exclusive, weak } from '../set.ts';

const phase = 'temporal/phase-confused/training-as-inference';
const tuning = 'temporal/phase-confused/pretraining-as-finetuning';
const operation = 'entity/wrong-method/operation-swapped';
const line = 'temporal/phase-confused/offline-as-online';
const split = 'context-based-meaning-error/reference-changed';
const once = 'temporal/frequency-changed/once-repeated-exchanged';
const interval = 'temporal/frequency-changed/interval-changed';
const duration = 'temporal/frequency-changed/duration-changed';

/** The phase in which something happens, and how often. */
export const phaseSets = [
  ...exclusive('phase', [
    [
      phase,
      'training time | train time | training-time | during training | at training | in training | when training | training phase | training stage',
      'inference time | test time | inference-time | test-time | during inference | at inference | at test | during testing | at deployment | deployment time | decoding time | sampling time | during sampling | inference phase | inference stage | at sampling',
    ],
    [
      tuning,
      'pre-training | pretraining',
      'fine-tuning | finetuning',
      'post-training | posttraining',
      'mid-training',
    ],
    [
      tuning,
      'pre-trained | pretrained',
      'fine-tuned | finetuned',
      'frozen',
      'trained from scratch | from scratch',
    ],
    [
      tuning,
      'pre-training stage | first stage | stage 1 | stage one | stage i',
      'second stage | stage 2 | stage two | stage ii',
      'third stage | stage 3 | stage three | stage iii',
    ],
    [phase, 'warm-up | warmup | burn-in', 'cool-down | annealing phase'],
    [phase, 'prefill | prefilling', 'decode phase | decoding phase | decode stage'],
    [phase, 'exploration phase', 'exploitation phase | commit phase'],
    [phase, 'training-time compute', 'test-time compute | inference-time compute'],
    [phase, 'retrieval stage', 'reranking stage | re-ranking stage', 'generation stage'],
    [
      tuning,
      'pre-training data | pre-training corpus',
      'fine-tuning data | fine-tuning corpus',
      'evaluation data',
    ],
    [
      tuning,
      'continued pre-training | continual pre-training',
      'instruction tuning | instruction fine-tuning',
      'preference tuning | preference optimization | alignment tuning',
    ],
    [line, 'offline', 'online'],
    [split, 'cross-validation', 'held-out | hold-out', 'leave-one-out'],
    [line, 'on-policy', 'off-policy'],
    [
      line,
      'in advance | precomputed | pre-computed | beforehand',
      'on the fly | on-the-fly | at runtime | in real time | dynamically computed',
    ],
    [line, 'batch', 'streaming | stream'],
    [
      split,
      'training set | train set | training split | train split',
      'validation set | validation split | dev set | development set | held-out set',
      'test set | test split | testing set | evaluation set',
    ],
    [
      split,
      'training data | training samples | training examples | training images',
      'test data | test samples | test examples | test images | evaluation data',
      'validation data | validation samples',
      'calibration data | calibration set',
    ],
    [
      split,
      'training loss | train loss | training error | empirical risk',
      'test loss | test error | generalization error | population risk',
      'validation loss | validation error',
    ],
    [split, 'training accuracy | train accuracy', 'test accuracy', 'validation accuracy'],
    [split, 'source domain | source task | source data', 'target domain | target task | target data'],
    [split, 'upstream', 'downstream'],
    [
      once,
      'one-time | one-off | only once | just once | a single time',
      'periodically | periodic | every iteration | each iteration | every step | each step | each round | every round | at every | repeatedly',
    ],
    [
      interval,
      'every epoch | each epoch | per epoch',
      'every step | each step | per step',
      'every iteration | each iteration | per iteration',
      'every round | each round | per round',
      'every batch | each batch | per batch',
      'every episode | each episode | per episode',
    ],
    [interval, 'daily', 'weekly', 'monthly', 'yearly | annual | annually', 'hourly'],
    [
      interval,
      'day | days',
      'week | weeks',
      'month | months',
      '=year | =years',
      'hour | hours',
      '=minute | =minutes',
      '=second-long',
    ],
    [duration, 'short-term | short term', 'long-term | long term', 'medium-term'],
    [duration, 'short-range | short range', 'long-range | long range'],
    [duration, 'short horizon | short-horizon', 'long horizon | long-horizon'],
    [duration, 'finite horizon | finite-horizon', 'infinite horizon | infinite-horizon'],
    [duration, 'short context | short-context', 'long context | long-context'],
  ]),
  ...weak('phase', [
    [
      tuning,
      'supervised fine-tuning | =sft',
      'reinforcement fine-tuning | =rft | =rl',
      '=dpo | direct preference optimization',
      '=rlhf',
    ],
    [
      operation,
      'full fine-tuning | full finetuning | full-parameter',
      'lora | low-rank adaptation',
      'linear probing | linear probe',
      'prompt tuning | prefix tuning',
      'adapters | adapter tuning',
    ],
    [
      phase,
      '=training | =train | =trained',
      '=inference | =testing | =test | =deployment | =sampling | =decoding | =evaluation',
    ],
  ]),
];
