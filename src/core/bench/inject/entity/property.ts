import { classSwap } from '../make/class-swap.ts';
import type { Operator } from '../operator.ts';

const property = 'entity/wrong-metric/property-swapped';

/** One quality of a method told as another: "interpretability" for "robustness". */
const swapped = classSwap({
  id: 'entity/property',
  type: 'Entity',
  classes: [
    {
      node: property,
      words: [
        'robustness',
        'efficiency',
        'interpretability',
        'fairness',
        'scalability',
        'diversity',
        'stability',
        'generalization',
        'expressivity',
        'transferability',
        'controllability',
        'safety',
        'fidelity',
        'reliability',
        'smoothness',
        'sparsity',
        'privacy',
        'fluency',
        'coherence',
        'factuality',
        'helpfulness',
        'identifiability',
      ],
      unless: {
        before: /(?:\bdata|\bsample|\btoken|\bparameter|\bdifferential|\bserver) $/iu,
        behind: /^ (?:of (?:the|this) (?:paper|work|contribution)|proxy|analysis|bounds?|error|gap)/u,
      },
      most: 0,
    },
    {
      node: property,
      words: ['robust', 'interpretable', 'scalable', 'transferable', 'controllable'],
      unless: { behind: /^ (?:to|against|pca|optimi|statist|regression|mdp|control|baseline)/iu },
      most: 0,
    },
    {
      node: property,
      words: [
        'sample efficiency',
        'data efficiency',
        'parameter efficiency',
        'memory efficiency',
        'token efficiency',
        'communication efficiency',
        'energy efficiency',
      ],
      most: 0,
    },
    {
      node: property,
      words: [
        'sample-efficient',
        'data-efficient',
        'parameter-efficient',
        'memory-efficient',
        'communication-efficient',
        'energy-efficient',
      ],
      unless: { behind: /^ fine/u },
      most: 0,
    },
    {
      node: property,
      words: [
        'hallucination',
        'overfitting',
        'catastrophic forgetting',
        'mode collapse',
        'reward hacking',
        'overconfidence',
        'memorization',
        'sycophancy',
        'oversmoothing',
        'distribution shift',
        'class imbalance',
        'label noise',
      ],
      most: 0,
    },
    {
      node: property,
      words: [
        'hallucinations',
        'biases',
        'misconceptions',
        'inconsistencies',
        'artifacts',
        'outliers',
        'ambiguities',
      ],
      most: 0,
    },
    {
      node: property,
      words: ['convergence', 'consistency', 'unbiasedness', 'identifiability', 'asymptotic normality'],
      where: { behind: /^ (?:guarantees?|results?|proofs?|analysis)/u },
      most: 0,
    },
  ],
});

/** A method may have two qualities: a paper that praises another one does not deny the claim's. */
export const propertySwapped: Operator = {
  ...swapped,
  propose: (grounded, random) =>
    swapped.propose(grounded, random).map((swap) => ({ ...swap, sides: 'claim' })),
};
