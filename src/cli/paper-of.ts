import path from 'node:path';
import { InputError } from '../core/input-error.ts';
import type { Review } from '../core/review/model.ts';

interface PaperChoice {
  readonly paper?: string;
  readonly supplement?: readonly string[];
}

/**
 * Paper and supplements of a review: the options where --paper is given, else the review's front matter, whose paths
 * are relative to the review, and the supplements of both. Throws an InputError where neither names a paper.
 */
export function paperOf(
  review: Review,
  options: PaperChoice,
): [paper: string, supplements: readonly string[]] {
  const asked = options.supplement ?? [];
  if (options.paper !== undefined) return [options.paper, asked];
  const folder = path.dirname(review.path);
  const beside = (file: string): string => (path.isAbsolute(file) ? file : path.join(folder, file));
  const { paper, supplements } = review.links;
  if (paper !== null) return [beside(paper), [...supplements.map(beside), ...asked]];
  const problem = review.skipped.find(
    ({ start, reason }) => start === 0 && /front matter is not/.test(reason),
  );
  throw new InputError(
    review.path === '-' ? 'standard input' : review.path,
    `names no paper.${problem ? ` ${problem.reason}` : ''}`,
    'Give --paper PAPER, or write "paper: FILE" between two lines "---" at its top.',
  );
}
