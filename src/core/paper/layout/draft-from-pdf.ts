import type { DraftBlock, DraftDocument } from '../draft.ts';
import { isBibliographyTitle, readHeading } from '../heading-text.ts';
import type { WordForms } from '../join-lines.ts';
import { countWordForms, joinLines } from '../join-lines.ts';
import type { BlockKind, PaperDocument } from '../model.ts';
import { slicePieces } from '../pieces.ts';
import type { BodyStyle } from './body-style.ts';
import { bodySize, bodyStyle } from './body-style.ts';
import { findCaptions } from './caption-rows.ts';
import { findFloats, tableBlock } from './floats.ts';
import { flowBlocks } from './flow-blocks.ts';
import { takeFurniture } from './furniture.ts';
import { framesReading } from './geometry.ts';
import { findHeadings } from './heading-rows.ts';
import { withoutHidden } from './hidden-runs.ts';
import type { LaidRow } from './laid-row.ts';
import { layRows } from './laid-row.ts';
import { bodyRange, takeLineNumbers } from './line-numbers.ts';
import type { PageItems, PdfPages } from './page-items.ts';
import { mapWarnings, pageWarnings } from './page-warnings.ts';
import { readingTurns } from './reading-turn.ts';
import { bibliographyStart, referenceEntries } from './reference-rows.ts';
import { rowEquationNumber } from './row-equation-number.ts';
import { rowPieces, rowsOf } from './rows.ts';
import { segmentsOf } from './segments.ts';
import { titleRows } from './title-rows.ts';
import { withoutUnreadable } from './unreadable-runs.ts';

/** Lays out the text runs of a PDF: blocks in reading order, with page and rectangle of every line. */
export function draftFromPdf(read: PdfPages, document: PaperDocument): DraftDocument {
  const seen = withoutHidden(read);
  const { pages, unreadable } = withoutUnreadable(seen.pages);
  const pdf = { ...read, pages };
  const turns = readingTurns(pages);
  const { frames, numbers } = takeLineNumbers(
    pages.flatMap((page) => framesReading(page, turns.get(page.page) ?? 0)),
  );
  const range = bodyRange(frames);
  const all = rowsOf(frames.flatMap(segmentsOf), range);
  const { rows, furniture } = takeFurniture(all, bodySize(all));
  const body = bodyStyle(rows);
  const laid = layRows(rows, body, range);
  const empty = numbersOf(pages, (page) => !hasText(page)).filter((page) => !unreadable.includes(page));
  const recognised = numbersOf(pages, (page) => page.recognised === true && hasText(page));
  return {
    document,
    blocks: orderedBlocks(laid, body, pdf),
    warnings: [
      ...pageWarnings({ failed: pdf.failed, empty, unreadable, recognised }),
      ...mapWarnings(read.missingMaps),
      ...seen.warnings,
    ],
    pagesWithoutText: [...empty, ...unreadable, ...pdf.failed].sort((a, b) => a - b),
    recognisedPages: recognised,
    furniture,
    lineNumbers: numbers,
    hidden: seen.hidden,
  };
}

interface Placed {
  /** Index of the block's first row: blocks stand in the order of the content stream. */
  readonly at: number;
  readonly block: DraftBlock;
}

