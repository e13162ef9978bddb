import type { TextRange } from '../../text/sentences.ts';
import type { Quantity } from '../../text/numbers.ts';

/** Words by which a count is of a part: "two other components" may be two of five. */
const rest =
  'existing|other|others|remaining|auxiliary|additional|further|extra|first|last|latter|former|adjacent|consecutive|previous|prior';
/** A reviewer who counts these may leave some out; a paper names all that it has so. */
const chosen = 'main|core|primary|key|major|central|principal|new|newly|selected|specific';
const [partOf, someOf] = [rest, `${rest}|${chosen}`].map((words) => ({
  before: new RegExp(`\\b(?:${words}|these|those|such|any|each|every|another) ?$`, 'u'),
  behind: new RegExp(`^[ -](?:[\\p{L}-]+[ -]){0,2}?(?:${words})\\b`, 'u'),
})) as [Scope, Scope];

interface Scope {
  readonly before: RegExp;
  readonly behind: RegExp;
}

/** True if the text counts some of the things and not all; `lower` is folded and lower case. */
export function countsSome(lower: string, range: TextRange): boolean {
  return isOf(someOf, lower, range);
}

/** The same of a paper, which tells of "three popular corpora" where these are all. */
export function countsPart(lower: string, range: TextRange): boolean {
  return isOf(partOf, lower, range);
}

function isOf({ before, behind }: Scope, lower: string, { start, end }: TextRange): boolean {
  return before.test(lower.slice(Math.max(0, start - 16), start)) || behind.test(lower.slice(end, end + 40));
}

/** "11 out of 25 flaws", "three of the six": how many of how many. */
export function countsOutOf(lower: string, { start, end }: TextRange): boolean {
  return (
    /\b(?:\d+|one|two|three|four|some|most|many|several|none) (?:out )?of (?:the )? ?$/u.test(
      lower.slice(Math.max(0, start - 18), start),
    ) || /^ (?:out )?of (?:the )?\d/u.test(lower.slice(end, end + 14))
  );
}

/** Words that tell of a cited work, not of the paper's own. */
export function isCited(clause: string): boolean {
  return (
    /(?:\bet al\b|\[\d{1,3}\])[^.;]*$/u.test(clause) && !/\b(?:we|our|us|paper|authors?)\b/u.test(clause)
  );
}

/** "more practical than a two-loop method": what stands there is not the paper's. */
export function isContrast(lower: string, { start }: TextRange): boolean {
  return /\b(?:than|unlike|versus|vs\.?|instead of|rather than|as opposed to|in contrast to|compared (?:to|with)) [^,;:.]{0,40}$/u.test(
    lower.slice(Math.max(0, start - 60), start),
  );
}

const opener = /[:(\u2014]|\s[-\u2013]\s|\b(?:including|such as|namely|i\.e\.?|viz\.?)\b/u;

/** "two heads, one for the mean and another for the spread". */
const oneAndOther = /^[^.;]{0,60}\bone\b[^.;]{1,120}\b(?:another|(?:the )?others?)\b/u;
/** "a two-stage reader + ranker design". */
const joinedNames = /^-\p{L}+(?: \p{L}+){1,3} ?[+\u2013\u2014/] ?\p{L}{3,}/u;

/** "three levels: mild, balanced and severe": the sentence names as many things as it counts. */
export function listsThem(lower: string, { end, value }: Quantity): boolean {
  const rest = lower.slice(end);
  if (value === 2 && (oneAndOther.test(rest) || joinedNames.test(rest))) return true;
  const marked = rest.match(/\((?:\d|[a-f]|iv|v|i{1,3})\)/gu)?.length ?? 0;
  if (marked === value) return true;
  const open = opener.exec(rest.slice(0, 90));
  if (!open) return false;
  const from = open.index + open[0].length;
  const closing = open[0] === '(' ? rest.indexOf(')', from) : rest.slice(from).search(/[.;](?:\s|$)/u) + from;
  const list = rest.slice(from, closing > from ? closing : undefined);
  const items = list.split(/,|;|\/|&|\band\b|\bor\b/u).filter((item) => /[\p{L}\d]/u.test(item));
  return items.length === value || (items.length > value && value >= 3 && items.length <= value + 1);
}

/** "7 templates out of the 80 prompts": the whole they are taken from may be somebody else's. */
export function isWholeOfAnother(lower: string, { start }: TextRange): boolean {
  return /\b(?:\p{L}+ ){1,4}(?:out of|chosen from|picked from|drawn from) (?:the |all |a pool of )?$/u.test(
    lower.slice(Math.max(0, start - 50), start),
  );
}

/** "lacks a test on the Larder set, which holds 300 items": what is told of something that is not there. */
export function isLacked(lower: string, { start }: TextRange): boolean {
  return /\b(?:lacks?|lacking|misses|missing|omits?|absence of|without)\b[^.;]{0,120}\b(?:which|that) (?:has|have|contains?|holds?|consists? of|comprises?|includes?|covers?|provides?)(?: \p{L}+)? $/u.test(
    lower.slice(Math.max(0, start - 180), start),
  );
}

/** "Table 9 shows the results across five sets": what one table or figure has. */
export function isOfOnePlace(clause: string): boolean {
  return /\b(?:table|figure|fig\.?|tab\.?) \p{L}?\d+\p{L}?\b/u.test(clause);
}
