import type { FloatRows } from './float-rows.ts';
import type { LaidRow } from './laid-row.ts';
import { step, width } from './laid-row.ts';

/** So many lines of a term and what it means make a table without a caption. */
const leastRows = 4;
/** Cells below each other begin within so many points. */
const aligned = 1.5;
/** Terms are short, as a share of the column's width and in words. */
const widestTerm = 0.35;
const mostWords = 8;
const widestStep = 2.5;
const lineStep = 1.5;

/** What marks a line as something else: list items, entries; below, steps, formulas and code with its comments. */
const label = /^(?:[•◦▪▫‣·∙■□▶►●○–—*-]|[([]?(?:\d{1,3}|[a-z]|[ivx]{1,4}|[\p{L}\d+]{1,12}\])[.:)\]]?)$/u;

/**
 * Runs of lines of two cells that begin below each other: a short term and words on it, which may go on in lines of
 * their own (glossaries, tables of notation). Such a table has neither values nor a caption.
 */
export function alignedRows(rows: readonly LaidRow[], taken: ReadonlySet<number>): FloatRows[] {
  const found: number[][] = [];
  let open: number[] = [];
  let pairs = 0;
  const close = (): void => {
    if (pairs >= leastRows) found.push(open);
    [open, pairs] = [[], 0];
  };
  if (rows.filter(({ segments }) => segments.length === 2).length < leastRows) return [];
  const firstProse = rows.findIndex(({ prose, segments }) => prose && segments.length === 1);
  rows.forEach((row, at) => {
    const first = open[0] === undefined ? null : rows[open[0]]!;
    const last = open.length === 0 ? null : rows[open.at(-1)!]!;
    const follows = last !== null && open.at(-1) === at - 1 && last.frame === row.frame;
    const free = !taken.has(at) && at > firstProse;
    if (free && follows && goesOn(first!, last, row)) {
      open.push(at);
      return;
    }
    const pair = free && isPair(row);
    if (!(pair && follows && isBelow(first!, row) && step(last, row) <= widestStep && step(last, row) > 0.5))
      close();
    if (pair) {
      open.push(at);
      pairs += 1;
    }
  });
  close();
  return found;
}

function isPair({ segments, lane, text }: LaidRow): boolean {
  const [term, words] = segments;
  if (segments.length !== 2 || term === undefined || words === undefined) return false;
  if (words.x0 - term.x1 < 1.2 * words.size || width(term) > widestTerm * width(lane)) return false;
  if (label.test(term.text) && !/^\p{L}$/u.test(term.text)) return false;
  if (term.text.split(' ').length > mostWords || !/\p{L}{2}/u.test(words.text)) return false;
  return !/\.{4,}|(?:\. ){4,}|^\d+:/u.test(text) && !/^(?:[=<>≤≥≈∼]|\/\/|#|--|;)/u.test(words.text);
}

function isBelow(first: LaidRow, row: LaidRow): boolean {
  return [0, 1].every((n) => Math.abs(first.segments[n]!.x0 - row.segments[n]!.x0) <= aligned);
}

/** The words go on in a line below them. */
function goesOn(first: LaidRow, last: LaidRow, row: LaidRow): boolean {
  const gap = step(last, row);
  return (
    row.segments.length === 1 &&
    Math.abs(row.x0 - first.segments[1]!.x0) <= aligned &&
    gap > 0.5 &&
    gap <= lineStep
  );
}
