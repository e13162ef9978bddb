import { findAnchors } from '../evidence/anchors.ts';
import type { Anchor } from '../evidence/anchors.ts';
import { splitSentences } from '../text/sentences.ts';
import type { SourceRange } from '../review/source-range.ts';

/** Characters on either side in which a mention is read. */
const reach = 300;

export interface Mention {
  /** The sentence around it, as far as it is near. */
  readonly sentence: SourceRange;
  /** What names a place at the asked offset; ranges count from the sentence's start. */
  readonly anchor: Anchor;
}

/**
 * The mention of a place ("Table 3", "line 123", "[12]") at an offset of a draft (UTF-16), or null. Costs the same in a
 * draft of any length. An entry of the draft's own list of works is none, nor a number that stands for one.
 */
export function mentionAt(source: string, offset: number): Mention | null {
  const from = Math.max(0, offset - reach);
  const near = source.slice(from, offset + reach);
  const at = offset - from;
  const sentence = splitSentences(near).find(({ start, end }) => start <= at && at <= end);
  if (!sentence) return null;
  const range = { start: from + sentence.start, end: from + sentence.end };
  const anchor = findAnchors(near.slice(sentence.start, sentence.end)).find(
    ({ start, end }) => start <= offset - range.start && offset - range.start <= end,
  );
  if (!anchor || (anchor.kind === 'citation' && listsWork(source, anchor.number))) return null;
  return { sentence: range, anchor };
}

/** The draft has a list of works of its own, with this number: "[3] Lund. Tides and piers. 2019". */
function listsWork(source: string, number: string): boolean {
  return new RegExp(String.raw`^[ \t>*-]*\[${number}\][.:]?[ \t]+\S`, 'mu').test(source);
}
