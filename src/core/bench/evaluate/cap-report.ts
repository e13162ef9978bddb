import { capContexts, capThreshold, type ContextFigures } from '../../evaluate/cap/cap-contexts.ts';
import { capFigures, type CapFigures, type ChunkScores } from '../../evaluate/cap/cap-figures.ts';
import { capMarkdown } from '../../evaluate/cap/cap-markdown.ts';
import type { CapRecord } from '../../evaluate/cap/cap-record.ts';
import { escapeMarkdown, estimateCell, markdownTable } from '../../evaluate/markdown-table.ts';
import { capSets } from './cap-cases.ts';
import type { Column, EvaluateSettings } from './evaluate-population.ts';
import type { ScoredCase } from './scored-case.ts';

type Context = keyof typeof capSets;

/** One detector on one set of CAP records. */
export interface CapDetector {
  readonly name: string;
  readonly contexts: readonly { readonly context: Context; readonly figures: CapFigures }[];
  /** Where both contexts were there. */
  readonly ablation: readonly { readonly name: string; readonly figures: ContextFigures }[];
}

export interface CapReport {
  readonly data: string;
  readonly split: string;
  readonly detectors: readonly CapDetector[];
}

export interface CapData {
  readonly data: string;
  readonly split: string;
  readonly reported: readonly CapRecord[];
  readonly fitting: readonly CapRecord[];
  readonly rows: readonly ScoredCase[];
}

/** Above every score: nothing is flagged. */
const never = 2;

/** CAP's tables for each detector, with thresholds chosen on the fitting records. */
export function capReport(
  { data, split, reported, fitting, rows }: CapData,
  columns: readonly Column[],
  { seed, resamples }: EvaluateSettings,
): CapReport {
  const detectors = columns.flatMap(({ name, threshold: fixed }): CapDetector[] => {
    const contexts = (Object.keys(capSets) as Context[]).flatMap((context) => {
      const scores = chunkScores(rows, capSets[context], name);
      if (scores.size === 0) return [];
      const threshold = fixed ?? capThreshold(fitting, scores) ?? never;
      return [{ context, scores, threshold }];
    });
    if (contexts.length === 0) return [];
    const [narrowed, full] = (['narrowed', 'full'] as const).map((one) =>
      contexts.find(({ context }) => context === one),
    );
    const compared = (title: string, fluentOnly: boolean) =>
      narrowed && full
        ? [
            {
              name: title,
              figures: capContexts(reported, { narrowed, full }, { seed, resamples, fluentOnly }),
            },
          ]
        : [];
    return [
      {
        name,
        contexts: contexts.map(({ context, scores, threshold }) => ({
          context,
          figures: capFigures(reported, scores, { threshold, seed, resamples }),
        })),
        ablation: [...compared('all points', false), ...compared('fluent points', true)],
      },
    ];
  });
  return { data, split, detectors };
}

/** Scores of each answer's chunks. */
function chunkScores(rows: readonly ScoredCase[], set: string, column: string): ChunkScores {
  const scores = new Map<string, number[]>();
  for (const { sets, review, outputs } of rows) {
    const score = sets.includes(set) ? outputs[column]?.score : undefined;
    if (score === undefined) continue;
    const own = scores.get(review);
    if (own) own.push(score);
    else scores.set(review, [score]);
  }
  return scores;
}

/** All detectors side by side, then the languages of each. */
export function capReportMarkdown({ data, split, detectors }: CapReport): string {
  const rows = detectors.flatMap(({ name, contexts }) =>
    contexts.flatMap(({ context, figures }) => {
      const all = figures.groups.find(({ language }) => language === 'all');
      if (!all) return [];
      const { allPoints, fluentPoints, hallucination } = all;
      return [
        [name, context, String(allPoints.n), ...[allPoints, fluentPoints, hallucination].map(estimateCell)],
      ];
    }),
  );
  return [
    `# CAP: ${escapeMarkdown(data)}, ${escapeMarkdown(split)}`,
    '',
    'Macro-F1 of all languages. Narrowed: title and abstract; full: every passage of the publication, the highest score counts.',
    '',
    ...markdownTable(['detector', 'context', 'n', 'all points', 'fluent points', 'fluent but false'], rows),
    '',
    ...detectors.flatMap(({ name, contexts, ablation }) =>
      contexts.map(({ context, figures }, at) =>
        capMarkdown(`${name}, ${context}`, figures, at === 0 ? ablation : []),
      ),
    ),
  ].join('\n');
}
