import type { PaperIndex } from '../paper-index.ts';
import type { Passage } from '../../paper/model.ts';
import { fold } from '../../text/fold.ts';
import { splitSentences, type TextRange } from '../../text/sentences.ts';
import { withoutSuffix } from './presence.ts';

/** One place at which a name stands in the paper; UTF-16 ranges in `Passage.text`. */
export interface Place {
  readonly passage: Passage;
  readonly start: number;
  readonly end: number;
  /** The sentence around it. */
  readonly sentence: { readonly start: number; readonly end: number; readonly text: string };
  /**
   * own: the paper's own doing (tables, captions, headings, method and experiments, "we ..."); told: it speaks of others' work
   * (related work, introduction, a cited sentence without "we", the bibliography).
   */
  readonly voice: 'own' | 'told';
}

const background =
  /\b(?:related|background|previous|prior|preliminar\w*|introduction|literature|motivation|references|bibliography|acknowledge?ments?)\b/i;
const doing =
  /\b(?:experiment\w*|set-?up|settings?|data|datasets?|implementation|baselines?|evaluations?|results?|metrics?|training|ablation|methods?|methodology|approach|details?|benchmarks?|architecture|models?|our|proposed)\b/i;
const we =
  /\b(?:we|our|ours|us|this (?:paper|work|study)|in (?:all )?(?:our|the) experiments?|is used|are used|was used|were used|baselines?|adopted|employed|the use of|trained (?:with|on|using)|evaluated)\b/i;
const citation = /\[\d{1,3}(?:\s*[,;–-]\s*\d{1,3})*\]|\b(?:19|20)\d\d[a-z]?\)|\bet al\b/i;

/** All places of a name, whatever its hyphens, spaces, case (from four letters on) and plural. */
export function placesOf(name: string, index: PaperIndex): Place[] {
  const pattern = spellingPattern(withoutSuffix(name));
  if (!pattern) return [];
  // Most passages do not hold even the first letters: a plain search in folded text spares them the pattern.
  const first = (/\p{L}{1,4}|\p{N}+/u.exec(name)?.[0] ?? '').toLowerCase();
  return index.paper.passages.flatMap((passage, i) => {
    if (!index.folded[i]?.includes(first)) return [];
    return [...fold(passage.text).matchAll(pattern)].map((hit) => {
      const sentence = sentenceAround(passage, hit.index, hit.index + hit[0].length);
      return {
        passage,
        start: hit.index,
        end: hit.index + hit[0].length,
        sentence,
        voice: voiceOf(passage, sentence.text, index),
      };
    });
  });
}

/** A pattern for the spellings of a name that differ in hyphens, spaces, brackets and a plural; case counts up to three letters. */
export function spellingPattern(name: string): RegExp | null {
  const parts = name.match(/\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+|\p{N}+|\p{L}+/gu);
  if (!parts) return null;
  const body = parts
    .map((part) => part.replace(/s$/, (s) => (part.length > 4 ? 's?' : s)))
    .join('[-\\s_./]{0,2}');
  return new RegExp(
    `(?<![\\p{L}\\p{N}])${body}(?:e?s)?(?![\\p{L}\\p{N}])`,
    parts.join('').length > 3 ? 'giu' : 'gu',
  );
}

function voiceOf(passage: Passage, sentence: string, index: PaperIndex): 'own' | 'told' {
  if (passage.kind === 'reference') return 'told';
  if (passage.kind !== 'text') return 'own';
  if (we.test(sentence)) return 'own';
  const title = passage.section === null ? '' : (index.paper.sections[passage.section]?.title ?? '');
  if (background.test(title)) return 'told';
  return citation.test(sentence) && !doing.test(title) ? 'told' : 'own';
}

const split = new WeakMap<Passage, readonly TextRange[]>();

/** The sentence of a passage that holds [start, end), or what lies between if that is more than one. */
export function sentenceAround(passage: Passage, start: number, end: number): Place['sentence'] {
  let ranges = split.get(passage);
  if (!ranges) split.set(passage, (ranges = splitSentences(passage.text)));
  const first = ranges.find((range) => range.end > start)?.start ?? start;
  const last = ranges.find((range) => range.end >= end)?.end ?? end;
  const [from, to] = [Math.min(first, start), Math.max(last, end)];
  return { start: from, end: to, text: passage.text.slice(from, to) };
}
