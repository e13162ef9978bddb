import type { SentenceResult, Threshold, Verdict } from '../findings/finding.ts';
import type { Sentence } from '../review/model.ts';
import { sourceRange } from '../review/source-range.ts';
import type { Opinion } from './checker.ts';
import { quietScore, sentenceScore, shownFrom } from './fusion.ts';
import type { Judgement } from './judge-sentence.ts';
import { bestType, isContradiction, type Fused, type ModelVoice } from './model-voice.ts';

/** A sentence that is not checked. */
export function unchecked({ start, end, kind }: Sentence): SentenceResult {
  return {
    start,
    end,
    kind,
    score: 0,
    verdict: 'not-checked',
    type: null,
    spans: wholeIfFact(kind, start, end, 0),
  };
}

/** What rules alone say of a sentence. */
export function symbolicResult(sentence: Sentence, { opinions, likelihood }: Judgement): SentenceResult {
  const { start, end, kind } = sentence;
  const wrong = contradicted(opinions);
  return {
    start,
    end,
    kind,
    score: sentenceScore(opinions, likelihood),
    verdict: verdictOf(sentence, opinions),
    type: wrong[0]?.type ?? null,
    // Narrower guesses, from the words that fit the paper least, meet the labelled spans no better.
    spans:
      wrong.length > 0 ? spansOf(sentence, wrong) : wholeIfFact(kind, start, end, quietScore(likelihood)),
  };
}

/**
 * What rules and model say together: the fused probability, but never less than what rules show at any setting is worth; type and
 * span of the surest rule that speaks of the sentence, else the model's.
 */
export function fusedResult(
  sentence: Sentence,
  judgement: Judgement,
  { reading, probability }: Fused,
  { config }: ModelVoice,
): SentenceResult {
  const alone = symbolicResult(sentence, judgement);
  const wrong = contradicted(judgement.opinions);
  const found = probability >= config.thresholds.recall && isContradiction(reading);
  const supported =
    reading.states.supported > Math.max(reading.states.contradicted, reading.states['not-found']);
  return {
    ...alone,
    score: Math.max(probability, leastScore(wrong[0]?.score ?? 0, config.thresholds)),
    verdict:
      alone.verdict === 'contradicted' || found
        ? 'contradicted'
        : alone.verdict === 'not-found' && supported
          ? 'supported'
          : alone.verdict,
    type: alone.type ?? bestType(reading),
    spans:
      wrong.length > 0
        ? alone.spans
        : reading.spans.map(({ start, end, score }) => ({ ...sourceRange(sentence, start, end), score })),
  };
}

/**
 * What a rule is sure of at a setting stands among what the model is sure of at that setting: the scores of both rank the
 * same sentences.
 */
function leastScore(ruled: number, thresholds: Readonly<Record<Threshold, number>>): number {
  const settings = ['strict', 'balanced', 'recall'] as const;
  const setting = settings.find((one) => ruled >= shownFrom[one]);
  return setting === undefined ? 0 : Math.max(ruled, thresholds[setting]);
}

function contradicted(opinions: readonly Opinion[]): Opinion[] {
  return opinions.filter((opinion) => opinion.verdict === 'contradicted').sort((a, b) => b.score - a.score);
}

function spansOf(sentence: Sentence, opinions: readonly Opinion[]): SentenceResult['spans'] {
  return opinions.map(({ start, end, score }) => ({ ...sourceRange(sentence, start, end), score }));
}

function wholeIfFact(
  kind: Sentence['kind'],
  start: number,
  end: number,
  score: number,
): SentenceResult['spans'] {
  return kind === 'fact' ? [{ start, end, score }] : [];
}

function verdictOf(sentence: Sentence, opinions: readonly Opinion[]): Verdict {
  for (const verdict of ['contradicted', 'supported', 'not-found'] as const) {
    if (opinions.some((opinion) => opinion.verdict === verdict)) return verdict;
  }
  return sentence.kind === 'fact' ? 'not-found' : 'not-checked';
}
