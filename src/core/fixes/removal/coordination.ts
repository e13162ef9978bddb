import type { SentenceView, Span } from './sentence-view.ts';
import { isPreposition, startsClause } from './sentence-view.ts';
import type { TaggedWord } from './tagged-words.ts';

/** Equal parts of a sentence: "A, B, and C". */
export interface Coordination {
  readonly items: readonly Span[];
  readonly conjunction: string;
  /** Predicates share their subject; things share what stands before them. */
  readonly kind: 'things' | 'predicates';
  /** Index of the word that the list begins with. */
  readonly first: number;
  /** Index of the finite verb of which the list is the subject. */
  readonly verb: number | null;
}

const conjunction = /^(?:and|or|nor|but|yet|&)$/;
const determiner =
  /^(?:the|a|an|its|their|no|any|some|our|this|these|those|all|each|every|both|either|neither)$/;
const mostWords = 12;

/** The lists of a sentence, one for each conjunction that joins no clauses. */
export function coordinationsIn(view: SentenceView): Coordination[] {
  const { words } = view;
  return words.flatMap(({ text }, at) => {
    const behind =
      text === 'as' && words[at + 1]?.text === 'well' && words[at + 2]?.text === 'as' ? at + 3 : at + 1;
    if ((!conjunction.test(text) && behind === at + 1) || at === 0 || behind >= words.length) return [];
    return predicates(view, at, behind) ?? things(view, at, behind) ?? [];
  });
}

function predicates(view: SentenceView, at: number, behind: number): Coordination | null {
  const { words, window } = view;
  const second = skipAdverbs(words, behind);
  const from = clauseStart(words, at);
  const main = words.findIndex(({ finite }, i) => i >= from && i < at && finite);
  const verb = words[second];
  if (main < 0 || !verb?.finite || second === words.length - 1) return null;
  if (!sameForm(words[main]!.text, verb.text)) return null;
  let first = main;
  while (first > from && words[first - 1]!.adverb) first -= 1;
  const last = words[at - 1]!.text === ',' ? at - 1 : at;
  const starts = [first];
  for (let i = main + 1; i < last; i += 1) {
    const next = skipAdverbs(words, i + 1);
    if (words[i]!.text === ',' && next < last && words[next]!.verb && !/ing$/.test(words[next]!.text))
      starts.push(i + 1);
  }
  const items = starts.map((start, i) => ({
    start: words[start]!.start,
    end: endBefore(view, starts[i + 1] === undefined ? last : starts[i + 1]! - 1),
  }));
  const end = words.findIndex(
    ({ text }, i) => i > second && (text === ';' || (text === ',' && words[i + 1]?.finite)),
  );
  const rest = { start: words[behind]!.start, end: end < 0 ? window.end : endBefore(view, end) };
  return { items: [...items, rest], conjunction: words[at]!.text, kind: 'predicates', first, verb: null };
}

function things(view: SentenceView, at: number, behind: number): Coordination | null {
  const { words, window } = view;
  const from = clauseStart(words, at);
  const oxford = words[at - 1]!.text === ',';
  const last = oxford ? at - 1 : at;
  const stops = [last];
  for (let i = last - 1; i > from; i -= 1) {
    if (words[i]!.finite || /^[;:–—]$/.test(words[i]!.text)) break;
    if (conjunction.test(words[i]!.text)) break;
    if (words[i]!.text === ',') stops.unshift(i);
  }
  // "In Table 3, rivers and lakes are mixed": the comma makes no list.
  if (!oxford && !words.slice(from, stops[0]).some(({ finite }) => finite)) stops.splice(0, stops.length - 1);
  // "were cleaned or replaced"
  const pair = stops.length === 1 && words[last - 1]!.participle && words[behind]!.participle;
  const first = Math.min(itemStart(words, stops[0]!, from, behind), pair ? last - 1 : last);
  if (first >= stops[0]!) return null;
  const before = words.some(({ finite }, i) => i >= from && i < first && finite);
  const starts = [first, ...stops.slice(0, -1).map((stop) => stop + 1)];
  if (before && startsClause(words, behind)) return null;
  if (starts.some((start, i) => start >= stops[i]! || stops[i]! - start > mostWords)) return null;
  const close = itemEnd(words, behind, !before);
  if (close <= behind) return null;
  const items = starts.map((start, i) => ({ start: words[start]!.start, end: endBefore(view, stops[i]!) }));
  const end = words[close] ? endBefore(view, close) : window.end;
  const verb = !before && words[close]?.finite ? close : null;
  if (
    !before &&
    verb === null &&
    words.some(({ finite }) => finite) &&
    !/[:–—]/.test(words[first - 1]?.text ?? '') &&
    first === 0
  )
    return null;
  return {
    items: [...items, { start: words[behind]!.start, end }],
    conjunction: words
      .slice(at, behind)
      .map(({ text }) => text)
      .join(' '),
    kind: 'things',
    first,
    verb,
  };
}

