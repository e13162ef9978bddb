import { isTopLevelName, readHeading } from './heading-text.ts';

const longest = 120;
const longestPhrase = 75;

/**
 * Whether a line of plain text reads as a heading by itself. "strong": ALL CAPS with a number, or one of the usual
 * names; "weak": needs its surroundings (a number in sequence, prose below) to be one.
 */
export function headingStrength(line: string): 'strong' | 'weak' | null {
  const text = line.trim();
  if (text.length < 3 || text.length > longest || !/\p{L}{3}/u.test(text)) return null;
  if (/[,;]$/u.test(text) || /[=≤≥∑∈|\\{}]/u.test(text)) return null;
  const { number, title } = readHeading(text);
  const caps = isCapitals(title);
  if (caps && number !== null && title.length > 3 && /\p{L}{3}/u.test(title))
    return /^\d+\.?\d*$/u.test(number) && /\d{2,}/u.test(title) ? 'weak' : 'strong';
  if (caps && isTopLevelName(title)) return 'strong';
  if (/^(?:Abstract|References|Bibliography|Appendix|Acknowledge?ments?)[.:]?$/u.test(text)) return 'strong';
  if (caps && number === null)
    return /\p{Lu}{4}/u.test(title) && /\s/u.test(title) && !/\d/u.test(title) ? 'weak' : null;
  const phrase = number !== null && /^[\p{Lu}“"]/u.test(title) && !/[.?]\s|[.\d]$/u.test(title);
  if (phrase && text.length <= longestPhrase) return 'weak';
  return null;
}

/** At least three letters of four are capitals ("REPRODUCIBILITY STATEMENT", "4.1 RESULTS ON MuJoCo"). */
export function isCapitals(text: string): boolean {
  const upper = text.match(/\p{Lu}/gu)?.length ?? 0;
  const lower = text.match(/\p{Ll}/gu)?.length ?? 0;
  return upper >= 3 && upper >= 3 * lower;
}

/** Whether a heading with `next` as its number may follow one with `last`: the next sibling, a first child, an uncle. */
export function follows(last: string | null, next: string): boolean {
  const b = next.split('.').filter(Boolean);
  if (last === null) return b.length === 1 && ['0', '1', 'A', 'I'].includes(b[0]!);
  const a = last.split('.').filter(Boolean);
  if (b.length > a.length) {
    return b.length === a.length + 1 && a.every((part, n) => part === b[n]) && ['0', '1'].includes(b.at(-1)!);
  }
  const depth = b.length - 1;
  const sameParent = b.slice(0, depth).every((part, n) => part === a[n]);
  if (sameParent && isSuccessor(a[depth]!, b[depth]!)) return true;
  return b.length === 1 && b[0] === 'A' && /^\d/.test(last);
}

function isSuccessor(a: string, b: string): boolean {
  if (/^\d+$/.test(a) && /^\d+$/.test(b)) return Number(b) === Number(a) + 1;
  return a.length === 1 && b.length === 1 && b.charCodeAt(0) === a.charCodeAt(0) + 1;
}
