import { quoteEvidence } from '../evidence/quote-evidence.ts';
import type { Finding } from '../findings/finding.ts';
import { claimKey, claimText, findingId, reviewKey } from '../findings/identity.ts';
import { fixesFor, fixesForAnswered } from '../fixes/fixes-for.ts';
import { sourceRange } from '../review/source-range.ts';
import type { Sentence } from '../review/model.ts';
import { answeredScore, type Answer } from './answered/answers.ts';
import { answeredNode } from '../taxonomy/page.ts';
import type { CheckSettings } from './check-review.ts';
import type { CheckContext, Opinion } from './checker.ts';
import { restsOnRecognition, severityOf, shownFrom } from './fusion.ts';
import { llmDetector, llmOpinion, saidOf, type HeardVerdict } from './llm-opinion.ts';
import { modelDetector, modelOpinion } from './model-opinion.ts';
import { isContradiction, type Fused } from './model-voice.ts';

interface Judged {
  readonly sentence: Sentence;
  readonly opinions: readonly Opinion[];
  /** Name of the checker of each opinion. */
  readonly by: readonly string[];
  /** What the sentence asks for and the paper already gives. */
  readonly answers: readonly Answer[];
  /** What the model says with the rules; null where rules alone judge. */
  readonly fused: Fused | null;
  /** What a configured language model says; null where none was asked, or its answer does not count. */
  readonly heard: HeardVerdict | null;
}

/** A hint rests on a search that part of the paper was missing from: off but for those who ask for everything. */
const hintsShown: Readonly<Record<CheckSettings['threshold'], boolean>> = {
  strict: false,
  balanced: false,
  recall: true,
};

/** Answered requests are hints of their own, off where only what is all but certain is wanted. */
const answersShown: Readonly<Record<CheckSettings['threshold'], boolean>> = {
  strict: false,
  balanced: true,
  recall: true,
};

/**
 * What is shown, in reading order: contradicted claims above the threshold, one finding for overlapping claims, and
 * requests that the paper answers.
 */
export function findingsOf(
  judged: readonly Judged[],
  context: CheckContext,
  settings: CheckSettings,
): Finding[] {
  const { paper } = context;
  const identify = identifier(context, new Set(settings.dismissed));
  return judged.flatMap((one) => {
    const { sentence, opinions, by, answers, heard } = one;
    const ruled = strongest(opinions, by, shownFrom[settings.threshold]);
    // Whatever a language model thinks of it: what a rule proves is shown.
    const shown =
      ruled.length > 0
        ? ruled
        : heard
          ? byLanguageModel(one, heard, context, settings)
          : byModel(one, context, settings);
    const errors = shown.flatMap(({ opinion, detector }) => {
      const severity = severityOf(opinion, paper);
      return severity === 'hint' && !hintsShown[settings.threshold]
        ? []
        : errorFinding(identify, context, sentence, opinion, {
            severity,
            detector,
            secondOpinion: saidOf(heard),
          });
    });
    if (!answersShown[settings.threshold]) return errors;
    const apart = answers.filter(({ start, end }) => {
      const range = sourceRange(sentence, start, end);
      return !errors.some((error) => error.start < range.end && range.start < error.end);
    });
    const hints = apart.flatMap((answer) => answerFinding(identify, context, sentence, answer));
    return [...errors, ...hints].sort((a, b) => a.start - b.start);
  });
}

type Identity = Pick<Finding, 'id' | 'claimKey' | 'start' | 'end' | 'sentence'>;
type Identify = (sentence: Sentence, start: number, end: number) => Identity | null;

/** Gives each claim its key and its place; null for what was dismissed. */
function identifier({ paper, review }: CheckContext, dismissed: ReadonlySet<string>): Identify {
  const ordinals = new Map<string, number>();
  const file = reviewKey(review.path, review.id);
  return (sentence, start, end) => {
    const claim = claimKey(paper.key, claimText(sentence.text, start, end));
    const ordinal = ordinals.get(claim) ?? 0;
    ordinals.set(claim, ordinal + 1);
    if (dismissed.has(claim)) return null;
    return {
      id: findingId(claim, file, ordinal),
      claimKey: claim,
      ...sourceRange(sentence, start, end),
      sentence: { start: sentence.start, end: sentence.end },
    };
  };
}

