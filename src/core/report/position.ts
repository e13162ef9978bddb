export interface Position {
  /** From 1. */
  readonly line: number;
  /** From 1, in UTF-16 units, as editors count. */
  readonly column: number;
}

/** Position of a UTF-16 offset; lines end at \n, \r\n or a lone \r. */
export function positionAt(source: string, offset: number): Position {
  let line = 1;
  let start = 0;
  for (const { index, 0: end } of source.slice(0, offset).matchAll(/\r\n?|\n/g)) {
    line += 1;
    start = index + end.length;
  }
  return { line, column: offset - start + 1 };
}
