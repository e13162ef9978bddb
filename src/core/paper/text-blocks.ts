import { readCaptionLabel } from './caption-text.ts';
import type { DraftBlock, DraftRow } from './draft.ts';
import { pagelessBlock } from './draft.ts';
import { equationNumber } from './equation-number.ts';
import { readHeading } from './heading-text.ts';
import type { WordForms } from './join-lines.ts';
import { countWordForms, joinLines } from './join-lines.ts';
import { headerRows, splitValueRow } from './table-rows.ts';
import { follows, headingStrength, isCapitals } from './text-headings.ts';
import { stripMarkers } from './text-markup.ts';
import { gatherTables } from './text-tables.ts';
import { spaceOut } from './text-spacing.ts';

const pageSeparator = /^-{5,}$/u;
const tableRule = /^\|(?:\s*:?-{3,}:?\s*\|)+$/u;
const listMarker = /^(?:[-*•–·▪◦]|\(?(?:\d{1,2}|[a-z]|[ivx]{1,4})[.)])\s+\S/u;
/** Shortest line that shows hard-wrapped running text. */
const proseLine = 55;
const leastCapitals = 4;

/**
 * Blocks of a plain-text paper, or of the light markdown that PDF converters write: hard-wrapped lines, blank lines
 * between paragraphs, numbered or ALL-CAPS headings, pipe tables, "-----" between pages.
 */
export function textBlocks(source: string): DraftBlock[] {
  const raw = source.split(/\r\n|\r|\n|\f/u).map((line) => stripMarkers(line.replace(/\s+/gu, ' ').trim()));
  const lines = spaceOut(raw);
  const forms = countWordForms(lines);
  const blocks: DraftBlock[] = [];
  const style = headingStyle(lines);
  const seen = new Set<string>();
  let lastNumber: string | null = null;
  for (const group of groups(lines)) {
    if (group[0]!.startsWith('|')) {
      blocks.push(pipeTable(group));
      continue;
    }
    let rest = group;
    for (;;) {
      const heading = takeHeading(rest, lastNumber, style);
      const number = heading && readHeading(heading.text).number;
      if (heading === null || (number && seen.has(number))) break;
      if (number) seen.add((lastNumber = number));
      blocks.push(pagelessBlock('heading', heading.text));
      rest = rest.slice(heading.lines);
    }
    if (rest.length > 0) blocks.push(...groupBlocks(rest, forms));
  }
  return gatherTables(joinHeadingLines(blocks));
}

/** Numbered headings in capitals ("2 RELATED WORK") rule out numbered ones in lower case, which then are list items. */
function headingStyle(lines: readonly string[]): 'capitals' | 'any' {
  const capitals = lines.filter((line) => /^\d/u.test(line) && headingStrength(line) === 'strong').length;
  return capitals >= leastCapitals ? 'capitals' : 'any';
}

/** Runs of lines between blank lines; a pipe table is a run of its own, page separators end one. */
function* groups(lines: readonly string[]): Generator<string[]> {
  let group: string[] = [];
  for (const line of lines) {
    const border = line === '' || pageSeparator.test(line);
    const turns = group.length > 0 && group[0]!.startsWith('|') !== line.startsWith('|');
    if ((border || turns) && group.length > 0) {
      yield group;
      group = [];
    }
    if (!border) group.push(line);
  }
  if (group.length > 0) yield group;
}

/** A heading at the top of a group of lines: it stands alone, or running text follows it at once. */
function takeHeading(
  group: readonly string[],
  lastNumber: string | null,
  style: 'capitals' | 'any',
): { text: string; lines: number } | null {
  const line = group[0];
  const strength = line === undefined ? null : headingStrength(line);
  if (line === undefined || strength === null) return null;
  const { number } = readHeading(line);
  const below = group[1];
  if (strength === 'weak') {
    if (number !== null && style === 'capitals' && !isCapitals(line)) return null;
    if (number !== null ? !follows(lastNumber, number) : below !== undefined) return null;
    if (below !== undefined && below.length < proseLine) return null;
  }
  if (below !== undefined && isCapitals(below) && headingStrength(below) !== 'strong' && number !== null) {
    return { text: `${line} ${below}`, lines: 2 };
  }
  return { text: line, lines: 1 };
}

