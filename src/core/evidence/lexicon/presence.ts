import type { PaperIndex } from '../paper-index.ts';
import { nameKey, singularKey } from './name-key.ts';
import { paperWords, type PaperWords } from './paper-words.ts';

/**
 * present: the name stands in the paper in some spelling; parts: each of its words does, though never together;
 * similar: a word one or two letters away does (a slip of the pen); absent: some word of it occurs nowhere.
 */
export type Presence = 'present' | 'parts' | 'similar' | 'absent';

const wordOf = /[\p{L}\p{N}]+/gu;

/** How a name of the review occurs in the whole text of the paper, bibliography included. */
export function presenceOf(name: string, index: PaperIndex): Presence {
  const words = paperWords(index);
  const core = withoutSuffix(name);
  if (occurs(core, words)) return 'present';
  const alternatives = core.split('/');
  if (alternatives.length > 1 && alternatives.every((part) => occurs(part, words))) return 'present';
  const missing = missingWords(core, words);
  if (missing.length === 0) return 'parts';
  return missing.every((word) => hasNeighbour(word, words)) ? 'similar' : 'absent';
}

/** Who made a thing is often left out: "OpenAI Gym" is met by "Gym". */
const maker =
  /^(?:OpenAI|Google|Meta|Facebook|NVIDIA|Microsoft|DeepMind|Amazon|IBM|Apple|Intel|AMD|Huawei|Alibaba|Anthropic)$/i;

/**
 * Words of a name that occur nowhere in the paper. Versions and sizes do not count ("32B", "v1.5"), nor do digits at the
 * end of a word: "Qwen3" is met by "Qwen".
 */
export function missingWords(name: string, words: PaperWords): string[] {
  const parts = (name.match(wordOf) ?? []).map((word) => word.replace(/\d[\dA-Za-z]{0,2}$/, ''));
  return parts.filter(
    (word) =>
      !(parts.length > 1 && maker.test(word)) &&
      word.length > 1 &&
      !/^\d/.test(word) &&
      !occurs(word, words) &&
      !isBlend(word, words),
  );
}

/** All parts of a camel-case word stand in the paper: "ChebGNN" where it says "Chebyshev" and "GNN". */
function isBlend(word: string, words: PaperWords): boolean {
  const parts = camelParts(word);
  return (
    parts.length > 1 &&
    parts.every((part) =>
      /^\p{Lu}+$/u.test(part) ? words.exact.has(part) : part.length > 3 && words.starts(part.toLowerCase()),
    )
  );
}

function camelParts(word: string): string[] {
  const parts = word.match(/\p{Lu}+(?!\p{Ll})|\p{Lu}\p{Ll}+|\p{Ll}+|\p{N}+/gu) ?? [];
  return parts.join('') === word ? parts : [];
}

/** "GRPO-based", "Adam-like": what was said of the name, not the name. */
export function withoutSuffix(name: string): string {
  return name.replace(
    /-(?:based|style|like|type|inspired|aware|driven|ed|specific|level|motivated|free|related|trained|tuned|generated|guided|enhanced|augmented|only|as-a-judge|compatible|dependent|powered|derived|equipped|induced)\b.*$/i,
    '',
  );
}

function occurs(name: string, words: PaperWords): boolean {
  const key = nameKey(name);
  if (key.length < 2) return true;
  if (isShortFormOf(name, words)) return true;
  // Few letters turn up by chance inside and across words, so they must begin a word, or be one.
  if (/^[a-z]{2,6}$/.test(key) && !/[^\p{L}]/u.test(name)) {
    return key.length <= 4
      ? [key, singularKey(key), `${key}s`].some((form) => words.lower.has(form))
      : words.starts(singularKey(key));
  }
  return words.keys.includes(key) || words.keys.includes(singularKey(key));
}

/**
 * The name is put together from the beginnings of words in a row: "RND" of "random network distillation", "GAT" of
 * "graph attention", "MemDec" of "memory decoder".
 */
function isShortFormOf(name: string, words: PaperWords): boolean {
  const letters = name.replace(/(?<=\p{Lu})s$/u, '').replace(/[^\p{L}\p{N}]/gu, '');
  if (/^\p{Lu}[\p{Lu}\p{N}]{2,7}$/u.test(letters) && words.initials.includes(letters.toLowerCase()))
    return true;
  const parts = camelParts(letters);
  const splits = /^\p{Lu}{3,5}$/u.test(letters) ? splitsOf(letters) : parts.length > 1 ? [parts] : [];
  if (splits.length === 0) return false;
  const runs = splits.map((split) =>
    split.map((part) => `${part}[\\p{L}\\p{N}]*`).join('[^\\p{L}\\p{N}\\n]{1,3}'),
  );
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${runs.join('|')})`, 'iu').test(words.text);
}

/** All ways to cut a few letters into two pieces or more, but for single letters, which `initials` holds. */
function splitsOf(letters: string): string[][] {
  const all = (rest: string): string[][] =>
    rest === ''
      ? [[]]
      : Array.from({ length: rest.length }, (_, i) => i + 1).flatMap((n) =>
          all(rest.slice(n)).map((more) => [rest.slice(0, n), ...more]),
        );
  return all(letters).filter((split) => split.length > 1 && split.length < letters.length);
}

/** The word or one of its family stands in the paper: "modulated" for "modulation", "aggregate" for "aggregator". */
export function hasRelative(word: string, words: PaperWords): boolean {
  const key = nameKey(word);
  if (words.keys.includes(key) || words.keys.includes(singularKey(key))) return true;
  const stem = key.slice(0, Math.max(5, key.length - 4));
  return key.length > 5 && words.keys.includes(stem);
}

/** A word of the paper within one letter of `word` (two from eight letters on). */
function hasNeighbour(word: string, words: PaperWords): boolean {
  const key = nameKey(word);
  if (key.length < 5) return false;
  const most = key.length >= 8 ? 2 : 1;
  for (const other of words.lower) {
    if (
      Math.abs(other.length - key.length) <= most &&
      other.charAt(0) === key.charAt(0) &&
      distance(other, key, most) <= most
    )
      return true;
  }
  return false;
}

/** Edit distance with swaps of neighbours (optimal string alignment), or more than `most` once that is certain. */
export function distance(a: string, b: string, most: number): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let cost = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      row.push(cost);
    }
    if (Math.min(...row) > most) return most + 1;
    before = last;
    last = row;
  }
  return last[b.length] ?? most + 1;
}
