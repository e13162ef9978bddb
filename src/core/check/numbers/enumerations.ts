import { foldLower } from '../../text/fold.ts';
import type { TextRange } from '../../text/sentences.ts';
import { isStopWord, stemWord } from '../../text/tokens.ts';
import { singular } from './words.ts';

/** A list that names all of some things: "on three corpora: A, B and C", "baselines (A [1], B [2] and C [3])". */
export interface Enumeration extends TextRange {
  /** Stem of what is listed, and of up to two words before it. */
  readonly head: string;
  readonly modifiers: readonly string[];
  /** At least 2. */
  readonly items: number;
  /** Announced by a colon or "namely", not given in brackets. */
  readonly announced: boolean;
}

/** A plural with what opens its list at once. */
const opening =
  /(?<![\p{L}-])(?<head>\p{L}{3,}s|corpora|criteria)(?: for [\p{L}\d-]+(?: [\p{L}\d-]+){0,2})?(?: \[\d[\d, ]*\])?(?:,? (?:namely|i\.e\.?,?|that is,?|which are)|\s?:|\s?\()\s?/gu;
/** What papers count and list: the list of anything else is seldom all of it. */
const listable = new Set(
  'dataset benchmark corpus baselin method approach algorithm competitor metric environ simul task model llm architectur backbon domain languag modul compon stage'.split(
    ' ',
  ),
);
const longest = 360;
/** Stand before what is listed and say nothing of its kind: verbs, numbers, pronouns. */
const plainBefore =
  /^(?:use[sd]?|using|tests?|compare[sd]?|consider|include[sd]?|and|our|the|these|following|one|two|three|four|five|six|seven|eight|nine|ten|\d+)$/u;
/** Items that go on: "and others", "among others", "e.g.". */
const open =
  /\b(?:etc|and others|and more|among others|and so on|e\.g|such as|including|for example|like)\b|\.\.\./u;

/**
 * Enumerations of names in a text that is folded but not lower-cased; at least two items. A list counts as one of names
 * where nearly every item begins with a capital or a digit or carries a citation.
 */
export function enumerations(text: string): Enumeration[] {
  const lower = foldLower(text);
  const found = [...lower.matchAll(opening)].flatMap((match) => {
    const head = stemWord(singular(match.groups?.['head'] ?? ''));
    if (!listable.has(head)) return [];
    const from = match.index + match[0].length;
    const bracket = match[0].trimEnd().endsWith('(');
    const rest = text.slice(from, from + longest);
    const stop = bracket ? closing(rest) : rest.search(/[.;](?:\s|$)|\s-\s/u);
    if (stop <= 0) return [];
    const list = rest.slice(0, stop);
    if (
      open.test(list.toLowerCase()) ||
      /\b(?:we|which|that|is|are|was|were)\b|\b(?:19|20)\d\d\b|\bet al|\b(?:figs?|tables?|sec|section|app|appendix|eqs?)\b\.?|[=<>%]/iu.test(
        list,
      )
    )
      return [];
    const items = list
      .replace(/[[(][^\])]*[\])]/gu, ' ')
      .split(/,|;|\band\b|&/u)
      .map((item) => item.trim())
      .filter((item) => item !== '');
    if (items.length < 2 || !/(?:,|\band\b|&)/u.test(list)) return [];
    const named = items.filter(
      (item) => /^(?:the )?["'(]?[\p{Lu}\d]/u.test(item) && item.length <= 40,
    ).length;
    if (named < items.length || items.some((item) => item.split(' ').length > 4)) return [];
    const start = match.index;
    const before = /(?:[\p{L}\d-]+ ){0,2}$/u.exec(lower.slice(Math.max(0, start - 40), start))?.[0] ?? '';
    const modifiers = before
      .split(' ')
      .filter((word) => word.length > 2 && !isStopWord(word) && !plainBefore.test(word))
      .map((word) => stemWord(singular(word)));
    return [{ head, modifiers, items: items.length, announced: !bracket, start, end: from + stop }];
  });
  // "(1) graph methods: A, B; (2) tree methods: C, D": each list is a part.
  return found.filter(({ head, start }) => {
    const parts = found.filter((other) => other.head === head).length;
    return parts === 1 && !/\([1-9ivab]\)[^.]{0,30}$/u.test(lower.slice(0, start));
  });
}

/** Offset of the bracket that closes one opened before the text; -1 if none does. */
function closing(text: string): number {
  let depth = 1;
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '(') depth += 1;
    if (text[at] === ')' && (depth -= 1) === 0) return at;
  }
  return -1;
}
