import type { Paper, TableRow } from '../../paper/model.ts';
import type { PairRow } from '../inject/row.ts';

export type Patch = PairRow['patches'][number];

/** Characters to each side of an edit by which its place is known again elsewhere in the paper. */
const around = 60;
/** Below, the same words may stand in the paper for something else. */
const leastKnown = 30;

/**
 * The paper with words of its passages replaced, wherever it holds the passage's text: passages repeat each other's
 * last sentence, and blocks, captions and tables hold it again. A passage with patches of its own gets these alone.
 * Throws a RangeError where a patch does not fit.
 */
export function patchedPaper(paper: Paper, patches: readonly Patch[]): Paper {
  const own = new Set(patches.map(({ passage }) => passage));
  // From the back, so that an edit does not move the place of the next.
  return [...patches]
    .sort((a, b) => b.start - a.start)
    .reduce((now, patch) => patched(now, patch, own), paper);
}

function patched(
  paper: Paper,
  { passage: id, start, end, text: by }: Patch,
  own: ReadonlySet<number>,
): Paper {
  const passage = paper.passages[id];
  if (!passage || start > end || end > passage.text.length)
    throw new RangeError(`the patch of passage ${id} lies outside of the paper`);
  const from = Math.max(0, start - around);
  const to = Math.min(passage.text.length, end + around);
  const known = passage.text.slice(from, to);
  const edited = passage.text.slice(from, start) + by + passage.text.slice(end, to);
  const elsewhere = (text: string): string =>
    known.length < leastKnown ? text : text.replaceAll(known, () => edited);
  const row = (one: TableRow, itself: boolean): TableRow => {
    if (itself && one.text === passage.text) return patchedRow(one, { start, end, text: by });
    return withText(one, elsewhere(one.text));
  };
  return {
    ...paper,
    passages: paper.passages.map((one) => {
      if (one.id !== id && own.has(one.id)) return one;
      const text = one.id === id ? one.text.slice(0, start) + by + one.text.slice(end) : elsewhere(one.text);
      return text === one.text ? one : { ...one, text, pieces: [] };
    }),
    blocks: paper.blocks.map((one) => withText(one, elsewhere(one.text))),
    captions: paper.captions.map((one) => withText(one, elsewhere(one.text))),
    tables: paper.tables.map((table, at) => ({
      ...table,
      rows: table.rows.map((one, n) => row(one, passage.table?.index === at && passage.table.row === n)),
    })),
  };
}

/** A row is its cells with single spaces between; where it is printed otherwise, the cell must be the very words. */
function patchedRow(row: TableRow, { start, end, text: by }: Omit<Patch, 'passage'>): TableRow {
  const before = row.text.slice(start, end);
  let at = 0;
  const joined = row.cells.join(' ') === row.text;
  return {
    ...row,
    text: row.text.slice(0, start) + by + row.text.slice(end),
    cells: row.cells.map((cell) => {
      const from = start - at;
      at += cell.length + 1;
      if (!joined) return cell === before ? by : cell;
      const within = from >= 0 && from + before.length <= cell.length;
      return within ? cell.slice(0, from) + by + cell.slice(from + before.length) : cell;
    }),
  };
}

function withText<T extends { readonly text: string }>(one: T, text: string): T {
  return text === one.text ? one : { ...one, text };
}
