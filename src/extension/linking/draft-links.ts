import { InputError } from '../../core/input-error.ts';
import { reviewLinks } from '../../core/review/parse-review.ts';
import type { DraftLinks } from './resolve-link.ts';

/**
 * What a draft says of its paper. It runs in the editor's own process on every check, so it reads front matter alone;
 * whether the draft is a review is looked at only when it is asked for, and only at the draft's beginning.
 */
export function draftLinks(text: string, path: string): DraftLinks {
  const review = reviewLinks(text, path);
  return {
    ...review.links,
    get recognised() {
      try {
        return review.recognised;
      } catch (error) {
        // A JSON form that does not parse just now.
        if (error instanceof InputError) return false;
        throw error;
      }
    },
  };
}
