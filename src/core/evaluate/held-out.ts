/** A split in which one group is wholly held out. */
export interface HeldOut<Row> {
  readonly group: string;
  readonly fitting: readonly Row[];
  readonly reported: readonly Row[];
}

/**
 * Splits that hold out one group at a time: an operator, a generator, a venue. Papers never stand on both sides.
 * @param groupOf the row's group; null for rows that belong to all of them (right sentences, where operators make the
 * wrong ones)
 * @param isFitting whether thresholds may be chosen on the row's paper
 */
export function holdOutEach<Row>(
  rows: readonly Row[],
  groupOf: (row: Row) => string | null,
  isFitting: (row: Row) => boolean,
): HeldOut<Row>[] {
  const groups = [...new Set(rows.flatMap((row) => groupOf(row) ?? []))].sort();
  return groups.map((group) => ({
    group,
    fitting: rows.filter((row) => isFitting(row) && groupOf(row) !== group),
    reported: rows.filter((row) => !isFitting(row) && [group, null].includes(groupOf(row))),
  }));
}
