/** How often each item stands. */
export type Counts = ReadonlyMap<string, number>;

export function countItems(items: Iterable<string>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return counts;
}

/** F1 of two multisets, 0..1; null where both are empty. */
export function multisetF1(own: Counts, other: Counts): number | null {
  let common = 0;
  for (const [item, count] of own) common += Math.min(count, other.get(item) ?? 0);
  const total = sum(own) + sum(other);
  return total === 0 ? null : (2 * common) / total;
}

/** What `own` holds oftener than `other`, most surplus first. */
export function surplus(own: Counts, other: Counts): { readonly item: string; readonly count: number }[] {
  return [...own]
    .map(([item, count]) => ({ item, count: count - (other.get(item) ?? 0) }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count || (a.item < b.item ? -1 : 1));
}

function sum(counts: Counts): number {
  let total = 0;
  for (const count of counts.values()) total += count;
  return total;
}

/**
 * Words and numbers of extracted text for comparing two extractors: compatibility forms folded (ligatures), lower case,
 * numbers whole with their separators, hyphens inside words left out (at a line end one extractor keeps them and the
 * other does not), and the marks that we alone put before raised and lowered digits.
 */
export function comparedWords(text: string): string[] {
  const plain = text
    .normalize('NFKC')
    .replace(/(?<=[\p{L}\p{N})\]])[_^](?=[\p{L}\p{N}])/gu, '')
    .replace(/(?<=\p{L})[-\u00AD\u2010\u2011](?:\s*\n\s*)?(?=\p{L})/gu, '')
    .toLowerCase();
  return plain.match(wordPattern) ?? [];
}

const sign = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}`;
/** Signs of scripts without spaces are words of their own: extractors cut their lines anywhere. */
const wordPattern = new RegExp(
  String.raw`\d+(?:[.,]\d+)*(?![\p{L}\p{M}])|[${sign}]|(?:(?![${sign}])[\p{L}\p{M}\p{N}])+`,
  'gu',
);

/** Those of the words that are numbers and nothing else. */
export function numbersOf(words: readonly string[]): string[] {
  return words.filter((word) => /^\d+(?:[.,]\d+)*$/u.test(word));
}

/** Every `n` words that follow each other: two texts in the same order share them. */
export function gramsOf(words: readonly string[], n: number): string[] {
  return words.length < n
    ? []
    : Array.from({ length: words.length - n + 1 }, (_, at) => words.slice(at, at + n).join(' '));
}
