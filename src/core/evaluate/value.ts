/** A figure; null where it is not defined (a share of nothing). Never NaN or infinite, so that JSON keeps it. */
export type Value = number | null;

/** a / b; null where b is 0. */
export function ratio(a: number, b: number): Value {
  return b === 0 ? null : a / b;
}

/** Mean of the defined ones; null of none. */
export function meanOf(values: readonly Value[]): Value {
  const defined = values.filter((value) => value !== null);
  return ratio(
    defined.reduce((sum, value) => sum + value, 0),
    defined.length,
  );
}
