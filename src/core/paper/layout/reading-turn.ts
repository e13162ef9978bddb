import type { PageItems } from './page-items.ts';

/** Directions of text on a page, in degrees: left to right, upwards, downwards, upside down. */
export type Turn = 0 | -90 | 90 | 180;

const upright = 8;

/** The nearest direction of an angle in degrees. */
export function turnOf(angle: number): Turn {
  if (Math.abs(angle) <= upright) return 0;
  const turn = Math.round(angle / 90) * 90;
  return turn === -180 ? 180 : turn === 0 ? 0 : (turn as Turn);
}

/** A page has to read in one direction with so much of its text; labels of axes are the rest. */
const leastShare = 0.8;

/**
 * Directions in which pages read that are shown sideways or upside down: by page number, none for the others. A page
 * of the usual shape with a table on its side is shown as it should be, and its heads and numbers are upright: only
 * where the turned page has the shape of most pages as they read is it the page that is turned.
 */
export function readingTurns(pages: readonly PageItems[]): ReadonlyMap<number, Turn> {
  const main = pages.map((page) => [page, mainTurn(page)] as const);
  const tall = main.filter(([page, turn]) => turn !== null && isTall(page, turn)).length;
  const read = main.filter(([, turn]) => turn !== null).length;
  const isUsual = (page: PageItems, turn: Turn): boolean =>
    (isTall(page, turn) ? tall : read - tall) > read / 2;
  return new Map(
    main.flatMap(([page, turn]) =>
      turn !== null && turn !== 0 && (turn === 180 || isUsual(page, turn))
        ? [[page.page, turn] as const]
        : [],
    ),
  );
}

/** The direction of nearly all letters; null for a page without text or without such a direction. */
function mainTurn({ runs }: PageItems): Turn | null {
  const letters = new Map<Turn, number>();
  let all = 0;
  for (const { text, angle } of runs) {
    const turn = turnOf(angle);
    letters.set(turn, (letters.get(turn) ?? 0) + text.length);
    all += text.length;
  }
  for (const [turn, count] of letters) {
    if (count >= all * leastShare) return turn;
  }
  return null;
}

function isTall({ width, height }: PageItems, turn: Turn): boolean {
  return turn === 0 || turn === 180 ? height >= width : width >= height;
}
