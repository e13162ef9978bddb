import { localizationScores } from '../evaluate/localization.ts';
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
  const { n, token, exact, overlap } = localizationScores(
    pairs.map(({ text, gold, predicted }) => ({
      text,
      gold: [gold],
      predicted: predicted ? [predicted] : [],
    })),
    tokenize,
  );
  return { n, token: token.f1 ?? 0, exact: exact.f1 ?? 0, overlap: overlap.f1 ?? 0 };
}
