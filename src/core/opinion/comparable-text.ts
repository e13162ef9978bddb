import { foldLower } from '../text/fold.ts';

/** A text made comparable; `places[i]` is where its i-th unit begins in the original, with the end behind the last. */
export interface ComparableText {
  readonly text: string;
  readonly places: readonly number[];
}

/**
 * Case, white space, ligatures, quotation marks, dashes, soft hyphens and words cut at a line's end aside; digits, points
 * and signs stay as they are: "6.9" is not "69".
 */
export function comparableText(original: string): ComparableText {
  const folded = foldLower(original);
  let text = '';
  const places: number[] = [];
  const put = (part: string, at: number): void => {
    for (let i = 0; i < part.length; i += 1) places.push(at);
    text += part;
  };
  for (let at = 0; at < folded.length;) {
    const sign = String.fromCodePoint(folded.codePointAt(at)!);
    const next = at + sign.length;
    if (/\s/u.test(sign)) {
      // "inter- mediate" and "intermediate" are the same word, cut or not.
      if (text !== '' && !text.endsWith(' ')) put(' ', at);
    } else if (!/\p{Cf}/u.test(sign)) {
      // Ligatures and full-width letters; a number's superscripts keep their sign, or "10²" would read as "102".
      put(/\p{No}/u.test(sign) ? sign : sign.normalize('NFKC').toLowerCase(), at);
    }
    at = next;
  }
  places.push(original.length);
  return withoutCuts({ text, places });
}

/** Hyphens with a space behind them, inside a word, go with the space. */
function withoutCuts({ text, places }: ComparableText): ComparableText {
  const cut = /(?<=\p{L})- (?=\p{Ll})/gu;
  let out = '';
  const kept: number[] = [];
  let from = 0;
  for (const { index } of text.matchAll(cut)) {
    out += text.slice(from, index);
    kept.push(...places.slice(from, index));
    from = index + 2;
  }
  return { text: out + text.slice(from), places: [...kept, ...places.slice(from)] };
}

/** Where `wanted` stands in `within`, whole words and whole numbers alone; -1 where it does not. Both comparable. */
export function indexOfWhole(within: string, wanted: string): number {
  if (wanted === '') return -1;
  for (let at = within.indexOf(wanted); at >= 0; at = within.indexOf(wanted, at + 1)) {
    const [before, after] = [within.slice(Math.max(0, at - 2), at), within.slice(at + wanted.length)];
    const openLeft = /^[\p{L}\p{N}]/u.test(wanted) && /[\p{L}\p{N}]$|\d[.,]$/u.test(before);
    const openRight = /[\p{L}\p{N}]$/u.test(wanted) && /^(?:[\p{L}\p{N}]|[.,]\d)/u.test(after);
    if (!openLeft && !openRight) return at;
  }
  return -1;
}
