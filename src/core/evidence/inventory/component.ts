/** A part that papers commonly have, with the many names it goes by. All patterns run on folded lower-case text. */
export interface Component {
  readonly id: string;
  /** How a reason names it: "The paper has [an ablation]". */
  readonly label: string;
  /** How reviews name it. */
  readonly asked: RegExp;
  /**
   * Sides of the component that a phrase can single out, with what must then stand at the place that shows it:
   * "inference time" is not shown by the memory that training takes.
   */
  readonly aspects?: readonly (readonly [asked: RegExp, shown: RegExp])[];
  /** Of several components that a phrase names, the one with the highest rank is the thing, the others narrow it. */
  readonly rank: number;
  /** Title of a section or paragraph that is about it. */
  readonly heading: RegExp;
  /** Caption of a table or figure that shows it; the heading pattern where it is left out. */
  readonly caption?: RegExp;
  /** A sentence by which authors give it; a bare mention is not enough. */
  readonly statement: RegExp;
  /** Sentences that match `statement` but speak of something else. */
  readonly unless?: RegExp;
  /** What a sentence under a heading must say for the heading to count ("Ethics statement" may hold "none"). */
  readonly under?: RegExp;
  /** A sentence counts only if it holds a number. */
  readonly numeric?: boolean;
  /** Parts of the paper, besides the usual ones, where it counts: related work is its own place. */
  readonly at?: 'related' | 'front';
  /** It is always the paper's own ("limitations of the method"): what it is said to be of does not narrow it. */
  readonly whole?: true;
  /** A heading alone shows it ("Limitations"); otherwise the heading is one of many uses of the word. */
  readonly distinct: boolean;
}
