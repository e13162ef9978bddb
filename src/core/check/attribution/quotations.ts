import type { PaperIndex } from '../../evidence/paper-index.ts';
import { paperWords } from '../../evidence/lexicon/paper-words.ts';
import { distance } from '../../evidence/lexicon/presence.ts';
import { nameKey } from '../../evidence/lexicon/name-key.ts';
import type { Passage } from '../../paper/model.ts';
import { fold } from '../../text/fold.ts';
import { isStopWord, stemWord, tokenize, type Token } from '../../text/tokens.ts';

/** Words in quotation marks; UTF-16 range without the marks. */
export interface Quotation {
  readonly start: number;
  readonly end: number;
}

/** The paper's words nearest to a quotation, where they differ in substance. */
export interface Altered {
  readonly passage: Passage;
  /** The paper's wording: UTF-16 range in `passage.text`. */
  readonly start: number;
  readonly end: number;
  /** The words of the quotation that the paper does not have there: UTF-16 range in the sentence. */
  readonly changed: { readonly start: number; readonly end: number };
  /** What the paper has in their place. */
  readonly instead: string;
  /** 0..1: share of the quotation's words that stand there in the same order. */
  readonly share: number;
}

/** Fewer words are a term in scare quotes. */
const fewestWords = 5;
const mostWords = 80;

export function quotationsIn(sentence: string): Quotation[] {
  const text = fold(sentence);
  return [
    ...text.matchAll(/"(?<words>[^"]{15,700})"|(?:^|[\s(])''?(?<single>[^']{20,700})''?(?=[\s.,;:)]|$)/gu),
  ].flatMap((hit) => {
    const words = hit.groups?.['words'] ?? hit.groups?.['single'] ?? '';
    const start = hit.index + hit[0].indexOf(words);
    const count = tokenize(words).length;
    return count < fewestWords || count > mostWords ? [] : [{ start, end: start + words.length }];
  });
}

/** True if the words stand in the paper as quoted, case, hyphens and marks aside; parts around an ellipsis by themselves. */
export function isVerbatim(words: string, index: PaperIndex): boolean {
  const keys = paperWords(index).keys;
  return words
    .split(/\.{3}|\u2026|\[[^\]]*\]/u)
    .map(nameKey)
    .every((key) => keys.includes(key));
}

/** Letters and digits without plural endings: marks, spaces and line breaks are lost or won when text is extracted. */
function looseKey(text: string): string {
  return (
    fold(text)
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  )
    .map((word) => (word.length > 3 ? word.replace(/s$/u, '') : word))
    .join('');
}

