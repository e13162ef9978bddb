/** A row of a file that could not be used; it counts on no side. */
export interface MalformedRow {
  readonly file: string;
  /** From 1. */
  readonly line: number;
  readonly problem: string;
}
