import type { Sentence } from '../review/model.ts';
import { answersTo, type Answer } from './answered/answers.ts';
import type { CheckContext, Checker, Opinion } from './checker.ts';
import { withoutFaithful } from './faithful-report.ts';
import { likelihoodOf } from './likelihood/likelihood.ts';

/** All that is said of one sentence; offsets are relative to its text, so that it holds wherever the sentence stands. */
export interface Judgement {
  readonly opinions: readonly Opinion[];
  /** Name of the checker of each opinion. */
  readonly by: readonly string[];
  /** What the sentence asks for and the paper already gives. */
  readonly answers: readonly Answer[];
  /** 0..1, from the wording alone; orders the scores of sentences that no checker speaks of. */
  readonly likelihood: number;
}

export const unjudged: Judgement = {
  opinions: [],
  by: [],
  answers: [],
  likelihood: 0,
};

/** Asks the checkers one by one; `hints` says whether requests are looked up as well. */
export function judgeSentence(
  sentence: Sentence,
  context: CheckContext,
  checkers: readonly Checker[],
  hints: boolean,
): Judgement {
  const { review, index } = context;
  const named = checkers.flatMap((checker) =>
    withoutFaithful(checker.check(sentence, context), sentence.text, index).map(
      (opinion) => [checker.name, opinion] as const,
    ),
  );
  const role = review.fields[sentence.field]?.role ?? 'other';
  return {
    opinions: named.map(([, opinion]) => opinion),
    by: named.map(([name]) => name),
    answers: hints ? answersTo(sentence, role, index) : [],
    likelihood: likelihoodOf(sentence, role, index),
  };
}
