import {
  escapeMarkdown,
  estimateCell,
  markdownTable,
  shareCell,
  valueCell,
} from '../../evaluate/markdown-table.ts';
import type { PopulationReport, Report } from './report.ts';

/** All detectors on all data side by side, and what is to be known before reading on. */
export function overview(populations: readonly PopulationReport[], missing: Report['missing']): string[] {
  return [
    '# Detectors side by side',
    '',
    'F1 and MCC at the threshold with the best F1 on the fitting papers. Type: macro F1 of the guesses for wrong sentences; token and exact: F1 of spans in wrong sentences. Found: wrong sentences at the highest threshold that flags no more than 0.5 % of the right ones, read off these very sentences.',
    '',
    ...overviewTable(populations, missing),
    '',
    ...notes(populations, missing),
  ];
}

function overviewTable(populations: readonly PopulationReport[], missing: Report['missing']): string[] {
  const head = [
    'data',
    'detector',
    'n',
    'wrong',
    'AUROC',
    'AUPRC',
    'F1',
    'MCC',
    'found at 0.5 %',
    'type',
    'token',
    'exact',
    'AUROC of reviews',
  ];
  const rows = populations.flatMap(({ evaluation }) => [
    ...evaluation.detectors.map((one) => {
      const { scores, confusion } = one.sentences;
      const alone = evaluation.reviews === evaluation.sentences;
      const at = one.rates.find(({ rate }) => rate === 0.005);
      return [
        evaluation.dataset,
        one.name,
        String(one.auroc.n),
        String(confusion.tp + confusion.fn),
        ...[one.auroc, one.auprc, scores.f1, scores.mcc].map(estimateCell),
        at ? shareCell(at.truePositives) : '–',
        valueCell(one.typesGiven.macroF1.value),
        valueCell(one.spansGiven.token.value),
        valueCell(one.spansGiven.exact.value),
        alone ? '–' : estimateCell(one.reviewAuroc),
      ];
    }),
    ...missing.map(({ name }) => [
      evaluation.dataset,
      name,
      'not installed',
      ...head.slice(3).map(() => '–'),
    ]),
  ]);
  return markdownTable(head, rows);
}

/** Who is missing, and whose figures rest on less. */
export function notes(populations: readonly PopulationReport[], missing: Report['missing']): string[] {
  const lines = [
    ...missing.map(({ name, why }) => `${name}: ${why}; it has no figures.`),
    ...populations.flatMap(({ evaluation, unanswered, unfitted }) => [
      ...Object.entries(unanswered)
        .filter(([, n]) => n > 0)
        .map(
          ([name, n]) =>
            `${evaluation.dataset}: ${name} has no answer for ${n} of ${evaluation.sentences} sentences; they are left out.`,
        ),
      ...unfitted.map(
        (name) =>
          `${evaluation.dataset}: ${name} flags nothing, because no fitting paper holds a wrong sentence to choose its threshold on.`,
      ),
    ]),
  ];
  return lines.length === 0 ? [] : [...lines.map((line) => `- ${escapeMarkdown(line)}`), ''];
}
