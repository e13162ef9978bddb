import { quoteEvidence } from '../evidence/quote-evidence.ts';
import type { Finding } from '../findings/finding.ts';
import { claimKey, claimText, findingId, reviewKey } from '../findings/identity.ts';
import { fixesFor } from '../fixes/fixes-for.ts';
import { sourceRange } from '../review/source-range.ts';
import type { Sentence } from '../review/model.ts';
import type { CheckSettings } from './check-review.ts';
import type { CheckContext, Opinion } from './checker.ts';
import { restsOnRecognition, severityOf, shownFrom } from './fusion.ts';

interface Judged {
  readonly sentence: Sentence;
  readonly opinions: readonly Opinion[];
  /** Name of the checker of each opinion. */
  readonly by: readonly string[];
}

/** A hint rests on a search that part of the paper was missing from: off but for those who ask for everything. */
const hintsShown: Readonly<Record<CheckSettings['threshold'], boolean>> = {
  strict: false,
  balanced: false,
  recall: true,
};

/** What is shown: contradicted claims above the threshold, one finding for overlapping claims, in reading order. */
export function findingsOf(
  judged: readonly Judged[],
  context: CheckContext,
  settings: CheckSettings,
): Finding[] {
  const { paper, review } = context;
  const dismissed = new Set(settings.dismissed);
  const ordinals = new Map<string, number>();
  const file = reviewKey(review.path, review.id);
  return judged.flatMap(({ sentence, opinions, by }) =>
    strongest(opinions, by, shownFrom[settings.threshold]).flatMap(({ opinion, detector }) => {
      const severity = severityOf(opinion, paper);
      if (severity === 'hint' && !hintsShown[settings.threshold]) return [];
      const reason = restsOnRecognition(opinion, paper)
        ? `${opinion.reason} The quotation was read from a picture (OCR) and may be misread.`
        : opinion.reason;
      const claim = claimKey(paper.key, claimText(sentence.text, opinion.start, opinion.end));
      const ordinal = ordinals.get(claim) ?? 0;
      ordinals.set(claim, ordinal + 1);
      if (dismissed.has(claim)) return [];
      return [
        {
          id: findingId(claim, file, ordinal),
          claimKey: claim,
          kind: 'error' as const,
          ...sourceRange(sentence, opinion.start, opinion.end),
          sentence: { start: sentence.start, end: sentence.end },
          type: opinion.type,
          node: opinion.node,
          score: opinion.score,
          severity,
          absence: opinion.absence,
          message: `${opinion.type}: ${reason}`,
          reason,
          detector,
          evidence: opinion.quotes.flatMap((quote) => quoteEvidence(paper, quote) ?? []),
          fixes: fixesFor(review, sentence, opinion),
        },
      ];
    }),
  );
}

/**
 * Above the threshold, and of overlapping claims the one with the highest score. A second finding in one sentence must
 * be as sure as the strict setting asks: two mistakes in a sentence are rare, and two marks read as a false alarm.
 */
function strongest(
  opinions: readonly Opinion[],
  by: readonly string[],
  least: number,
): { opinion: Opinion; detector: string }[] {
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
