import { sentencesToRead } from '../check/model-voice.ts';
import type { CheckResult } from '../findings/finding.ts';
import type { Review, Sentence } from '../review/model.ts';
import type { OpinionMode } from './question.ts';

/** A sentence that a model is asked about. */
export interface Chosen {
  readonly sentence: Sentence;
  /** The local check calls it contradicted, shown or not. */
  readonly flagged: boolean;
}

/** Score from which a claim that nothing proves is uncertain enough to be asked about. */
const uncertainFrom = 0.3;
/** Uncertain claims of one review that are asked about, the likeliest ones. */
const mostUncertain = 10;

/** The sentences that are sent, in reading order. @param screen the local check of the same review */
export function chooseSentences(review: Review, screen: CheckResult, mode: OpinionMode): Chosen[] {
  const results = new Map(screen.sentences.map((result) => [result.start, result]));
  const all = sentencesToRead(review).map((sentence) => {
    const result = results.get(sentence.start);
    return {
      sentence,
      score: result?.score ?? 0,
      flagged: result?.verdict === 'contradicted',
    };
  });
  const chosen = mode === 'confirm' ? [...all.filter(({ flagged }) => flagged), ...uncertain(all)] : all;
  return chosen
    .sort((a, b) => a.sentence.start - b.sentence.start)
    .map(({ sentence, flagged }) => ({ sentence, flagged }));
}

function uncertain<T extends { sentence: Sentence; score: number; flagged: boolean }>(
  all: readonly T[],
): T[] {
  return all
    .filter(({ sentence, score, flagged }) => !flagged && sentence.kind === 'fact' && score >= uncertainFrom)
    .sort((a, b) => b.score - a.score)
    .slice(0, mostUncertain);
}
