import { parseReview } from '../../core/review/parse-review.ts';
import type { DraftLinks } from './resolve-link.ts';

/** UTF-16 units. A longer text is no review draft (the longest of thousands measured has 30,000); it is not parsed here. */
const longest = 300_000;

const unknown: DraftLinks = { paper: null, supplements: [], recognised: false };

/** Reads what a draft says of its paper. Runs in the editor's process: cheap, and nothing for a text that is too long. */
export function draftLinks(text: string, path: string): DraftLinks {
  if (text.length > longest) return unknown;
  const reviews = parseReview(text, { path, sha256: '' });
  const [first] = reviews;
  if (!first) return unknown;
  return {
    paper: first.links.paper,
    supplements: first.links.supplements,
    recognised: reviews.some((review) => review.recognised),
  };
}
