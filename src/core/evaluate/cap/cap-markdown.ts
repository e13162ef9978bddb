import type { Estimate } from '../bootstrap.ts';
import { escapeMarkdown, estimateCell, markdownTable } from '../markdown-table.ts';
import type { ContextFigures } from './cap-contexts.ts';
import type { CapFigures } from './cap-figures.ts';

/** Tables of one detector on CAP: a row a language, and the ablation of the context where it was run. */
export function capMarkdown(
  name: string,
  { threshold, groups, unlabelled, unscored }: CapFigures,
  contexts: readonly { readonly name: string; readonly figures: ContextFigures }[] = [],
): string {
  const withN = (estimate: Estimate): string =>
    estimate.value === null ? '–' : `${estimateCell(estimate)} (n ${estimate.n})`;
  const languages = markdownTable(
    [
      'language',
      'false',
      'hallucinations',
      'fluent / minor / not',
      'all points',
      'fluent points',
      'fluent but false',
    ],
    groups.map((group) => [
      group.language,
      String(group.false),
      String(group.hallucinations),
      `${group.fluency.no} / ${group.fluency.minor} / ${group.fluency.yes}`,
      withN(group.allPoints),
      withN(group.fluentPoints),
      withN(group.hallucination),
    ]),
  );
  const ablation = markdownTable(
    ['context', 'narrowed', 'full', 'gain'],
    contexts.map(({ name: context, figures: { narrowed, full, gain } }) => [
      context,
      ...[narrowed, full, gain].map(withN),
    ]),
  );
  return [
    `## CAP: ${escapeMarkdown(name)}`,
    '',
    `Macro-F1, the highest score over the chunks, flagged from ${Number(threshold.toPrecision(4))} on; intervals of 95 % by drawing publications. ${unlabelled} records without labels and ${unscored} without a score are left out.`,
    '',
    ...languages,
    ...(ablation.length > 0 ? ['', ...ablation] : []),
    '',
  ].join('\n');
}
