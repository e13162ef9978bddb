import { masked, withoutParentheses } from './masked.ts';
import { tagWords, type TaggedWord } from './tagged-words.ts';

/** UTF-16 range of a clean sentence. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** A replacement in a clean sentence. */
export interface CleanEdit extends Span {
  readonly text: string;
}

/** A sentence, or what stands in its parentheses, as the parts of a removal look at it. */
export interface SentenceView {
  /** The clean sentence, whole. */
  readonly text: string;
  /** The part that is looked at: the sentence without its final mark, or the inside of parentheses. */
  readonly window: Span;
  /** Words and marks of the window; what is opaque is one word, parentheses are not there. */
  readonly words: readonly TaggedWord[];
}

export function viewOf(text: string, window: Span): SentenceView {
  const inside = withoutParentheses(masked(text.slice(window.start, window.end)));
  const words = tagWords(inside).map((word) => ({
    ...word,
    start: word.start + window.start,
    end: word.end + window.start,
  }));
  return { text, window, words };
}

/** Where the sentence ends without its final mark and what closes behind that. */
export function bodyEnd(text: string): number {
  return text.length - (/\s*[.!?…]+["'”’)\]*_]*\s*$/u.exec(text)?.[0].length ?? 0);
}

const subordinator =
  /^(?:that|how|why|what|whether|which|who|whose|when|where|if|because|while|although|though|whereas|since)$/;

/** Whether words hold a finite verb that does not belong to an open subordinate clause. */
export function holdsVerb(words: readonly TaggedWord[], from: number, to: number): boolean {
  let last = from;
  for (let i = from; i < to; i += 1) if (i > from && subordinator.test(words[i]!.text)) last = i;
  return words.slice(last, to).some(({ finite }) => finite);
}

const subjectWord =
  /^(?:it|they|he|she|we|i|you|one|this|that|these|those|there|the|a|an|its|their|his|her|our|my|no|neither|both|all|some|most|many|several|few|each|every|only|nothing|nobody|none|nor|how|what|whether|why|such|much|more)$/;

/** Whether a clause with a subject of its own starts at word `from`: a subject of at most nine words, then its verb. */
export function startsClause(words: readonly TaggedWord[], from: number): boolean {
  let at = from;
  while (words[at]?.adverb && !subjectWord.test(words[at]!.text)) at += 1;
  if (words[at]?.text === ',' && at > from) at += 1;
  const first = words[at];
  if (!first || first.mark || isPreposition(first.text) || /^(?:and|or|but|nor)$/.test(first.text))
    return false;
  if (first.finite && !subjectWord.test(first.text)) return false;
  for (let i = at + 1; i < Math.min(words.length, at + 10); i += 1) {
    const { text, mark, finite } = words[i]!;
    if (mark && text !== '-') return false;
    if (finite) return subjectWord.test(first.text) || !first.verb;
    if (/^(?:but|because|while|although)$/.test(text)) return false;
  }
  return false;
}

export function isPreposition(text: string): boolean {
  return /^(?:of|on|in|for|at|by|to|with|from|into|over|under|about|against|across|between|within|without|than|as|via|per|like|during|through|after|before|regarding|concerning|around|beyond|behind|upon|on|towards?)$/.test(
    text,
  );
}

/** "It is unclear how": the word stands for what follows. */
const expletive =
  /\bit\s+(?:is|was|would be|remains|seems|becomes)\s+(?:not\s+|also\s+|still\s+|therefore\s+|thus\s+|very\s+|quite\s+)*(?:un)?(?:clear|known|certain|likely|possible|hard|difficult|easy|important|necessary|worth|obvious|fair|good|nice|useful|interesting|surprising|fortunate|impossible|apparent)\b/giu;

/** Whether a text that remains speaks of what went before it. */
export function refersBack(rest: string): boolean {
  const text = rest
    .replace(expletive, 'X')
    .replace(/\b(?:this|these) (?:paper|work|review|study|submission)\b/giu, 'X');
  return (
    /\b(?:it|them|they|he|she|former|latter)\b/iu.test(text) ||
    /\b(?:this|these|those)(?=\s+(?:is|are|was|were|has|have|does|do|can|will)\b|\s*[.,;:]|\s*$)/iu.test(
      text,
    ) ||
    /^\W*(?:this|these|those|its|their|both|neither|none|each|such|that|otherwise)\b/iu.test(text)
  );
}
