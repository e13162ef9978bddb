import type { AnchorKind } from '../evidence/anchors.ts';
import type { CheckResult, Evidence, Policy, Threshold } from '../findings/finding.ts';
import type { OpenQuestion } from '../opinion/ask-questions.ts';
import type { OpinionMode } from '../opinion/question.ts';
import type { PaperWarning } from '../paper/model.ts';

/** Raised whenever a message changes shape: an engine refuses a host of another version with one clear sentence. */
export const protocolVersion = 8;

/** Passwords that the user gave for encrypted documents, by path. Never logged, never written to a file. */
export type Passwords = Readonly<Record<string, string>>;

/** What checks the claims: rules alone, rules and the local model, or what is best of what is there. */
export const detectorChoices = ['auto', 'symbolic', 'local'] as const;
export type DetectorChoice = (typeof detectorChoices)[number];

export interface EngineSettings {
  readonly detector: DetectorChoice;
  /** Folder of the user's own model; null for the one that comes with the program. */
  readonly modelPath: string | null;
  readonly threshold: Threshold;
  readonly policy: Policy;
  /** Claim keys that the user marked as no problem: their findings are left out. */
  readonly dismissed: readonly string[];
}

/**
 * What the host knows of the configured language model. The engine opens no socket and asks nobody: it says which
 * questions are open, and takes the answers with the next check.
 */
export interface OpinionOrder {
  readonly model: string;
  /** Host and port, or who offers the model; `local`: it is this machine. */
  readonly host: string;
  readonly local: boolean;
  readonly mode: OpinionMode;
  /** Answers heard since the engine started, as JSON, by the key of their question. */
  readonly answers: Readonly<Record<string, string>>;
  /** Keys of the questions whose request failed. */
  readonly failed: readonly string[];
  /** Why questions failed or were not asked, each in one sentence. */
  readonly problems: readonly string[];
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
      /** None where no language model is configured. */
      readonly opinion?: OpinionOrder | undefined;
    }
  | { readonly kind: 'cancel'; readonly id: number }
  | ({ readonly kind: 'places'; readonly id: number } & PlacesQuestion);

/** Asks for places of a paper that was read for a check; a paper that was not is not read for it. */
export interface PlacesQuestion {
  readonly paper: string;
  readonly supplements: readonly string[];
  readonly ocr: boolean;
  /** Text of the draft: the places that it names. Null: all places with a number. */
  readonly text: string | null;
}

/** A place of the paper that a review can name. */
export interface PaperPlace {
  readonly kind: AnchorKind;
  /** "theorem", "lemma" for statements, the kind itself otherwise. */
  readonly word: string;
  /** "3", "4.2", "B.2"; the key of an entry of the bibliography. */
  readonly number: string;
  /** Caption, heading, entry or opening words; "" where it has none. */
  readonly title: string;
  /** What stands there beyond the title: first rows, first sentences, printed lines; "" where there is no more. */
  readonly detail: string;
  readonly evidence: Evidence;
}

/** A place with the UTF-16 range of the asked text that names it; from 0 to 0 where no text was asked. */
export type NamedPlace = PaperPlace & { readonly start: number; readonly end: number };

/** Why an outcome is not the last word. */
export const provisionalWhys = ['hidden-text', 'model'] as const;
export type ProvisionalWhy = (typeof provisionalWhys)[number];

export const checkStages = ['reading-paper', 'ocr', 'looking', 'checking', 'model-paper', 'model'] as const;
export type CheckStage = (typeof checkStages)[number];

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
  /** What a language model was not asked yet, where the check came with an order for one. */
  readonly open?: readonly OpenQuestion[] | undefined;
}

/** Engine -> host. */
export type EngineEvent =
  | { readonly kind: 'ready'; readonly protocol: number }
  /** Null: the paper was not read, or not to its end. */
  | { readonly kind: 'places'; readonly id: number; readonly places: readonly NamedPlace[] | null }
  | {
      readonly kind: 'progress';
      readonly id: number;
      /**
       * "ocr": pages that are pictures are read; "looking": for text of the paper that a reader does not see; "model-paper", "model": the local model reads the
       * paper, once, and the draft. `done` counts pages, sentences, or percent of the paper.
       */
      readonly stage: CheckStage;
      readonly done: number;
      readonly total: number;
    }
  /**
   * Comes before a result, if at all, and is written nowhere. "hidden-text": the paper is still looked through for text
   * that a reader does not see, so a finding may rest on such text and be withdrawn. "model": what rules find, with what
   * the model read before; more may come.
   */
  | {
      readonly kind: 'provisional';
      readonly why: ProvisionalWhy;
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
