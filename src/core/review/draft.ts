import type { Codec, Review } from './model.ts';
import type { Part } from './read-part.ts';

/** What a file format hands over: the texts of one review, still unread. */
export interface Draft {
  /** The form's own name of the review ("18A", a note id); null if it has none. */
  readonly id: string | null;
  readonly codec: Codec;
  readonly parts: readonly Part[];
  /** A review form, whatever its headings say. */
  readonly form: boolean;
  readonly skipped: Review['skipped'];
}
