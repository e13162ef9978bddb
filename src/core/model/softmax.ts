/** Probabilities of logits; [] of none. */
export function softmax(logits: readonly number[]): number[] {
  const most = Math.max(...logits);
  const shares = logits.map((logit) => Math.exp(logit - most));
  const total = shares.reduce((sum, share) => sum + share, 0);
  return shares.map((share) => share / total);
}

export function sigmoid(logit: number): number {
  return 1 / (1 + Math.exp(-logit));
}
