import { compareDetectors } from '../../evaluate/compare-detectors.ts';
import type { Evaluation } from '../../evaluate/evaluation.ts';
import { evaluationMarkdown } from '../../evaluate/evaluation-markdown.ts';
import type { MalformedRow } from '../../evaluate/malformed-row.ts';
import {
  escapeMarkdown,
  estimateCell,
  markdownTable,
  shareCell,
  valueCell,
} from '../../evaluate/markdown-table.ts';
import { capReportMarkdown, type CapReport } from './cap-report.ts';
import { evidenceContexts } from './evidence-contexts.ts';
import {
  evaluatePopulation,
  type Column,
  type EvaluateSettings,
  type PopulationEvaluation,
} from './evaluate-population.ts';
import { heldOutFigures, heldOutMarkdown, type HeldOutFigures } from './held-out-tables.ts';
import { rowsOf, type Population } from './population.ts';
import { controlsSection, shortcutControls, type Control, type ControlRow } from './shortcut-controls.ts';

/** Everything that is said of one population. */
export interface PopulationReport extends PopulationEvaluation {
  readonly operators: readonly HeldOutFigures[];
  readonly makers: readonly HeldOutFigures[];
  readonly controls: readonly Control[];
  readonly gains: readonly ContextGain[];
}

/** What one context is worth more than another, to one detector on the same sentences. */
export interface ContextGain extends ReturnType<typeof compareDetectors> {
  readonly detector: string;
  readonly contexts: string;
}

export interface Report {
  readonly schema: 1;
  readonly seed: number;
  readonly populations: readonly PopulationReport[];
  readonly cap: readonly CapReport[];
  /** Detectors that were asked for and are not there, with the reason. */
  readonly missing: readonly { readonly name: string; readonly why: string }[];
  readonly malformed: readonly MalformedRow[];
}

export function reportOn(
  population: Population,
  columns: readonly Column[],
  controlRows: readonly ControlRow[],
  settings: EvaluateSettings,
): PopulationReport {
  return {
    ...evaluatePopulation(population, columns, settings),
    operators: heldOutFigures(population, columns, 'operator', settings),
    makers: heldOutFigures(population, columns, 'maker', settings),
    controls: shortcutControls(controlRows, settings),
    gains: contextGains(population, columns, settings),
  };
}

function contextGains(
  { set, reported }: Population,
  columns: readonly Column[],
  { seed, resamples }: EvaluateSettings,
): ContextGain[] {
  const names = new Set(columns.map(({ name }) => name));
  const detectors = [...new Set([...names].map((name) => name.replace(/ \([a-z]+\)$/u, '')))];
  return detectors.flatMap((detector) =>
    evidenceContexts.slice(1).flatMap((context, at) => {
      const [ours, baseline] = [evidenceContexts[at]!, context].map((one) => `${detector} (${one})`);
      if (ours === undefined || baseline === undefined || !names.has(ours) || !names.has(baseline)) return [];
      const both = reported.filter(({ outputs }) => outputs[ours] && outputs[baseline]);
      const [better, worse] = [rowsOf(both, set, ours), rowsOf(both, set, baseline)];
      const rows = better.map(({ paper, wrong, score }, n) => ({
        paper,
        wrong,
        ours: score,
        baseline: worse[n]!.score,
      }));
      const gains = compareDetectors(rows, { seed, resamples });
      return [{ detector, contexts: `${evidenceContexts[at]!} over ${context}`, ...gains }];
    }),
  );
}

/** The report as a page: one table of all detectors first, then all of each population. */
export function reportMarkdown({ populations, cap, missing, malformed }: Report): string {
  return [
    ...(populations.length > 0 ? overview(populations, missing) : notes(populations, missing)),
    ...populations.flatMap((one) => populationLines(one)),
    ...cap.map(capReportMarkdown),
    ...malformedLines(malformed),
  ].join('\n');
}

function overview(populations: readonly PopulationReport[], missing: Report['missing']): string[] {
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

function notes(populations: readonly PopulationReport[], missing: Report['missing']): string[] {
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

function populationLines({ evaluation, operators, makers, controls, gains }: PopulationReport): string[] {
  return [
    evaluationMarkdown(evaluation),
    ...heldOutMarkdown('Each operator held out', operators),
    ...heldOutMarkdown('Each generator held out', makers),
    ...gainLines(gains),
    ...controlsSection(controls),
  ];
}

function gainLines(gains: readonly ContextGain[]): string[] {
  if (gains.length === 0) return [];
  const rows = gains.map(({ detector, contexts, auroc, auprc }) => [
    detector,
    contexts,
    String(auroc.n),
    estimateCell(auroc),
    estimateCell(auprc),
  ]);
  return [
    '## Contexts compared',
    '',
    'Gain on the sentences that have an answer in both contexts.',
    '',
    ...markdownTable(['detector', 'context', 'n', 'AUROC', 'AUPRC'], rows),
    '',
  ];
}

/** Rows that are named one by one; the others are counted. */
const namedRows = 20;

function malformedLines(malformed: readonly MalformedRow[]): string[] {
  if (malformed.length === 0) return [];
  const named = malformed
    .slice(0, namedRows)
    .map(({ file, line, problem }) => `- ${escapeMarkdown(`${file}:${line}: ${problem}`)}`);
  const rest = malformed.length - named.length;
  return [
    `# Rows left out: ${malformed.length}`,
    '',
    ...named,
    ...(rest > 0 ? [`- and ${rest} more`] : []),
    '',
  ];
}

/** Everything as a file: the same text for the same figures. */
export function reportJson(report: Report): string {
  return `${JSON.stringify(report, null, 1)}\n`;
}

/** Names for files: "neurips_dev-natural". */
export function fileNameOf({ dataset }: Evaluation): string {
  return dataset.replace(/[^A-Za-z0-9_.]+/gu, '-');
}
