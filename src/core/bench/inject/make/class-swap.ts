import type { CoarseType } from '../../../findings/finding.ts';
import { statementsOf, stemsOf } from '../../../evidence/statements.ts';
import { foldLower } from '../../../text/fold.ts';
import type { TextRange } from '../../../text/sentences.ts';
import type { Random } from '../../random.ts';
import type { Grounded } from '../grounded.ts';
import type { Operator, Swap } from '../operator.ts';
import { alignedPlace, swapOf } from './aligned.ts';
import { casedLike } from './letter-case.ts';

/** Words of which a sentence means one: each may stand where another does, and then says something else. */
export interface WordClass {
  /** Leaf of the taxonomy. */
  readonly node: string;
  /** In one form ("image", or "images"); a word with capitals always has them. */
  readonly words: readonly string[];
  /** Where a word of the class is another one: tested on what stands before and behind it. */
  readonly unless?: { readonly before?: RegExp; readonly behind?: RegExp };
  /** What must stand before or behind. */
  readonly where?: { readonly before?: RegExp; readonly behind?: RegExp };
  /** In how many statements of the paper the new word may stand; 0 for what a paper might do besides. Few by default. */
  readonly most?: number;
}

export interface ClassSwap {
  readonly id: string;
  readonly type: CoarseType;
  readonly classes: readonly WordClass[];
}

const most = 3;

/** An open list may hold the new word as well. */
const openList =
  /(?:\b(?:such as|including|includes?|e\.g\.,?|like|for example|or|various|any)\b|[(\[])[^.;()]{0,80}$/iu;
/** "supervised fine-tuning (SFT)": the short form would give the change away. */
const shortForm = /^(?: [\w-]+){0,3} ?\((?=[^()]*\p{Lu})/u;
/** Part of a name: "Gaussian Process Regression". */
const nameBehind = /^[ -]\p{Lu}/u;

interface Found extends TextRange {
  readonly word: string;
  readonly of: WordClass;
}

/** An operator that puts another word of its class in a word's place, in the claim and in the statement that supports it. */
export function classSwap({ id, type, classes }: ClassSwap): Operator {
  const of = new Map<string, WordClass>();
  for (const each of classes)
    for (const word of each.words) if (!of.has(word.toLowerCase())) of.set(word.toLowerCase(), each);
  const pattern = patternOf([...of.keys()]);
  const find = (text: string): Found[] =>
    [...foldLower(text).matchAll(pattern)].flatMap((hit) => {
      const [start, end] = [hit.index, hit.index + hit[0].length];
      const word = hit[0].replace(/\s+/gu, ' ');
      const own = of.get(word)!;
      if (
        openList.test(text.slice(0, start)) ||
        shortForm.test(text.slice(end)) ||
        nameBehind.test(text.slice(end))
      )
        return [];
      return allowed(own, text.slice(0, start), text.slice(end)) ? [{ start, end, word, of: own }] : [];
    });
  return {
    id,
    type,
    fits: (text) => find(text).length > 0,
    propose(grounded, random) {
      const found = find(grounded.text);
      return found.flatMap((one): Swap[] => {
        if (timesIn(grounded.text, one.word) > 1) return [];
        const aligned = alignedPlace(grounded, one, (text) =>
          timesIn(text, one.word) > 1 ? [] : find(text).filter(({ word }) => word === one.word),
        );
        if (!aligned) return [];
        const by = otherOf(one, grounded, aligned.statement.text, random);
        if (by === undefined) return [];
        const inPaper = aligned.passage.text.slice(aligned.paper.start, aligned.paper.end);
        const words = {
          claim: casedLike(grounded.text.slice(one.start, one.end), by),
          paper: casedLike(inPaper, by),
        };
        return [swapOf(grounded.text, aligned, words, one.of.node)];
      });
    },
  };
}

/** Another word of the class, which neither the claim nor a statement about the same holds. */
function otherOf(
  { word, of }: Found,
  { text, support, index }: Grounded,
  statement: string,
  random: Random,
): string | undefined {
  const told = [text, statement, ...support.map((one) => one.statement.text)].map((each) => foldLower(each));
  const free = of.words.filter((other) => {
    const lower = other.toLowerCase();
    if (lower === word || told.some((each) => holds(each, lower))) return false;
    const stems = stemsOf(other).map(({ stem }) => stem);
    return statementsOf(index).places(stems, 0).length <= (of.most ?? most);
  });
  return random.pick(free);
}

function timesIn(text: string, word: string): number {
  return foldLower(text).split(word).length - 1;
}

/** The word or one of its family: the first letters, or the first part, tell. */
function holds(text: string, word: string): boolean {
  const part = word.split('-')[0]!;
  return text.includes(part.length > 3 && part !== word ? part : word.length > 7 ? word.slice(0, -3) : word);
}

function allowed({ unless, where }: WordClass, before: string, behind: string): boolean {
  return (
    unless?.before?.test(before) !== true &&
    unless?.behind?.test(behind) !== true &&
    where?.before?.test(before) !== false &&
    where?.behind?.test(behind) !== false
  );
}

/** A pattern for any of these words, the longest first, not as a part of a compound. */
export function patternOf(words: readonly string[]): RegExp {
  const longest = [...new Set(words)].sort((a, b) => b.length - a.length || a.localeCompare(b));
  const escaped = longest.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/ /g, '\\s+'));
  return new RegExp(`(?<![\\p{L}\\p{N}-])(?:${escaped.join('|')})(?![\\p{L}\\p{N}-])`, 'gu');
}
