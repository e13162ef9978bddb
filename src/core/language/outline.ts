import type { FieldRole } from '../review/model.ts';
import type { SourceRange } from '../review/source-range.ts';

/** Why a value is missing or of no use. */
export type FieldGap = 'no-score' | 'no-text' | 'no-choice';

/** A field of a draft as the editor shows it. Ranges are UTF-16 units into the source. */
export interface FieldOutline {
  readonly name: string;
  readonly role: FieldRole;
  /** The line or lines of its name. */
  readonly head: SourceRange;
  /** From its name to the last line with text. */
  readonly range: SourceRange;
  /** Where its text may be written: behind its name and the form's instructions, up to the next name. */
  readonly room: SourceRange;
  /** What is written in it without blank lines around it; null: nothing. */
  readonly content: SourceRange | null;
  /** Values that the form offers ("2. Weak reject"); [] where it offers none. */
  readonly choices: readonly string[];
  /** What the venue would send back; null: nothing. */
  readonly gap: FieldGap | null;
  /** Fields and points ("W1") inside it. */
  readonly children: readonly OutlineNode[];
}

/** A labelled point of a field: "W1", "Q2". */
export interface PointOutline {
  readonly label: string;
  /** Its first words. */
  readonly text: string;
  readonly range: SourceRange;
}

export type OutlineNode = { readonly field: FieldOutline } | { readonly point: PointOutline };

export interface ReviewOutline {
  /** "Review 18A", "Review 2"; null where the draft is one review. */
  readonly name: string | null;
  readonly head: SourceRange;
  readonly range: SourceRange;
  /** The reviewer marked it as ready to be seen; null where the form does not ask. */
  readonly ready: boolean | null;
  readonly nodes: readonly OutlineNode[];
}

export interface DraftOutline {
  /** A venue's form, in which missing values are worth a word; a plain draft never is. */
  readonly form: boolean;
  readonly hotcrp: boolean;
  readonly reviews: readonly ReviewOutline[];
  /** Runs of a form's instructions, and front matter. */
  readonly asides: readonly SourceRange[];
}

/** All fields, those inside others behind them, in the order of the draft. */
export function fieldsOf(outline: DraftOutline): FieldOutline[] {
  const within = (nodes: readonly OutlineNode[]): FieldOutline[] =>
    nodes.flatMap((node) => ('field' in node ? [node.field, ...within(node.field.children)] : []));
  return outline.reviews.flatMap(({ nodes }) => within(nodes));
}
