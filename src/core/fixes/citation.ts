import { captionLabel } from '../evidence/sentences-about.ts';
import { selectedText } from '../evidence/selected-text.ts';
import type { Edit } from '../findings/finding.ts';
import { escapeFor } from '../review/escape.ts';
import type { Review } from '../review/model.ts';
import { parseReview } from '../review/parse-review.ts';

export interface CitedPassage {
  /** 1-based physical page. */
  readonly page: number;
  /** Section as printed ("4.2 Ablation"), or null. */
  readonly section: string | null;
  /** As selected on the page, line by line. */
  readonly text: string;
}

const words = { table: 'Table', figure: 'Figure', algorithm: 'Algorithm', listing: 'Listing' };

/** "(p. 5, Table 2)", "(p. 5, §4.2)" or "(p. 5)"; with `quote` behind the words themselves, in quotation marks. */
export function citationOf({ page, section, text }: CitedPassage, quote: boolean): string {
  const label = captionLabel(text);
  const number = /^(?:[A-Z]|\d+)(?:\.\d+)*(?=\s)/.exec(section ?? '')?.[0];
  const place = label ? `${words[label.kind as keyof typeof words]} ${label.number}` : number && `§${number}`;
  const cited = place ? `(p. ${page}, ${place})` : `(p. ${page})`;
  return quote ? `"${selectedText(text).replace(/["“”]/g, "'")}" ${cited}` : cited;
}

/**
 * Inserts `text` into a draft at `cursor` (UTF-16 units), behind a word in which that lies, escaped for its place and
 * set off by spaces. Null where review text cannot stand: in front matter, or in a form outside of its fields. `path` tells the draft's format.
 */
export function insertion(source: string, path: string, cursor: number, text: string): Edit | null {
  const offset = behindWord(source, cursor);
  const reviews = parsed(source, path);
  if (!reviews) return null;
  const review = reviews.find(({ fields }) => fields.some((f) => f.start <= offset && offset <= f.end));
  const codec = (review ?? reviews[0])?.codec ?? 'plain';
  const form = codec === 'json' || codec === 'hotcrp';
  if (form && !review) return null;
  if (reviews[0]?.skipped.some(({ start, end }) => start <= offset && offset < end)) return null;
  const before = source[offset - 1] ?? ' ';
  const after = source[offset] ?? ' ';
  const spaced = `${/[\s([{"“]/u.test(before) ? '' : ' '}${text}${/[\p{L}\p{N}(]/u.test(after) ? ' ' : ''}`;
  const edit = { start: offset, end: offset, text: escapeFor(codec, spaced) };
  return codec === 'json' && !isJson(source.slice(0, offset) + edit.text + source.slice(offset))
    ? null
    : edit;
}

/** The end of the word in which `cursor` lies; `cursor` itself between words. */
function behindWord(source: string, cursor: number): number {
  const inside = /[\p{L}\p{N}]$/u.test(source.slice(Math.max(0, cursor - 2), cursor));
  return inside ? cursor + /^[\p{L}\p{N}]*/u.exec(source.slice(cursor))![0].length : cursor;
}

/** Null for a form that is broken just now. */
function parsed(source: string, path: string): Review[] | null {
  try {
    return parseReview(source, { path, sha256: '' });
  } catch {
    return null;
  }
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