function errorFinding(
  identify: Identify,
  { paper, review }: CheckContext,
  sentence: Sentence,
  opinion: Opinion,
  { severity, detector, secondOpinion }: Pick<Finding, 'severity' | 'detector' | 'secondOpinion'>,
): Finding[] {
  const identity = identify(sentence, opinion.start, opinion.end);
  if (!identity) return [];
  const { type, node, score, absence, quotes } = opinion;
  const reason = restsOnRecognition(opinion, paper)
    ? `${opinion.reason} The quotation was read from a picture (OCR) and may be misread.`
    : opinion.reason;
  const evidence = quotes.flatMap((quote) => quoteEvidence(paper, quote) ?? []);
  return [
    {
      ...identity,
      kind: 'error',
      type,
      node,
      score,
      severity,
      absence,
      message: `${type}: ${reason}`,
      reason,
      detector,
      ...(secondOpinion && { secondOpinion }),
      evidence,
      fixes: fixesFor(review, sentence, opinion, evidence),
    },
  ];
}

function answerFinding(
  identify: Identify,
  { paper, review }: CheckContext,
  sentence: Sentence,
  { start, end, reason, quotes }: Answer,
): Finding[] {
  const identity = identify(sentence, start, end);
  if (!identity) return [];
  const evidence = quotes.flatMap((quote) => quoteEvidence(paper, quote) ?? []);
  const told = `Answered already, at least in part: ${reason.charAt(0).toLowerCase()}${reason.slice(1)}`;
  return [
    {
      ...identity,
      kind: 'answered',
      type: null,
      node: answeredNode,
      score: answeredScore,
      severity: 'hint',
      absence: false,
      message: told,
      reason: told,
      detector: 'answered',
      evidence,
      fixes: fixesForAnswered(review, sentence, evidence),
    },
  ];
}

/**
 * What the model adds to a sentence of which no rule is sure: the opinion of a rule that agrees, though by itself it would
 * not be shown at this setting, else the model's own.
 */
function byModel(
  { sentence, opinions, by, fused }: Judged,
  context: CheckContext,
  { model, threshold }: CheckSettings,
): Named[] {
  if (!model || !fused || fused.probability < model.config.thresholds[threshold]) return [];
  const { probability } = fused;
  const [agreeing] = strongest(opinions, by, shownFrom.recall);
  if (agreeing) return [{ ...agreeing, opinion: { ...agreeing.opinion, score: probability } }];
  const opinion = isContradiction(fused.reading) ? modelOpinion(sentence, context, fused) : null;
  return opinion ? [{ opinion, detector: modelDetector }] : [];
}

/**
 * What a configured language model decides of a sentence that no rule is sure of: what it does not find wrong is not shown, and
 * of what it does the opinion of a rule that agrees comes first.
 */
function byLanguageModel(
  { sentence, opinions, by }: Judged,
  heard: HeardVerdict,
  context: CheckContext,
  { threshold }: CheckSettings,
): Named[] {
  if (heard.verdict.verdict !== 'contradicted' || heard.score < shownFrom[threshold]) return [];
  const [agreeing] = strongest(opinions, by, shownFrom.recall);
  if (agreeing) return [{ ...agreeing, opinion: { ...agreeing.opinion, score: heard.score } }];
  const opinion = llmOpinion(sentence, context, heard);
  return opinion ? [{ opinion, detector: llmDetector }] : [];
}

interface Named {
  readonly opinion: Opinion;
  readonly detector: string;
}

/**
 * Above the threshold, and of overlapping claims the one with the highest score. A second finding in one sentence must
 * be as sure as the strict setting asks: two mistakes in a sentence are rare, and two marks read as a false alarm.
 */
function strongest(opinions: readonly Opinion[], by: readonly string[], least: number): Named[] {
  const shown = opinions
    .map((opinion, i) => ({ opinion, detector: by[i] ?? '' }))
    .filter(({ opinion }) => opinion.verdict === 'contradicted' && opinion.score >= least)
    .sort((a, b) => b.opinion.score - a.opinion.score);
  const kept: typeof shown = [];
  for (const one of shown) {
    if (kept.length > 0 && one.opinion.score < shownFrom.strict) break;
    const clash = kept.some(
      ({ opinion }) => opinion.start < one.opinion.end && one.opinion.start < opinion.end,
    );
    if (!clash) kept.push(one);
  }
  return kept.sort((a, b) => a.opinion.start - b.opinion.start);
}
