import type { CoarseType, Finding, SentenceResult, Severity } from '../findings/finding.ts';
import type { SentenceKind } from '../review/model.ts';
import type { Span } from './span-scores.ts';

/** One labelled sentence with what the product said of it: the unit that every figure of a bench is counted in. */
export interface Sample {
  readonly paper: string;
  readonly review: string;
  readonly index: number;
  /** natural: as the reviewer wrote it; injected: the edited sentence, in its review with all else untouched. */
  readonly source: 'natural' | 'injected';
  /** Of an injected sentence: what is shown on it was already shown before the edit. */
  readonly before: boolean;
  readonly kind: 'fact' | 'opinion' | 'request' | 'other';
  readonly gold: 'clean' | 'wrong' | 'uncertain';
  readonly type: CoarseType | null;
  readonly absence: boolean;
  /** Holds the phrase of another paper that one model leaked into its reviews (data README). */
  readonly leaked: boolean;
  readonly text: string;
  /** Range of the wrong claim in `text`. */
  readonly span: Span | null;
  readonly why: string;
  /** The product's score of the sentence (0..1). */
  readonly score: number;
  /** The lexical-overlap baseline's (0..1). */
  readonly lexical: number;
  readonly predictedType: CoarseType | null;
  /** The product's best guess, a range in `text`. */
  readonly predictedSpan: Span | null;
  /** What is shown on this sentence: error findings at information or above. */
  readonly shown: readonly ShownFinding[];
  /** Of a labelled request: whether the paper has what it asks for. */
  readonly answered?: 'yes' | 'partly' | 'no' | null;
  /** A hint says that the paper answers it. */
  readonly hinted?: boolean;
  /** The product's kind; null where it reads no sentence there (a heading, a rating). */
  readonly predictedKind?: SentenceKind | null;
}

/** A finding as a person sees it; offsets are relative to the sample's text. */
export interface ShownFinding extends Span {
  readonly detector: string;
  readonly type: CoarseType | null;
  readonly node: string;
  readonly severity: Severity;
  readonly score: number;
  readonly absence: boolean;
  readonly reason: string;
  readonly evidence: readonly {
    readonly page: number | null;
    readonly section: string | null;
    readonly text: string;
  }[];
}

/** The leaked phrases ("autoencoder aggregator", "modulation functions") and their variants. */
export function isLeaked(text: string): boolean {
  return /aggregator|modulat/i.test(text);
}

/** Error findings at information or above: what exit status 1 and the figures of "shown" are about. */
export function isShown(finding: Finding): boolean {
  return finding.kind === 'error' && finding.severity !== 'hint';
}

/** Units that two ranges share. */
export function shared(a: Span, b: Span): number {
  return Math.max(0, Math.min(a.end, b.end) - Math.max(a.start, b.start));
}

/**
 * The product's sentence for a labelled one: the two splitters may disagree. Of those that share at least half of the
 * shorter one, the one with the highest score; the first of equals.
 */
export function resultFor(results: readonly SentenceResult[], label: Span): SentenceResult | null {
  let best: SentenceResult | null = null;
  for (const result of results) {
    const shorter = Math.min(result.end - result.start, label.end - label.start);
    if (shared(result, label) * 2 < shorter || shared(result, label) === 0) continue;
    if (!best || result.score > best.score) best = result;
  }
  return best;
}

/** Index of the range that a finding belongs to: the one that it shares most with, -1 if it meets none. */
export function ownerOf(finding: Span, ranges: readonly Span[]): number {
  let owner = -1;
  let most = 0;
  for (const [i, range] of ranges.entries()) {
    if (shared(finding, range) > most) {
      most = shared(finding, range);
      owner = i;
    }
  }
  return owner;
}

export function shownFinding(finding: Finding, sentence: Span): ShownFinding {
  return {
    start: finding.start - sentence.start,
    end: finding.end - sentence.start,
    detector: finding.detector,
    type: finding.type,
    node: finding.node,
    severity: finding.severity,
    score: finding.score,
    absence: finding.absence,
    reason: finding.reason,
    evidence: finding.evidence.map(({ page, section, text }) => ({ page, section, text })),
  };
}
