import type { PaperIndex } from '../../evidence/paper-index.ts';
import type { CoarseType } from '../../findings/finding.ts';
import type { Paper } from '../../paper/model.ts';
import type { FieldRole } from '../../review/model.ts';
import type { EvidenceWindow } from '../inject/row.ts';

/**
 * What a detector cannot do without: the whole paper (windows alone will not do), a model file that the user points
 * to, a configured LLM. [] where sentence and windows suffice.
 */
export type DetectorNeed = 'paper' | 'model-file' | 'llm';

/** A sentence to judge. Nothing in it tells the label. */
export interface DetectorItem {
  /** Clean text; all spans count in it (UTF-16 units). */
  readonly text: string;
  /** Of the field of the review that it stands in. */
  readonly role: FieldRole;
  /** The passages that the detector may read, in no telling order; null where it may read the whole paper. */
  readonly evidence: readonly EvidenceWindow[] | null;
  /** The review around it: its whole source and the sentence's range there; null for a sentence alone. */
  readonly review: {
    /** The same for the items of one review, different for different texts. */
    readonly id: string;
    readonly source: string;
    readonly start: number;
    readonly end: number;
  } | null;
}

/** The paper that the items of a batch speak of, edits of its passages carried out. */
export interface DetectorPaper {
  readonly paper: Paper;
  /** Built when it is first asked for (0.1 s CPU), then kept. */
  readonly index: PaperIndex;
}

/** Sentences about one paper. */
export interface DetectorBatch {
  readonly paperId: string;
  /** null where only windows are known: never with items without evidence. */
  readonly paper: DetectorPaper | null;
  readonly items: readonly DetectorItem[];
}

/** What a detector says of one sentence, whether it would flag it or not. */
export interface DetectorOutput {
  /** 0..1, higher where the sentence is more likely false by the paper. */
  readonly score: number;
  /** Best guess of the type of error; null where it has none. */
  readonly type: CoarseType | null;
  /** Best guesses of what is false: UTF-16 ranges in the item's text, scores 0..1; [] where it has none. */
  readonly spans: readonly { readonly start: number; readonly end: number; readonly score: number }[];
  /** Whether something is shown at the default setting; decided by the fitted threshold where it is left out. */
  readonly shown?: boolean;
  /** Score (0..1) of the whole review, where the detector has one of its own. */
  readonly reviewScore?: number;
}

/** Anything that can be evaluated: what ships, baselines, models of others. */
export interface Detector {
  /** "symbolic", "bm25-top"; unique in a run, a row of every table. */
  readonly name: string;
  readonly needs: readonly DetectorNeed[];
  /**
   * What besides the name decides its answers (hash of a model file, version of a prompt): scores written with other
   * settings are not taken up again.
   */
  readonly settings?: string;
  /** Flagged from this score on, by definition; fitted on other papers where it is left out. */
  readonly threshold?: number;
  /**
   * One output for each item, in their order; null where it has no answer for one (it is counted and left out, never
   * guessed). The same for the same batch, as far as the detector can. Rejects with the signal's reason when cancelled,
   * with InputError or ChatError where it cannot run at all.
   */
  detect(batch: DetectorBatch, signal?: AbortSignal): Promise<readonly (DetectorOutput | null)[]>;
}
