import type { PaperIndex } from '../../evidence/paper-index.ts';
import { align, nearness, type Alignment, type Nearness } from './align.ts';
import { contrastSets } from './lexicon.ts';
import { slotsOf, type Slot } from './match.ts';
import { paperWords, type Occurrence, type PaperWords } from './paper-words.ts';
import type { ContrastSet } from './set.ts';
import { windowOf, type Window } from './window.ts';
import { wordsOf, type Word } from './words.ts';

/** A place of the paper with how well it fits the review's. */
export interface Fit extends Nearness {
  readonly at: Occurrence;
  /** Share and number of the words of the whole sentence. */
  readonly share: number;
  readonly count: number;
  /** What orders fits. */
  readonly value: number;
}

/** A member in a review sentence for which the paper has another one in like surroundings. */
export interface Candidate {
  readonly set: ContrastSet;
  readonly slot: Slot;
  /** UTF-16 range of the member in the sentence. */
  readonly start: number;
  readonly end: number;
  readonly window: Window;
  /** Words of the review's sentence. */
  readonly words: readonly Word[];
  /** Another member of the set stands in the review's sentence. */
  readonly both: boolean;
  /** The best place of another member; it stands in a sentence without the claimed one. */
  readonly other: Fit;
  /** The best place of the claimed member, null where the paper never has it. */
  readonly claimed: Fit | null;
  /** All fits of both sides, for counting. */
  readonly others: readonly Fit[];
  readonly claims: readonly Fit[];
  /** The paper's best sentence that holds both members. */
  readonly mixed: Fit | null;
  /** Largest share of any sentence of the paper, and the sentences with the largest ones. */
  readonly most: number;
  readonly top: readonly number[];
}

/** All members of a review sentence for which the paper has alternatives. */
export function candidatesOf(text: string, index: PaperIndex): Candidate[] {
  const words = wordsOf(text);
  const slots = slotsOf(words);
  if (slots.length === 0) return [];
  const paper = paperWords(index);
  const aligned = new Map<number, Alignment>();
  return slots.flatMap((slot) => {
    const key = slot.first * 1000 + slot.last;
    let alignment = aligned.get(key);
    if (!alignment) aligned.set(key, (alignment = align(words, slot, paper)));
    return candidateOf(words, slot, slots, alignment, paper) ?? [];
  });
}

function candidateOf(
  words: readonly Word[],
  slot: Slot,
  slots: readonly Slot[],
  alignment: Alignment,
  paper: PaperWords,
): Candidate | null {
  const set = contrastSets[slot.set]!;
  const window = windowOf(words, slot);
  const fit = (at: Occurrence): Fit => fitOf(window, at, alignment, paper);
  const claims = paper.occurrences(slot.set, slot.member).map(fit);
  const holding = new Set(claims.map(({ at }) => at.sentence));
  const everywhere = set.members
    .flatMap((_, member) =>
      member === slot.member || (set.graded && member < slot.member)
        ? []
        : paper.occurrences(slot.set, member),
    )
    .map(fit);
  const others = everywhere.filter(({ at }) => !holding.has(at.sentence));
  const other = best(others.filter(({ at }) => isTold(paper, at)));
  if (!other) return null;
  return {
    set,
    slot,
    start: words[slot.first]!.start,
    end: words[slot.last]!.end,
    window,
    words,
    both: slots.some((one) => one.set === slot.set && one.member !== slot.member),
    other,
    claimed: best(claims),
    others,
    claims,
    mixed: best(everywhere.filter(({ at }) => holding.has(at.sentence))),
    most: alignment.most,
    top: alignment.top,
  };
}

/** A heading or a row of a table is no statement that could be held against the review. */
function isTold(paper: PaperWords, { sentence }: Occurrence): boolean {
  const { kind } = paper.sentences[sentence]!.passage;
  return kind !== 'table' && kind !== 'heading';
}

function fitOf(window: Window, at: Occurrence, alignment: Alignment, paper: PaperWords): Fit {
  const { near, sameRight, sameLeft, sameBehind, sameBefore, run } = nearness(window, at, paper);
  const share = alignment.share(at.sentence);
  const value =
    share + near + (sameRight ? 0.4 : 0) + (sameLeft ? 0.3 : 0) + (sameBehind ? 0.1 : 0) + 0.1 * run;
  return {
    at,
    share,
    count: alignment.count(at.sentence),
    value,
    near,
    sameRight,
    sameLeft,
    sameBehind,
    sameBefore,
    run,
  };
}

function best(fits: readonly Fit[]): Fit | null {
  let top: Fit | null = null;
  for (const fit of fits) if (!top || fit.value > top.value) top = fit;
  return top;
}