/** Where the paper has nearly these words and others in place of some of them; null where it has them, or nothing like it. */
export function alteredQuotation(
  sentence: string,
  { start, end }: Quotation,
  index: PaperIndex,
): Altered | null {
  const words = sentence.slice(start, end);
  if (/\$|\\|\.{3}|\u2026|\[/u.test(words) || isVerbatim(words, index)) return null;
  const quoted = tokenize(words);
  const loose = looseKey(words);
  let best: { passage: Passage; pairs: [number, number][]; tokens: Token[] } | null = null;
  for (const { passage } of index.search(words, 4)) {
    if (looseKey(passage.text).includes(loose)) return null;
    if (passage.kind === 'reference' || passage.kind === 'table') continue;
    const all = tokenize(passage.text);
    const width = Math.ceil(quoted.length * 1.35) + 2;
    for (let from = 0; from < all.length; from += 1) {
      // A window that opens with none of the first words is better opened elsewhere.
      if (!quoted.slice(0, 3).some(({ text }) => same(text, all[from]!.text))) continue;
      const tokens = all.slice(from, from + width);
      const pairs = aligned(quoted, tokens);
      if (!best || pairs.length > best.pairs.length) best = { passage, pairs, tokens };
    }
  }
  if (!best) return null;
  const { passage, tokens } = best;
  const pairs = inOneRun(best.pairs);
  const share = pairs.length / quoted.length;
  const [first, last] = [pairs[0], pairs.at(-1)];
  // All in one run of about the same length, or the words are the reviewer's own.
  if (!first || !last || share < 0.65 || last[1] - first[1] + 1 > quoted.length * 1.35 + 2) return null;
  const changed = substituted(quoted, tokens, pairs, index);
  if (!changed) return null;
  return {
    passage,
    start: tokens[Math.min(first[1], changed[2])]!.start,
    end: tokens[Math.max(last[1], changed[3])]!.end,
    changed: { start: start + quoted[changed[0]]!.start, end: start + quoted[changed[1]]!.end },
    instead: passage.text.slice(tokens[changed[2]]!.start, tokens[changed[3]]!.end),
    share,
  };
}

/** Without the words at both ends that were met far from the rest. */
function inOneRun(pairs: readonly [number, number][]): [number, number][] {
  const far = (at: number): boolean => {
    const [a, b] = [pairs[at]!, pairs[at + 1]!];
    return b[1] - a[1] > b[0] - a[0] + 3;
  };
  let [from, to] = [0, pairs.length];
  for (let at = 0; at + 1 < pairs.length && at < 2; at += 1) if (far(at)) from = at + 1;
  for (let at = pairs.length - 2; at >= from && at >= pairs.length - 3; at -= 1) if (far(at)) to = at + 1;
  return pairs.slice(from, to);
}

/** Words that reviewers put for each other from memory without changing what is said. */
const alike = [
  'via through by with',
  'use utilize utilise leverage employ apply',
  'important essential crucial key critical',
  'show demonstrate illustrate',
].map((group) => new Set(group.split(' ').map(stemWord)));

/** Longest common subsequence of words, as pairs of indices. */
function aligned(a: readonly Token[], b: readonly Token[]): [number, number][] {
  const table = Array.from({ length: a.length + 1 }, () => new Uint16Array(b.length + 1));
  for (let i = a.length - 1; i >= 0; i -= 1)
    for (let j = b.length - 1; j >= 0; j -= 1)
      table[i]![j] = same(a[i]!.text, b[j]!.text)
        ? table[i + 1]![j + 1]! + 1
        : Math.max(table[i + 1]![j]!, table[i]![j + 1]!);
  const pairs: [number, number][] = [];
  for (let i = 0, j = 0; i < a.length && j < b.length;) {
    if (same(a[i]!.text, b[j]!.text)) pairs.push([i++, j++]);
    else if (table[i + 1]![j]! >= table[i]![j + 1]!) i += 1;
    else j += 1;
  }
  return pairs;
}

const same = (a: string, b: string): boolean =>
  a === b ||
  alike.some((group) => group.has(stemWord(a)) && group.has(stemWord(b))) ||
  (a.length > 3 && b.length > 3 && stemWord(a) === stemWord(b));

/**
 * First run of quoted words in whose place the paper has others, both of substance and no slip of the pen; indices of
 * first and last word of both. At the ends of a quotation the paper's next words stand against it.
 */
function substituted(
  quoted: readonly Token[],
  tokens: readonly Token[],
  pairs: readonly [number, number][],
  index: PaperIndex,
): [number, number, number, number] | null {
  const [first, last] = [pairs[0]!, pairs.at(-1)!];
  const tail = quoted.length - 1 - last[0];
  const gaps: [number, number, number, number][] = [
    [0, first[0] - 1, Math.max(0, first[1] - first[0]), first[1] - 1],
    ...pairs
      .slice(1)
      .map(([i, j], at): [number, number, number, number] => [
        pairs[at]![0] + 1,
        i - 1,
        pairs[at]![1] + 1,
        j - 1,
      ]),
    [last[0] + 1, quoted.length - 1, last[1] + 1, Math.min(tokens.length - 1, last[1] + tail)],
  ];
  const { lower } = paperWords(index);
  return (
    gaps.find(([from, to, paperFrom, paperTo], at) => {
      const ours = quoted.slice(from, to + 1).map(({ text }) => text);
      const theirs = tokens.slice(paperFrom, paperTo + 1).map(({ text }) => text);
      // What stands before or behind is the paper's own only where it is short.
      if ((at === 0 || at === gaps.length - 1) && ours.length > 4) return false;
      if (ours.every((word) => isStopWord(word)) || theirs.every((word) => isStopWord(word))) return false;
      const [said, printed] = [nameKey(ours.join('')), nameKey(theirs.join(''))];
      return said !== printed && (lower.has(said) || distance(said, printed, 2) > 2);
    }) ?? null
  );
}
