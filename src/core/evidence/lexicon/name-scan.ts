import { fold } from '../../text/fold.ts';
import { openers } from '../../text/abbreviations.ts';

export type NameShape = 'acronym' | 'camel' | 'digit' | 'capital';

/** A name in running text; UTF-16 range, words as written. */
export interface NameSpan {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** Shape of the most telling word: an acronym before inner capitals before digits before a plain capital. */
  readonly shape: NameShape;
}

interface Word {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly shape: NameShape | null;
}

const wordPattern = /[\p{L}\p{N}]+(?:(?:[-/_']|\.(?=\p{N}))[\p{L}\p{N}]+)*(?:\+{1,2}(?![\p{L}\p{N}]))?/gu;
const versionWord = /^(?:v?\d+(?:\.\d+)*[a-zA-Z]{0,3}|[IVX]{1,4}|[A-Z]\d?)$/;

/** Places of a paper and parts of a review: "Table 3", "Section", "Weakness". Never names of what a paper is about. */
const placeWord =
  /^(?:tables?|tabs?|figures?|figs?|sections?|secs?|appendix|appendices|equations?|eqs?|eqns?|theorems?|thms?|lemmas?|propositions?|corollary|corollaries|definitions?|assumptions?|algorithms?|algs?|algo|algos|cor|prop|props|lem|def|defs|assump|obs|lines?|pages?|chapters?|remarks?|examples?|conditions?|steps?|cases?|parts?|panels?|footnotes?|questions?|weakness(?:es)?|strengths?|reviewers?|refs?|references?|supplement(?:ary)?|q\d+|w\d+|s\d+|l\d+|row\d*|line\d*|eq\.?\d+|fig\.?\d+\w?|(?:january|february|march|april|may|june|july|august|september|october|november|december)|monday|english|chinese)$/i;

/** "40x", "2D", "3rd", "10k", "7B": quantities. */
const quantity =
  /^\d+(?:\.\d+)?(?:x|d|st|nd|rd|th|px|ms|s|gb|mb|tb|k|m|b|bit|bits|nm|hz|khz|mhz|ghz|fps|mm|cm|km|h|hr|min)?$/i;

/** "ΔΔG", "αK": a formula's symbol, not a name. */
const symbol = /^(?=.*\p{Script=Greek})(?:\p{Script=Greek}|\p{Lu}|\p{N}){1,4}$/u;

/** Shape of one word, or null for an ordinary one. */
export function wordShape(word: string): NameShape | null {
  if (quantity.test(word) || placeWord.test(word) || symbol.test(word)) return null;
  const parts = word.split(/[-/_+.]/);
  if (parts.some((part) => /^\p{Lu}[\p{Lu}\p{N}]*\p{Lu}[\p{Lu}\p{N}]*s?$/u.test(part))) return 'acronym';
  if (word.length > 2 && /\p{Ll}\p{Lu}|\p{Lu}{2,}\p{Ll}{2}/u.test(word)) return 'camel';
  if (/\p{N}/u.test(word)) return /\p{Lu}/u.test(word) && /\p{L}{2}|\p{Lu}\p{N}/u.test(word) ? 'digit' : null;
  return /^\p{Lu}\p{Ll}/u.test(word) ? 'capital' : null;
}

const strength: readonly NameShape[] = ['capital', 'digit', 'camel', 'acronym'];

/**
 * Names of a text in order: runs of words that look like names ("Swin Transformer-B", "LLaVA v1.5 7B"). Left out are
 * places ("Table 3"), quantities, formulas, words that are capitals only because a sentence or a title-case heading
 * ("Strong Results: ...") opens with them.
 */
export function scanNames(text: string): NameSpan[] {
  const folded = withoutFormulas(fold(text));
  const words = [...folded.matchAll(wordPattern)].map<Word>((hit) => {
    const numbered = /^\d+\.(?=\p{Lu})/u.exec(hit[0])?.[0].length ?? 0;
    const bare = hit[0].slice(numbered).replace(/'s?$/, '');
    return {
      start: hit.index + numbered,
      end: hit.index + numbered + bare.length,
      text: bare,
      shape: wordShape(bare),
    };
  });
  const heading = headingEnd(folded);
  const spans: NameSpan[] = [];
  for (let i = 0; i < words.length;) {
    const first = words[i] as Word;
    const opens = opensSentence(folded, first.start);
    const plain =
      first.shape === 'capital' &&
      (first.start < heading || (opens && openers.has(first.text.toLowerCase())));
    if (!first.shape || plain) {
      i += 1;
      continue;
    }
    let last = i;
    while (joinsNext(words, last, folded)) last += 1;
    const run = words.slice(i, last + 1);
    const end = (run.at(-1) as Word).end;
    const shape = run.reduce<NameShape>((best, word) => stronger(best, word.shape), 'capital');
    // One capital at the start of a sentence says nothing; what it stands for is decided elsewhere in the sentence.
    if (!(opens && shape === 'capital' && run.length === 1))
      spans.push({ start: first.start, end, text: folded.slice(first.start, end), shape });
    i = last + 1;
  }
  return spans;
}

function stronger(best: NameShape, shape: NameShape | null): NameShape {
  return shape && strength.indexOf(shape) > strength.indexOf(best) ? shape : best;
}

/** Whether the word after `words[i]` belongs to the same name: one space between, and a name word or a version. */
function joinsNext(words: readonly Word[], i: number, text: string): boolean {
  const [here, next] = [words[i], words[i + 1]];
  if (!here || !next || text.slice(here.end, next.start) !== ' ') return false;
  return next.shape !== null || (versionWord.test(next.text) && !/^[AI]$/.test(next.text));
}

function opensSentence(text: string, at: number): boolean {
  return /(?:^|[.!?:;)\]•*、。：；）][ "'(]*|(?:^|\s)[-–•*] ?)$/u.test(text.slice(0, at).trimEnd());
}

/** End of a title-case heading that opens the text ("Limited Scope: ...", "Novelty - ..."), else 0. */
function headingEnd(text: string): number {
  const head = /^[^.!?]{3,80}?(?::| [-–—] )/u.exec(text)?.[0] ?? '';
  const words = head.match(/\p{L}[\p{L}'-]*/gu) ?? [];
  const capitals = words.filter((word) => /^\p{Lu}/u.test(word) || word.length <= 3).length;
  return words.length > 0 && words.length <= 9 && capitals >= words.length - 1 ? head.length : 0;
}

/** Formulas, code-like commands and addresses blanked out, lengths kept. */
function withoutFormulas(text: string): string {
  return text.replace(/\$[^$]{1,200}\$|\\[a-zA-Z]+(?:\{[^{}]*\})*|https?:\/\/\S+|\S*_\{\S*/gu, (hit) =>
    '\u0001'.repeat(hit.length),
  );
}
