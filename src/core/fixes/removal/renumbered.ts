import type { Edit } from '../../findings/finding.ts';
import type { Review, Sentence } from '../../review/model.ts';

/** "2. ", "- W2: ", "**Q2**": what stands before the number of an item, its letter, the number, what closes it. */
const item =
  /^(?<indent>[ \t]*(?:[-*+•][ \t]+)?(?:\*\*|__|\*|_)?[([]?)(?<letter>[A-Z]?)(?<number>\d{1,2})(?<close>[)\].:*_]|[ \t]*[–—-][ \t])/u;
/** What a list does not go beyond. */
const border = /^(?:#{1,6}[ \t]|==[-+*]==|(?:=+|-{3,})[ \t]*$)/u;

interface Label {
  readonly indent: string;
  readonly letter: string;
  readonly number: number;
  readonly start: number;
  readonly end: number;
}

/**
 * The numbers of the items behind one that goes, each less by one; [] where that has no number, keeps its marker, or
 * where the draft speaks of an item by its number: a rebuttal or a question might then mean another one.
 */
export function renumbered({ source }: Review, { start, removal }: Sentence): Edit[] {
  const lineStart = source.slice(0, start).search(/[^\r\n]*$/u);
  const gone = labelAt(source, lineStart);
  if (!gone || removal.start > lineStart || gone.end > removal.end || gone.end > start) return [];
  const following: Label[] = [];
  let at = removal.end;
  for (const line of source.slice(removal.end).split(/(?<=\r\n|\n|\r(?!\n))/u)) {
    if (border.test(line)) break;
    const label = labelAt(source, at);
    at += line.length;
    if (!label || label.indent !== gone.indent || label.letter !== gone.letter) continue;
    if (label.number !== gone.number + following.length + 1) break;
    following.push(label);
  }
  if (isReferredTo(source, gone, following)) return [];
  return following.map(({ start: from, end, number }) => ({ start: from, end, text: String(number - 1) }));
}

/** The label of the item that starts at an offset, with the range of its number. */
function labelAt(source: string, at: number): Label | null {
  const groups = item.exec(source.slice(at, at + 80))?.groups;
  if (!groups) return null;
  const { indent = '', letter = '', number = '' } = groups;
  const start = at + indent.length + letter.length;
  return { indent, letter, number: Number(number), start, end: start + number.length };
}

function isReferredTo(source: string, gone: Label, following: readonly Label[]): boolean {
  const pattern =
    gone.letter === ''
      ? /\b(?:points?|items?|weakness(?:es)?|questions?|concerns?|comments?|issues?|(?:see|in|to|on|and) )\s*#?\(?(\d{1,2})\b(?![.:]\d)/giu
      : new RegExp(`\\b${gone.letter}(\\d{1,2})\\b`, 'gu');
  const own = new Set([gone, ...following].map(({ end }) => end));
  return [...source.matchAll(pattern)].some((hit) => {
    const end = hit.index + hit[0].length;
    return Number(hit[1]) >= gone.number && Number(hit[1]) <= gone.number + following.length && !own.has(end);
  });
}
