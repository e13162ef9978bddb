import type { CheckResult, Policy, Threshold } from '../findings/finding.ts';
import type { PaperWarning } from '../paper/model.ts';

/** Raised whenever a message changes shape: an engine refuses a host of another version with one clear sentence. */
export const protocolVersion = 4;

/** Passwords that the user gave for encrypted documents, by path. Never logged, never written to a file. */
export type Passwords = Readonly<Record<string, string>>;

export interface EngineSettings {
  readonly threshold: Threshold;
  readonly policy: Policy;
  /** Claim keys that the user marked as no problem: their findings are left out. */
  readonly dismissed: readonly string[];
}

/** Host -> engine. `id` is unique per host and request; `uri` and `version` come back untouched. */
export type EngineRequest =
  | { readonly kind: 'hello'; readonly protocol: number }
  | {
      readonly kind: 'check';
      readonly id: number;
      readonly uri: string;
      readonly version: number;
      /** Path of the draft, for messages and the review id; may be a made-up name for an untitled draft. */
      readonly path: string;
      readonly text: string;
      readonly paper: string;
      readonly supplements: readonly string[];
      readonly passwords: Passwords;
      /** The user wants pages that are pictures to be read by text recognition. */
      readonly ocr: boolean;
      readonly settings: EngineSettings;
    }
  | { readonly kind: 'cancel'; readonly id: number };

/** What a host shows of a paper. */
export interface PaperInfo {
  readonly path: string;
  /** Paths that `Evidence.document` counts: the paper, then its supplements. */
  readonly documents: readonly string[];
  readonly title: string | null;
  readonly pages: number | null;
  readonly key: string;
  readonly warnings: readonly PaperWarning[];
}

export interface ReviewOutcome {
  readonly reviewId: string;
  readonly result: CheckResult;
}

/** Engine -> host. */
export type EngineEvent =
  | { readonly kind: 'ready'; readonly protocol: number }
  | {
      readonly kind: 'progress';
      readonly id: number;
      /** "looking": for text of the paper that a reader does not see. `done` counts pages, or sentences. */
      readonly stage: 'reading-paper' | 'looking' | 'checking';
      readonly done: number;
      readonly total: number;
    }
  /**
   * Comes before a result, if at all, while the paper is still looked through for text that a reader does not see: a
   * finding may rest on such text and be withdrawn. Shown as provisional, written nowhere.
   */
  | {
      readonly kind: 'provisional';
      readonly id: number;
      readonly uri: string;
      readonly version: number;
      readonly paper: PaperInfo;
      readonly reviews: readonly ReviewOutcome[];
    }
  | {
      readonly kind: 'result';
      readonly id: number;
      readonly uri: string;
      readonly version: number;
      readonly paper: PaperInfo;
      readonly reviews: readonly ReviewOutcome[];
    }
  /** A document of the paper opens with a password alone. */
  | {
      readonly kind: 'locked';
      readonly id: number;
      readonly uri: string;
      readonly version: number;
      /** Path of the paper or the supplement. */
      readonly document: string;
      /** A password was given for it and does not open it. */
      readonly wrong: boolean;
    }
  | {
      readonly kind: 'failed';
      readonly id: number;
      readonly uri: string;
      readonly version: number;
      /** "input": the user can mend it (one sentence, names the file); "internal": a defect; "cancelled". */
      readonly reason: 'input' | 'internal' | 'cancelled';
      readonly message: string;
    };
