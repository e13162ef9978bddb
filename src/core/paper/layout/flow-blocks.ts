import type { BlockKind } from '../model.ts';
import type { BodyStyle } from './body-style.ts';
import { isBodySize } from './body-style.ts';
import { equationRows } from './equation-rows.ts';
import type { LaidRow } from './laid-row.ts';
import { margin, sameSize, step, width } from './laid-row.ts';

/** Rows that make one block of running text, in reading order. */
export interface FlowBlock {
  readonly kind: BlockKind;
  readonly rows: readonly LaidRow[];
  /** The block goes on with the paragraph that a column or page end cut. */
  readonly continues: boolean;
}

/** A dash that begins a word or a number is none. */
const bullet = /^(?:[•◦▪▫‣·∙■□▶►●○]\s*|[–—*-]\s+)\S/u;
const listNumber = /^(?:\(?(?:\d{1,2}|[a-z]|[ivx]{1,4})[.)]|\[\d{1,2}\])\s+\S/u;

/** Groups rows of running text into paragraphs, list items, equations, footnotes and scraps. */
export function flowBlocks(rows: readonly LaidRow[], body: BodyStyle): FlowBlock[] {
  const notes = rows.filter(({ laneAt }) => laneAt === margin);
  const blocks: FlowBlock[] = notes.map((row) => ({ kind: 'other', rows: [row], continues: false }));
  const flow = notes.length === 0 ? rows : rows.filter(({ laneAt }) => laneAt !== margin);
  const equations = equationRows(flow, body);
  const marks = footnoteMarks(flow);
  let open: LaidRow[] = [];
  let kind: BlockKind = 'paragraph';
  let continues = false;
  const close = (): void => {
    if (open.length > 0) blocks.push({ kind: settled(kind, open, body), rows: open, continues });
    open = [];
  };
  flow.forEach((row, at) => {
    const plain = marks.has(row) ? 'footnote' : equations.has(row) ? 'equation' : kindOf(row, body);
    // The next number of a list may stand at the column's edge: "(iii)" is wider than "(ii)".
    const own =
      plain === 'paragraph' && kind === 'list-item' && listNumber.test(row.text) ? 'list-item' : plain;
    const last = open.at(-1);
    if (last !== undefined && joins(kind, own, open, row, flow[at + 1], body)) {
      open.push(row);
      return;
    }
    close();
    kind = own;
    continues = last !== undefined && columnTurns(last, row) && isContinuation(row, body);
    open = [row];
  });
  close();
  return joinFormulas(blocks, body);
}

function kindOf(row: LaidRow, body: BodyStyle): BlockKind {
  if (isFootnoteStart(row, body)) return 'footnote';
  if (row.cells > 3 && !row.prose) return 'other';
  if (startsItem(row)) return 'list-item';
  return row.prose || isBodySize(row, body) ? 'paragraph' : 'other';
}

function joins(
  kind: BlockKind,
  own: BlockKind,
  open: readonly LaidRow[],
  row: LaidRow,
  next: LaidRow | undefined,
  body: BodyStyle,
): boolean {
  const last = open.at(-1)!;
  if (last.frame !== row.frame) return false;
  const gap = row.y - last.y;
  const leading = (body.leading * Math.max(last.size, row.size)) / body.size;
  const beside = Math.min(last.x1, row.x1) - Math.max(last.x0, row.x0) > 0;
  if (kind === 'equation' && own === 'equation')
    return Math.abs(gap) < 2.6 * leading && last.laneAt === row.laneAt;
  if (kind === 'other' && own === 'other') return Math.abs(gap) < 6 * leading;
  // Pieces of a line that was cut (a tall formula inside it).
  if (
    own !== 'equation' &&
    Math.abs(gap) < 0.5 * row.size &&
    row.x0 >= last.x1 - 2 &&
    last.laneAt === row.laneAt
  )
    return true;
  if (own === 'list-item' && inSentence(last, row)) return true;
  if (own === 'footnote' || own === 'list-item' || own === 'equation') return false;
  if (!beside || gap < 0.55 * row.size || gap > 1.32 * leading) return false;
  if (!sameSize(last, row)) return false;
  if (kind === 'list-item') {
    const hangs = hangsInItem(open, row, next);
    if (hangs !== null) return hangs;
  }
  return !startsParagraph(last, row, next) && !opensWithHead(last, row, body);
}

/** A line may begin with "1." in the middle of a sentence. */
function inSentence(last: LaidRow, row: LaidRow): boolean {
  return (
    listNumber.test(row.text) && !/[.:;?!]$/u.test(last.text) && Math.abs(last.x0 - row.x0) < 2 && last.prose
  );
}

/**
 * The second line of an item shows whether its lines hang behind its mark; those that do are the item's, the first that
 * does not is none of it. Null where neither can be told.
 */
function hangsInItem(open: readonly LaidRow[], row: LaidRow, next: LaidRow | undefined): boolean | null {
  const first = open[0]!;
  const last = open.at(-1)!;
  const ended = /[.?!]$/u.test(last.text) && last.lane.x1 - last.x1 > 0.25 * width(last.lane);
  if (ended || first.laneAt !== row.laneAt || first.frame !== row.frame) return null;
  const hung = open[1];
  if (hung === undefined) {
    const indent = row.x0 - first.x0;
    // Below an item of one full line, a paragraph's first line is indented too.
    const opens = /[.?!]$/u.test(first.text) && returns(row, next) && !startsItem(next!);
    return !opens && indent > 0.6 * row.size && indent < 4 * row.size ? true : null;
  }
  if (hung.x0 - first.x0 < 0.6 * row.size || hung.laneAt !== row.laneAt) return null;
  return Math.abs(row.x0 - hung.x0) < 0.3 * row.size ? true : row.x0 < hung.x0 ? false : null;
}

