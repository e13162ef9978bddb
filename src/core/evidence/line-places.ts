import type { Paper, Piece } from '../paper/model.ts';

type LineNumber = Paper['lineNumbers'][number];

/** Where a review line stands: its height (points from the page's top) and the column that its number counts. */
interface LinePlace {
  readonly number: number;
  readonly page: number;
  readonly y: number;
  readonly column: LineNumber['column'];
}

/** Papers that number every fifth line leave so many out between two numbers, and at a column's ends. */
const widestStep = 5;
/** A line that its number misses by less (points) is still its line: rulers have steps of their own. */
const nearest = 9;

/** What is printed on a review line. */
export interface TextAtLine {
  /** Index into `Paper.passages`, and the UTF-16 range in its text. */
  readonly passage: number;
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Passages with a line from `first` to `last`, as the paper's review line numbers count them. */
export function passagesAtLines(paper: Paper, first: number, last: number): number[] {
  const found = new Set(textAtLines(paper, first, last).map(({ passage }) => passage));
  return [...found].sort((a, b) => a - b);
}

/** The printed lines from `first` to `last`, by number; several where columns or passages share one. */
export function textAtLines(paper: Paper, first: number, last: number): TextAtLine[] {
  const found = new Map<string, TextAtLine>();
  for (const place of placesOfLines(paper.lineNumbers, first, last)) {
    const lines = paper.passages.flatMap(({ id, pieces, text }) =>
      pieces
        .filter((piece) => isBeside(piece, place))
        .map((piece) => {
          const { start, end } = piece;
          const at = { passage: id, start, end, text: text.slice(start, end) };
          return { at, distance: distance(piece, place.y) };
        }),
    );
    const least = Math.min(nearest, ...lines.map((line) => line.distance));
    for (const { at, distance: far } of lines) if (far <= least) found.set(`${at.passage} ${at.start}`, at);
  }
  return [...found.values()];
}

/** First and last review line number that stand beside pieces of one page; null where none does. */
export function linesBeside(
  { lineNumbers }: Pick<Paper, 'lineNumbers'>,
  pieces: readonly Piece[],
): [first: number, last: number] | null {
  const page = pieces[0]?.page;
  const places = columns(lineNumbers.filter((number) => number.page === page)).flatMap((own) =>
    placesOfColumn(own),
  );
  const found = pieces.flatMap((piece) => {
    const beside = places.filter((place) => isBeside(piece, place));
    const off = ({ y }: LinePlace): number => Math.abs(y - (piece.rect[1] + piece.rect[3]) / 2);
    return beside.sort((a, b) => off(a) - off(b))[0]?.number ?? [];
  });
  return found.length > 0 ? [Math.min(...found), Math.max(...found)] : null;
}

/** The last line number of a paper that counts its lines on from page to page; null where it does not, or has none. */
export function lastLine({ lineNumbers }: Paper): number | null {
  const pages = new Map<number, number[]>();
  for (const { page, number } of lineNumbers) pages.set(page, [...(pages.get(page) ?? []), number]);
  const byPage = [...pages].sort(([a], [b]) => a - b).map(([, numbers]) => numbers);
  const counts = byPage.every((own, at) => at === 0 || Math.min(...own) > Math.max(...byPage[at - 1]!));
  return byPage.length > 1 && counts ? Math.max(...byPage.at(-1)!) : null;
}

/** Printed lines as they stand; those between two printed ones of a column at their share of the distance. */
function placesOfLines(numbers: readonly LineNumber[], first: number, last: number): LinePlace[] {
  return columns(numbers).flatMap((own) => placesOfColumn(own, first, last));
}

function placesOfColumn(own: readonly LineNumber[], first = 0, last = Infinity): LinePlace[] {
  const places: LinePlace[] = [];
  const [low, high] = [own[0]!, own.at(-1)!];
  const from = Math.max(first, low.number - widestStep + 1);
  const to = Math.min(last, high.number + widestStep - 1);
  for (let number = from; number <= to; number += 1) {
    const y = heightOf(own, number);
    if (y !== null) places.push({ number, page: low.page, y, column: low.column });
  }
  return places;
}

/** Numbers of one column of one page, ascending. */
function columns(numbers: readonly LineNumber[]): LineNumber[][] {
  const groups = new Map<string, LineNumber[]>();
  for (const each of numbers) {
    const key = `${each.page} ${each.column?.join() ?? ''}`;
    const own = groups.get(key);
    if (own) own.push(each);
    else groups.set(key, [each]);
  }
  return [...groups.values()].map((own) => own.sort((a, b) => a.number - b.number));
}

function heightOf(numbers: readonly LineNumber[], wanted: number): number | null {
  const at = numbers.findIndex(({ number }) => number >= wanted);
  const [before, after] =
    at < 0 ? numbers.slice(-2) : at === 0 ? numbers.slice(0, 2) : numbers.slice(at - 1, at + 1);
  if (numbers[at]?.number === wanted) return middle(numbers[at]);
  if (before === undefined || after === undefined) return null;
  const step = after.number - before.number;
  // Between every line and the next there is none; beyond the ends of a column as many as its steps leave out.
  if (step < 2 || step > 2 * widestStep) return null;
  const perLine = (middle(after) - middle(before)) / step;
  const out = wanted < before.number ? before.number - wanted : wanted - after.number;
  return perLine > 0 && out < step ? middle(before) + (wanted - before.number) * perLine : null;
}

function middle({ rect }: LineNumber): number {
  return (rect[1] + rect[3]) / 2;
}

function isBeside({ page, rect, turn }: Piece, place: LinePlace): boolean {
  // Lines on their side have no height among the lines.
  if (turn !== undefined) return false;
  if (page !== place.page || distance({ rect }, place.y) > nearest) return false;
  if (place.column === undefined) return true;
  const [x0, x1] = place.column;
  return Math.min(rect[2], x1) - Math.max(rect[0], x0) > 0.3 * Math.min(rect[2] - rect[0], x1 - x0);
}

/** 0 for a line on that height. */
function distance({ rect }: Pick<Piece, 'rect'>, y: number): number {
  const slack = 0.1 * (rect[3] - rect[1]);
  return Math.max(0, rect[1] + slack - y, y - rect[3] + slack);
}
