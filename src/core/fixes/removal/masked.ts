/**
 * The sentence as structure sees it, of the same length: math, quotations, citations and abbreviations become words
 * without marks in them, parentheses become blanks. Their contents have no say in where clauses and items end.
 */
export function masked(text: string): string {
  let seen = text;
  for (const pattern of opaque) seen = seen.replace(pattern, (hit) => filled(hit));
  return seen;
}

const opaque: readonly RegExp[] = [
  /\$\$[^$]+\$\$|\$[^$\n]+\$/g,
  /\\\(.*?\\\)|\\\[.*?\\\]/g,
  /"[^"]*"|“[^”]*”|`[^`]*`/g,
  /\[[\d,;\s–-]+\]/g,
  /\b(?:e\.\s?g|i\.\s?e|et al|cf|vs|etc|Dr|Prof|Fig|Figs|Eq|Eqs|Sec|Tab|Ref|approx|resp|w\.r\.t)\./gi,
  /\b\d+(?:[.,]\d+)+\b/g,
];

/** A noun to the tagger, one word to everything else. */
function filled(hit: string): string {
  return 'X'.padEnd(hit.length, 'x');
}

/** Blanks out what stands in parentheses, outermost pairs with their brackets; unpaired ones stay. */
export function withoutParentheses(text: string): string {
  const open: number[] = [];
  const out = [...text].length === text.length ? [...text] : text.split('');
  for (let i = 0; i < text.length; i += 1) {
    if (text[i] === '(') open.push(i);
    if (text[i] !== ')') continue;
    const from = open.pop();
    if (from === undefined || open.length > 0) continue;
    // "f(x)" is one word.
    const sign = from > 0 && /[\p{L}\p{N}_]/u.test(text[from - 1]!) ? 'x' : ' ';
    for (let at = from; at <= i; at += 1) out[at] = sign;
  }
  return out.join('');
}

/** Innermost parentheses around a range: offsets of the two brackets; null where there are none. */
export function parenthesesAround(
  text: string,
  start: number,
  end: number,
): { open: number; close: number } | null {
  const open: number[] = [];
  let best: { open: number; close: number } | null = null;
  for (let i = 0; i < text.length; i += 1) {
    if (text[i] === '(') open.push(i);
    if (text[i] !== ')') continue;
    const from = open.pop();
    if (from === undefined || from >= start || i < end) continue;
    if (!best || from > best.open) best = { open: from, close: i };
  }
  return best;
}
