import { fold } from '../../text/fold.ts';

/** A short form and what it stands for, as one text defines them: "variational information bottleneck (VIB)". */
export interface Acronym {
  readonly short: string;
  readonly long: string;
  /** UTF-16 ranges in the text. */
  readonly shortAt: readonly [number, number];
  readonly longAt: readonly [number, number];
}

const bracketed = /\(\s*(?<inner>[^()]{2,80}?)\s*\)/gu;
const shortForm = /^(?=.*\p{Lu})[\p{L}\p{N}][\p{L}\p{N}.&/+-]{1,11}$/u;

/**
 * Definitions "long form (SF)" and "SF (long form)" of a text. The long form is the shortest run of words before the
 * bracket that holds the letters of the short form in order, the first at the start of a word (Schwartz and Hearst,
 * "A simple algorithm for identifying abbreviation definitions in biomedical text", PSB 2003).
 */
export function acronymsIn(text: string): Acronym[] {
  const folded = fold(text);
  const found: Acronym[] = [];
  for (const hit of folded.matchAll(bracketed)) {
    const inner = hit.groups?.['inner'] ?? '';
    const innerAt = hit.index + hit[0].indexOf(inner);
    const before = folded.slice(0, hit.index).trimEnd();
    const short = /^[^,;]+/.exec(inner)?.[0].trim() ?? '';
    if (shortForm.test(short) && !short.includes(' ')) {
      const start = longFormStart(short, before);
      if (start !== null)
        found.push({
          short,
          long: before.slice(start),
          shortAt: [innerAt, innerAt + short.length],
          longAt: [start, before.length],
        });
      continue;
    }
    const word = /[\p{L}\p{N}][\p{L}\p{N}.&/+-]*$/u.exec(before);
    if (!word || !shortForm.test(word[0]) || longFormStart(word[0], inner) !== 0) continue;
    found.push({
      short: word[0],
      long: inner,
      shortAt: [word.index, before.length],
      longAt: [innerAt, innerAt + inner.length],
    });
  }
  return found;
}

/** Where the long form of `short` begins in `before`, which it ends; null if it does not. */
function longFormStart(short: string, before: string): number | null {
  const letters = short
    .replace(/s$/, '')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();
  const from = Math.max(0, before.length - 20 - letters.length * 18);
  const text = before.slice(from).toLowerCase();
  let at = text.length;
  for (let i = letters.length - 1; i >= 0; i -= 1) {
    do at -= 1;
    while (at >= 0 && (text[at] !== letters[i] || (i === 0 && /[\p{L}\p{N}]/u.test(text[at - 1] ?? ' '))));
    if (at < 0) return null;
  }
  const long = text.slice(at);
  const words = long.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
  return long.length > short.length && words >= 1 && words <= letters.length + 5 && !/[.;:]\s/.test(long)
    ? from + at
    : null;
}
