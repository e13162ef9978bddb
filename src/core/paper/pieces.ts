import { printedWidth } from './letter-widths.ts';
import type { Piece, Rect } from './model.ts';

/**
 * The part of `pieces` of `text` inside [start, end), moved so that `start` becomes `at`. A line cut in two keeps its
 * rectangle's share.
 */
export function slicePieces(
  pieces: readonly Piece[],
  text: string,
  start: number,
  end: number,
  at = 0,
): Piece[] {
  return pieces.flatMap((piece) => {
    const from = Math.max(piece.start, start);
    const to = Math.min(piece.end, end);
    if (from >= to) return [];
    const rect = partOf(piece, text, from, to);
    return [{ ...piece, start: from - start + at, end: to - start + at, rect }];
  });
}

/** The rectangle of the characters [from, to) of `text`, which lie on the piece's line: as wide as they print. */
export function partOf({ start, end, rect, turn = 0 }: Piece, text: string, from: number, to: number): Rect {
  if (from <= start && to >= end) return rect;
  const whole = Math.max(1, printedWidth(text.slice(start, end)));
  const before = printedWidth(text.slice(start, from)) / whole;
  const after = printedWidth(text.slice(to, end)) / whole;
  const [x0, y0, x1, y1] = rect;
  const [width, height] = [x1 - x0, y1 - y0];
  const part =
    turn === -90
      ? [x0, y0 + after * height, x1, y1 - before * height]
      : turn === 90
        ? [x0, y0 + before * height, x1, y1 - after * height]
        : turn === 180
          ? [x0 + after * width, y0, x1 - before * width, y1]
          : [x0 + before * width, y0, x1 - after * width, y1];
  return part.map((value) => Math.round(value * 10) / 10) as unknown as Rect;
}
