/** Longest quotation in UTF-16 units; a longer sentence, caption or row is cut around what it is quoted for. */
const longest = 300;

/**
 * The stretch [start, end) of `text` to quote from a part of [from, to): all of it, or at most 300 units around the
 * match (offset `at` within the part), cut at spaces.
 */
export function quoteWindow(
  text: string,
  from: number,
  to: number,
  at: number,
): { start: number; end: number } {
  if (to - from <= longest) return { start: from, end: to };
  const centre = Math.min(Math.max(from + at - longest / 3, from), to - longest);
  const left = centre <= from ? from : text.indexOf(' ', Math.floor(centre)) + 1;
  const start =
    left > from && left < from + at + 1 ? left : Math.max(from, Math.floor(Math.min(centre, from + at)));
  const end = Math.min(to, start + longest);
  if (end === to) return { start, end };
  const space = text.lastIndexOf(' ', end);
  return { start, end: space > start + longest / 2 ? space : end };
}
