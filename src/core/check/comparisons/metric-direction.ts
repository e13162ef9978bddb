import { foldLower } from '../../text/fold.ts';

/** What a better value of a metric is: 1 a higher one, -1 a lower one, 0 unknown. */
export type Direction = 1 | -1 | 0;

export interface Metric {
  readonly direction: Direction;
  /** It measures an expense (time, memory, size), not how good a result is. */
  readonly cost: boolean;
}

const cost =
  /\b(?:time|latency|runtime|seconds?|secs?|hours?|minutes?|mins?|ms|memory|mem|gb|mib|mb|params?|parameters?|#params?|flops?|gflops|macs?|size|storage|speed|throughput|fps|speedup|tokens?|calls?|queries|epochs?|steps?|iterations?|iters|cost|bandwidth|communication|budget|nfe|energy|length|overhead)\b/u;
const dear = /\b(?:fps|speed(?:-?up)?|throughput|samples\/s|tokens\/s|it\/s)\b/u;
const lower =
  /\b(?:err|errors?|loss(?:es)?|fid\d*|kid|fvd|fad|fd|perplexity|ppl|wer|cer|mse|rmse|mae|mape|smape|mase|nmse|nrmse|lpips|nll|regret|dist|distance|chamfer|cd|emd|wasserstein|mmd|kl|ece|smece|eer|fpr\d*|fpr95|far|brier|crps|bpd|bpc|bpb|chair\w*|hallucination|toxicity|forgetting|ate|rpe|rte|bias|variance|divergence|deviation|discrepancy|violations?|collisions?|hd95|hausdorff|asd|l1|l2|epe|delta-?e|niqe|brisque|mpjpe|risk|rank|asr-?down|drop|gap)\b/u;
const higher =
  /\b(?:acc|accuracy|accuracies|top-?[15]|f1\w*|f-?score|f-?measure|auc\w*|auroc|aupr\w*|auprc|bleu\w*|rouge\w*|meteor|cider|spice|bertscore|map\w*|ap\d*|miou|iou|j&f|psnr|ssim|ms-ssim|recall\S*|precision\S*|hits?\S*|hr\S*|ndcg\S*|mrr|success(?: rate)?|sr|reward|rewards|return|returns|score|scores|win(?: |-)?rate|em|exact match|pass\S*|r@\d+|dice|dsc|r2|r\^2|clip\S*|spearman|pearson|correlation|nmi|ari|mcc|kappa|q2|likelihood|elbo|fidelity|coverage|validity|uniqueness|quality|density|diversity|avg|average|mean|overall|balanced|performance|specificity|sensitivity|solved|is|inception|vbench|compliance|alignment|consistency|faithfulness|accept(?:ance|ed)?)\b/u;

/** The metric that a heading, row name or caption names. Arrows and "lower is better" count before words. */
export function metricOf(text: string): Metric {
  const plain = foldLower(text);
  const isCost = cost.test(plain) || dear.test(plain);
  const up = /[↑⇑⬆▲]|\\uparrow|higher is better|larger is better|the higher/u.test(plain);
  const down = /[↓⇓⬇▼]|\\downarrow|lower is better|smaller is better|the lower/u.test(plain);
  if (up !== down) return { direction: up ? 1 : -1, cost: isCost };
  if (up && down) return { direction: 0, cost: isCost };
  if (dear.test(plain)) return { direction: 1, cost: true };
  if (isCost) return { direction: -1, cost: true };
  const [isLower, isHigher] = [lower.test(plain), higher.test(plain)];
  if (isLower === isHigher)
    return { direction: isLower ? (/\b(?:rank|error|err|loss)\b/u.test(plain) ? -1 : 0) : 0, cost: false };
  return { direction: isHigher ? 1 : -1, cost: false };
}

/** The metric that a caption names: what its table measures where the headings do not say. An expense only if nothing else is named. */
export function captionMetric(caption: string): Metric {
  const plain = foldLower(caption).replace(
    /\b(?:size|steps?|tokens?|budget|parameters?|memory|length|cost|queries|calls?|time)\b/gu,
    ' ',
  );
  const metric = metricOf(plain);
  if (metric.direction !== 0 && !metric.cost) return metric;
  const [isLower, isHigher] = [lower.test(plain), higher.test(plain)];
  if (isLower !== isHigher) return { direction: isHigher ? 1 : -1, cost: false };
  return { direction: 0, cost: metric.cost || cost.test(foldLower(caption)) };
}
