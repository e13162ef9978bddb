import { paperWords, type PaperWords } from '../check/contrasts/paper-words.ts';
import { candidatesOf } from '../check/contrasts/candidates.ts';
import { contrastFeatures, type Featured } from '../check/contrasts/features.ts';
import type { CheckContext } from '../check/checker.ts';
import { buildPaperIndex } from '../evidence/paper-index.ts';
import type { Sentence } from '../review/model.ts';
import { parseReview } from '../review/parse-review.ts';
import { sourceRange } from '../review/source-range.ts';
import type { BenchPaper, BenchReview, Injection, Label } from './dataset.ts';
import type { ContrastRow } from './learn-contrast-weights.ts';
import { ownerOf, shared } from './sample.ts';
import { readBenchPaper } from './score-paper.ts';

/** One member of a contrast set in a review, with what the paper has in its place. */
export interface ContrastExample extends ContrastRow {
  readonly paper: string;
  readonly review: string;
  /** swapped: made up; unlabelled: taken as right, which a few are not. */
  readonly source: 'clean' | 'wrong' | 'injected' | 'swapped' | 'unlabelled';
  readonly type: string | null;
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly set: string;
  /** The paper's sentence with the other member. */
  readonly told: string;
}

/** A made-up error counts less than one that was written. */
const swapWeight = 0.7;
const swapsPerSentence = 2;

/**
 * What the judge of contrasts learns from in a paper's reviews. Wrong: members inside of injected and of surely wrong
 * spans, and right sentences in which one member is exchanged for another of its set. Right: everything in sentences
 * labelled clean and in reviews without labels, nearly all of which is right.
 */
export function contrastExamples(bench: BenchPaper): ContrastExample[] {
  const paper = readBenchPaper(bench);
  const index = buildPaperIndex(paper);
  const random = generator(bench.id);
  return bench.reviews.flatMap((review) => {
    const context = contextOf(paper, index, review.id, review.text);
    const found = [
      ...context.review.sentences.flatMap((sentence) => natural(sentence, context, review, random)),
      ...review.injections.flatMap((injection) =>
        injected(contextOf(paper, index, review.id, edited(review, injection)), review, injection),
      ),
    ];
    return found.map((one) => exampleOf(one, bench.id, review.id, paperWords(index)));
  });
}

/** A featured member, what it is an example of and where it stands. */
interface Found extends Featured {
  readonly source: ContrastExample['source'];
  readonly type: string | null;
  readonly text: string;
}

function exampleOf(
  { candidate, features, source, type, text }: Found,
  paper: string,
  review: string,
  words: PaperWords,
): ContrastExample {
  const { start, end, set, other } = candidate;
  const yes = source !== 'clean' && source !== 'unlabelled';
  const weight = source === 'swapped' ? swapWeight : 1;
  const told = words.sentences[other.at.sentence]!.text;
  return { paper, review, source, type, text, start, end, set: set.id, told, yes, weight, features };
}

function contextOf(
  paper: CheckContext['paper'],
  index: CheckContext['index'],
  id: string,
  text: string,
): CheckContext {
  const [review] = parseReview(text, { path: `${id}.md`, sha256: '' });
  if (!review) throw new Error(`The text of ${id} was not read as a review.`);
  return { paper, index, review };
}

function edited({ text, sentences }: BenchReview, { index, edited: words }: Injection): string {
  const { start, end } = sentences[index]!;
  return text.slice(0, start) + words + text.slice(end);
}

function natural(
  sentence: Sentence,
  context: CheckContext,
  { labels, sentences }: BenchReview,
  random: () => number,
): Found[] {
  if (sentence.kind === 'other' || sentence.quoted) return [];
  const role = context.review.fields[sentence.field]?.role;
  if (role === 'rating') return [];
  const owner = ownerOf(
    sentence,
    labels.map(({ index }) => sentences[index]!),
  );
  const label: Label | undefined = labels[owner];
  const found = contrastFeatures(sentence, context);
  if (label?.gold === 'uncertain') return [];
  if (label?.gold === 'wrong') {
    const span = label.claim!.span;
    const type = label.claim!.type;
    return found
      .filter((one) => isIn(sentence, one, span))
      .map((one) => ({ ...one, source: 'wrong' as const, type, text: sentence.text }));
  }
  const told = label ? label.kind === 'fact' : role === 'summary' || role === 'strengths';
  return [
    ...found.map((one) => ({
      ...one,
      source: label ? ('clean' as const) : ('unlabelled' as const),
      type: null,
      text: sentence.text,
    })),
    ...(told && sentence.kind === 'fact' ? swapped(sentence, context, random) : []),
  ];
}

function injected(
  context: CheckContext,
  { sentences }: BenchReview,
  { index, span, edited: words, type }: Injection,
): Found[] {
  const { start } = sentences[index]!;
  const range = { start, end: start + words.length };
  const wanted = { start: start + span.start, end: start + span.end };
  return context.review.sentences
    .filter((sentence) => shared(sentence, range) > 0 && sentence.kind !== 'other')
    .flatMap((sentence) =>
      contrastFeatures(sentence, context)
        .filter((one) => isIn(sentence, one, wanted))
        .map((one) => ({ ...one, source: 'injected' as const, type, text: sentence.text })),
    );
}

function isIn(sentence: Sentence, { candidate }: Featured, span: { start: number; end: number }): boolean {
  return shared(sourceRange(sentence, candidate.start, candidate.end), span) > 0;
}

/** The sentence with a member that the paper has exchanged for another one of its set, drawn at random. */
function swapped(sentence: Sentence, context: CheckContext, random: () => number): Found[] {
  const open = candidatesOf(sentence.text, context.index).filter(
    ({ set, both, claimed }) => set.exclusive && !both && claimed,
  );
  if (open.length === 0) return [];
  return Array.from({ length: swapsPerSentence }, () => {
    const { set, slot, start, end } = open[Math.floor(random() * open.length)]!;
    const others = set.members.map((_, i) => i).filter((i) => i !== slot.member);
    const member = others[Math.floor(random() * others.length)]!;
    const text = sentence.text.slice(0, start) + set.members[member]!.name + sentence.text.slice(end);
    const hit = contrastFeatures({ ...sentence, text }, context).find(
      ({ candidate: other }) => other.set === set && other.start === start && other.slot.member === member,
    );
    return hit ? [{ ...hit, source: 'swapped' as const, type: set.type, text }] : [];
  }).flat();
}

/** Numbers in 0..1 that are the same each time for the same paper (Park and Miller's generator). */
function generator(seed: string): () => number {
  let state = [...seed].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 2147483647, 1) || 1;
  return () => {
    state = (state * 48271) % 2147483647;
    return state / 2147483647;
  };
}
