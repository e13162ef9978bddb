import type { PaperIndex } from '../evidence/paper-index.ts';
import { retrieve } from '../evidence/retrieval/retrieve.ts';
import { tellingTerms } from '../evidence/retrieval/review-words.ts';
import { terms } from '../text/tokens.ts';
import type { Unit } from './units.ts';

/** What is known of a unit for a sentence by words alone, in the order of the ranker's weights; all in 0..1. */
export const candidateFeatures = [
  /** Share of the sentence's telling terms that the unit holds, by their rarity. */
  'overlap',
  /** 1/rank of its passage among those that are found by words. */
  'passage',
  /** The passage's own score among them: 1 is the best. */
  'nearness',
  /** Share of the sentence's numbers that it holds. */
  'numbers',
] as const;

export type CandidateFeatures = readonly [
  overlap: number,
  passage: number,
  nearness: number,
  numbers: number,
];

/** A unit that shares words with a sentence. */
export interface Candidate {
  readonly unit: Unit;
  readonly features: CandidateFeatures;
}

/** Units that a sentence is compared with by words; all others count as sharing none. */
export const mostCandidates = 48;
const mostPassages = 25;

/** The units that share most with a sentence, best first; about 1 ms for a paper of 600 units. */
export function candidatesFor(sentence: string, index: PaperIndex, units: readonly Unit[]): Candidate[] {
  const hits = retrieve(sentence, index, mostPassages + 10)
    .filter(({ passage }) => passage.kind !== 'reference')
    .slice(0, mostPassages);
  const worst = hits.at(-1)?.score ?? 0;
  const spread = (hits[0]?.score ?? 0) - worst || 1;
  const places = new Map(
    hits.map(({ passage, score }, rank) => [passage.id, [1 / (rank + 1), (score - worst) / spread] as const]),
  );
  const telling = [...new Set(tellingTerms(terms(sentence)))];
  const numbers = telling.filter((term) => /^_\d/u.test(term));
  const weights = telling.map((term) => index.idf(term));
  const total = weights.reduce((sum, weight) => sum + weight, 0) || 1;
  return units
    .map((unit): Candidate => {
      const held = termsOf(unit);
      const overlap = telling.reduce((sum, term, at) => sum + (held.has(term) ? weights[at]! : 0), 0) / total;
      const met = numbers.filter((number) => held.has(number)).length / (numbers.length || 1);
      const [passage, nearness] = places.get(unit.passage) ?? [0, 0];
      return { unit, features: [overlap, passage, nearness, met] };
    })
    .sort((a, b) => byWords(b) - byWords(a) || a.unit.id - b.unit.id)
    .slice(0, mostCandidates);
}

/** Ranks the units before anything is learned of them. */
export function byWords({ features: [overlap, passage, nearness] }: Candidate): number {
  return overlap + 0.5 * passage + 0.5 * nearness;
}

const held = new WeakMap<Unit, ReadonlySet<string>>();

function termsOf(unit: Unit): ReadonlySet<string> {
  let known = held.get(unit);
  if (!known) held.set(unit, (known = new Set(terms(unit.text))));
  return known;
}