/** The first line of a paragraph is indented, or follows a line that ends a sentence well before the column's end. */
function startsParagraph(last: LaidRow, row: LaidRow, next: LaidRow | undefined): boolean {
  const indent = row.x0 - last.x0;
  const ended = /[.:?!)”"。！？：」）]$/u.test(last.text);
  const room = last.lane.x1 - last.x1;
  if (ended && room > 0.25 * width(last.lane) && /^["“(「]?[\p{Lu}\p{Lo}\p{N}]/u.test(row.text)) return true;
  if (indent < 0.6 * row.size || indent > 5 * row.size) return false;
  return returns(row, next) || (ended && room > 0.05 * width(last.lane));
}

/** A run-in head: words in a font of their own that end in a full stop or colon at the line's beginning. */
function opensWithHead(last: LaidRow, row: LaidRow, body: BodyStyle): boolean {
  const runs = row.segments[0]!.runs;
  const { font } = runs[0]!;
  if (body.fonts.has(font) || !/[.?!:]$/u.test(last.text)) return false;
  const end = runs.findIndex((run) => run.font !== font);
  if (end < 0 || !body.fonts.has(runs[end]!.font)) return false;
  const head = runs.slice(0, end).map(({ text }) => text);
  return /^\p{Lu}.{6,}[.:]\s*$/u.test(head.join(' ')) && head.join(' ').length < 100;
}

/** The line below stands further left. */
function returns(row: LaidRow, next: LaidRow | undefined): boolean {
  return (
    next !== undefined && next.frame === row.frame && step(row, next) > 0 && next.x0 < row.x0 - 0.5 * row.size
  );
}

function columnTurns(last: LaidRow, row: LaidRow): boolean {
  return last.frame !== row.frame || last.laneAt !== row.laneAt || row.y < last.y;
}

function isContinuation(row: LaidRow, body: BodyStyle): boolean {
  return isBodySize(row, body) && row.x0 < row.lane.x0 + 0.5 * row.size && row.prose;
}

function startsItem(row: LaidRow): boolean {
  return bullet.test(row.text) || (listNumber.test(row.text) && row.x0 > row.lane.x0 + 0.4 * row.size);
}

/** Marks of footnotes as large as the text, raised before their first line: rows of their own. */
function footnoteMarks(rows: readonly LaidRow[]): Set<LaidRow> {
  const found = rows.filter((row, at) => {
    const next = rows[at + 1];
    if (next === undefined || next.frame !== row.frame || next.laneAt !== row.laneAt) return false;
    const drop = next.y - row.y;
    return (
      /^[∗*†‡§¶]{1,2}$/u.test(row.text) &&
      row.y > 0.5 * row.frame.height &&
      row.x0 < row.lane.x0 + 2 * row.size &&
      drop > 0.1 * row.size &&
      drop < 0.5 * row.size &&
      Math.abs(next.x0 - row.x1) < row.size
    );
  });
  return new Set(found);
}

function isFootnoteStart(row: LaidRow, body: BodyStyle): boolean {
  if (row.size > 0.95 * body.size || row.y < 0.5 * row.frame.height) return false;
  const first = row.segments[0]!.runs[0]!;
  // The number of a line of a listing is small too, but stands on the baseline.
  const mark = first.y < row.y - 0.1 * row.size;
  return (mark && /^[\d∗*†‡§¶♣♦♠♥]/u.test(row.text)) || /^[∗*†‡§¶]/u.test(row.text);
}

/** Scraps beside a formula are parts of it: numerators, braces, limits of sums. */
function joinFormulas(blocks: readonly FlowBlock[], body: BodyStyle): FlowBlock[] {
  const out: FlowBlock[] = [];
  for (const block of blocks) {
    const before = out.at(-1);
    const kinds = [before?.kind, block.kind];
    const formula =
      kinds.includes('equation') && kinds.every((kind) => kind === 'equation' || kind === 'other');
    if (before !== undefined && formula && adjoin(before.rows.at(-1)!, block.rows[0]!, body)) {
      out[out.length - 1] = { kind: 'equation', rows: [...before.rows, ...block.rows], continues: false };
    } else {
      out.push(block);
    }
  }
  return out;
}

function adjoin(a: LaidRow, b: LaidRow, body: BodyStyle): boolean {
  return (
    a.frame === b.frame &&
    a.laneAt === b.laneAt &&
    a.laneAt !== margin &&
    Math.abs(b.y - a.y) < 2.2 * body.leading
  );
}

/** Lines of body size without a sentence or neighbours are scraps: labels of a drawing, parts of a formula. */
function settled(kind: BlockKind, rows: readonly LaidRow[], body: BodyStyle): BlockKind {
  if (rows.some(({ prose }) => prose)) return kind === 'other' ? 'paragraph' : kind;
  if (kind !== 'paragraph') return kind;
  const text = rows.map(({ text: each }) => each).join(' ');
  // Chinese and Japanese write without spaces: about two signs make a word.
  const signs = text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu)?.length ?? 0;
  const words = (text.match(/\p{L}{2,}/gu)?.length ?? 0) + Math.floor(signs / 2);
  const foreign = rows.every(({ font }) => !body.fonts.has(font));
  return words < 3 || (foreign && rows.length < 3 && !/[.?!:]$/u.test(text)) ? 'other' : kind;
}
