import type { CoarseType } from '../../../findings/finding.ts';
import { foldLower } from '../../../text/fold.ts';
import type { Operator, Replacement, Swap } from '../operator.ts';
import { isDenied, isSaidOfSame } from './alignment.ts';
import { agreeing } from './article.ts';

/** Words and what is put in their place, in the same form: ["minimises", "maximises"]. Lower case. */
export type Forms = readonly (readonly [string, string])[];

/** Two things that exclude each other, in all the words that the field has for them. */
export interface Sense {
  /** Leaf of the taxonomy. */
  readonly node: string;
  /** All left forms mean one thing, all right forms the other; a word stands in one pair only on its side. */
  readonly forms: Forms;
  /** Replaced from left to right only. */
  readonly oneWay?: boolean;
  /** The word says nothing without what follows it: "using X" of the claim is "using X" of the paper. */
  readonly object?: boolean;
  /** The pairs say different things: claim and paper must use the same one, in whatever form. */
  readonly apart?: boolean;
  /** What must stand around the word, and what must not, on both sides; tested on folded lower-case text. */
  readonly wants?: Around;
  readonly unless?: Around;
}

interface Around {
  readonly before?: RegExp;
  readonly behind?: RegExp;
}

export interface SenseSwap {
  readonly id: string;
  readonly type: CoarseType;
  readonly senses: readonly Sense[];
  /** Pairs that may be exchanged, both ways, without a change of meaning. */
  readonly synonyms?: Sense;
}

interface Hit {
  readonly start: number;
  readonly end: number;
  readonly word: string;
  readonly side: 0 | 1;
}

interface Scan {
  readonly sense: Sense;
  readonly effect: Swap['effect'];
  find(text: string): Hit[];
  /** Whether a text holds words of a side, whatever stands around them; of what goes both ways alone. */
  names(text: string, side: 0 | 1): boolean;
  /** What to write for a word, null where it is only recognised. */
  partner(hit: Hit): string | null;
}

/**
 * An operator that puts the opposite in the place of a word, where a statement says the same of the same things in
 * that word or in another one of the same sense.
 */
export function senseSwap({ id, type, senses, synonyms }: SenseSwap): Operator {
  const scans = [
    ...senses.map((sense) => scanOf(sense, 'changes')),
    ...(synonyms ? synonyms.forms.map((pair) => scanOf({ ...synonyms, forms: [pair] }, 'keeps')) : []),
  ];
  // One search for all words first: most sentences hold none.
  const any = patternOf(scans.flatMap(({ sense }) => sense.forms.flat()));
  return {
    id,
    type,
    fits: (text) => foldLower(text).search(any) >= 0 && scans.some((scan) => scan.find(text).length > 0),
    propose({ text, support }) {
      return scans.flatMap((scan): Swap[] => {
        const hits = scan.find(text);
        const [word] = hits;
        // Used twice, or with its opposite, the sentence could be read either way.
        if (!word || hits.length > 1 || scan.names(text, word.side === 0 ? 1 : 0)) return [];
        const inClaim = scan.partner(word);
        if (inClaim === null) return [];
        // "Without A" says nothing of B: the other word may be true as well.
        if (scan.effect === 'changes' && isDenied(text, word.start)) return [];
        for (const { statement } of support) {
          const { passage } = statement;
          const places = scan
            .find(statement.text)
            .map((hit) => ({ ...hit, start: hit.start + statement.start, end: hit.end + statement.start }));
          const [place] = places;
          if (!place || places.length > 1 || scan.names(statement.text, place.side === 0 ? 1 : 0)) continue;
          if (scan.effect === 'changes' ? place.side !== word.side : place.word !== word.word) continue;
          if (scan.sense.apart && !isSamePair(place.word, word.word)) continue;
          const inPaper = scan.partner(place);
          if (inPaper === null || !isSaidOfSame(text, word, statement, place, scan.sense.object)) continue;
          return [
            {
              claim: written(text, word, inClaim),
              paper: { passage: passage.id, ...written(passage.text, place, inPaper) },
              node: scan.sense.node,
              effect: scan.effect,
            },
          ];
        }
        return [];
      });
    },
  };
}

/** "Efficient" and "efficiently"; the beginnings of the pairs differ. */
function isSamePair(a: string, b: string): boolean {
  return a.slice(0, 5) === b.slice(0, 5);
}

/** In the case of what it replaces ("Online", also in a title), with the article before it. */
function written(text: string, { start, end }: Hit, by: string): Replacement {
  const capital = /^\p{Lu}\p{Ll}/u.test(text.slice(start, end));
  return agreeing(text, { start, end, text: capital ? by.charAt(0).toUpperCase() + by.slice(1) : by });
}

function scanOf(sense: Sense, effect: Swap['effect']): Scan {
  const { forms, oneWay, wants, unless } = sense;
  const partners = new Map<string, { side: 0 | 1; by: string | null }>();
  for (const [left, right] of forms) {
    if (!partners.has(left)) partners.set(left, { side: 0, by: right });
    if (!partners.has(right)) partners.set(right, { side: 1, by: oneWay ? null : left });
  }
  const pattern = patternOf([...partners.keys()]);
  return {
    sense,
    effect,
    find: (text) => {
      const folded = foldLower(text);
      return [...folded.matchAll(pattern)].flatMap((match): Hit[] => {
        const [start, end] = [match.index, match.index + match[0].length];
        const [before, behind] = [folded.slice(0, start), folded.slice(end)];
        if (wants?.before?.test(before) === false || wants?.behind?.test(behind) === false) return [];
        if (unless?.before?.test(before) || unless?.behind?.test(behind)) return [];
        // A capital within a sentence is a name's or a title's.
        if (/\p{Lu}/u.test(text.slice(start, end)) && !/(?:^|[.!?:;"'“(] |^["'“(])$/u.test(before)) return [];
        const word = match[0].replace(/\s+/g, ' ');
        return [{ start, end, word, side: partners.get(word)!.side }];
      });
    },
    names: (text, side) =>
      !oneWay &&
      effect === 'changes' &&
      [...foldLower(text).matchAll(pattern)].some(
        ([word]) => partners.get(word.replace(/\s+/g, ' '))!.side === side,
      ),
    partner: ({ word }) => partners.get(word)!.by,
  };
}

function patternOf(words: readonly string[]): RegExp {
  const longest = [...words].sort((a, b) => b.length - a.length || a.localeCompare(b));
  const escaped = longest.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/ /g, '\\s+'));
  return new RegExp(`(?<![\\p{L}\\p{N}-])(?:${escaped.join('|')})(?![\\p{L}\\p{N}-])`, 'gu');
}
