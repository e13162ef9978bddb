import { splitSentences } from '../text/sentences.ts';

const mark = ' […]';

/** At most `limit` UTF-16 units (16 or more) of a text: whole sentences where one fits, else whole words; a cut shows. */
export function cutAtSentence(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const room = limit - mark.length;
  // Enough to see whether a sentence ends where the room does.
  const end = splitSentences(text.slice(0, limit + 400))
    .map((sentence) => sentence.end)
    .findLast((at) => at <= room);
  if (end !== undefined) return text.slice(0, end) + mark;
  const space = text.lastIndexOf(' ', room);
  const words = space > room / 2 ? text.slice(0, space) : text.slice(0, room);
  // Half of a surrogate pair is no character.
  return words.replace(/[\uD800-\uDBFF]$/, '').trimEnd() + mark;
}
