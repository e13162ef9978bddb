import { stemsOf, type StemAt, type Statement } from '../../../evidence/statements.ts';
import type { CoarseType } from '../../../findings/finding.ts';
import { fold, foldLower } from '../../../text/fold.ts';
import { tokenize } from '../../../text/tokens.ts';
import type { Grounded } from '../grounded.ts';
import type { Operator, Swap } from '../operator.ts';
import { agreeing } from './article.ts';
import { sharedAround } from './context.ts';
import { isPlainClaim } from './plain-claim.ts';

/** Words with what is put in their place, in the same grammatical form. */
export interface Wording {
  /** What is said: claim and paper must say it both, be it in other words. The keys of `senses`. */
  readonly sense: string;
  /** Lower case, each with what replaces it. */
  readonly words: Readonly<Record<string, string>>;
  /** Instead of `words`, where they are many: what they look like, and what replaces them, made from the words as they stand. */
  readonly pattern?: string;
  readonly by?: string | ((words: string) => string);
  /** The pattern tells names by their capitals. */
  readonly cased?: boolean;
  /** Claim and paper must share one of the words themselves. */
  readonly sameWords?: boolean;
  /** Content words that claim and paper must share around the words; 3 by default. */
  readonly leastShared?: number;
  /** Leaf of the taxonomy. */
  readonly node: string;
  readonly effect?: Swap['effect'];
  readonly stronger?: Swap['stronger'];
  readonly sides?: Swap['sides'];
  /** What must stand right before or right behind the words; tested on folded lower-case text. */
  readonly before?: RegExp;
  readonly behind?: RegExp;
  /** What follows the words must be the same in claim and paper: the number, or one of the next two content words. */
  readonly sameThing?: boolean;
  /** What must not. */
  readonly unless?: { readonly before?: RegExp; readonly behind?: RegExp };
}

export interface PhraseSwap {
  readonly id: string;
  readonly type: CoarseType;
  readonly wordings: readonly Wording[];
}

/** Content words that claim and statement must share around the words, and among the next ones to either side. */
const leastShared = 3;
const leastNear = 1;
const near = 3;
/** A word under a negation, a doubt or a wish says something else. */
const unsaid =
  /(?:(?:\b(?:not|no|never|cannot|none)\b|n't\b)[^.;:]{0,90}|\b(?:without|nor|neither|whether|if|unclear|should|would|fails? to|lacks?|hardly|rather than|instead of|required to|must|aims? to)\b[^,.;:]{0,40})$/u;
interface Hit {
  readonly start: number;
  readonly end: number;
  readonly word: string;
  readonly wording: Wording;
}

/** An operator that replaces words by others where the paper says the same of the same thing. */
export function phraseSwap({ id, type, wordings }: PhraseSwap): Operator {
  const patterns = wordings.map((wording) => ({ wording, pattern: patternOf(wording) }));
  const find = (text: string): Hit[] => {
    const lower = foldLower(text);
    return patterns.flatMap(({ wording, pattern }) =>
      [...(wording.cased === true ? fold(text) : lower).matchAll(pattern)]
        .map((hit) => ({ start: hit.index, end: hit.index + hit[0].length, word: hit[0], wording }))
        .filter(({ start, end }) => stands(lower.slice(0, start), lower.slice(end), wording)),
    );
  };
  return {
    id,
    type,
    fits: (text) => find(text).length > 0,
    propose: (grounded) =>
      (isPlainClaim(grounded.text) ? find(grounded.text) : []).flatMap((hit): Swap[] => {
        const swap = swapAt(hit, grounded, find);
        return swap ? [swap] : [];
      }),
  };
}

function swapAt(hit: Hit, { text, support }: Grounded, find: (text: string) => readonly Hit[]): Swap | null {
  const effect = hit.wording.effect ?? 'changes';
  for (const { statement } of support) {
    const { passage } = statement;
    if (passage.kind === 'heading') continue;
    const places = find(passage.text).filter(
      ({ wording }) => wording.sense === hit.wording.sense && (wording.effect ?? 'changes') === effect,
    );
    const shared = places.map((place) =>
      sharedAround({ text, ...hit }, { stems: stemsOf(passage.text), ...place }),
    );
    const at = places.findIndex(({ start, end }) => start >= statement.start && end <= statement.end);
    const place = places[at];
    if (
      !place ||
      shared[at]! < (hit.wording.leastShared ?? leastShared) ||
      sharedAround({ text, ...hit }, { stems: statement.stems, ...place }, near) < leastNear
    )
      continue;
    if (hit.wording.sameWords === true && !sharesWord(hit.word, place.word)) continue;
    if (hit.wording.sameThing === true && !isSameThing(text, hit, statement, place)) continue;
    // Said twice of the same, it would still be said once after the change.
    if (places.some((_, other) => other !== at && shared[other]! >= leastShared - 1)) continue;
    const inClaim = newWords(hit, text);
    // Authors speak of themselves in the first person.
    const inPaper = newWords(place, passage.text).replace(/\bthe authors'/u, 'our');
    if (foldLower(statement.text).includes(foldLower(inPaper))) continue;
    return {
      claim: agreeing(text, { start: hit.start, end: hit.end, text: inClaim }),
      paper: {
        passage: passage.id,
        ...agreeing(passage.text, { start: place.start, end: place.end, text: inPaper }),
      },
      node: hit.wording.node,
      effect,
      ...(hit.wording.stronger && { stronger: hit.wording.stronger }),
      ...(hit.wording.sides && { sides: hit.wording.sides }),
    };
  }
  return null;
}

/** What replaces the words; where it only puts something before them they keep their capitals. */
function newWords({ start, end, word, wording }: Hit, text: string): string {
  if (typeof wording.by === 'function') return wording.by(text.slice(start, end));
  const by = wording.by ?? wording.words[word]!;
  const opens = start === 0 || /[.!?:] $/u.test(text.slice(0, start));
  return by.endsWith(` ${word}`) && !opens
    ? by.slice(0, by.length - word.length) + text.slice(start, end)
    : by;
}

function sharesWord(a: string, b: string): boolean {
  const right = new Set(tokenize(b).map((token) => token.text));
  return tokenize(a).some((token) => token.text.length > 2 && right.has(token.text) && token.text !== 'the');
}

function isSameThing(text: string, hit: Hit, statement: Statement, place: Hit): boolean {
  const next = (of: string, stems: readonly StemAt[], end: number): string[] => {
    const number = /^\D{0,3}(?<number>\d[\d.,]*\d|\d)/u.exec(of.slice(end))?.groups?.['number'];
    if (number !== undefined) return [number];
    return stems
      .filter(({ start }) => start >= end)
      .slice(0, 2)
      .map(({ stem }) => stem);
  };
  const things = next(statement.passage.text, statement.stems, place.end);
  return next(text, stemsOf(text), hit.end).some((stem) => things.includes(stem));
}

function stands(ahead: string, behind: string, { before, behind: after, unless }: Wording): boolean {
  if (unsaid.test(ahead)) return false;
  if (before?.test(ahead) === false || after?.test(behind) === false) return false;
  return unless?.before?.test(ahead) !== true && unless?.behind?.test(behind) !== true;
}

function patternOf({ words, pattern }: Wording): RegExp {
  const longest = Object.keys(words).sort((a, b) => b.length - a.length || a.localeCompare(b));
  return new RegExp(`(?<![\\p{L}\\p{N}-])(?:${pattern ?? longest.join('|')})(?![\\p{L}\\p{N}-])`, 'gu');
}