/** "lacks seeds and code on a site": a verb in another form than the first is none. */
function sameForm(one: string, other: string): boolean {
  const form = (word: string) =>
    /^(?:are|have|do)$/.test(word)
      ? 'many'
      : /^(?:is|has|does)$/.test(word) || /(?<!s)s$/.test(word)
        ? 'one'
        : '';
  const base = (word: string) =>
    form(word) === 'many' ||
    (form(word) === '' &&
      !/(?:ed|was|were|had|did|can|could|will|would|may|might|must|should|cannot|n['’]t)$/.test(word) &&
      !past.test(word));
  return !(form(one) === 'one' && base(other)) && !(base(one) && form(other) === 'one');
}

const past =
  /^(?:\w+ew|\w+ought|\w+ept|gave|made|found|ran|led|took|held|built|wrote|told|said|saw|chose|won|got|fell|set|put|cut|let)$/;

/** End of what stands before a word, with a parenthesis that is none of the words. */
function endBefore({ text, words }: SentenceView, at: number): number {
  return text.slice(0, words[at]!.start).trimEnd().length;
}

/** Where the clause begins in which word `at` stands. */
function clauseStart(words: readonly TaggedWord[], at: number): number {
  for (let i = at - 1; i > 0; i -= 1) {
    const { text } = words[i]!;
    if (text === ';' || text === ':') return i + 1;
    if (/^(?:that|whether|how|why|because|although|though|while|whereas|which|who|where|if|when)$/.test(text))
      return i + 1;
    if (
      /^(?:and|but|or|,|yet|so)$/.test(text) &&
      startsClause(words, i + 1) &&
      words.slice(0, i).some(({ finite }) => finite)
    )
      return i + 1;
  }
  return 0;
}

/** Left end of the first item, which ends before word `to`: behind the verb, preposition or mark that governs the list. */
function itemStart(words: readonly TaggedWord[], to: number, from: number, behind: number): number {
  let at = to;
  while (at > from) {
    const { text, mark, finite, verb, participle } = words[at - 1]!;
    const modifier = verb && !finite && participle && at < to;
    if (mark || finite || (verb && !modifier) || isPreposition(text) || conjunction.test(text)) break;
    if (/^(?:including|namely|especially|that|which|not|only)$/.test(text)) break;
    at -= 1;
  }
  // "no ablation or error analysis": both share the word.
  const shared = determiner.test(words[at]?.text ?? '') && !determiner.test(words[behind]?.text ?? '');
  return shared && at < to - 1 ? at + 1 : at;
}

function itemEnd(words: readonly TaggedWord[], from: number, subject: boolean): number {
  let at = from;
  for (; at < words.length; at += 1) {
    const { text, finite } = words[at]!;
    if (/^[,;:–—]$/.test(text) || (subject && finite && at > from)) return at;
    if (
      at > from &&
      /^(?:that|which|who|because|while|although|though|whereas|when|where|if|and|or|but|nor)$/.test(text)
    )
      return at;
  }
  return at;
}

function skipAdverbs(words: readonly TaggedWord[], from: number): number {
  let at = from;
  while (words[at]?.adverb && !words[at]!.finite) at += 1;
  return at;
}
