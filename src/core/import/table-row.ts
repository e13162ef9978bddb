/** A row of a table of any format. */
export interface TableRow {
  /** Line of the file that it begins on, from 1. */
  readonly line: number;
  readonly cells: readonly string[];
}
