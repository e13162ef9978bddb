import type { CleanEdit, SentenceView, Span } from './sentence-view.ts';
import { holdsVerb, refersBack, startsClause } from './sentence-view.ts';

/** Between two clauses: from where the first ends to where the second begins. */
interface Border extends Span {
  readonly kind: 'equal' | 'comma' | 'consequence' | 'reason';
}

const plain = /^(?:and|but|yet|while|whereas|although|though)$/;
const consequence = /^(?:so|hence|thus|therefore)$/;
const reason = /^(?:because|since)$/;
const leading = /^(?:while|although|though|whereas)$/;
const leadingReason = /^(?:because|since|if|when|unless|once|as|given)$/;

/** Takes the clause out in which the claim lies; null where the sentence has but one, or the rest would hang in the air. */
export function withoutClause(view: SentenceView, claim: Span): CleanEdit[] | null {
  const { text, window, words } = view;
  const first = words[0]?.text === 'even' ? (words[1]?.text ?? '') : (words[0]?.text ?? '');
  if (leadingReason.test(first)) return null;
  const lead = leading.test(first) ? leadingClause(view) : null;
  const borders = bordersOf(view, lead?.end ?? window.start);
  const all = lead ? [lead, ...borders] : borders;
  const starts = [window.start, ...all.map(({ end }) => end)];
  const ends = [...all.map(({ start }) => start), window.end];
  const at = starts.findIndex((start, i) => start <= claim.start && claim.end <= ends[i]!);
  if (at < 0 || all.length === 0) return null;
  if (lead && at <= 1) return atLead(view, at, starts, borders);
  const before = all[at - 1];
  const after = all[at];
  if (before?.kind === 'reason' || after?.kind === 'consequence' || after?.kind === 'reason') return null;
  if (!before) {
    if (refersBack(text.slice(after!.end, window.end))) return null;
    return framed(view, claim, after!) ?? [{ start: window.start, end: after!.end, text: '' }];
  }
  if (after) {
    // What follows may speak of what goes.
    if (refersBack(text.slice(after.end, window.end))) return null;
    return [{ start: before.start, end: after.start, text: '' }];
  }
  const previous = all[at - 2];
  const join = { start: before.start, end: window.end, text: '' };
  if (before.kind === 'equal' && previous?.kind === 'comma')
    return [{ ...previous, text: text.slice(before.start, before.end) }, join];
  return [join];
}

/** The clause in which a range lies, without conjunctions around it; the window where it lies in none as a whole. */
export function clauseOf(view: SentenceView, claim: Span): Span {
  const { window, words } = view;
  const first = words[0]?.text === 'even' ? (words[1]?.text ?? '') : (words[0]?.text ?? '');
  const lead = leading.test(first) || leadingReason.test(first) ? leadingClause(view) : null;
  const all = [...(lead ? [lead] : []), ...bordersOf(view, lead?.end ?? window.start)];
  const starts = [window.start, ...all.map(({ end }) => end)];
  const ends = [...all.map(({ start }) => start), window.end];
  const at = starts.findIndex((start, i) => start <= claim.start && claim.end <= ends[i]!);
  return at < 0 ? window : { start: starts[at]!, end: ends[at]! };
}

/** "The authors claim that A and B": without A, B is still what they claim. */
function framed({ text, window }: SentenceView, claim: Span, after: Border): CleanEdit[] | null {
  if (/^[,;]/.test(text.slice(after.start, after.end))) return null;
  const frame = /^.*\b(?:that|whether)\s+/isu.exec(text.slice(window.start, claim.start))?.[0].length;
  const own = /^(?:that|whether)\b/iu.test(text.slice(after.end));
  return frame === undefined || own ? null : [{ start: window.start + frame, end: after.end, text: '' }];
}

/** "Although A, B": without B, A stands for itself; without A, B does if it does not speak of it. */
function atLead(
  view: SentenceView,
  at: number,
  starts: readonly number[],
  borders: readonly Border[],
): CleanEdit[] | null {
  const { text, window, words } = view;
  const main = starts[1]!;
  if (at === 0) {
    return refersBack(text.slice(main, window.end)) ? null : [{ start: window.start, end: main, text: '' }];
  }
  const next = borders[0];
  if (next) return next.kind === 'equal' ? [{ start: main, end: next.end, text: '' }] : null;
  const word = words[words[0]!.text === 'even' ? 2 : 1]!;
  const comma = text.slice(window.start, main).trimEnd().length - 1 + window.start;
  return [
    { start: window.start, end: word.start, text: '' },
    { start: comma, end: window.end, text: '' },
  ];
}

/** The comma that ends a subordinate clause at the start of the sentence. */
function leadingClause({ words }: SentenceView): Border | null {
  const at = words.findIndex(
    ({ text }, i) => text === ',' && holdsVerb(words, 1, i) && startsClause(words, i + 1),
  );
  return at < 0 ? null : { start: words[at]!.start, end: words[at + 1]!.start, kind: 'equal' };
}

function bordersOf({ text, words }: SentenceView, from: number): Border[] {
  const found: Border[] = [];
  let since = words.findIndex(({ start }) => start >= from);
  for (let i = since + 1; i < words.length - 1; i += 1) {
    const border = borderAt(words, since, i);
    if (!border) continue;
    const start = text.slice(0, words[i]!.start).trimEnd().length;
    found.push({ start, end: words[border.next]!.start, kind: border.kind });
    since = border.next;
    i = border.next;
  }
  return found;
}

function borderAt(
  words: SentenceView['words'],
  since: number,
  i: number,
): { next: number; kind: Border['kind'] } | null {
  const { text } = words[i]!;
  if (text === ';') {
    let next = i + 1;
    if (plain.test(words[next]?.text ?? '') || consequence.test(words[next]?.text ?? '')) next += 1;
    const kind = consequence.test(words[i + 1]?.text ?? '') ? 'consequence' : 'equal';
    if (words[next + 1]?.text === ',' && words[next]?.adverb !== undefined && isLink(words[next]!.text))
      next += 2;
    return words[next] ? { next, kind } : null;
  }
  const comma = text === ',';
  const word = words[comma ? i + 1 : i]?.text ?? '';
  const next = i + (comma ? 2 : 1);
  const complete = holdsVerb(words, since, i);
  if (!complete) return null;
  const linked = words[next + 1]?.text === ',' && isLink(words[next]?.text ?? '') ? next + 2 : next;
  if (plain.test(word) && startsClause(words, linked)) return { next, kind: 'equal' };
  if (reason.test(word) && startsClause(words, next)) return { next, kind: 'reason' };
  if (comma && consequence.test(word) && startsClause(words, next)) return { next, kind: 'consequence' };
  if (comma && startsClause(words, i + 1) && !/^(?:which|who|whose|how|what)$/.test(word))
    return { next: i + 1, kind: 'comma' };
  return null;
}

function isLink(text: string): boolean {
  return /^(?:however|moreover|furthermore|also|still|nevertheless|nonetheless|therefore|thus|hence|instead|finally|yet|consequently)$/.test(
    text,
  );
}
