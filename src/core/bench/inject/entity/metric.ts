import { classSwap } from '../make/class-swap.ts';

const metric = 'entity/wrong-metric/metric-swapped';

/** One measure told as another: "perplexity" for "accuracy". */
export const metricSwapped = classSwap({
  id: 'entity/metric',
  type: 'Entity',
  classes: [
    {
      node: metric,
      words: ['accuracy', 'recall', 'perplexity', 'specificity', 'recall rate'],
      unless: {
        before: /(?:\bfirst-order|\bhigher-order|\bsecond-order) $/iu,
        behind: /^(?:-|\s+of the (?:paper|statement|claim))/u,
      },
    },
    {
      node: metric,
      words: ['F1', 'AUROC', 'MCC', 'nDCG', 'MRR'],
      where: { behind: /^(?:[ -](?:score|value)s?)?(?:[\s,.;)]|$)/u },
    },
    { node: metric, words: ['BLEU', 'ROUGE', 'METEOR', 'BERTScore', 'chrF'] },
    { node: metric, words: ['RMSE', 'MAE', 'MAPE', 'CRPS'] },
    { node: metric, words: ['PSNR', 'SSIM', 'LPIPS', 'FID', 'KID'] },
    {
      node: metric,
      words: ['mean squared error', 'mean absolute error', 'cross-entropy', 'negative log-likelihood'],
      unless: { behind: /^ loss/u },
    },
    {
      node: metric,
      words: ['Pearson', 'Spearman', 'Kendall'],
      where: { behind: /^(?:'s)? (?:rank )?(?:correlation|coefficient|tau|rho)/iu },
    },
    {
      node: metric,
      words: ['KL divergence', 'Wasserstein distance', 'Hellinger distance', 'maximum mean discrepancy'],
    },
    {
      node: metric,
      words: [
        'cosine similarity',
        'Euclidean distance',
        'edit distance',
        'Hamming distance',
        'Manhattan distance',
      ],
    },
    {
      node: metric,
      words: ['memory', 'storage', 'bandwidth', 'energy'],
      where: {
        behind: /^ (?:usage|use|consumption|footprint|costs?|requirements?|overhead|demands?|savings?)/u,
      },
    },
    {
      node: metric,
      words: ['inference time', 'training time', 'memory usage', 'energy consumption', 'parameter count'],
    },
    {
      node: metric,
      words: ['sample complexity', 'time complexity', 'space complexity', 'communication complexity'],
    },
    {
      node: metric,
      words: [
        'success rate',
        'error rate',
        'acceptance rate',
        'completion rate',
        'hit rate',
        'false positive rate',
      ],
    },
    {
      node: metric,
      words: [
        'success rates',
        'error rates',
        'acceptance rates',
        'completion rates',
        'hit rates',
        'false positive rates',
      ],
    },
  ],
});
