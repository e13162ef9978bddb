import type { LaidRow } from './laid-row.ts';
import { step, width } from './laid-row.ts';
import { median } from './geometry.ts';

/** "[12]", "[Smi20]"; "12." or "(12)" only where no entry has brackets: a page range may end a line before "95.". */
const bracketed = /^\[[\p{L}\d+]{1,12}\]/u;
const numbered = /^\(?\d{1,3}[.)]\s/u;

const footnoteMark = /^[∗*†‡§¶]\s?\p{L}/u;

export interface EntryRows {
  readonly rows: readonly LaidRow[];
  /** False for what stands below a bibliography of keyed entries and has no key: notes, authors' lives. */
  readonly isEntry: boolean;
}

/** A gap so many times the usual one ends the bibliography's last entry. */
const wideGap = 1.9;
const fewLines = 8;

/** Rows of a bibliography, entry by entry: by key, else by hanging indent, else by the gaps between entries. */
export function referenceEntries(rows: readonly LaidRow[]): EntryRows[] {
  const steps = rows.flatMap((row, at) =>
    at > 0 && inColumn(rows[at - 1]!, row) ? [step(rows[at - 1]!, row)] : [],
  );
  // Among a few lines the gaps between entries may be as many as the others.
  const usual = steps.length < fewLines ? Math.min(...steps) : median(steps);
  const key = [bracketed, numbered].find((form) => {
    const keyed = rows.filter(({ text }) => form.test(text)).length;
    // Labels of a drawing may follow a short list.
    const first = form === bracketed && form.test(rows[0]?.text ?? '');
    return keyed >= Math.max(2, first ? 0 : rows.length * 0.15);
  });
  const starts =
    key === undefined
      ? startRule(rows, usual)
      : (row: LaidRow, above: LaidRow): boolean =>
          key.test(row.text) ||
          footnoteMark.test(row.text) ||
          (inColumn(above, row) && step(above, row) > wideGap * usual);
  const entries: LaidRow[][] = [];
  rows.forEach((row, at) => {
    if (at === 0 || starts(row, rows[at - 1]!)) entries.push([row]);
    else entries.at(-1)!.push(row);
  });
  return entries.map((own) => ({ rows: own, isEntry: key === undefined || key.test(own[0]!.text) }));
}

function startRule(rows: readonly LaidRow[], usual: number): (row: LaidRow, above: LaidRow) => boolean {
  // The left edge of the entries themselves: they may stand away from that of the text.
  const edge = Math.min(...rows.map((row) => Math.max(0, row.x0 - row.lane.x0)));
  const indentOf = (row: LaidRow): number => row.x0 - row.lane.x0 - edge;
  const hanging = rows.map(indentOf).filter((indent) => indent > 5 && indent < 40).length;
  if (hanging >= rows.length * 0.2) return (row) => indentOf(row) <= 4;
  return (row, above) => {
    if (inColumn(above, row)) {
      // Neither indents nor gaps: an entry ends in a full stop well before the column's end.
      const ended = above.text.endsWith('.') && above.x1 < above.lane.x1 - 0.2 * width(above.lane);
      return step(above, row) > usual * 1.2 || (ended && /^\p{Lu}/u.test(row.text));
    }
    return /[.)\]]$/u.test(above.text) && /^\p{Lu}/u.test(row.text) && above.x1 < above.lane.x1 - 10;
  };
}

function inColumn(above: LaidRow, row: LaidRow): boolean {
  return above.frame === row.frame && above.laneAt === row.laneAt && row.y > above.y;
}

const leastEntries = 4;

/**
 * Where a bibliography begins that has no heading: the first of at least four rows that open with [1], [2], [3], ...
 * -1 if there is none.
 */
export function bibliographyStart(rows: readonly LaidRow[]): number {
  let start = -1;
  let count = 0;
  for (const [at, { text }] of rows.entries()) {
    const key = Number(/^\[(\d{1,3})\]\s?\p{Lu}/u.exec(text)?.[1] ?? Number.NaN);
    if (key === 1) [start, count] = [at, 1];
    else if (key === count + 1) count += 1;
    if (count >= leastEntries) return start;
  }
  return -1;
}
