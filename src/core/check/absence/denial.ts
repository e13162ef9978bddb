import type { Action } from './lexicon.ts';

/** flat: "no ablation"; nearly: "hardly any ablation"; graded: "limited ablation", "not thoroughly ablated". */
export type Degree = 'flat' | 'nearly' | 'graded';

/** What the grammatical subject of a denial is: the paper, a part of it, what it proposes, or nothing. */
export type Owner = 'paper' | 'part' | 'method' | 'none';

/** A half-open range of word indices. */
export interface WordRange {
  readonly from: number;
  readonly to: number;
}

/** A denial as found by its cue, before its phrase is taken apart. */
export interface Cue extends WordRange {
  readonly degree: Degree;
  readonly action: Action | null;
  /** Phrase that names what is denied. */
  readonly thing: WordRange;
  /** Complement that narrows the thing and stands elsewhere: "X is not compared [with Y]". */
  readonly complement: WordRange | null;
  /** Subject of an active denial ("The experimental setup lacks ..."), or null. */
  readonly subject: WordRange | null;
  readonly owner: Owner;
  /** Which rule read it; a feature of the score. */
  readonly form:
    'verb' | 'passive' | 'predicate' | 'lack' | 'no' | 'grading' | 'without' | 'idiom' | 'unclear';
}
