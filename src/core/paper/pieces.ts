import type { Piece } from './model.ts';

/** The part of `pieces` inside [start, end), moved so that `start` becomes `at`. A line cut in two keeps its rectangle's share. */
export function slicePieces(pieces: readonly Piece[], start: number, end: number, at = 0): Piece[] {
  return pieces.flatMap((piece) => {
    const from = Math.max(piece.start, start);
    const to = Math.min(piece.end, end);
    if (from >= to) return [];
    const [x0, y0, x1, y1] = piece.rect;
    const width = (x1 - x0) / Math.max(1, piece.end - piece.start);
    const rect = [x0 + (from - piece.start) * width, y0, x1 - (piece.end - to) * width, y1] as const;
    return [{ start: from - start + at, end: to - start + at, page: piece.page, rect }];
  });
}
