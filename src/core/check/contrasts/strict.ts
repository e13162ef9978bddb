import type { Sentence } from '../../review/model.ts';
import type { Candidate } from './candidates.ts';
import { isSameStatement } from './open.ts';
import type { PaperWords } from './paper-words.ts';

/** Ideas of which two members often hold of one thing: a paper with several models, measures and degrees of a claim. */
const looseIdeas = new Set(['extent', 'models', 'measures']);

/**
 * Sets, by their first two members, of which two hold together or mean much the same in running text: a learned map may
 * be dynamic, several may be three, what is pre-trained may be fine-tuned.
 */
export const looseSets: ReadonlySet<string> = new Set([
  'fixed/adaptive',
  'single/multiple',
  'every epoch/every step',
  'causes/caused by',
  'stable/unstable',
  'pre-trained/fine-tuned',
  'frozen/fine-tuned',
  'training/inference',
  'first/last',
  'prior distribution/posterior distribution',
  'high-rank/low-rank',
]);

/** Of the sets whose members may hold together, those that are judged, and between which members. */
const strictPairs: ReadonlyMap<string, readonly [number, number]> = new Map([['before/after', [0, 1]]]);

/** Around the paper's place: not what it does, but what it leaves, quotes or sets itself against. */
const apart =
  /\b(?:future|beyond|extending|extensions?|alternatives?|limitations?|could|would|might|may|classical|traditional\w*|prior (?:work|art|methods?|studies)|previous\w*|existing|unlike|whereas|however|et al|known to)\b|\bAlgorithm \d|\[\d|\b(?:not|no|never)\b[^,;:]{0,60}$|^[^,;:]*\b(?:not|never)\b/iu;
/** Before the review's place: what is said is said of others, or sets something off. */
const ofOthers =
  /\b(?:since|while|although|unlike|standard|existing|prior|previous|traditional|conventional|instead of|rather than|than)\b[^,;]{0,60}$/iu;
/** "sub-linear", "exp-concave": another word. */
const prefixed = /(?:sub|super|exp|quasi|non|semi|near|almost|pseudo)[- ]?$/iu;
/** A line of a list of references. */
const entry = /^\W*\[\d/u;

/**
 * True where the paper's sentence says the same of the same thing but for this one word, so that who reads both agrees
 * that the review has it the wrong way round: the next word is the same (or the clause ends behind both), the paper never
 * sets the claimed member before it, and no sentence of the paper speaks for the review.
 */
export function isSurelyTurned(sentence: Sentence, candidate: Candidate, paper: PaperWords): boolean {
  const { set, other, claimed, claims, mixed, start, end } = candidate;
  if (looseIdeas.has(set.idea) || looseSets.has(set.id)) return false;
  if (!set.exclusive && !isStrictPair(candidate)) return false;
  const { text } = sentence;
  const told = paper.sentences[other.at.sentence]!;
  const printed = told.text.slice(other.at.start, other.at.end);
  if (!areUsedAlike(text.slice(start, end), printed)) return false;
  if (!isSameStatement(other) || !isSamePlace(text.slice(end), candidate)) return false;
  if (other.sameRight && claims.some(({ sameRight }) => sameRight)) return false;
  if ((claimed?.share ?? 0) > 0.6 * other.share || (mixed?.share ?? 0) > 0.8 * other.share) return false;
  if (entry.test(text) || /\?\s*$/u.test(text) || ofOthers.test(text.slice(0, start))) return false;
  if (prefixed.test(text.slice(0, start)) || prefixed.test(told.text.slice(0, other.at.start))) return false;
  return (
    !apart.test(told.text.slice(Math.max(0, other.at.start - 100), other.at.start)) &&
    !apart.test(told.text.slice(other.at.end, other.at.end + 60))
  );
}

function isStrictPair({ set, slot, other }: Candidate): boolean {
  const pair = strictPairs.get(set.id);
  return pair !== undefined && pair.includes(slot.member) && pair.includes(other.at.slot.member);
}

/** The same word follows; or nothing follows in the clause, and what goes before is the same. */
function isSamePlace(behind: string, { other }: Candidate): boolean {
  if (other.sameRight) return true;
  return /^\W*(?:[.,;:)]|$)/u.test(behind) && (other.sameLeft || other.near >= 0.8);
}

/** Two single words have the same ending: "pruned" is no opposite of "merging". */
function areUsedAlike(said: string, printed: string): boolean {
  return /[\s-]/u.test(said + printed) || endingOf(said) === endingOf(printed);
}

function endingOf(word: string): string {
  return /(?:ly|ing|ed|s)$/iu.exec(word)?.[0].toLowerCase() ?? '';
}
