import { partsOf } from '../../evidence/inventory/paper-parts.ts';
import type { PaperIndex } from '../../evidence/paper-index.ts';
import type { FieldRole, Sentence } from '../../review/model.ts';
import { speaksOfPlace } from '../absence/at-place.ts';
import { claimsOf } from '../absence/claims.ts';
import { Search } from '../absence/coverage.ts';
import { proofOf, quotesOf } from '../absence/proof.ts';
import { isSufficient } from '../absence/sufficient.ts';
import { reasonOf } from '../absence/wording.ts';
import { wordsOf } from '../absence/words.ts';
import type { Quote } from '../checker.ts';
import { isAskable } from './askable.ts';
import { requestCues } from './request-cues.ts';

/** How sure an answer is, 0..1: a share of right hints on the fitting papers, some of which answer in part. */
export const answeredScore = 0.9;

/** A thing that a request asks for and that the paper already gives. */
export interface Answer {
  /** UTF-16 range of the thing in the sentence's clean text. */
  readonly start: number;
  readonly end: number;
  readonly reason: string;
  readonly quotes: readonly Quote[];
}

/** More hints on one request than this say less. */
const mostAnswers = 2;

/**
 * What a request asks for that the paper holds at a place of its own, found as a false absence claim is refuted; []
 * for what is no request. It may be less than the request asks for, which a reviewer sees at that place.
 */
export function answersTo(
  sentence: Pick<Sentence, 'text' | 'kind'>,
  role: FieldRole,
  index: PaperIndex,
): Answer[] {
  if (sentence.kind !== 'request') return [];
  const words = wordsOf(sentence.text);
  const cues = requestCues(words);
  if (cues.length === 0) return [];
  const search = new Search(partsOf(index.paper), index);
  const answers = new Map<number, Answer>();
  for (const claim of claimsOf(search, sentence.text, cues, { words, role, kind: sentence.kind })) {
    if (!isAskable(words, claim)) continue;
    const proof = proofOf(search.parts, claim);
    if (!proof?.substantial || !isSufficient(search, claim, proof)) continue;
    const start = words[claim.thing.range.from]!.start;
    const end = words[claim.thing.range.to - 1]!.end;
    const quotes = quotesOf(search.parts, proof, claim.target, answeredScore);
    if (answers.has(proof.place.id) || !speaksOfPlace(index.paper, sentence.text, quotes)) continue;
    const reason = reasonOf(search.parts, claim, proof, sentence.text.slice(start, end));
    answers.set(proof.place.id, { start, end, reason, quotes });
  }
  return [...answers.values()].slice(0, mostAnswers);
}
