import { fold } from '../../text/fold.ts';
import type { PaperIndex } from '../paper-index.ts';
import { nameKey } from './name-key.ts';

/** The whole text of a paper in the forms in which a name is looked for. */
export interface PaperWords {
  /** `nameKey` of every piece of text, one a line: finds a name whatever its hyphens, spaces, case or line breaks. */
  readonly keys: string;
  /** All of the text, folded, one piece a line. */
  readonly text: string;
  /** Words as written, with the parts of hyphenated and camel-case words. */
  readonly exact: ReadonlySet<string>;
  /** The same in lower case. */
  readonly lower: ReadonlySet<string>;
  /** True if some word of the paper starts with these lower-case letters. */
  starts(letters: string): boolean;
  /** First letters of the words in running order, one piece of text a line: finds the long form of an acronym. */
  readonly initials: string;
}

const built = new WeakMap<PaperIndex, PaperWords>();

/** Everything of the paper that can be read: passages, blocks, title, captions, table cells, bibliography, running heads. */
export function paperWords(index: PaperIndex): PaperWords {
  const known = built.get(index);
  if (known) return known;
  const { paper } = index;
  const texts = new Set<string>([
    paper.title ?? '',
    ...paper.passages.map((passage) => passage.text),
    ...paper.blocks.map((block) => block.text),
    ...paper.captions.map((caption) => caption.text),
    ...paper.tables.flatMap((table) => table.rows.map((row) => row.text)),
    ...paper.references.map((reference) => reference.text),
    ...paper.furniture.map((line) => line.text),
  ]);
  const exact = new Set<string>();
  const keys: string[] = [];
  const initials: string[] = [];
  for (const text of texts) {
    keys.push(nameKey(text));
    let letters = '';
    for (const [word] of text.matchAll(/[\p{L}\p{N}]+/gu)) {
      exact.add(word);
      letters += word.charAt(0).toLowerCase();
      for (const [part] of word.matchAll(/\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+|\d+/gu)) exact.add(part);
    }
    initials.push(letters);
  }
  const lower = new Set([...exact].flatMap((word) => [word.toLowerCase(), nameKey(word)]));
  const sorted = [...lower].sort();
  const words = {
    keys: keys.join('\n'),
    text: fold([...texts].join('\n')),
    exact,
    lower,
    initials: initials.join('\n'),
    starts: (letters: string) => startsIn(sorted, letters),
  };
  built.set(index, words);
  return words;
}

/** Binary search for a word that starts with `letters`. */
function startsIn(sorted: readonly string[], letters: string): boolean {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? '') < letters) low = middle + 1;
    else high = middle;
  }
  return sorted[low]?.startsWith(letters) ?? false;
}
