import type { CoarseType } from '../findings/finding.ts';
import { coarseTypes } from '../findings/finding.ts';
import type { Detection } from './detection.ts';
import { bestThreshold, detection } from './detection.ts';
import type { Share } from '../evaluate/interval.ts';
import { shareOf } from '../evaluate/interval.ts';
import type { Sample } from './sample.ts';
import { shared } from './sample.ts';
import type { SpanScores } from './span-scores.ts';
import { spanScores } from './span-scores.ts';

/** Everything that is said of one group of wrong claims against the clean sentences of the same papers. */
export interface GroupFigures {
  readonly name: string;
  /** From `sentences[].score`; null where a class is empty. */
  readonly product: Detection | null;
  readonly lexical: Detection | null;
  /** Wrong sentences on which something is shown. */
  readonly recall: Share;
  /** ... whose span overlaps the labelled one. */
  readonly spanRecall: Share;
  /** ... and that were not shown before the edit (equal to `recall` for natural errors). */
  readonly newRecall: Share;
  /** Of the shown sentences, wrong or clean, the wrong ones. */
  readonly precision: Share;
  readonly byType: readonly { readonly type: CoarseType; readonly recall: Share; readonly typed: Share }[];
  readonly absence: Share;
  readonly noAbsence: Share;
  /** From `sentences[].spans`. */
  readonly spans: SpanScores;
  /** From the findings shown. */
  readonly shownSpans: SpanScores;
}

const isHit = (sample: Sample): boolean => sample.shown.length > 0;

/**
 * Figures of a group of wrong sentences.
 * @param fitting samples that the score threshold is chosen on (same group, other papers)
 */
export function groupFigures(
  name: string,
  wrong: readonly Sample[],
  clean: readonly Sample[],
  fitting: { readonly wrong: readonly Sample[]; readonly clean: readonly Sample[] },
  reported: { readonly wrong: readonly Sample[]; readonly clean: readonly Sample[] },
): GroupFigures {
  const recallOf = (test: (sample: Sample) => boolean): Share => shareOf(wrong.filter(test), isHit);
  const falseAlarms = clean.filter(isHit).length;
  const recall = shareOf(wrong, isHit);
  return {
    name,
    product: balanced(fitting, reported, 'score'),
    lexical: balanced(fitting, reported, 'lexical'),
    recall,
    spanRecall: shareOf(wrong, onSpan),
    newRecall: shareOf(wrong, (sample) => isHit(sample) && !sample.before),
    precision: { hits: recall.hits, n: recall.hits + falseAlarms },
    byType: coarseTypes
      .map((type) => ({
        type,
        recall: recallOf((sample) => sample.type === type),
        typed: shareOf(
          wrong.filter((sample) => sample.type === type && isHit(sample)),
          (sample) => sample.shown.some((finding) => finding.type === type),
        ),
      }))
      .filter(({ recall: { n } }) => n > 0),
    absence: recallOf((sample) => sample.absence),
    noAbsence: recallOf((sample) => !sample.absence),
    spans: spanScores(pairs(wrong, (sample) => sample.predictedSpan)),
    shownSpans: spanScores(pairs(wrong, (sample) => best(sample))),
  };
}

function balanced(
  fitting: { readonly wrong: readonly Sample[]; readonly clean: readonly Sample[] },
  reported: { readonly wrong: readonly Sample[]; readonly clean: readonly Sample[] },
  by: 'score' | 'lexical',
): Detection | null {
  const scored = ({ wrong, clean }: typeof fitting): { wrong: boolean; score: number }[] => [
    ...wrong.map((sample) => ({ wrong: true, score: sample[by] })),
    ...clean.map((sample) => ({ wrong: false, score: sample[by] })),
  ];
  const sides = [fitting.wrong, fitting.clean, reported.wrong, reported.clean];
  if (sides.some((side) => side.length === 0)) return null;
  return detection(scored(reported), bestThreshold(scored(fitting)));
}

function pairs(
  wrong: readonly Sample[],
  guess: (sample: Sample) => Sample['predictedSpan'],
): { text: string; gold: NonNullable<Sample['span']>; predicted: Sample['predictedSpan'] }[] {
  return wrong.flatMap((sample) =>
    sample.span ? [{ text: sample.text, gold: sample.span, predicted: guess(sample) }] : [],
  );
}

function best(sample: Sample): Sample['shown'][number] | null {
  return [...sample.shown].sort((a, b) => b.score - a.score)[0] ?? null;
}

function onSpan({ shown, span }: Sample): boolean {
  return span !== null && shown.some((finding) => shared(finding, span) > 0);
}

/** What one checker shows, alone or among the others. */
export interface CheckerFigures {
  readonly name: string;
  /** On wrong sentences, natural and injected. */
  readonly natural: number;
  readonly injected: number;
  readonly uncertain: number;
  readonly falseAlarms: number;
}

export function checkerFigures(samples: readonly Sample[]): CheckerFigures[] {
  const names = [...new Set(samples.flatMap(({ shown }) => shown.map(({ detector }) => detector)))].sort();
  return names.map((name) => {
    const its = samples.filter(({ shown }) => shown.some(({ detector }) => detector === name));
    const count = (test: (sample: Sample) => boolean): number => its.filter(test).length;
    return {
      name,
      natural: count(({ gold, source }) => gold === 'wrong' && source === 'natural'),
      injected: count(({ source }) => source === 'injected'),
      uncertain: count(({ gold }) => gold === 'uncertain'),
      falseAlarms: count(({ gold }) => gold === 'clean'),
    };
  });
}
