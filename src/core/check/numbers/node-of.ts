import type { NumberClaim } from './claims.ts';
import type { Proof } from './judgement.ts';

const nodes: Readonly<Record<Proof, string>> = {
  count: 'number/count',
  kind: 'number/count',
  limit: 'number/count/tested-limit',
  name: 'number/setting-value',
  measure: 'number/metric-value',
  size: 'number/size',
  cell: 'number/metric-value',
  listed: 'number/setting-value',
  swapped: 'false-concatenation/swapped-cells',
};

/** Stems of what is counted, for the leaves below number/count. A noun that may mean several things is left out. */
const counted: Readonly<Record<string, readonly string[]>> = {
  'dataset-count': ['dataset', 'benchmark', 'corpus', 'corpora', 'testb', 'testbed'],
  'baseline-count': ['baselin', 'competitor'],
  'part-count': ['layer', 'block', 'modul', 'compon', 'stage', 'loss'],
  'people-count': ['particip', 'annot', 'person', 'peopl', 'volunt', 'patient', 'expert', 'respond', 'rater'],
  'run-count': ['seed', 'run', 'trial', 'repetit', 'fold'],
  'category-count': ['categori', 'class', 'type', 'kind', 'languag', 'label'],
};

/** Stems of names before a number that tell a result; any other name is that of a setting. */
const results = new Set(
  'accuraci auc auroc bleu deviat error f1 f1-score iou latenc loss map mae mse perplex precis recal rmse roug score'.split(
    ' ',
  ),
);

/** Path in the taxonomy of a refuted number: the leaf where the proof or the counted noun tells it, else its family. */
export function nodeOf(proof: Proof, { noun, delta, label }: NumberClaim): string {
  if (delta && (proof === 'measure' || proof === 'name')) return 'number/difference';
  if (proof === 'name' && label.some((stem) => results.has(stem))) return 'number/metric-value';
  if (proof !== 'count' && proof !== 'kind') return nodes[proof];
  const leaf = Object.keys(counted).find((name) => noun?.sure && counted[name]!.includes(noun.head));
  return leaf ? `${nodes[proof]}/${leaf}` : nodes[proof];
}
