import type { PaperIndex } from '../../evidence/paper-index.ts';
import { contrastSets } from './lexicon.ts';
import { slotsOf, type Slot } from './match.ts';
import { looseSets } from './strict.ts';
import { paperWords, type PaperSentence, type PaperWords } from './paper-words.ts';
import type { ContrastSet } from './set.ts';
import { wordsOf, type Word } from './words.ts';

/** Two members of a set in one sentence, each with the words that it is said of. */
interface Pair {
  readonly first: Slot;
  readonly second: Slot;
  /** Stems said of the one member and not of the other. */
  readonly ofFirst: ReadonlySet<string>;
  readonly ofSecond: ReadonlySet<string>;
}

/** A sentence that gives each of two things what the paper gives the other: "known prior and unknown likelihood". */
export interface SwappedPair {
  readonly set: ContrastSet;
  /** UTF-16 range in the review's sentence: from the one member to the other. */
  readonly start: number;
  readonly end: number;
  readonly told: PaperSentence;
  /** Range of both members in `told.text`. */
  readonly at: readonly [number, number];
  /** Weight of the words that are crossed, the lesser of both sides. */
  readonly weight: number;
  /** The review's range with both members exchanged; null where an article would no longer fit. */
  readonly repair: string | null;
}

/** Pairs of a review's sentence that the paper tells the other way round, and never as the review does. */
export function swappedPairs(text: string, index: PaperIndex): SwappedPair[] {
  if (unbound.test(text)) return [];
  const words = wordsOf(text);
  const pairs = pairsOf(text, words, slotsOf(words)).filter(
    ({ ofFirst, ofSecond }) => ofFirst.size >= 2 && ofSecond.size >= 2,
  );
  if (pairs.length === 0) return [];
  const paper = paperWords(index);
  return pairs.flatMap((pair) => {
    let best: SwappedPair | null = null;
    for (const sentence of sentencesWith(pair, paper)) {
      for (const other of pairsIn(sentence)) {
        if (other.first.set !== pair.first.set) continue;
        const [one, two] =
          other.first.member === pair.first.member
            ? [other.ofFirst, other.ofSecond]
            : [other.ofSecond, other.ofFirst];
        if (other.first.member !== pair.first.member && other.first.member !== pair.second.member) continue;
        if (other.second.member !== pair.first.member && other.second.member !== pair.second.member) continue;
        const straight = weigh(pair.ofFirst, one, paper) + weigh(pair.ofSecond, two, paper);
        const weight = Math.min(weigh(pair.ofFirst, two, paper), weigh(pair.ofSecond, one, paper));
        if (straight > 0 && straight >= weight) return [];
        if (straight > 0 || weight < (best?.weight ?? leastWeight)) continue;
        best = {
          set: contrastSets[pair.first.set]!,
          start: rangeOf(pair, words)[0],
          end: rangeOf(pair, words)[1],
          told: sentence,
          at: rangeOf(other, wordsOf(sentence.text)),
          weight,
          repair: exchanged(text, pair, words),
        };
      }
    }
    return best ?? [];
  });
}

function rangeOf({ first, second }: Pair, words: readonly Word[]): readonly [number, number] {
  return [words[first.first]!.start, words[second.last]!.end];
}

function exchanged(text: string, { first, second }: Pair, words: readonly Word[]): string | null {
  const [start, end] = [words[first.first]!.start, words[second.last]!.end];
  const [to, from] = [words[first.last]!.end, words[second.first]!.start];
  const one = text.slice(start, to);
  const two = text.slice(from, end);
  const article = [start, from].some((at) => /\ban?\s$/iu.test(text.slice(0, at)));
  const vowel = (word: string): boolean => /^[aeiou]/iu.test(word);
  // A capital belongs to the beginning of a sentence or to a name.
  if ((article && vowel(one) !== vowel(two)) || /\p{Lu}/u.test(one + two)) return null;
  return two + text.slice(to, from) + one;
}

/** Which of the two is meant, or whether it is so at all, cannot be read off the words nearby. */
const unbound =
  /\b(?:ones|former|latter|respectively|vice versa|each other|both|not|never|cannot|unlike|if|either|neither)\b|n['’]t\b|\?\s*$/iu;

const leastWeight = 2;

function weigh(a: ReadonlySet<string>, b: ReadonlySet<string>, { idf }: PaperWords): number {
  let sum = 0;
  for (const stem of a) if (b.has(stem)) sum += Math.min(idf(stem), 5);
  return sum;
}

function sentencesWith({ first, second }: Pair, paper: PaperWords): PaperSentence[] {
  const holding = new Set(paper.occurrences(first.set, first.member).map(({ sentence }) => sentence));
  const both = new Set(
    paper
      .occurrences(second.set, second.member)
      .map(({ sentence }) => sentence)
      .filter((sentence) => holding.has(sentence)),
  );
  return [...both]
    .map((sentence) => paper.sentences[sentence]!)
    .filter(({ passage, text }) => passage.kind === 'text' && !unbound.test(text));
}

const read = new WeakMap<PaperSentence, readonly Pair[]>();

function pairsIn(sentence: PaperSentence): readonly Pair[] {
  let pairs = read.get(sentence);
  if (!pairs) read.set(sentence, (pairs = pairsOf(sentence.text, wordsOf(sentence.text), sentence.slots)));
  return pairs;
}

/** Parts of a sentence that speak of different things. */
const border = /[,;:()]|\b(?:and|while|whereas|but|or|than|rather|instead|versus|vs)\b/giu;
const most = 6;

function pairsOf(text: string, words: readonly Word[], slots: readonly Slot[]): Pair[] {
  const out: Pair[] = [];
  for (const first of slots) {
    const { id, idea } = contrastSets[first.set]!;
    if (looseSets.has(id) || idea === 'extent') continue;
    for (const second of slots) {
      if (second.set !== first.set || second.member === first.member || second.first <= first.last) continue;
      if (slots.filter((one) => one.set === first.set).length > 2) continue;
      // "training and inference": whatever is said is said of both.
      if (second.first - first.last <= 2) continue;
      // In one part, either may be said of any of its words.
      if (text.slice(words[first.last]!.end, words[second.first]!.start).search(border) < 0) continue;
      const one = company(text, words, first, slots);
      const two = company(text, words, second, slots);
      const ofFirst = new Set([...one].filter((stem) => !two.has(stem)));
      const ofSecond = new Set([...two].filter((stem) => !one.has(stem)));
      if (ofFirst.size > 0 && ofSecond.size > 0) out.push({ first, second, ofFirst, ofSecond });
    }
  }
  return out;
}

/** Stems of the content words in the same part of the sentence, at most six on each side. */
function company(text: string, words: readonly Word[], slot: Slot, slots: readonly Slot[]): Set<string> {
  const [start, end] = [words[slot.first]!.start, words[slot.last]!.end];
  let from = 0;
  let to = text.length;
  for (const hit of text.matchAll(border)) {
    if (hit.index + hit[0].length <= start) from = hit.index + hit[0].length;
    else if (hit.index >= end) {
      to = hit.index;
      break;
    }
  }
  const members = new Set<number>();
  for (const { set, first, last } of slots)
    if (set === slot.set) for (let i = first; i <= last; i += 1) members.add(i);
  return new Set(
    words
      .filter(
        (word, i) =>
          word.content &&
          !members.has(i) &&
          word.start >= from &&
          word.end <= to &&
          i >= slot.first - most &&
          i <= slot.last + most,
      )
      .map(({ stem }) => stem),
  );
}
