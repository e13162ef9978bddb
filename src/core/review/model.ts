/** The Review model: a draft as fields and sentences with exact offsets into its source. Plain data. */

export type SentenceKind = 'fact' | 'opinion' | 'request' | 'other';

/** What a part of a review form is about; decides how its sentences are read. */
export const fieldRoles = [
  'summary',
  'strengths',
  'weaknesses',
  'questions',
  'limitations',
  'ethics',
  'rating',
  'other',
] as const;
export type FieldRole = (typeof fieldRoles)[number];

export interface Field {
  readonly role: FieldRole;
  /** Heading or form key as written ("Summary Of Strengths"), "" before the first heading. */
  readonly name: string;
  /** UTF-16 range in `Review.source` that holds the field's content. */
  readonly start: number;
  readonly end: number;
}

/**
 * Maps a range of clean text to a range of the source. Where both are equally long they run character by character
 * (white space may differ); a segment of unequal lengths (`\n` in JSON, `&amp;`, a gap between wrapped lines) is
 * atomic: the whole source range stands for the whole clean range.
 */
export interface Segment {
  readonly start: number;
  readonly end: number;
  readonly sourceStart: number;
  readonly sourceEnd: number;
}

/** How text is written at a place of the source; an inserted text must be escaped by it. */
export type Codec = 'plain' | 'markdown' | 'json' | 'hotcrp';

export interface Sentence {
  /** UTF-16 range in `Review.source`, without list marker and surrounding space. */
  readonly start: number;
  readonly end: number;
  /** Clean text: markup and escapes resolved, white space collapsed. */
  readonly text: string;
  /** Clean text -> source; covers `text` in order. */
  readonly segments: readonly Segment[];
  /** Index into `Review.fields`. */
  readonly field: number;
  readonly kind: SentenceKind;
  /** Clean text of the list lead-in above the sentence ("The paper lacks:"), or "". */
  readonly leadIn: string;
  /** The sentence is quoted material as a whole (block quote of an earlier mail or of the paper). */
  readonly quoted: boolean;
  /**
   * Source range to delete when the whole sentence goes: list marker, blank line and the space that would be
   * left over included (for JSON: the array element with its comma).
   */
  readonly removal: { readonly start: number; readonly end: number };
}

export interface Review {
  readonly id: string;
  readonly path: string;
  /** Hex sha256 of the file's bytes. */
  readonly sha256: string;
  /** The decoded file: byte order mark dropped, line ends untouched. */
  readonly source: string;
  readonly codec: Codec;
  readonly fields: readonly Field[];
  readonly sentences: readonly Sentence[];
  /** From front matter: `paper:` and `supplement:` as written. */
  readonly links: { readonly paper: string | null; readonly supplements: readonly string[] };
  /** True if the file was recognised as a review: a form, review headings or front matter `paper:` or `review-id:`. */
  readonly recognised: boolean;
  /** Why parts of the file were not read as review text. */
  readonly skipped: readonly { readonly start: number; readonly end: number; readonly reason: string }[];
}
