import type { CoarseType } from '../findings/finding.ts';
import type { AuthenticFigures } from './authentic.ts';
import type { Estimate } from './bootstrap.ts';
import type { ReliabilityBin } from './calibration.ts';
import type { BinaryScores, Confusion } from './confusion.ts';
import type { RateThreshold } from './false-positive-rate.ts';
import type { Share } from './interval.ts';
import type { SpanCounts } from './localization.ts';
import type { MalformedRow } from './malformed-row.ts';

/** Task 1 at a fixed threshold. */
export interface DetectionFigures {
  readonly threshold: number;
  readonly confusion: Confusion;
  readonly scores: Readonly<Record<keyof BinaryScores, Estimate>>;
}

/** Task 2. */
export interface TypeFigures {
  readonly macroF1: Estimate;
  readonly microF1: Estimate;
  /** Types that occur or are told. */
  readonly byType: readonly {
    readonly type: CoarseType;
    readonly precision: Share;
    readonly recall: Share;
    readonly f1: Estimate;
  }[];
}

/** Task 3; F1 each. */
export interface SpanFigures {
  readonly counts: SpanCounts;
  readonly token: Estimate;
  readonly tag: Estimate;
  readonly exact: Estimate;
  readonly overlap: Estimate;
}

/** What an evaluation says of one detector; every figure with n and an interval, null where it is not defined. */
export interface DetectorEvaluation {
  readonly name: string;
  readonly sentences: DetectionFigures;
  readonly reviews: DetectionFigures;
  /** Task 1 with as many right sentences as wrong ones, drawn by seed. */
  readonly balanced: { readonly f1: Estimate; readonly mcc: Estimate };
  readonly auroc: Estimate;
  readonly auprc: Estimate;
  /** Of reviews. */
  readonly reviewAuroc: Estimate;
  readonly rates: readonly RateThreshold[];
  /** The detector's guess for every wrong sentence. */
  readonly typesGiven: TypeFigures;
  /** Its guess for every sentence that it flags, among all sentences. */
  readonly typesEndToEnd: TypeFigures;
  /** The same two for reviews, which may have several types. */
  readonly reviewTypesGiven: TypeFigures;
  readonly reviewTypesEndToEnd: TypeFigures;
  readonly spansGiven: SpanFigures;
  readonly spansEndToEnd: SpanFigures;
  /** null where the scores are no probabilities. */
  readonly calibration: {
    readonly error: Estimate;
    readonly brier: Estimate;
    readonly bins: readonly ReliabilityBin[];
  } | null;
  /** What is shown at the default setting. */
  readonly shown: AuthenticFigures;
}

/** Recall of gold evidence by a way of retrieval. */
export interface RetrievalFigures {
  readonly name: string;
  readonly recall: readonly { readonly k: number; readonly recall: Share }[];
}

/** Everything that is reported of one data set. Plain data: JSON keeps all of it. */
export interface Evaluation {
  readonly schema: 1;
  readonly dataset: string;
  /** Which part of it, and how it was split. */
  readonly split: string;
  readonly seed: number;
  readonly resamples: number;
  readonly papers: number;
  readonly reviews: number;
  readonly sentences: number;
  readonly wrong: number;
  readonly detectors: readonly DetectorEvaluation[];
  readonly retrieval: readonly RetrievalFigures[];
  readonly malformed: readonly MalformedRow[];
}

/** The evaluation as a file: the same text for the same figures. */
export function evaluationJson(evaluation: Evaluation): string {
  return `${JSON.stringify(evaluation, null, 2)}\n`;
}
