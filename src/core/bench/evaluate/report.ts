import type { Evaluation } from '../../evaluate/evaluation.ts';
import { evaluationMarkdown } from '../../evaluate/evaluation-markdown.ts';
import type { MalformedRow } from '../../evaluate/malformed-row.ts';
import { escapeMarkdown } from '../../evaluate/markdown-table.ts';
import { capReportMarkdown, type CapReport } from './cap-report.ts';
import {
  evaluatePopulation,
  type Column,
  type EvaluateSettings,
  type PopulationEvaluation,
} from './evaluate-population.ts';
import { gainLines, gainsOf, type Gain } from './gains.ts';
import { heldOutFigures, heldOutMarkdown, type HeldOutFigures } from './held-out-tables.ts';
import { notes, overview } from './overview.ts';
import type { Population } from './population.ts';
import { controlsSection, shortcutControls, type Control, type ControlRow } from './shortcut-controls.ts';

/** Everything that is said of one population. */
export interface PopulationReport extends PopulationEvaluation {
  readonly operators: readonly HeldOutFigures[];
  readonly makers: readonly HeldOutFigures[];
  readonly controls: readonly Control[];
  readonly gains: readonly Gain[];
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
    gains: gainsOf(population, columns, settings),
  };
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

function populationLines({ evaluation, operators, makers, controls, gains }: PopulationReport): string[] {
  return [
    evaluationMarkdown(evaluation),
    ...heldOutMarkdown('Each operator held out', operators),
    ...heldOutMarkdown('Each generator held out', makers),
    ...gainLines(gains),
    ...controlsSection(controls),
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
