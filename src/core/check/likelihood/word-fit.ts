import type { PaperIndex } from '../../evidence/paper-index.ts';
import { splitSentences } from '../../text/sentences.ts';
import { isStopWord, stemWord, tokenize } from '../../text/tokens.ts';

/** A content word or number of a review's sentence and how it fits where the paper speaks of the sentence's others. */
export interface WordFit {
  /** UTF-16 range in the sentence. */
  readonly start: number;
  readonly end: number;
  /** In the order of `wordFeatureNames`. */
  readonly features: readonly number[];
}

export interface SentenceFit {
  readonly words: readonly WordFit[];
  /** Largest share (0..1, weighed by rarity) of the sentence's words that one passage, or one sentence, holds. */
  readonly passageCover: number;
  readonly sentenceCover: number;
}

/** All within 0..1, or nearly. */
export const wordFeatureNames = [
  'rarity',
  'unseen',
  'spread',
  'others-with-it',
  'others-without-it',
  'passage-gap',
  'others-with-it-in-sentence',
  'others-without-it-in-sentence',
  'sentence-gap',
  'in-best-passage',
  'in-best-three',
  'in-best-eight',
  'stranger-to-neighbour',
  'stranger-to-both',
  'number',
  'unseen-number',
  'capital',
  'inner-capital',
  'hyphen',
  'negation',
  'quantifier',
  'length',
] as const;

const negations = new Set(
  'no not never without lack lacks lacking lacked missing absent absence none nor neither cannot omits omitted ignores fails'.split(
    ' ',
  ),
);
const quantifiers = new Set(
  'all every each any always only entire entirely completely fully exclusively across consistently regardless universal universally perfectly'.split(
    ' ',
  ),
);

/** Where each term of a paper stands: in which passages, in which sentences. The bibliography is no evidence. */
interface Places {
  readonly passages: Postings;
  readonly sentences: Postings;
}

interface Postings {
  readonly count: number;
  readonly of: ReadonlyMap<string, readonly number[]>;
}

const known = new WeakMap<PaperIndex, Places>();

function placesOf(index: PaperIndex): Places {
  let places = known.get(index);
  if (!places) {
    const texts = index.paper.passages.flatMap(({ kind, text }) => (kind === 'reference' ? [] : [text]));
    places = {
      passages: postings(texts),
      sentences: postings(
        texts.flatMap((text) => splitSentences(text).map(({ start, end }) => text.slice(start, end))),
      ),
    };
    known.set(index, places);
  }
  return places;
}

function postings(texts: readonly string[]): Postings {
  const of = new Map<string, number[]>();
  texts.forEach((text, at) => {
    for (const term of new Set(tokenize(text).map((token) => termOf(token.text)))) {
      const list = of.get(term);
      if (list) list.push(at);
      else of.set(term, [at]);
    }
  });
  return { count: texts.length, of };
}

function termOf(token: string): string {
  return /^\d/.test(token) ? `_${token.replaceAll(',', '')}` : `_${stemWord(token.replace(/'s$/, ''))}`;
}

/** How the words of a sentence fit the paper; about 0.2 ms for a sentence of 25 words and a paper of 20 pages. */
export function sentenceFit(text: string, index: PaperIndex): SentenceFit {
  const places = placesOf(index);
  const words = tokenize(text)
    .filter((token) => !isStopWord(token.text))
    .map((token) => ({ ...token, term: termOf(token.text) }));
  const weights = new Map(words.map(({ term }) => [term, index.idf(term)]));
  const total = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
  const most = index.idf('_') || 1;
  const passages = coverage(places.passages, weights);
  const sentences = coverage(places.sentences, weights);
  const best = ranked(passages);
  return {
    passageCover: total === 0 ? 0 : Math.max(0, ...passages) / total,
    sentenceCover: total === 0 ? 0 : Math.max(0, ...sentences) / total,
    words: words.map(({ start, end, text: folded, term }, at) => {
      const weight = weights.get(term)!;
      const inPassages = places.passages.of.get(term) ?? [];
      const inSentences = places.sentences.of.get(term) ?? [];
      const rest = total - weight || 1;
      const passage = others(passages, inPassages, weight, rest);
      const sentence = others(sentences, inSentences, weight, rest);
      const has = new Set(inPassages);
      const strange = [words[at - 1], words[at + 1]].filter(
        (near) => near !== undefined && !meet(inSentences, places.sentences.of.get(near.term) ?? []),
      ).length;
      const raw = text.slice(start, end);
      const isNumber = /^\d/.test(folded);
      return {
        start,
        end,
        features: [
          weight / most,
          Number(inPassages.length === 0),
          Math.min(1, inPassages.length / 20),
          passage.with,
          passage.without,
          passage.without - passage.with,
          sentence.with,
          sentence.without,
          sentence.without - sentence.with,
          Number(best.slice(0, 1).some((each) => has.has(each))),
          Number(best.slice(0, 3).some((each) => has.has(each))),
          Number(best.some((each) => has.has(each))),
          Number(strange === 1),
          Number(strange === 2),
          Number(isNumber),
          Number(isNumber && inPassages.length === 0),
          Number(/^\p{Lu}/u.test(raw) && start > 0),
          Number(/^.+\p{Lu}/u.test(raw)),
          Number(raw.includes('-')),
          Number(negations.has(folded)),
          Number(quantifiers.has(folded)),
          Math.min(1, raw.length / 15),
        ],
      };
    }),
  };
}

/** Weight of the wanted terms that each place holds. */
function coverage({ count, of }: Postings, weights: ReadonlyMap<string, number>): Float64Array {
  const cover = new Float64Array(count);
  for (const [term, weight] of weights) for (const at of of.get(term) ?? []) cover[at] = cover[at]! + weight;
  return cover;
}

/** Largest share of a word's companions that a place with the word holds, and a place without it. */
function others(
  cover: Float64Array,
  holding: readonly number[],
  weight: number,
  rest: number,
): { with: number; without: number } {
  const found = { with: 0, without: 0 };
  let next = 0;
  for (let at = 0; at < cover.length; at += 1) {
    if (holding[next] === at) {
      next += 1;
      found.with = Math.max(found.with, (cover[at]! - weight) / rest);
    } else found.without = Math.max(found.without, cover[at]! / rest);
  }
  return found;
}

/** The eight places that hold most, best first. */
function ranked(cover: Float64Array): number[] {
  return [...cover.keys()].sort((a, b) => cover[b]! - cover[a]! || a - b).slice(0, 8);
}

/** True if two ascending lists share a number. */
function meet(a: readonly number[], b: readonly number[]): boolean {
  for (let i = 0, j = 0; i < a.length && j < b.length;) {
    if (a[i] === b[j]) return true;
    if (a[i]! < b[j]!) i += 1;
    else j += 1;
  }
  return false;
}
