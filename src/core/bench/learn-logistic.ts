/** One example: features, whether it is of the class, and how much it counts. */
export interface LogisticRow {
  readonly features: readonly number[];
  readonly positive: boolean;
  readonly weight: number;
}

/**
 * Weights of a logistic regression with an L2 penalty, the constant first and without one: Newton's method (iteratively
 * reweighted least squares) from zero, so that the outcome is the same each time. Throws on rows of unequal length.
 */
export function learnLogistic(rows: readonly LogisticRow[], penalty = 1, steps = 25): number[] {
  const size = (rows[0]?.features.length ?? 0) + 1;
  const weights = new Float64Array(size);
  for (let step = 0; step < steps; step += 1) {
    const gradient = Float64Array.from(weights, (weight, at) => (at === 0 ? 0 : -penalty * weight));
    const hessian = Array.from({ length: size }, (_, at) => {
      const line = new Float64Array(size);
      line[at] = at === 0 ? 1e-9 : penalty;
      return line;
    });
    for (const row of rows) addRow(row, weights, gradient, hessian);
    const change = solve(hessian, gradient);
    change.forEach((by, at) => (weights[at] = weights[at]! + by));
    if (Math.max(...change.map(Math.abs)) < 1e-6) break;
  }
  return [...weights].map((weight) => Number(weight.toFixed(4)));
}

function addRow(
  { features, positive, weight }: LogisticRow,
  weights: Float64Array,
  gradient: Float64Array,
  hessian: readonly Float64Array[],
): void {
  if (features.length + 1 !== weights.length) throw new Error('Rows of unequal length.');
  const at = (i: number): number => (i === 0 ? 1 : features[i - 1]!);
  let sum = 0;
  for (let i = 0; i < weights.length; i += 1) sum += at(i) * weights[i]!;
  const chance = 1 / (1 + Math.exp(-sum));
  const slope = weight * (Number(positive) - chance);
  const curve = weight * chance * (1 - chance);
  for (let i = 0; i < weights.length; i += 1) {
    const own = at(i);
    if (own === 0) continue;
    gradient[i] = gradient[i]! + slope * own;
    const line = hessian[i]!;
    for (let j = 0; j < weights.length; j += 1) line[j] = line[j]! + curve * own * at(j);
  }
}

/** Gaussian elimination with pivoting; the matrix is positive definite. */
function solve(matrix: readonly Float64Array[], right: Float64Array): number[] {
  const lines = matrix.map((line, at) => [...line, right[at]!]);
  const size = lines.length;
  for (let column = 0; column < size; column += 1) {
    let pivot = column;
    for (let row = column + 1; row < size; row += 1)
      if (Math.abs(lines[row]![column]!) > Math.abs(lines[pivot]![column]!)) pivot = row;
    [lines[column], lines[pivot]] = [lines[pivot]!, lines[column]!];
    for (let row = column + 1; row < size; row += 1) {
      const factor = lines[row]![column]! / lines[column]![column]!;
      for (let at = column; at <= size; at += 1)
        lines[row]![at] = lines[row]![at]! - factor * lines[column]![at]!;
    }
  }
  const out = new Array<number>(size).fill(0);
  for (let row = size - 1; row >= 0; row -= 1) {
    let rest = lines[row]![size]!;
    for (let at = row + 1; at < size; at += 1) rest -= lines[row]![at]! * out[at]!;
    out[row] = rest / lines[row]![row]!;
  }
  return out;
}
