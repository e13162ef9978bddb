/** The rows of one query: features of every candidate, which of them are right, and how much the query counts. */
export interface RankedQuery {
  readonly rows: readonly Float64Array[];
  readonly gold: readonly number[];
  readonly weight: number;
}

/**
 * Weights under which a right candidate is most probable, each query a softmax over its candidates (ListNet's top-one
 * loss, Cao et al. 2007), with an L2 penalty; Adam over all queries, from zero, so that the outcome is the same each time.
 */
export function learnRanking(queries: readonly RankedQuery[], penalty = 1, steps = 400): number[] {
  const size = queries[0]?.rows[0]?.length ?? 0;
  const weights = new Float64Array(size);
  const mean = new Float64Array(size);
  const spread = new Float64Array(size);
  for (let step = 1; step <= steps; step += 1) {
    const gradient = weights.map((weight) => 2 * penalty * weight);
    for (const query of queries) addGradient(query, weights, gradient);
    const rate = 0.15 * (1 - step / (steps + 1));
    for (let at = 0; at < size; at += 1) {
      const slope = gradient[at]!;
      mean[at] = 0.9 * mean[at]! + 0.1 * slope;
      spread[at] = 0.999 * spread[at]! + 0.001 * slope * slope;
      const unbiasedMean = mean[at]! / (1 - 0.9 ** step);
      const unbiasedSpread = spread[at]! / (1 - 0.999 ** step);
      weights[at] = weights[at]! - (rate * unbiasedMean) / (Math.sqrt(unbiasedSpread) + 1e-9);
    }
  }
  return [...weights].map((weight) => Number(weight.toFixed(3)));
}

function addGradient(
  { rows, gold, weight }: RankedQuery,
  weights: Float64Array,
  gradient: Float64Array,
): void {
  const raw = rows.map((row) => dot(row, weights));
  const most = Math.max(...raw);
  const shares = raw.map((score) => Math.exp(score - most));
  const total = shares.reduce((sum, share) => sum + share, 0);
  const right = gold.reduce((sum, at) => sum + shares[at]!, 0) || 1e-12;
  const isRight = new Set(gold);
  rows.forEach((row, at) => {
    const slope = weight * (shares[at]! / total - (isRight.has(at) ? shares[at]! / right : 0));
    if (slope === 0) return;
    for (let feature = 0; feature < row.length; feature += 1)
      gradient[feature] = gradient[feature]! + slope * row[feature]!;
  });
}

function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < a.length; at += 1) sum += a[at]! * b[at]!;
  return sum;
}
