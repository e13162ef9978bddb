import { exclusive, weak } from '../set.ts';

const analysis = 'entity/wrong-method/analysis-swapped';
const depends = 'reasoning-error/logic-inverted/dependence-exchanged';

/** How things depend on each other, and by what kind of analysis it is shown. */
export const analysisSets = [
  ...exclusive('mathematics', [
    [
      depends,
      'independent of | independently of | does not depend on',
      'dependent on | depends on | depend on',
    ],
    [depends, 'correlated', 'uncorrelated', 'anti-correlated | negatively correlated'],
    [depends, 'coupled', 'decoupled | uncoupled'],
    [depends, 'interdependent', 'independent'],
    [depends, 'entangled', 'disentangled'],
    [depends, 'intra-class | within-class', 'inter-class | between-class'],
    [depends, 'intra-modal', 'inter-modal | cross-modal'],
    [depends, 'intra-layer', 'inter-layer | cross-layer'],
    [depends, 'internal | internally', 'external | externally'],
    [depends, 'intrinsic', 'extrinsic'],
    [depends, 'endogenous', 'exogenous'],
    [depends, 'additive', 'multiplicative'],
    [analysis, 'frequentist', 'bayesian'],
    [analysis, 'exact | exactly', 'approximate | approximately | approximation'],
    [analysis, 'correlational | correlation | correlates', 'causal | causes | causation'],
    [analysis, 'interventional', 'observational', 'counterfactual'],
    [analysis, 'associational', 'causal'],
    [analysis, '=proven | =proved | =proves', '=conjectured | =conjecture | =conjectures | =hypothesized'],
    [analysis, 'impossibility | impossible', 'possibility | achievable'],
    [analysis, 'parametrized', 'reparametrized'],
    [
      analysis,
      't-test | t test',
      'wilcoxon',
      'anova',
      'mann-whitney',
      'chi-square | chi-squared',
      'bootstrap',
    ],
  ]),
  ...weak('mathematics', [
    [
      depends,
      'conditional independence | conditionally independent',
      'marginal independence | marginally independent',
    ],
    [analysis, 'theoretical | theoretically', 'empirical | empirically'],
    [analysis, 'analytical | analytically | closed-form | in closed form', 'numerical | numerically'],
    [analysis, 'qualitative | qualitatively', 'quantitative | quantitatively'],
    [analysis, 'formal', 'informal'],
    [depends, 'marginal', 'conditional', 'joint distribution | joint'],
    [depends, 'intra', 'inter'],
    [
      analysis,
      'rademacher complexity',
      'vc dimension | vc-dimension',
      'algorithmic stability',
      'pac-bayes | pac-bayesian',
      'information-theoretic',
      'covering number',
    ],
    [analysis, 'pearson', 'spearman', 'kendall'],
    [
      analysis,
      '=theorem',
      '=lemma',
      '=corollary',
      '=proposition',
      '=assumption',
      '=definition',
      '=conjecture',
    ],
  ]),
];
