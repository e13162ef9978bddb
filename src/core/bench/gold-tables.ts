import type { Paper, Rect, TableRow } from '../paper/model.ts';
import type { GoldFile, GoldRow } from './gold-file.ts';
import { goldHash, normalizeGold } from './gold-text.ts';

export interface RowScore {
  readonly page: number;
  /** All cells equal and in order. */
  readonly cells: boolean;
  /** The row's text equal, however it falls into cells. */
  readonly text: boolean;
  /** What the reader has at the place of a row that is not whole. */
  readonly read: string;
}

/** Looks up every row of the gold among the rows of the tables that were read on its page. */
export function scoreRows(gold: GoldFile, paper: Paper): RowScore[] {
  const rows = paper.tables.flatMap((table) =>
    table.rows.map((row) => ({ row, page: row.pieces[0]?.page ?? table.page })),
  );
  const hash = (text: string): string => goldHash(gold.salt, normalizeGold(text));
  return gold.tables.flatMap(({ page, rows: expected }) => {
    const here = rows.filter((each) => each.page === page).map(({ row }) => row);
    const read = here.map((row) => ({
      text: hash(row.text),
      cells: row.cells.filter((cell) => cell.trim() !== '').map(hash),
    }));
    return expected.map((own) => ({
      page,
      cells: read.some(({ cells }) => sameCells(own, cells)),
      text: read.some(({ text, cells }) => text === own.text || sameCells(own, cells)),
      read: nearest(own.box, here)?.cells.join(' | ') ?? '(no row)',
    }));
  });
}

function sameCells({ cells }: GoldRow, read: readonly string[]): boolean {
  const optional = cells.filter((cell) => cell.startsWith('?')).length;
  if (read.length > cells.length || read.length < cells.length - optional) return false;
  let at = 0;
  for (const cell of cells) {
    if (read[at] === cell.replace('?', '')) at += 1;
    else if (!cell.startsWith('?')) return false;
  }
  return at === read.length;
}

/** The row whose rectangles share most with the box. */
function nearest(box: GoldRow['box'], rows: readonly TableRow[]): TableRow | null {
  if (box === null) return null;
  let best: { row: TableRow; shared: number } | null = null;
  for (const row of rows) {
    const shared = Math.max(0, ...row.pieces.map(({ rect }) => overlap(box, rect)));
    if (shared > (best?.shared ?? 0)) best = { row, shared };
  }
  return best?.row ?? null;
}

function overlap(a: Rect, b: Rect): number {
  const wide = Math.min(a[2], b[2]) - Math.max(a[0], b[0]);
  const high = Math.min(a[3], b[3]) - Math.max(a[1], b[1]);
  return Math.max(0, wide) * Math.max(0, high);
}
