import { tokenize } from '../text/tokens.ts';

export interface Span {
  readonly start: number;
  readonly end: number;
}

/** A sentence that holds a wrong claim, where it is (`gold`), and where the detector puts it (null: nowhere). */
export interface SpanPair {
  readonly text: string;
  readonly gold: Span;
  readonly predicted: Span | null;
}

export interface SpanScores {
  readonly n: number;
  /** F1 over tokens in spans, all sentences pooled. */
  readonly token: number;
  /** F1 of spans whose first and last token are the gold ones. */
  readonly exact: number;
  /** F1 of spans that share at least one token with the gold one. */
  readonly overlap: number;
}

/**
 * HalluPeer's third task (arXiv 2609.03580) on gold-positive sentences with one gold and at most one predicted span
 * each. Tokens are the words and numbers of the sentence; offsets are UTF-16 units into `text`.
 */
export function spanScores(pairs: readonly SpanPair[]): SpanScores {
  let goldTokens = 0;
  let predictedTokens = 0;
  let sharedTokens = 0;
  let predicted = 0;
  let exact = 0;
  let overlap = 0;
  for (const pair of pairs) {
    const gold = tokensIn(pair.text, pair.gold);
    goldTokens += gold.length;
    if (!pair.predicted) continue;
    const guess = tokensIn(pair.text, pair.predicted);
    const shared = guess.filter((token) => gold.includes(token)).length;
    predicted += 1;
    predictedTokens += guess.length;
    sharedTokens += shared;
    if (shared > 0) overlap += 1;
    if (shared > 0 && guess[0] === gold[0] && guess.at(-1) === gold.at(-1)) exact += 1;
  }
  const f1 = (hits: number, guessed: number, wanted: number): number =>
    guessed + wanted === 0 ? 0 : (2 * hits) / (guessed + wanted);
  return {
    n: pairs.length,
    token: f1(sharedTokens, predictedTokens, goldTokens),
    exact: f1(exact, predicted, pairs.length),
    overlap: f1(overlap, predicted, pairs.length),
  };
}

/** Starts of the tokens that a span touches. */
function tokensIn(text: string, span: Span): number[] {
  return tokenize(text)
    .filter((token) => token.start < span.end && span.start < token.end)
    .map((token) => token.start);
}
