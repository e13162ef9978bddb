import { createHash } from 'node:crypto';
import path from 'node:path';
import { importReviews } from '../../core/import/import-reviews.ts';
import { importFormats, type Imported, type ImportResult } from '../../core/import/imported.ts';
import { mainStem, numberOf } from '../../core/import/pairing-names.ts';
import { InputError } from '../../core/input-error.ts';
import type { Review } from '../../core/review/model.ts';
import { parseReview } from '../../core/review/parse-review.ts';
import { readReviewText } from '../read-review.ts';

/** A review of a file, and what the file tells of its paper. */
export interface FoundReview {
  readonly id: string;
  readonly number: string | null;
  readonly paperId: string | null;
  readonly title: string | null;
}

/** What a file of a folder is: reviews, the text of a paper, something that cannot be read, or nothing of interest. */
export type Look =
  | {
      readonly kind: 'reviews';
      readonly sha256: string;
      readonly reviews: readonly FoundReview[];
      readonly links: Review['links'];
      /** Parts that could not be read, one sentence each. */
      readonly problems: readonly string[];
    }
  | { readonly kind: 'paper' }
  | { readonly kind: 'unreadable'; readonly reason: string }
  | { readonly kind: 'other' };

const maxBytes = 32 * 1024 * 1024;
const texts = /\.(?:md|markdown|txt|text)$/iu;
const data = /\.(?:json|jsonl|ndjson|csv|tsv|xls|xml)$/iu;
/** Read only where the name says that it is a review, to say how it can be read. */
const documents = /\.(?:docx?|rtf|odt|xlsx)$/iu;
/** Formats that are checked as they are; others have no place to map a finding to. */
const asTheyAre = new Set<ImportResult['format']>([
  'text',
  'json',
  'openreview',
  'hotcrp-form',
  'hotcrp-json',
]);

/** Whether a file's name says that it is a review: "review.md", "review-2.txt", "paper18-review-A.txt", "review18A.txt". */
export function namedReview(name: string): boolean {
  const base = path.posix.basename(name).replace(/\.\w{1,8}$/u, '');
  if (/^(?:meta-?)?review(?:er|s)?[-_ ]?\w{0,2}$/iu.test(base)) return true;
  return (
    /review|referee/iu.test(base) &&
    !/\bform|guide|template/iu.test(base) &&
    (mainStem(name) !== '' || numberOf(name) !== null)
  );
}

/**
 * Looks at a file that may hold reviews. Never throws for what the file holds.
 * @param name path from the folder
 * @param asked the manifest says that it is a review
 */
export async function lookAtFile(folder: string, name: string, asked: boolean): Promise<Look> {
  const named = asked || namedReview(name);
  if (!texts.test(name) && !data.test(name) && !(named && documents.test(name))) return { kind: 'other' };
  try {
    const { bytes, source } = await readReviewText(path.join(folder, name), maxBytes);
    const imported = importReviews(source);
    if (!asTheyAre.has(imported.format)) return exported(imported);
    const parsed = parseReview(source, { path: name, sha256: '' }).filter((one) => one.sentences.length > 0);
    const known = parsed.filter(({ recognised }) => recognised);
    const reviews = known.length === 0 && named ? parsed : known;
    if (reviews.length === 0)
      return named ? unreadable('It holds no review text.') : notAReview(name, source);
    return {
      kind: 'reviews',
      sha256: createHash('sha256').update(bytes).digest('hex'),
      reviews: reviews.map(({ id }, i) => ({ id, ...aboutPaper(imported.reviews, id, i, parsed.length) })),
      links: reviews[0]!.links,
      problems: imported.problems.map(({ line, reason }) => `Line ${line}: ${reason}`),
    };
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    const empty = / is empty\./.test(error.message);
    const meant =
      named ||
      (texts.test(name) && !empty) ||
      (/is not valid JSON/.test(error.message) && /review/iu.test(name));
    return meant ? unreadable(withoutName(error)) : { kind: 'other' };
  }
}

function unreadable(reason: string): Look {
  return { kind: 'unreadable', reason };
}

/** The sentences behind the name of the file. */
function withoutName({ message }: InputError): string {
  const rest = message.slice(message.indexOf(': ') + 2);
  return `It ${rest}`;
}

function exported({ format, reviews }: ImportResult): Look {
  if (reviews.length === 0) return { kind: 'other' };
  const many = reviews.length === 1 ? '1 review' : `${reviews.length} reviews`;
  return unreadable(
    `It is an export (${importFormats[format]}) with ${many}: turn it into files with "peerlint import FILE --out FOLDER", and scan these.`,
  );
}

/** A text with an abstract or an introduction is a paper. */
function notAReview(name: string, source: string): Look {
  const paper =
    texts.test(name) &&
    /^(?:#{1,6} *)?(?:\*\*)?(?:\d+\.? +)?(?:abstract|introduction)\b.{0,3}$/imu.test(source);
  return { kind: paper ? 'paper' : 'other' };
}

/** What an export says of a review's paper: of the review with its id, of the one at its place, of the only one. */
function aboutPaper(
  all: readonly Imported[],
  id: string,
  at: number,
  parsed: number,
): Omit<FoundReview, 'id'> {
  const own =
    all.find((one) => one.id === id) ??
    (all.length === parsed ? all[at] : all.length === 1 ? all[0] : undefined);
  const { number = null, id: paperId = null, title = null } = own?.paper ?? {};
  return { number, paperId, title };
}
