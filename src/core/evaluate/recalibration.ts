import type { Scored } from './threshold-steps.ts';

/** Probabilities are kept this far from 0 and 1, where the logit is infinite. */
const edge = 1e-6;

/** ln(p / (1 - p)), with p kept within 1e-6..1 - 1e-6. */
export function logit(probability: number): number {
  const kept = Math.min(1 - edge, Math.max(edge, probability));
  return Math.log(kept / (1 - kept));
}

export function sigmoid(x: number): number {
  return x >= 0 ? 1 / (1 + Math.exp(-x)) : Math.exp(x) / (1 + Math.exp(x));
}

/** score -> sigmoid(slope * logit(score) + offset); slope = 1 / temperature and offset = 0 for a temperature. */
export interface Recalibration {
  readonly slope: number;
  readonly offset: number;
}

export function recalibrated(score: number, { slope, offset }: Recalibration): number {
  return sigmoid(slope * logit(score) + offset);
}

/**
 * The temperature (0.01..100) with the least log loss on a fitting set (C. Guo et al., ICML 2017), as a slope: above 1
 * the scores were too cautious. Golden section, since the loss has one minimum. No change where a class is empty.
 */
export function fitTemperature(items: readonly Scored[]): Recalibration {
  if (oneClass(items)) return { slope: 1, offset: 0 };
  const rows = items.map(({ wrong, score }) => (wrong ? 1 : -1) * logit(score));
  const loss = (slope: number): number => rows.reduce((sum, margin) => sum + softplus(-margin * slope), 0);
  const step = (Math.sqrt(5) - 1) / 2;
  let [low, high] = [Math.log(0.01), Math.log(100)];
  while (high - low > 1e-9) {
    const [left, right] = [high - step * (high - low), low + step * (high - low)];
    if (loss(Math.exp(left)) <= loss(Math.exp(right))) high = right;
    else low = left;
  }
  return { slope: Math.exp((low + high) / 2), offset: 0 };
}

/**
 * Platt's sigmoid on the logit: slope and offset with the least log loss, with his smoothed targets, so that it stays
 * finite on separated classes (J. Platt, 1999; Newton with halved steps as in Lin, Lin and Weng, 2007). Use it from
 * some hundred items on. No change where a class is empty.
 */
export function fitPlatt(items: readonly Scored[]): Recalibration {
  if (oneClass(items)) return { slope: 1, offset: 0 };
  const positives = items.filter(({ wrong }) => wrong).length;
  const [high, low] = [(positives + 1) / (positives + 2), 1 / (items.length - positives + 2)];
  const rows = items.map(({ wrong, score }) => ({ x: logit(score), target: wrong ? high : low }));
  const lossAt = (slope: number, offset: number): number =>
    rows.reduce((sum, { x, target }) => {
      const z = slope * x + offset;
      return sum + softplus(z) - target * z;
    }, 0);
  let [slope, offset] = [0, logit(positives / items.length)];
  for (let step = 0; step < 100; step += 1) {
    let [g1, g2, h11, h12, h22] = [0, 0, 1e-12, 0, 1e-12];
    for (const { x, target } of rows) {
      const p = sigmoid(slope * x + offset);
      g1 += (p - target) * x;
      g2 += p - target;
      h11 += p * (1 - p) * x * x;
      h12 += p * (1 - p) * x;
      h22 += p * (1 - p);
    }
    if (Math.max(Math.abs(g1), Math.abs(g2)) < 1e-9) break;
    const scale = h11 * h22 - h12 * h12;
    // All logits equal: only the offset can be learned, and it starts at its best.
    if (scale < 1e-18) break;
    const [d1, d2] = [(h12 * g2 - h22 * g1) / scale, (h12 * g1 - h11 * g2) / scale];
    const now = lossAt(slope, offset);
    let size = 1;
    while (size > 1e-10 && lossAt(slope + size * d1, offset + size * d2) > now) size /= 2;
    slope += size * d1;
    offset += size * d2;
  }
  return { slope, offset };
}

function oneClass(items: readonly Scored[]): boolean {
  return new Set(items.map(({ wrong }) => wrong)).size < 2;
}

/** ln(1 + e^x) without overflow. */
function softplus(x: number): number {
  return Math.max(x, 0) + Math.log1p(Math.exp(-Math.abs(x)));
}