function orderedBlocks(rows: readonly LaidRow[], body: BodyStyle, pdf: PdfPages): DraftBlock[] {
  const forms = countWordForms(rows.map(({ text }) => text));
  const title = titleRows(rows, body);
  const inTitle = new Set(title);
  const headings = findHeadings(rows, body, pdf.outline).filter(({ start }) => !inTitle.has(start));
  const headingAt = new Map(headings.flatMap((each) => span(each).map((at) => [at, each] as const)));
  const fixed = new Set([...title, ...headingAt.keys()]);
  const captions = findCaptions(rows, body, fixed);
  const { tables, figures, algorithms } = findFloats(rows, captions, body, fixed);

  const placed: Placed[] = [];
  const used = new Set(fixed);
  const take = (kind: BlockKind, indices: readonly number[], block?: DraftBlock): void => {
    for (const at of indices) used.add(at);
    const own = indices.map((at) => rows[at]!);
    if (own.length > 0) placed.push({ at: indices[0]!, block: block ?? textBlock(kind, own, forms) });
  };
  take('title', title);
  for (const each of headings) {
    const block = textBlock('heading', rows.slice(each.start, each.start + each.count), forms);
    take('heading', span(each), each.level === undefined ? block : { ...block, level: each.level });
  }
  for (const each of captions) take('caption', span(each));
  for (const { rows: indices, caption, headless } of tables) {
    const own = indices.map((at) => rows[at]!);
    take('table', indices, tableBlock(own, caption, headless));
  }
  for (const indices of figures) take('other', indices);
  for (const indices of algorithms) take('algorithm', indices);

  const index = new Map(rows.map((row, at) => [row, at]));
  for (const { rows: flow, bibliography } of flowParts(rows, used, headings)) {
    if (bibliography) {
      for (const { rows: own, isEntry } of referenceEntries(flow)) {
        const block = textBlock(isEntry ? 'reference' : 'other', own, forms);
        placed.push({ at: index.get(own[0]!)!, block });
      }
    } else {
      for (const { kind, rows: own, continues } of flowBlocks(flow, body)) {
        const block = textBlock(kind, own, forms);
        placed.push({ at: index.get(own[0]!)!, block: continues ? { ...block, continues } : block });
      }
    }
  }
  return placed.sort((a, b) => a.at - b.at).map(({ block }) => block);
}

function span({ start, count }: { readonly start: number; readonly count: number }): number[] {
  return Array.from({ length: count }, (_, n) => start + n);
}

/** Rows of running text between headings; those below "References" are entries. */
function flowParts(
  rows: readonly LaidRow[],
  used: ReadonlySet<number>,
  headings: readonly { readonly start: number; readonly count: number }[],
): { rows: LaidRow[]; bibliography: boolean }[] {
  const parts: { rows: LaidRow[]; bibliography: boolean }[] = [{ rows: [], bibliography: false }];
  const starts = new Map(headings.map(({ start, count }) => [start, rows.slice(start, start + count)]));
  rows.forEach((row, at) => {
    const heading = starts.get(at);
    if (heading) {
      const { title } = readHeading(heading.map(({ text }) => text).join(' '));
      parts.push({ rows: [], bibliography: isBibliographyTitle(title) });
    }
    if (!used.has(at)) parts.at(-1)!.rows.push(row);
  });
  return parts.flatMap((part) => {
    const start = part.bibliography ? -1 : bibliographyStart(part.rows);
    if (start < 0) return [part];
    return [
      { rows: part.rows.slice(0, start), bibliography: false },
      { rows: part.rows.slice(start), bibliography: true },
    ];
  });
}

function textBlock(kind: BlockKind, rows: readonly LaidRow[], forms: WordForms): DraftBlock {
  const lines = rows.map((row, at) =>
    kind === 'list-item' && at === 0 ? withoutBullet(row.text) : row.text,
  );
  const { text, ranges } = joinLines(lines, forms);
  const equations = rows.flatMap((row) => rowEquationNumber(row) ?? []);
  const pieces = rows.flatMap((row, at) => {
    const { start, end } = ranges[at]!;
    // The line may lack its bullet in front and its hyphen at the end.
    const bullet = row.text.length - lines[at]!.length;
    return slicePieces(rowPieces(row), row.text, bullet, row.text.length, start).map((piece) => ({
      ...piece,
      end: Math.min(piece.end, end),
    }));
  });
  const block = { kind, text, page: rows[0]!.frame.page, pieces };
  return equations.length > 0 ? { ...block, equations } : block;
}

/** A list's bullet is no part of its sentence; its number is. */
function withoutBullet(text: string): string {
  return text.replace(/^[•◦▪▫‣·∙■□▶►●○–—*-]\s+/u, '');
}

function numbersOf(pages: readonly PageItems[], which: (page: PageItems) => boolean): number[] {
  return pages.filter(which).map(({ page }) => page);
}

function hasText({ runs }: PageItems): boolean {
  return runs.some(({ text }) => /[\p{L}\p{N}]/u.test(text));
}