/** A second line in capitals right below a numbered heading in capitals belongs to it. */
function joinHeadingLines(blocks: readonly DraftBlock[]): DraftBlock[] {
  const out: DraftBlock[] = [];
  for (const block of blocks) {
    const last = out.at(-1);
    const second =
      last?.kind === 'heading' &&
      block.text.length < 80 &&
      /\b(?:OF|ON|FOR|AND|THE|IN|WITH|TO|BY|BETWEEN|FROM)$|[-:,]$/u.test(last.text) &&
      isCapitals(block.text) &&
      readHeading(block.text).number === null;
    if (second) out[out.length - 1] = { ...last, text: `${last.text} ${block.text}` };
    else out.push(block);
  }
  return out;
}

/** Splits a group into running text and rows of values; one lonely row of numbers inside running text is text. */
function* groupBlocks(group: readonly string[], forms: WordForms): Generator<DraftBlock> {
  const values = group.map(isValueRow);
  const isRow = (at: number): boolean =>
    values[at] === true && (group.length === 1 || values[at - 1] === true || values[at + 1] === true);
  let start = 0;
  for (let at = 1; at <= group.length; at += 1) {
    if (at < group.length && isRow(at) === isRow(start)) continue;
    const lines = group.slice(start, at);
    if (isRow(start)) yield valueTable(lines);
    else yield* proseBlocks(lines, forms);
    start = at;
  }
}

function* proseBlocks(lines: readonly string[], forms: WordForms): Generator<DraftBlock> {
  let start = 0;
  for (let at = 1; at <= lines.length; at += 1) {
    const line = lines[at];
    if (line !== undefined && !startsBlock(line, lines[at - 1]!)) continue;
    const run = lines.slice(start, at);
    const { text } = joinLines(run, forms);
    const equations = run.flatMap((each) => equationNumber(each) ?? []);
    const kind = listMarker.test(text) ? 'list-item' : 'paragraph';
    yield pagelessBlock(kind, text, equations.length > 0 ? { equations } : {});
    start = at;
  }
}

function startsBlock(line: string, before: string): boolean {
  const closed = /[.:;!?)\]]$/u.test(before);
  if (closed && (listMarker.test(line) || /^\[\d{1,3}\] \p{L}/u.test(line))) return true;
  return (
    (closed || before.length < proseLine) && readCaptionLabel(line) !== null && /^\S+ \S+[:|]/u.test(line)
  );
}

const value = /^[(±+−–-]*\d[\d.,]*(?:[%×x±)*†‡kKMB\d.,(+−-]*)$/u;

/** A line that reports values: at least two of them, and they outweigh the words or close a row's name. */
function isValueRow(line: string): boolean {
  if (line.length > 160 || /[.;:]$/u.test(line) || /[=∈∑≤≥]/u.test(line)) return false;
  const tokens = line.split(' ');
  const values = tokens.filter((token) => value.test(token)).length;
  if (values < 2) return false;
  const closing =
    tokens.slice(-2).every((token) => value.test(token)) && !/,/u.test(line) && line.length < 90;
  return values >= tokens.length * 0.4 || (closing && /^\p{Lu}/u.test(line));
}

function valueTable(lines: readonly string[]): DraftBlock {
  const rows: DraftRow[] = lines.map((line) => ({ cells: splitValueRow(line), text: line, pieces: [] }));
  return pagelessBlock('table', lines.join('\n'), { rows, header: 0 });
}

function pipeTable(lines: readonly string[]): DraftBlock {
  const rows: DraftRow[] = [];
  for (const line of lines) {
    if (tableRule.test(line)) continue;
    // "Col3" is a name that the converter gave to a column without one.
    const cells = line
      .replace(/^\|/u, '')
      .replace(/\|$/u, '')
      .split('|')
      .map((cell) => cell.trim().replace(/^Col\d+$/u, ''));
    const text = cells.filter((cell) => cell !== '').join(' ');
    if (text !== '') rows.push({ cells, text, pieces: [] });
  }
  return pagelessBlock('table', rows.map((row) => row.text).join('\n'), { rows, header: headerRows(rows) });
}
