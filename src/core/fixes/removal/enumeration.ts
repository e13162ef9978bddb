import { fewer } from './counted.ts';
import { withoutPart } from './list-item.ts';
import type { CleanEdit, Span } from './sentence-view.ts';

const label = /(?:\((?<round>\d{1,2}|[a-h]|i{1,3}|iv|v)\)|(?<=[\s:])(?<half>\d{1,2})[.)])\s+/gu;

/** Takes a part out of "(1) A, (2) B, and (3) C" and numbers the rest anew. */
export function withoutNumbered(text: string, window: Span, claim: Span): CleanEdit[] | null {
  const hits = [...text.matchAll(label)].filter(({ index }) => index >= window.start && index < window.end);
  const marks = hits.map(({ groups }) => groups?.['round'] ?? groups?.['half'] ?? '');
  const series = [numbers, letters, romans].find((one) => marks.every((mark, i) => mark === one[i]));
  if (hits.length < 3 || !series) return null;
  const joints = hits.slice(1).map((hit) => /[,;]?\s+(?:(?:and|or)\s+)?$/u.exec(text.slice(0, hit.index))!);
  const items = hits.map((hit, i) => ({ start: hit.index, end: joints[i]?.index ?? window.end }));
  const at = items.findIndex(({ start, end }) => start <= claim.start && claim.end <= end);
  const counted = fewer(text, items, items.length - 1);
  if (at < 0 || !counted) return null;
  const conjunction = /\b(?:and|or)\b/u.exec(joints.at(-1)![0])?.[0];
  // Without a word between the last two there is nothing to mend but the numbers.
  const removed =
    conjunction === undefined
      ? at < items.length - 1
        ? [{ start: items[at]!.start, end: items[at + 1]!.start, text: '' }]
        : [{ start: items[at - 1]!.end, end: items[at]!.end, text: '' }]
      : withoutPart(text, { items, conjunction }, at);
  const renumbered = hits.slice(at + 1).map((hit, i) => {
    const start = hit.index + (hit[0].startsWith('(') ? 1 : 0);
    return { start, end: start + marks[at + 1 + i]!.length, text: series[at + i]! };
  });
  return merged([...counted, ...removed, ...renumbered]);
}

/** In order; an edit that another one swallows goes into it. */
function merged(edits: readonly CleanEdit[]): CleanEdit[] {
  return [...edits].sort((a, b) => a.start - b.start);
}

const numbers = '1 2 3 4 5 6 7 8 9 10 11 12'.split(' ');
const letters = 'a b c d e f g h'.split(' ');
const romans = 'i ii iii iv v'.split(' ');
