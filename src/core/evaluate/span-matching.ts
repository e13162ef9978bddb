import type { TokenRun } from './bio.ts';

/**
 * How many predicted spans can be paired with a gold span that shares a token, one with one. Greedy, as HalluPeer
 * does it: the pair with most shared tokens first, of equal ones the earlier; no span counts twice.
 */
export function overlapMatches(gold: readonly TokenRun[], predicted: readonly TokenRun[]): number {
  const pairs = predicted
    .flatMap((guess, p) => gold.map((right, g) => ({ p, g, shared: sharedTokens(guess, right) })))
    .filter(({ shared }) => shared > 0)
    .sort((a, b) => b.shared - a.shared || a.p - b.p || a.g - b.g);
  const usedGold = new Set<number>();
  const usedGuess = new Set<number>();
  for (const { p, g } of pairs) {
    if (usedGuess.has(p) || usedGold.has(g)) continue;
    usedGuess.add(p);
    usedGold.add(g);
  }
  return usedGold.size;
}

/** How many predicted spans have the very tokens of a gold one. Runs of one side never share a token. */
export function exactMatches(gold: readonly TokenRun[], predicted: readonly TokenRun[]): number {
  return predicted.filter(({ first, last }) =>
    gold.some((right) => right.first === first && right.last === last),
  ).length;
}

function sharedTokens(a: TokenRun, b: TokenRun): number {
  return Math.max(0, Math.min(a.last, b.last) - Math.max(a.first, b.first) + 1);
}
