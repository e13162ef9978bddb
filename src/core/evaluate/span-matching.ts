import type { TokenRun } from './bio.ts';

/**
 * How many predicted spans can be paired with a gold span that shares a token, one with one. Greedy in reading order:
 * each predicted span takes the first free gold one, and no span counts twice. Runs of one side do not overlap and
 * stand in order (as `bioDecode` gives them), so that no other pairing finds more.
 */
export function overlapMatches(gold: readonly TokenRun[], predicted: readonly TokenRun[]): number {
  const free = [...gold];
  let matches = 0;
  for (const guess of predicted) {
    const at = free.findIndex(({ first, last }) => first <= guess.last && guess.first <= last);
    if (at < 0) continue;
    free.splice(at, 1);
    matches += 1;
  }
  return matches;
}

/** How many predicted spans have the very tokens of a gold one. Runs of one side never share a token. */
export function exactMatches(gold: readonly TokenRun[], predicted: readonly TokenRun[]): number {
  return predicted.filter(({ first, last }) =>
    gold.some((right) => right.first === first && right.last === last),
  ).length;
}
