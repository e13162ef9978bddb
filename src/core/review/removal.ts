import type { TextBlock } from './blocks.ts';
import { isBlank, type Line } from './lines.ts';
import { sourceEnd, sourceStart, type MappedText } from './mapped-text.ts';
import type { SourceRange } from './source-range.ts';

/**
 * What to delete when a whole block goes: its lines with list marker, and one of the two gaps around it, so that the
 * blocks before and behind stay as far apart as they were.
 */
export function blockRemoval(text: MappedText, lines: readonly Line[], block: TextBlock): SourceRange {
  const [start, end] = inText(text.text, lines, block);
  return { start: sourceStart(text, start), end: sourceEnd(text, end) };
}

function inText(
  text: string,
  lines: readonly Line[],
  { first, last, behindName, indent }: TextBlock,
): [number, number] {
  const [head, tail] = [lines[first]!, lines[last]!];
  if (behindName !== null) return [behindName, tail.contentEnd];
  const before = lines[nextFilled(lines, first, -1)];
  const afterIndex = nextFilled(lines, last, 1);
  const after = lines[afterIndex];
  if (!after) return [before ? before.end : head.start, tail.end];
  const gapBefore = first > 0 && isEmpty(lines[first - 1]!);
  const gapAfter = afterIndex > last + 1;
  // An item with items right below it keeps its marker: theirs would change their meaning without it.
  const nested = after.marker !== '' && after.indent >= indent + 2 && after.quote === head.quote;
  if (head.marker !== '' && nested && !gapAfter) return [head.contentStart, tail.contentEnd];
  if (!before || (gapBefore && gapAfter)) return [head.start, after.start];
  // Two paragraphs that this block kept apart must not run together.
  if (
    !gapBefore &&
    !gapAfter &&
    after.marker === '' &&
    !/^\s*[#=|>]/u.test(text.slice(after.start, after.end))
  ) {
    return [head.start, tail.end];
  }
  return [head.start, tail.next];
}

/** Index of the nearest line that is not empty, in the given direction; -1 or the number of lines if there is none. */
function nextFilled(lines: readonly Line[], from: number, step: 1 | -1): number {
  let at = from + step;
  while (at >= 0 && at < lines.length && isEmpty(lines[at]!)) at += step;
  return at;
}

function isEmpty(line: Line): boolean {
  return isBlank(line) && line.marker === '';
}
