import { readHeading, type Heading } from './headings.ts';
import { isBlank, readLines, type Line } from './lines.ts';
import { displayMathEnd, lineSearch, skippedLines } from './skipped-lines.ts';
import { isWrapped, joinsLine } from './wrapping.ts';

/** A heading, or lines that make up one run of text: a paragraph, a list item, a table row. */
export type Block =
  | { readonly kind: 'heading'; readonly line: number; readonly heading: Heading }
  | TextBlock
  | { readonly kind: 'skipped'; readonly first: number; readonly last: number; readonly reason: string };

export interface TextBlock {
  readonly kind: 'text';
  /** Indices of its first and last line. */
  readonly first: number;
  readonly last: number;
  /** Content range of each line. */
  readonly parts: readonly { readonly start: number; readonly end: number }[];
  readonly item: boolean;
  readonly indent: number;
  /** Kind of list ("-", "1.", "W"), "" for a paragraph. */
  readonly list: string;
  readonly quoted: boolean;
  /** The block shares its line with the field's name: offset behind the name. */
  readonly behindName: number | null;
}

/** A text block that may still take in lines. */
type OpenBlock = { -readonly [K in keyof TextBlock]: TextBlock[K] } & {
  parts: { start: number; end: number }[];
};

/** Cuts a text into blocks. Offsets are UTF-16 units into `text`; without `headings` no line opens a field. */
export function readBlocks(text: string, headings: boolean): { lines: Line[]; blocks: Block[] } {
  const lines = readLines(text);
  const wrapped = isWrapped(text, lines);
  const search = lineSearch(text, lines);
  const blocks: Block[] = [];
  let open: OpenBlock | null = null;
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i]!;
    const skipped = isBlank(line) && line.marker === '' ? null : skippedLines(text, lines, i, search);
    const heading = headings && !skipped ? readHeading(text, lines, i) : null;
    if (skipped) {
      blocks.push({ kind: 'skipped', first: i, last: skipped.last, reason: skipped.reason });
      open = null;
      i = skipped.last;
    } else if (heading) {
      blocks.push({ kind: 'heading', line: i, heading });
      open = behindHeading(text, line, i, heading);
      if (open) blocks.push(open);
      i += heading.lines - 1;
    } else if (isBlank(line)) {
      open = null;
    } else if (open && goesOn(text, lines, i, wrapped)) {
      open.parts.push({ start: line.contentStart, end: line.contentEnd });
      open.last = i;
    } else {
      open = textBlock(lines, i, displayMathEnd(text, lines, i, search));
      blocks.push(open);
      i = open.last;
    }
  }
  return { lines, blocks };
}

function goesOn(text: string, lines: readonly Line[], at: number, wrapped: boolean): boolean {
  const [before, line] = [lines[at - 1]!, lines[at]!];
  return line.marker === '' && line.quote === before.quote && joinsLine(text, before, line, wrapped);
}

function textBlock(lines: readonly Line[], first: number, last: number): OpenBlock {
  const line = lines[first]!;
  return {
    kind: 'text',
    first,
    last,
    parts: lines
      .slice(first, last + 1)
      .map(({ contentStart, contentEnd }) => ({ start: contentStart, end: contentEnd })),
    item: line.marker !== '',
    indent: line.indent,
    list: line.marker.replace(/\d+/gu, '1').replace(/[a-z]/gu, 'a').trim(),
    quoted: line.quote > 0,
    behindName: null,
  };
}

/** The text that follows a field's name on its own line. */
function behindHeading(text: string, line: Line, index: number, { contentStart }: Heading): OpenBlock | null {
  if (contentStart === null || contentStart >= line.contentEnd) return null;
  const block = textBlock([line], 0, 0);
  const parts = [{ start: contentStart, end: line.contentEnd }];
  return {
    ...block,
    first: index,
    last: index,
    parts,
    item: false,
    list: '',
    behindName: trimBack(text, contentStart),
  };
}

function trimBack(text: string, offset: number): number {
  return text.slice(0, offset).trimEnd().length;
}
