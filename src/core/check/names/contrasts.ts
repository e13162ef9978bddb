import { stemWord } from '../../text/tokens.ts';

/**
 * Words that exclude each other before the same noun: a bound is an upper or a lower one, a guarantee holds in one
 * divergence. Words of one group, divided by spaces, mean the same; `heads` are the nouns for which the contrast
 * holds, any noun where they are left out.
 */
const sets: readonly { readonly groups: string; readonly heads?: string }[] = [
  { groups: 'deterministic | stochastic randomized randomised' },
  { groups: 'convex | nonconvex' },
  { groups: 'smooth | nonsmooth' },
  { groups: 'asymptotic | nonasymptotic' },
  { groups: 'constrained | unconstrained', heads: 'optimization optimisation problem setting' },
  { groups: 'upper | lower', heads: 'bound' },
  { groups: 'zeroth | first | second | third | higher', heads: 'order' },
  { groups: 'supervised | unsupervised | semisupervised' },
  {
    groups: 'linear | logarithmic | exponential | quadratic',
    heads: 'quantization quantisation growth schedule spacing scaling decay',
  },
  {
    groups: 'vision visual image | text textual language | audio speech | video',
    heads: 'encoder decoder tower prompt input modality',
  },
  { groups: 'single | multiple multi | double', heads: 'view agent task modal head stage hop turn' },
  { groups: 'singleview monocular | multiview stereo binocular' },
  { groups: 'offline | online' },
  { groups: 'discrete | continuous' },
  { groups: 'node | edge | graph | subgraph', heads: 'level classification' },
  { groups: 'token | word | sentence | document | paragraph', heads: 'level' },
  { groups: 'pixel | patch | object | image | frame | region', heads: 'level' },
  {
    groups: 'element | row | column | matrix | layer | channel | head | neuron | tensor',
    heads: 'level pruning sparsity quantization',
  },
  {
    groups: 'mean average | median | maximum max | minimum',
    heads: 'deviation pooling aggregation filter value',
  },
  { groups: 'additive | multiplicative' },
  { groups: 'homogeneous | heterogeneous' },
  { groups: 'symmetric | asymmetric' },
  {
    groups: 'static | dynamic',
    heads: 'graph network topology environment scene quantization routing batching',
  },
  { groups: 'sparse | dense' },
  {
    groups: 'hard | soft',
    heads: 'label attention constraint assignment prompt threshold margin routing thresholding',
  },
  { groups: 'parametric | nonparametric' },
  { groups: 'generative | discriminative' },
  { groups: 'white | black | gray grey', heads: 'box' },
  { groups: 'forward | backward | reverse', heads: 'process pass diffusion kl divergence model' },
  { groups: 'initial | terminal final', heads: 'potential condition distribution state layer' },
  { groups: 'first early | last final', heads: 'layer block step token stage' },
  { groups: 'directed | undirected' },
  { groups: 'binary | multiclass | multilabel', heads: 'classification label task problem' },
  { groups: 'absolute | relative', heads: 'error position positional encoding' },
  { groups: 'explicit | implicit' },
  { groups: 'synchronous | asynchronous' },
  { groups: 'centralized centralised | decentralized decentralised' },
  { groups: 'conditional | unconditional' },
  { groups: 'self | cross', heads: 'attention' },
  {
    groups:
      'pixel | latent | feature | embedding | sample | parameter | weight | frequency | sensor | source | action',
    heads: 'space domain',
  },
  {
    groups: 'gaussian normal | laplace laplacian | uniform | poisson | bernoulli | student',
    heads: 'noise prior distribution mechanism',
  },
  { groups: 'l1 | l2 | linf', heads: 'norm loss regularization regularisation penalty distance' },
  {
    groups: 'kl | js jensen | wasserstein | renyi rényi | fisher | hellinger',
    heads: 'divergence distance guarantee bound convergence metric',
  },
  { groups: 'squared square quadratic | logistic | hinge | quantile | huber | focal', heads: 'loss error' },
  { groups: 'magnitude | directional direction | sign', heads: 'supervision alignment regularization loss' },
  { groups: 'local | global', heads: 'convergence attention feature optimum minimum context pooling' },
  { groups: 'human | llm gpt model', heads: 'annotator rater labelling labeling annotation evaluator judge' },
  { groups: 'low | high | full', heads: 'rank' },
  { groups: 'indoor | outdoor' },
  { groups: 'spatial | temporal', heads: 'attention resolution' },
  { groups: 'isotropic | anisotropic' },
  { groups: 'left | right', heads: 'side singular eigenvector' },
  { groups: 'internal | external', heads: 'memory knowledge reward' },
  { groups: 'intrinsic | extrinsic' },
  { groups: 'strongly | weakly', heads: 'convex supervised' },
  { groups: 'training | test testing | validation', heads: 'split' },
  { groups: 'structured | unstructured', heads: 'pruning sparsity' },
  { groups: 'positive | negative', heads: 'definite semidefinite correlation' },
  { groups: 'time | frequency', heads: 'domain' },
  { groups: 'targeted | untargeted', heads: 'attack' },
  { groups: 'zero | one | few | many', heads: 'shot' },
  { groups: 'fully | partially', heads: 'observable observed connected' },
  { groups: 'parallel | sequential', heads: 'decoding sampling generation training' },
  { groups: 'causal | bidirectional', heads: 'attention mask' },
  { groups: 'euclidean | hyperbolic | spherical', heads: 'space geometry embedding' },
  { groups: 'cosine | linear | exponential | constant', heads: 'schedule annealing decay' },
  { groups: 'pairwise | pointwise | listwise', heads: 'ranking loss comparison' },
  { groups: 'batch | layer | group | instance', heads: 'normalization normalisation norm' },
  { groups: 'inductive | transductive' },
  { groups: 'passive | active', heads: 'learning' },
  { groups: 'cooperative | competitive', heads: 'game setting task agent' },
  { groups: 'rgb | depth | thermal infrared', heads: 'image camera input' },
  { groups: 'lidar | radar | camera', heads: 'sensor data input' },
  { groups: 'ordinary | stochastic | partial', heads: 'differential' },
  { groups: 'student | teacher', heads: 'model network' },
  { groups: 'client | server', heads: 'side' },
  { groups: 'prompt | prefix | adapter | full', heads: 'tuning' },
  { groups: 'perspective | orthographic | equirectangular | azimuthal | cylindrical', heads: 'projection' },
  { groups: 'stochastic | deterministic | nearest', heads: 'rounding' },
  { groups: 'finite | infinite', heads: 'horizon width' },
  { groups: 'fixed | random', heads: 'effect design' },
  { groups: 'horizontal | vertical', heads: 'federated partition' },
  { groups: 'marginal | joint | conditional', heads: 'coverage likelihood' },
  { groups: 'ridge | lasso | logistic | poisson', heads: 'regression' },
  { groups: 'random | grid | bayesian', heads: 'search' },
  { groups: 'fourier | wavelet', heads: 'basis domain transform' },
  { groups: 'greedy | beam | nucleus', heads: 'search decoding sampling' },
];

