import { exclusive } from '../set.ts';

const regime = 'entity/wrong-task/learning-setting-swapped';
const assumption = 'context-based-meaning-error/limit-invented/assumption-invented';

/** How many of something there are, and what is known beforehand. */
export const settingSets = [
  ...exclusive('setting', [
    [regime, 'finite time | finite-time', 'asymptotic | asymptotically', 'non-asymptotic | nonasymptotic'],
    [regime, 'discounted', 'average reward | average-reward | undiscounted', 'episodic'],
    [regime, 'single-turn', 'multi-turn'],
    [regime, 'single-step | one-step', 'multi-step', 'two-step'],
    [regime, 'single-task', 'multi-task'],
    [regime, 'single-agent', 'multi-agent'],
    [regime, 'single-objective', 'multi-objective'],
    [regime, 'single-view | monocular', 'multi-view | stereo'],
    [regime, 'single-modal | unimodal | uni-modal', 'multimodal | multi-modal'],
    [regime, 'single-modality | one modality', 'cross-modal | cross-modality'],
    [regime, 'single-head', 'multi-head'],
    [regime, 'single-label', 'multi-label'],
    [regime, 'single-source', 'multi-source'],
    [regime, 'single-hop', 'multi-hop'],
    [regime, 'single-layer | one-layer', 'multi-layer', 'two-layer'],
    [regime, 'single-scale', 'multi-scale'],
    [regime, 'binary classification | binary', 'multi-class | multiclass'],
    [regime, 'univariate', 'multivariate'],
    [regime, 'monolingual', 'multilingual', 'bilingual', 'cross-lingual'],
    [assumption, '=known', '=unknown'],
    [assumption, '=seen', '=unseen'],
    [assumption, '=observed', '=unobserved | =latent | =hidden'],
    [assumption, 'fully observed | fully observable', 'partially observed | partially observable'],
    [
      assumption,
      'complete information | full information | full-information',
      'incomplete information | partial information',
      'bandit feedback | bandit',
    ],
    [assumption, 'perfect information', 'imperfect information'],
  ]),
];
