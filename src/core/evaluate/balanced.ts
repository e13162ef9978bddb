import { Random } from '../bench/random.ts';

/**
 * As many negatives as positives, drawn by seed without repetition: all of the rarer class and as many of the other,
 * in their old order. Nothing where a class is empty.
 */
export function drawBalanced<Row extends { readonly wrong: boolean }>(
  rows: readonly Row[],
  seed: number,
): Row[] {
  const random = new Random(seed);
  const positives = rows.filter(({ wrong }) => wrong);
  const negatives = rows.filter(({ wrong }) => !wrong);
  const size = Math.min(positives.length, negatives.length);
  const kept = new Set(
    [positives, negatives].flatMap((side) =>
      side.length === size ? side : random.shuffled(side).slice(0, size),
    ),
  );
  return rows.filter((row) => kept.has(row));
}