export interface Contrast {
  /** Stems that mean the same as the word, itself included. */
  readonly same: readonly string[];
  /** Stems of the words that exclude it. */
  readonly others: readonly string[];
  /** Stems of the nouns for which this holds; null: any. */
  readonly heads: ReadonlySet<string> | null;
}

const byStem = new Map<string, Contrast[]>();
for (const { groups, heads } of sets) {
  const stems = groups.split('|').map((group) => group.trim().split(' ').map(stemWord));
  const nouns = heads === undefined ? null : new Set(heads.split(' ').map(stemWord));
  for (const same of stems)
    for (const stem of same) {
      const contrast = { same, others: stems.filter((one) => one !== same).flat(), heads: nouns };
      byStem.set(stem, [...(byStem.get(stem) ?? []), contrast]);
    }
}

const forms = new Set(sets.flatMap(({ groups }) => groups.split(/[ |]+/u)));

/**
 * What excludes a word before a noun given as a stem; null where nothing is known to. The word counts as written:
 * "discretized" is not "discrete".
 */
export function contrastOf(word: string, head: string): Contrast | null {
  const lower = word.toLowerCase().replaceAll('-', '');
  if (!forms.has(lower)) return null;
  const stem = stemWord(lower);
  return byStem.get(stem)?.find(({ heads }) => heads === null || heads.has(head)) ?? null;
}
