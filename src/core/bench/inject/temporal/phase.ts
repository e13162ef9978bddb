import { paired } from '../make/forms.ts';
import { senseSwap } from '../make/sense-swap.ts';

const tuning = 'temporal/phase-confused/pretraining-as-finetuning';
const inference = 'temporal/phase-confused/training-as-inference';

/** When in the life of a model: pre-training and fine-tuning, training and inference, offline and online, early and late. */
export const phase = senseSwap({
  id: 'temporal/phase',
  type: 'Temporal',
  senses: [
    {
      node: tuning,
      forms: [
        ...paired(
          'pre-training|pre-train|pre-trained|pre-trains',
          'fine-tuning|fine-tune|fine-tuned|fine-tunes',
        ),
        ...paired('pretraining|pretrain|pretrained|pretrains', 'finetuning|finetune|finetuned|finetunes'),
        ['post-training', 'pre-training'],
      ],
      // Names of methods: "parameter-efficient fine-tuning (PEFT)".
      unless: { before: /\b(?:efficient|sampling|rank|reinforcement|supervised) $/, behind: /^ \(\S*ft\)/ },
    },
    {
      node: inference,
      forms: [
        ...paired(
          'training time|training-time|train-time|train time',
          'inference time|inference-time|test-time|test time',
        ),
        ...paired(
          'during training|in training|during the training',
          'during inference|at inference|during the inference',
        ),
        ...paired(
          'training phase|training stage|training data|training set|train set|training examples|training samples',
          'inference phase|inference stage|test data|test set|test set|test examples|test samples',
        ),
        ...paired(
          'training phase|during training|at training time',
          'testing phase|during testing|at test time',
        ),
      ],
      unless: { behind: /^ (?:and|or) /, before: /\b(?:and|or|than) $/ },
    },
    {
      node: 'temporal/phase-confused/offline-as-online',
      forms: [
        ['offline', 'online'],
        ['off-line', 'on-line'],
        ['in advance', 'on the fly'],
        ['real-time', 'offline'],
        ['in real time', 'in advance'],
        ['precomputed', 'freshly computed'],
        ['pre-computed', 'freshly computed'],
      ],
      unless: { behind: /^ (?:and|or) /, before: /\b(?:and|or|available|demo) $/ },
    },
    {
      node: 'temporal/phase-confused/early-as-late',
      forms: [
        ['early', 'late'],
        ['earlier', 'later'],
        ['earliest', 'latest'],
        ['early-stage', 'late-stage'],
        ['at the beginning of', 'at the end of'],
        ['at initialization', 'at convergence'],
        ['at the start of', 'at the end of'],
      ],
      wants: {
        behind:
          /^ (?:\S+ )?(?:stages?|phases?|layers?|epochs?|steps?|iterations?|rounds?|training|tokens?|timesteps?|fusion|exit|diagnosis|termination|time|detection|blocks?|frames?|each|every|the|in training|denoising|sampling|optimization)\b|^[.,;]| (?:training|optimization)/,
      },
      unless: { behind: /^ (?:stopping|versions?|work|studies|methods?)/ },
    },
  ],
  synonyms: {
    node: tuning,
    forms: [
      ...paired('pretraining|pretrained', 'pre-training|pre-trained'),
      ...paired('finetuning|finetuned', 'fine-tuning|fine-tuned'),
      ['at test time', 'at inference time'],
      ['during inference', 'at inference time'],
      ['in advance', 'beforehand'],
    ],
  },
});
