import type { DetectorChoice, OpinionOrder } from '../../core/engine/protocol.ts';
import type { Policy, Threshold } from '../../core/findings/finding.ts';
import type { OpenQuestion } from '../../core/opinion/ask-questions.ts';
import type { ScanRow } from '../../core/report/scan/scan-row.ts';
import type { HowAsked } from '../engine/opinion-of-check.ts';
import type { Passwords } from '../passwords.ts';
import type { PlannedPaper, PlannedReview } from './plan-scan.ts';

/* Between a scan and its workers. */

export interface ScanSettings {
  readonly detector: DetectorChoice;
  /** Absolute path of the local model's folder; null for the one that comes with the program. */
  readonly modelPath: string | null;
  readonly threshold: Threshold;
  readonly policy: Policy;
  readonly ocr: boolean;
  /** Folder of the kept parsed papers; null: each is read. */
  readonly cache: string | null;
  readonly passwords: Passwords;
  /** The language model whose opinion counts besides; none by default. Workers ask nobody. */
  readonly opinion?: (Pick<OpinionOrder, 'model' | 'host' | 'local' | 'mode'> & HowAsked) | undefined;
}

/** A review with the key under which its row is found again. */
export interface ScanReview extends PlannedReview {
  readonly key: string;
}

/** A paper with the reviews that are still to be checked. */
export interface ScanJob extends Omit<PlannedPaper, 'reviews'> {
  readonly folder: string;
  readonly reviews: readonly ScanReview[];
  readonly settings: ScanSettings;
  /** What the language model answered. */
  readonly heard?: Pick<OpinionOrder, 'answers' | 'failed' | 'problems'>;
  /** Only what it would be asked is wanted, and no row. */
  readonly survey?: boolean;
}

export type ScanAnswer =
  /** Whatever follows is said of this review; null: the paper is read. */
  | { readonly kind: 'at'; readonly review: number | null }
  | { readonly kind: 'row'; readonly review: number; readonly row: ScanRow }
  /** In a survey, in place of the row. */
  | { readonly kind: 'questions'; readonly review: number; readonly open: readonly OpenQuestion[] }
  | {
      readonly kind: 'skipped';
      readonly review: number;
      readonly reason: string;
      /** Path from the folder of the document that needs a password, or another one. */
      readonly locked?: string;
    }
  | { readonly kind: 'note'; readonly text: string }
  /** The job is done; memory of the process in bytes. */
  | { readonly kind: 'done'; readonly memory: number };
