import type { TextRange } from '../text/sentences.ts';
import { bioDecode, bioEncode, touches } from './bio.ts';
import { exactMatches, overlapMatches } from './span-matching.ts';
import type { Tokenizer } from './span-tokens.ts';
import { spanTokens } from './span-tokens.ts';
import type { Value } from './value.ts';
import { ratio } from './value.ts';

/** One text with the spans that are wrong in it and those that a detector marks: UTF-16 ranges into `text`. */
export interface Located {
  readonly text: string;
  readonly gold: readonly TextRange[];
  readonly predicted: readonly TextRange[];
}

/** What is counted in a text; counts of several texts add up. */
export interface SpanCounts {
  readonly goldTokens: number;
  readonly predictedTokens: number;
  readonly sharedTokens: number;
  /** Tokens with the very same tag, B or I, on both sides. */
  readonly sameTags: number;
  readonly goldSpans: number;
  readonly predictedSpans: number;
  readonly exact: number;
  readonly overlap: number;
}

export interface PrecisionRecall {
  readonly precision: Value;
  readonly recall: Value;
  /** null where neither side has anything. */
  readonly f1: Value;
}

/** HalluPeer's Task 3 (arXiv 2609.03580), micro-averaged over all texts. */
export interface LocalizationScores {
  /** Texts. */
  readonly n: number;
  readonly counts: SpanCounts;
  /** A token counts as in a span, B or I alike. */
  readonly token: PrecisionRecall;
  /** A token counts where its tag is the very same: the first token of a span must be told as such. */
  readonly tag: PrecisionRecall;
  readonly exact: PrecisionRecall;
  readonly overlap: PrecisionRecall;
}

/**
 * Counts of one text. Both sides go through BIO tags first, so spans of one side never overlap. A span that touches no
 * token has no tag, but it still counts as a span, which nothing matches: what is left out would flatter.
 */
export function spanCounts(
  { text, gold, predicted }: Located,
  tokenizer: Tokenizer = spanTokens,
): SpanCounts {
  const tokens = tokenizer(text);
  const [right, guess] = [bioEncode(tokens, gold), bioEncode(tokens, predicted)];
  const [goldRuns, guessRuns] = [bioDecode(right), bioDecode(guess)];
  return {
    goldTokens: right.filter((tag) => tag !== 'O').length,
    predictedTokens: guess.filter((tag) => tag !== 'O').length,
    sharedTokens: right.filter((tag, at) => tag !== 'O' && guess[at] !== 'O').length,
    sameTags: right.filter((tag, at) => tag !== 'O' && guess[at] === tag).length,
    goldSpans: goldRuns.length + withoutToken(tokens, gold),
    predictedSpans: guessRuns.length + withoutToken(tokens, predicted),
    exact: exactMatches(goldRuns, guessRuns),
    overlap: overlapMatches(goldRuns, guessRuns),
  };
}

function withoutToken(tokens: readonly TextRange[], spans: readonly TextRange[]): number {
  return spans.filter((span) => !tokens.some((token) => touches(token, span))).length;
}

/** Scores of counts that were taken before: what a bootstrap over papers adds up again and again. */
export function scoresOfCounts(all: readonly SpanCounts[]): LocalizationScores {
  const sum = (of: keyof SpanCounts): number => all.reduce((total, counts) => total + counts[of], 0);
  const counts = {
    goldTokens: sum('goldTokens'),
    predictedTokens: sum('predictedTokens'),
    sharedTokens: sum('sharedTokens'),
    sameTags: sum('sameTags'),
    goldSpans: sum('goldSpans'),
    predictedSpans: sum('predictedSpans'),
    exact: sum('exact'),
    overlap: sum('overlap'),
  };
  const scores = (hits: number, guessed: number, wanted: number): PrecisionRecall => ({
    precision: ratio(hits, guessed),
    recall: ratio(hits, wanted),
    f1: ratio(2 * hits, guessed + wanted),
  });
  return {
    n: all.length,
    counts,
    token: scores(counts.sharedTokens, counts.predictedTokens, counts.goldTokens),
    tag: scores(counts.sameTags, counts.predictedTokens, counts.goldTokens),
    exact: scores(counts.exact, counts.predictedSpans, counts.goldSpans),
    overlap: scores(counts.overlap, counts.predictedSpans, counts.goldSpans),
  };
}

/**
 * Scores of texts, by default in tokens between white space with signs apart. Texts without gold spans may be among
 * them: what is marked there costs precision.
 */
export function localizationScores(
  texts: readonly Located[],
  tokenizer: Tokenizer = spanTokens,
): LocalizationScores {
  return scoresOfCounts(texts.map((text) => spanCounts(text, tokenizer)));
}
