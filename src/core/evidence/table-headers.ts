import type { Table } from '../paper/model.ts';

/** The headings of each column from the top down, without repetitions; [] where nothing stands above a column. */
export function headerPaths({ rows, header }: Table): string[][] {
  const width = Math.max(0, ...rows.map(({ cells }) => cells.length));
  const lines = rows
    .slice(0, header)
    .map(({ cells }) => Array.from({ length: width }, (_, at) => cells[at] ?? ''));
  const own = Array.from({ length: width }, (_, column) => lines.map((line) => line[column]!));
  return own.map((path, column) => distinct(headingsOf(path, column, own)));
}

function headingsOf(path: readonly string[], column: number, all: readonly (readonly string[])[]): string[] {
  // "Accuracy" over a value and, without a heading of its own, its deviation.
  if (path.every((heading) => heading === '')) {
    const left = all[column - 1];
    return column < 2 || left === undefined ? [] : headingsOf(left, column - 1, all);
  }
  const upper = path.slice(0, -1);
  if (upper.length === 0 || path.at(-1) === '' || upper.some((heading) => heading !== '')) return [...path];
  return [...[spanFromLeft(column, all)].filter((heading) => heading !== undefined), path.at(-1)!];
}

/**
 * A heading that reaches over several columns may be printed over the first of them only: it counts for those on its
 * right that have a heading of their own below and none above. The first column names the rows and reaches nowhere.
 */
function spanFromLeft(column: number, all: readonly (readonly string[])[]): string | undefined {
  for (let at = column - 1; at > 0; at -= 1) {
    const path = all[at]!;
    if (path.at(-1) === '') return undefined;
    const upper = path.slice(0, -1);
    if (upper.some((heading) => heading !== '')) return path.at(-2) === '' ? undefined : path.at(-2);
  }
  return undefined;
}

function distinct(headings: readonly string[]): string[] {
  return [...new Set(headings.filter((heading) => heading !== ''))];
}
