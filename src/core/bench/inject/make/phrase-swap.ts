import type { CoarseType } from '../../../findings/finding.ts';
import { foldLower } from '../../../text/fold.ts';
import type { Grounded } from '../grounded.ts';
import type { Operator, Swap } from '../operator.ts';
import { agreeing } from './article.ts';
import { around, sharedAround } from './context.ts';
import { stemsOf, type Statement } from '../../../evidence/statements.ts';

/** Words with what is put in their place, in the same grammatical form. */
export interface Wording {
  /** What is said: claim and paper must say it both, be it in other words. The keys of `senses`. */
  readonly sense: string;
  /** Lower case, each with what replaces it. */
  readonly words: Readonly<Record<string, string>>;
  /** Leaf of the taxonomy. */
  readonly node: string;
  readonly effect?: Swap['effect'];
  readonly stronger?: Swap['stronger'];
  /** What must stand right before or right behind the words; tested on folded lower-case text. */
  readonly before?: RegExp;
  readonly behind?: RegExp;
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
  /(?:\b(?:not|no|never|without|nor|neither|whether|if|unclear|should|would|cannot|fails? to|lacks?|hardly)\b|n't\b)[^,.;:]{0,40}$/u;

interface Hit {
  readonly start: number;
  readonly end: number;
  readonly word: string;
  readonly wording: Wording;
}

/** An operator that replaces words by others where the paper says the same of the same thing. */
export function phraseSwap({ id, type, wordings }: PhraseSwap): Operator {
  const patterns = wordings.map((wording) => ({ wording, pattern: patternOf(Object.keys(wording.words)) }));
  const find = (text: string): Hit[] => {
    const lower = foldLower(text);
    return patterns.flatMap(({ wording, pattern }) =>
      [...lower.matchAll(pattern)]
        .map((hit) => ({ start: hit.index, end: hit.index + hit[0].length, word: hit[0], wording }))
        .filter(({ start, end }) => stands(lower.slice(0, start), lower.slice(end), wording)),
    );
  };
  return {
    id,
    type,
    fits: (text) => find(text).length > 0,
    propose: (grounded) =>
      find(grounded.text).flatMap((hit): Swap[] => {
        const swap = swapAt(hit, grounded, find);
        return swap ? [swap] : [];
      }),
  };
}

function swapAt(hit: Hit, { text, support }: Grounded, find: (text: string) => readonly Hit[]): Swap | null {
  const effect = hit.wording.effect ?? 'changes';
  for (const { statement } of support) {
    const { passage } = statement;
    const places = find(passage.text).filter(
      ({ wording }) => wording.sense === hit.wording.sense && (wording.effect ?? 'changes') === effect,
    );
    const shared = places.map((place) => sharedAround({ text, ...hit }, { stems: stemsOf(passage.text), ...place }));
    const at = places.findIndex(({ start, end }) => start >= statement.start && end <= statement.end);
    const place = places[at];
    if (!place || shared[at]! < leastShared || nearShared(text, hit, statement, place) < leastNear) continue;
    // Said twice of the same, it would still be said once after the change.
    if (places.some((_, other) => other !== at && shared[other]! >= leastShared - 1)) continue;
    const [inClaim, inPaper] = [hit, place].map(({ word, wording }) => wording.words[word]!);
    if (foldLower(statement.text).includes(inPaper!)) continue;
    return {
      claim: agreeing(text, { start: hit.start, end: hit.end, text: inClaim! }),
      paper: {
        passage: passage.id,
        ...agreeing(passage.text, { start: place.start, end: place.end, text: inPaper! }),
      },
      node: hit.wording.node,
      effect,
      ...(hit.wording.stronger && { stronger: hit.wording.stronger }),
    };
  }
  return null;
}

function nearShared(text: string, hit: Hit, statement: Statement, place: Hit): number {
  const left = around(stemsOf(text), hit.start, hit.end, near);
  const right = around(statement.stems, place.start, place.end, near);
  return [...left].filter((stem) => right.has(stem)).length;
}

function stands(ahead: string, behind: string, { before, behind: after, unless }: Wording): boolean {
  if (unsaid.test(ahead)) return false;
  if (before?.test(ahead) === false || after?.test(behind) === false) return false;
  return unless?.before?.test(ahead) !== true && unless?.behind?.test(behind) !== true;
}

function patternOf(words: readonly string[]): RegExp {
  const longest = [...words].sort((a, b) => b.length - a.length || a.localeCompare(b));
  return new RegExp(`(?<![\\p{L}\\p{N}-])(?:${longest.join('|')})(?![\\p{L}\\p{N}-])`, 'gu');
}
