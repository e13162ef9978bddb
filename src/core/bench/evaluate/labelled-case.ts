import type { CoarseType } from '../../findings/finding.ts';
import type { FieldRole } from '../../review/model.ts';
import type { TextRange } from '../../text/sentences.ts';
import type { BenchPaper } from '../dataset.ts';
import type { EvidenceWindow } from '../inject/row.ts';
import type { Part } from '../split.ts';
import type { Patch } from './patched-paper.ts';

/** A labelled sentence of any data set, before a detector saw it. Offsets are UTF-16 units. */
export interface LabelledCase {
  /** The tables that it counts in: "natural", "injected", "pairs", "reviews". */
  readonly sets: readonly string[];
  /** Unique within its paper. */
  readonly review: string;
  readonly text: string;
  /** null where it is to be read off the review. */
  readonly role: FieldRole | null;
  readonly wrong: boolean;
  readonly type: CoarseType | null;
  /** What is wrong: ranges in `text`. */
  readonly gold: readonly TextRange[];
  /** What made it, and who, where anything did. */
  readonly operator: string | null;
  readonly maker: string | null;
  /** The review that it stands in; null for a sentence alone. */
  readonly context: ({ readonly id: string; readonly source: string } & TextRange) | null;
  /** The passages that settle it, among others; null where the data set names none. */
  readonly windows: readonly EvidenceWindow[] | null;
  /** The paper's words that settle it; "" where nobody wrote them down. */
  readonly quotation: string;
  readonly patches: readonly Patch[];
  /** Cases of one change share it: what one edits in the paper settles the others. null where there was no change. */
  readonly group: string | null;
  /** Where it was read. */
  readonly file: string;
  readonly line: number;
}

export type PaperSource = Omit<BenchPaper, 'reviews'>;

/** All cases of one paper, or some of them where a file has them apart: what is scored in one go. */
export interface PaperCases {
  readonly paper: string;
  readonly part: Part;
  /** null where the text of the paper was not given. */
  readonly source: PaperSource | null;
  readonly cases: readonly LabelledCase[];
}

/** Sets whose sentences stand alone: there are no reviews to judge. */
export const setsOfSentences: ReadonlySet<string> = new Set(['injected', 'pairs']);
