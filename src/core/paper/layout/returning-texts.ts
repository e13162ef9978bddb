import type { Row } from './rows.ts';

/** Baselines of one head or foot on different pages differ by so little (points). */
const sameHeight = 4;
/** A head is no longer than this (characters) and has no more numbers. */
const longest = 250;
const mostNumbers = 6;

/** One wording at one height. */
interface Place {
  readonly y: number;
  /** Pages with these very words. */
  readonly plain: Set<number>;
  /** Pages with these words and one number more, by the distance from the physical page to that number. */
  readonly counted: Map<number, Set<number>>;
}

/** A wording without one of its numbers; the whole wording where that is null. */
interface Reading {
  readonly words: string;
  readonly offset: number | null;
}

/**
 * On how many pages a row's text stands at its height; 0 for what holds no word. Only a number that grows with the
 * pages does not matter: "12 Smith et al." and "Smith et al. 13" are one head on two sides, "Task 12" and "Task 57" are
 * two rows of a long table.
 */
export function returningTexts(rows: readonly Row[]): (row: Row) => number {
  const places = new Map<string, Place[]>();
  const readings = new Map<Row, readonly Reading[]>();
  for (const row of rows) {
    if (row.frame.turn !== 0) continue;
    const own = readingsOf(row);
    readings.set(row, own);
    for (const { words, offset } of own) {
      const { plain, counted } = placeOf(places, words, row.y);
      if (offset === null) plain.add(row.frame.page);
      else counted.set(offset, (counted.get(offset) ?? new Set()).add(row.frame.page));
    }
  }
  return (row) => Math.max(0, ...(readings.get(row) ?? []).map((each) => pagesOf(places, each, row.y)));
}

function readingsOf({ text, frame }: Row): Reading[] {
  if (text.length > longest || !/\p{L}{2}/u.test(text)) return [];
  const whole = { words: text, offset: null };
  // Most lines have no number, and the look behind and ahead costs more than this.
  if (!/\d/u.test(text)) return [whole];
  const numbers = [...text.matchAll(/(?<![\d.,])\d{1,5}(?![.,]?\d)/gu)];
  const without = numbers.slice(0, mostNumbers).map((found) => ({
    words: `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`
      .replace(/\s+/gu, ' ')
      .trim(),
    offset: Number(found[0]) - frame.page,
  }));
  return [whole, ...without];
}

function placeOf(places: Map<string, Place[]>, words: string, y: number): Place {
  const list = places.get(words) ?? [];
  places.set(words, list);
  const known = list.find((place) => Math.abs(place.y - y) <= sameHeight);
  if (known) return known;
  const place = { y, plain: new Set<number>(), counted: new Map<number, Set<number>>() };
  list.push(place);
  return place;
}

function pagesOf(places: ReadonlyMap<string, Place[]>, { words, offset }: Reading, y: number): number {
  const near = places.get(words)?.filter((place) => Math.abs(place.y - y) <= sameHeight) ?? [];
  return Math.max(
    0,
    ...near.map(({ plain, counted }) => {
      const groups = offset === null ? [...counted.values()] : [counted.get(offset) ?? []];
      return Math.max(plain.size, ...groups.map((pages) => new Set([...plain, ...pages]).size));
    }),
  );
}
