import type {
  DetectionFigures,
  DetectorEvaluation,
  Evaluation,
  SpanFigures,
  TypeFigures,
} from './evaluation.ts';
import { escapeMarkdown, estimateCell, markdownTable, plainShareCell, shareCell } from './markdown-table.ts';

/** Malformed rows that are named one by one; the others are counted. */
const namedRows = 20;

/** Columns of Task 1, behind the detector's name. */
export const detectionHead = ['threshold', 'n', 'wrong', 'Acc', 'P', 'R', 'F1', 'MCC'];
export function detectionCells({ threshold, confusion: { tp, fn }, scores }: DetectionFigures): string[] {
  const { accuracy, precision, recall, f1, mcc } = scores;
  return [
    Number(threshold.toPrecision(4)).toString(),
    String(f1.n),
    String(tp + fn),
    ...[accuracy, precision, recall, f1, mcc].map(estimateCell),
  ];
}

/** Columns of Task 2. */
export const typeHead = ['n', 'macro F1', 'micro F1', 'types'];
export function typeCells({ macroF1, microF1, byType: types }: TypeFigures): string[] {
  return [String(macroF1.n), estimateCell(macroF1), estimateCell(microF1), String(types.length)];
}

/** Columns of Task 3; `spans` are the labelled ones. */
export const spanHead = ['n', 'spans', 'told', 'token', 'tag', 'exact', 'overlap'];
export function spanCells({ counts, token, tag, exact, overlap }: SpanFigures): string[] {
  return [
    String(token.n),
    String(counts.goldSpans),
    String(counts.predictedSpans),
    ...[token, tag, exact, overlap].map(estimateCell),
  ];
}

/** Table of the types on gold positives, a row a detector and type. */
export function typeRows(detectors: readonly DetectorEvaluation[]): string[] {
  const rows = detectors.flatMap(({ name, typesGiven }) =>
    typesGiven.byType.map(({ type, precision, recall, f1 }) => [
      name,
      type,
      String(recall.n),
      String(precision.n),
      plainShareCell(precision),
      plainShareCell(recall),
      estimateCell(f1),
    ]),
  );
  return markdownTable(['detector', 'type', 'n', 'told', 'P', 'R', 'F1'], rows);
}

/** Table of recall at each depth, a row a way of retrieval. */
export function retrievalTable({ retrieval }: Evaluation): string[] {
  const depths = retrieval[0]?.recall.map(({ k }) => `recall@${k}`) ?? [];
  return markdownTable(
    ['retrieval', ...depths],
    retrieval.map(({ name, recall }) => [name, ...recall.map((one) => shareCell(one.recall))]),
  );
}

/** The rows that were left out: the first by file and line, the others by their number. */
export function malformedLines({ malformed }: Evaluation): string[] {
  if (malformed.length === 0) return [];
  const named = malformed
    .slice(0, namedRows)
    .map(({ file, line, problem }) => `- ${escapeMarkdown(`${file}:${line}: ${problem}`)}`);
  const rest = malformed.length - named.length;
  return [
    '',
    `## Rows left out: ${malformed.length}`,
    '',
    ...named,
    ...(rest > 0 ? [`- and ${rest} more`] : []),
  ];
}
