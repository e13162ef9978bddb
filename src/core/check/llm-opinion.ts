import type { Finding, SentenceResult } from '../findings/finding.ts';
import type { SecondOpinion } from '../opinion/second-opinion.ts';
import type { ModelVerdict } from '../opinion/verdict.ts';
import { isWhole } from '../paper/whole-text.ts';
import type { Sentence } from '../review/model.ts';
import { sourceRange } from '../review/source-range.ts';
import type { CheckContext, Opinion } from './checker.ts';
import { isDenial } from './denial.ts';
import { placeOf } from './model-opinion.ts';

/** Name of the detector of what only a configured language model finds. */
export const llmDetector = 'llm';

/**
 * Worth of a verdict that was proved to quote paper and sentence: shown at any setting where the local check suspected the
 * sentence as well, else not where only what is all but certain is wanted.
 */
const worth = { backed: 0.9, alone: 0.7 } as const;
/** What is left of the score of a sentence that no rule disproves. */
const mostLeft = { supported: 0.1, 'not-found': 0.3 } as const;

/** What the language model said of one sentence. */
export interface HeardVerdict {
  readonly verdict: ModelVerdict;
  readonly model: string;
  /** 0..1: worth of the verdict, if it is "contradicted". */
  readonly score: number;
}

export function verdictFor(sentence: Sentence, opinion: SecondOpinion | undefined): HeardVerdict | null {
  const verdict = opinion?.verdicts.get(sentence);
  if (!opinion || !verdict) return null;
  const score = opinion.flagged.has(sentence) ? worth.backed : worth.alone;
  return { verdict, model: opinion.report.model, score };
}

/**
 * What the model alone finds, as information: its quotation is in the paper, but that it disproves the claim is the model's
 * word. The reason is a template and says whose word it is; null unless contradicted.
 */
export function llmOpinion(
  sentence: Sentence,
  context: CheckContext,
  { verdict, model, score }: HeardVerdict,
): Opinion | null {
  const { type, span, quotes } = verdict;
  if (verdict.verdict !== 'contradicted' || !type || !span || quotes.length === 0) return null;
  const absence = isDenial(sentence.text);
  return {
    ...span,
    verdict: 'contradicted',
    type,
    node: type.toLowerCase().replaceAll(' ', '-'),
    score,
    severity: absence && !isWhole(context.paper) ? 'hint' : 'information',
    absence,
    reason: `The language model ${model} reads this as not matching the paper: compare ${placeOf(quotes[0]!, context)}.`,
    quotes,
  };
}

/** What a finding says of the model beside its own reason. */
export function saidOf(heard: HeardVerdict | null): Finding['secondOpinion'] {
  if (!heard) return undefined;
  const { verdict, reason } = heard.verdict;
  return { model: heard.model, verdict, reason };
}

/** A sentence's result with the model's verdict. @param ruled a rule calls it contradicted: that stands whatever a model says */
export function withVerdict(
  result: SentenceResult,
  sentence: Sentence,
  heard: HeardVerdict | null,
  ruled: boolean,
): SentenceResult {
  if (!heard) return result;
  const { verdict, type, span } = heard.verdict;
  if (verdict !== 'contradicted')
    return ruled ? result : { ...result, verdict, score: Math.min(result.score, mostLeft[verdict]) };
  const score = Math.max(result.score, heard.score);
  if (ruled || !span) return { ...result, score, verdict };
  return {
    ...result,
    score,
    verdict,
    type,
    spans: [{ ...sourceRange(sentence, span.start, span.end), score }],
  };
}
