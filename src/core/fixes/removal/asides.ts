import { parenthesesAround } from './masked.ts';
import {
  holdsVerb,
  isPreposition,
  refersBack,
  startsClause,
  type CleanEdit,
  type SentenceView,
  type Span,
} from './sentence-view.ts';

const example =
  /,?\s+(?:such as|including|namely|especially|particularly|notably|in particular|for example|for instance|(?:like|e\.\s?g\.|i\.\s?e\.)),?\s+/giu;

/** What can go from a sentence without a mend: relative clauses, examples, appositions, participles, dashes, parentheses. */
export function withoutAside(view: SentenceView, claim: Span): CleanEdit[][] {
  return [dashes, examples, parenthetical, leadingPhrase].flatMap((find) => {
    const cut = find(view, claim);
    return cut ? [[cut]] : [];
  });
}

/** "( ... )" with the space before it; not where it belongs to what is before it, as in math. */
export function withoutParentheses(text: string, claim: Span): CleanEdit[] | null {
  const around = parenthesesAround(text, claim.start, claim.end);
  if (!around || around.open === 0 || text[around.open - 1] !== ' ') return null;
  if (!/\p{L}{3}/u.test(text.slice(around.open, around.close))) return null;
  return [{ start: around.open - 1, end: around.close + 1, text: '' }];
}

function dashes({ text, window }: SentenceView, claim: Span): CleanEdit | null {
  const marks = [...text.slice(window.start, window.end).matchAll(/\s+[–—-]{1,3}\s+|—/gu)].map((hit) => ({
    start: hit.index + window.start,
    end: hit.index + window.start + hit[0].length,
  }));
  const before = marks.findLast(({ end }) => end <= claim.start);
  const after = marks.find(({ start }) => start >= claim.end);
  if (!before || marks.length > 2) return null;
  if (after) return { start: before.start, end: after.end, text: ' ' };
  return marks.length === 1 ? { start: before.start, end: window.end, text: '' } : null;
}

function examples({ text, window, words }: SentenceView, claim: Span): CleanEdit | null {
  const inside = text.slice(0, window.end);
  const marker = [...inside.matchAll(example)].findLast(
    ({ index, 0: { length } }) =>
      index > window.start && index + length <= claim.start + length && index < claim.start,
  );
  if (!marker || !sameLevel(text, marker.index, claim.start)) return null;
  const from = words.findIndex(({ start }) => start >= marker.index + 1);
  const end = asideEnd(words, from, claim) ?? window.end;
  return end > claim.end - 1 ? { start: marker.index, end, text: '' } : null;
}

function sameLevel(text: string, from: number, to: number): boolean {
  const between = text.slice(from, to);
  return between.split('(').length === between.split(')').length;
}

const opensAside = /^(?:which|who|whose|where|whom)$/;

/** Between commas, or behind the last one. */
function parenthetical({ words, window }: SentenceView, claim: Span): CleanEdit | null {
  for (let i = words.length - 1; i > 0; i -= 1) {
    if (words[i]!.text !== ',' || words[i]!.end > claim.start) continue;
    const next = words[i + 1];
    const third = words[i + 3];
    const relative =
      next &&
      (opensAside.test(next.text) ||
        (isPreposition(next.text) && /^which|whom|whose$/.test(words[i + 2]?.text ?? '')) ||
        (third && /^(?:which|whom)$/.test(third.text) && words[i + 2]!.text === 'of'));
    const participle = next && /(?:ing|ed)$/.test(next.text) && next.verb && !next.finite;
    const ing =
      next &&
      /ing$/.test(next.text) &&
      !/^(?:\d|[,;]|and|or)$/.test(words[i + 2]?.text ?? ',') &&
      !next.finite;
    const phrase =
      next &&
      /^(?:with|without|despite|unlike|thanks|due|based|although|though|even|as|albeit|if)$/.test(next.text);
    const end = asideEnd(words, i + 1, claim);
    const apposition =
      end !== null &&
      words.some(({ start, finite }, at) => start >= end && finite && words[at - 1]?.text === ',') &&
      !holdsVerb(
        words,
        i + 1,
        words.findIndex(({ end: stop }) => stop >= end),
      ) &&
      !holdsVerb(words, 0, i);
    if (!relative && !participle && !ing && !phrase && !apposition) continue;
    if ((phrase || ing || participle) && !words.slice(0, i).some(({ finite }) => finite) && end === null)
      return null;
    const close = words.find(({ text, start }) => end !== null && text === ',' && start === end);
    const goesOn = close !== undefined && !joins(words, words.indexOf(close) + 1);
    return { start: words[i]!.start, end: goesOn ? close.end : (end ?? window.end), text: '' };
  }
  return null;
}

/** Start of the comma, or other mark, that ends an aside which holds the claim; null where it goes to the end. */
function asideEnd(words: SentenceView['words'], from: number, claim: Span): number | null {
  for (let i = from; i < words.length; i += 1) {
    const { text, start } = words[i]!;
    if (start < claim.end) continue;
    if (text === ';' || (text === ',' && (words[i + 1]?.finite || joins(words, i + 1)))) return start;
  }
  return null;
}

/** A new clause follows the comma. */
function joins(words: SentenceView['words'], at: number): boolean {
  return (
    /^(?:and|but|yet|so|while|whereas|although|though)$/.test(words[at]?.text ?? '') &&
    startsClause(words, at + 1)
  );
}

/** "With 12 layers, the encoder is large." */
function leadingPhrase({ text, window, words }: SentenceView, claim: Span): CleanEdit | null {
  if (
    !words[0] ||
    !(isPreposition(words[0].text) || /^(?:despite|given|based|according|unlike)$/.test(words[0].text))
  )
    return null;
  const comma = words.findIndex(
    (word, i) => word.text === ',' && word.start >= claim.end && startsClause(words, i + 1),
  );
  const next = words[comma + 1];
  if (comma < 0 || !next || holdsVerb(words, 0, comma)) return null;
  return refersBack(text.slice(next.start, window.end))
    ? null
    : { start: window.start, end: next.start, text: '' };
}
