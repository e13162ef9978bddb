import type { Rect } from '../paper/model.ts';

/** The nine coarse types, named as in HalluPeer (arXiv 2609.03580). */
export const coarseTypes = [
  'Number',
  'Entity',
  'False Concatenation',
  'Attribution Failure',
  'Overgeneralization',
  'Reasoning Error',
  'Hyperbole',
  'Temporal',
  'Context-based Meaning Error',
] as const;
export type CoarseType = (typeof coarseTypes)[number];

export type Severity = 'warning' | 'information' | 'hint';
export type Verdict = 'supported' | 'contradicted' | 'not-found' | 'not-checked';

/** A quotation from the paper: `text` is word for word in it. */
export interface Evidence {
  /** Index into `paper.documents`. */
  readonly document: number;
  /** 1-based physical page, null for markdown and text. */
  readonly page: number | null;
  /** Section as printed ("4.2 Ablation"), or null. */
  readonly section: string | null;
  readonly text: string;
  readonly rects: readonly Rect[];
  /** First and last review line number beside the quotation, where its page has such numbers. */
  readonly lines?: readonly [first: number, last: number] | undefined;
  /** 0..1, how strongly it bears on the claim. */
  readonly score: number;
}

export interface Edit {
  /** UTF-16 range in the review's source. */
  readonly start: number;
  readonly end: number;
  /** Replacement, already escaped for its place. */
  readonly text: string;
}

export interface Fix {
  readonly title: string;
  readonly edits: readonly Edit[];
}

/** What is shown. Immutable; offsets are UTF-16 units into the review's source. */
export interface Finding {
  /** claimKey + review key + ordinal among equal claims. */
  readonly id: string;
  /** hash(paperKey + normalised claim): what a dismissal matches on. */
  readonly claimKey: string;
  readonly kind: 'error' | 'answered';
  readonly start: number;
  readonly end: number;
  readonly sentence: { readonly start: number; readonly end: number };
  /** null when answered. */
  readonly type: CoarseType | null;
  /** Path in the taxonomy: "number/metric-value". */
  readonly node: string;
  /** 0..1. */
  readonly score: number;
  readonly severity: Severity;
  /** The review says that the paper lacks something. */
  readonly absence: boolean;
  /** Short, for the Problems list. */
  readonly message: string;
  /** One sentence. */
  readonly reason: string;
  /** Name of the checker. */
  readonly detector: string;
  /**
   * What a configured language model says of the sentence, where one was asked. `reason` is its own words: shown as plain
   * text, and never copied into a review, a fix or a justification.
   */
  readonly secondOpinion?:
    { readonly model: string; readonly verdict: Verdict; readonly reason: string } | undefined;
  readonly evidence: readonly Evidence[];
  readonly fixes: readonly Fix[];
}

/** One sentence of the review with its best guesses; independent of the threshold. */
export interface SentenceResult {
  readonly start: number;
  readonly end: number;
  readonly kind: 'fact' | 'opinion' | 'request' | 'other';
  /** 0..1: probability that the sentence holds a hallucinated claim. */
  readonly score: number;
  readonly verdict: Verdict;
  readonly type: CoarseType | null;
  /** Best guess for every fact, score descending. */
  readonly spans: readonly { readonly start: number; readonly end: number; readonly score: number }[];
}

export interface Coverage {
  readonly pagesRead: number;
  readonly pagesWithoutText: readonly number[];
  readonly sentencesChecked: number;
  readonly sentencesSkipped: readonly {
    readonly start: number;
    readonly end: number;
    readonly reason: string;
  }[];
  readonly notes: readonly string[];
}

export type Threshold = 'strict' | 'balanced' | 'recall';
export type Policy = 'rulesOnly' | 'localModel' | 'cloudAllowed';

/** The result of checking one review against one paper; `report/json.ts` writes it as the contract says. */
export interface CheckResult {
  readonly detector: 'symbolic' | 'local' | 'llm';
  readonly settings: {
    readonly threshold: Threshold;
    readonly policy: Policy;
    readonly modelSha256: string | null;
  };
  /** 0..1: probability that the review holds a hallucinated claim. */
  readonly score: number;
  readonly sentences: readonly SentenceResult[];
  readonly findings: readonly Finding[];
  readonly coverage: Coverage;
}
