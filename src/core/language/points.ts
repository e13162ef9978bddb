import type { TextBlock } from '../review/blocks.ts';
import type { Line } from '../review/lines.ts';
import type { PointOutline } from './outline.ts';

const label =
  /^[\s>*•+-]*(?:\*\*|__)?[[(]?(?<label>[WQSC]\d{1,2}(?:\.\d{1,2})?|(?:weakness|strength|question|concern|comment) #?\d{1,2})(?!\w)/iu;
/** Characters of a point that its outline shows. */
const shownLength = 60;

/** The labelled points ("W1", "Question 2") among blocks of text; ranges are moved on by `shift`. */
export function pointsOf(
  text: string,
  lines: readonly Line[],
  blocks: readonly TextBlock[],
  shift: number,
): PointOutline[] {
  return blocks.flatMap((block) => {
    const start = lines[block.first]!.start;
    const name = block.item ? label.exec(text.slice(start, start + 80))?.groups?.['label'] : undefined;
    const [first, last] = [block.parts[0], block.parts.at(-1)];
    if (name === undefined || !first || !last) return [];
    const words = text.slice(first.start, Math.min(last.end, first.start + 4 * shownLength));
    return [{ label: name, text: shortened(words), range: { start: start + shift, end: last.end + shift } }];
  });
}

function shortened(words: string): string {
  const plain = words.replace(/\s+/gu, ' ').trim();
  if (plain.length <= shownLength) return plain;
  const cut = plain.slice(0, shownLength);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), shownLength / 2)).trimEnd()}…`;
}
