import type { Quote } from '../check/checker.ts';
import type { CoarseType, Verdict } from '../findings/finding.ts';

/** What a language model says of a sentence, as far as it was proved to be about this sentence and this paper. */
export interface ModelVerdict {
  readonly verdict: Exclude<Verdict, 'not-checked'>;
  /** null unless contradicted. */
  readonly type: CoarseType | null;
  /** What is wrong: UTF-16 range in the sentence's text; null unless contradicted. */
  readonly span: { readonly start: number; readonly end: number } | null;
  /** Where the paper has the words that the model quoted; [] for not-found. */
  readonly quotes: readonly Quote[];
  /** The model's own words: one line, cut, to be shown as plain text and never put into a review. "" where it gave none. */
  readonly reason: string;
}

/** Why a verdict counts for nothing. */
export type Dropped = 'form' | 'type' | 'span' | 'quotation' | 'same' | 'instruction';

export const whyDropped: Readonly<Record<Dropped, string>> = {
  form: 'not in the form that was asked for',
  type: 'of no known type',
  span: 'about words that are not in the sentence',
  quotation: 'with a quotation that is not in the paper',
  same: 'with a quotation that says what the review says',
  instruction: 'with a quotation that reads like an instruction to a model',
};
