import type { DetectorEvaluation, Evaluation } from './evaluation.ts';
import {
  detectionCells,
  detectionHead,
  malformedLines,
  retrievalTable,
  spanCells,
  spanHead,
  typeCells,
  typeHead,
  typeRows,
} from './evaluation-cells.ts';
import { escapeMarkdown, estimateCell, markdownTable, shareCell, valueCell } from './markdown-table.ts';

/** The evaluation as a page of tables: a row a detector, every figure with n and a 95 % interval. */
export function evaluationMarkdown(evaluation: Evaluation): string {
  const { dataset, split, seed, resamples, papers, reviews, sentences, wrong, detectors } = evaluation;
  const section = (title: string, note: string, table: readonly string[]): string[] =>
    table.length === 0 ? [] : ['', `## ${title}`, '', ...(note ? [note, ''] : []), ...table];
  const table = (head: readonly string[], cells: (one: DetectorEvaluation) => readonly string[]): string[] =>
    markdownTable(
      ['detector', ...head],
      detectors.map((one) => [one.name, ...cells(one)]),
    );
  // Sentences that stand alone are no reviews.
  const ofReviews = (lines: () => readonly string[]): readonly string[] =>
    reviews === sentences ? [] : lines();
  return [
    `# ${escapeMarkdown(dataset)}: ${escapeMarkdown(split)}`,
    '',
    `${papers} papers, ${reviews === sentences ? '' : `${reviews} reviews, `}${sentences} sentences, ${wrong} of them wrong. Intervals are of 95 %: by drawing papers (${resamples} draws, seed ${seed}), of shares with their counts by Wilson. A dash is a figure that is not defined.`,
    ...section(
      'Task 1: sentences',
      'At the threshold with the best F1 on other papers.',
      table(detectionHead, ({ sentences: figures }) => detectionCells(figures)),
    ),
    ...ofReviews(() =>
      section(
        'Task 1: reviews',
        'A review is wrong if it holds a wrong sentence.',
        table(detectionHead, ({ reviews: figures }) => detectionCells(figures)),
      ),
    ),
    ...section(
      'Task 1: sentences, balanced',
      'As many right sentences as wrong ones, drawn by seed.',
      table(['n', 'F1', 'MCC'], ({ balanced: { f1, mcc } }) => [
        String(f1.n),
        estimateCell(f1),
        estimateCell(mcc),
      ]),
    ),
    ...rankingSections(evaluation, section, table),
    ...section(
      'Task 2: type of the wrong sentences',
      'The guess for each wrong sentence, flagged or not.',
      table(typeHead, ({ typesGiven }) => typeCells(typesGiven)),
    ),
    ...section(
      'Task 2: end to end',
      'A false alarm costs the precision of its type, a missed sentence the recall.',
      table(typeHead, ({ typesEndToEnd }) => typeCells(typesEndToEnd)),
    ),
    ...ofReviews(() =>
      section(
        'Task 2: types of the wrong reviews',
        'The guesses for their wrong sentences; n counts the types that are in a review or told of it.',
        table(typeHead, ({ reviewTypesGiven }) => typeCells(reviewTypesGiven)),
      ),
    ),
    ...ofReviews(() =>
      section(
        'Task 2: reviews, end to end',
        'All reviews, by their flagged sentences.',
        table(typeHead, ({ reviewTypesEndToEnd }) => typeCells(reviewTypesEndToEnd)),
      ),
    ),
    ...section('Task 2: by type', 'The guess for each wrong sentence.', typeRows(detectors)),
    ...section(
      'Task 3: spans in wrong sentences',
      'F1 of tokens in spans, of B and I tags, of spans with the same tokens, of spans that share a token (one with one).',
      table(spanHead, ({ spansGiven }) => spanCells(spansGiven)),
    ),
    ...section(
      'Task 3: end to end',
      'Spans of the sentences that are flagged, among all sentences.',
      table(spanHead, ({ spansEndToEnd }) => spanCells(spansEndToEnd)),
    ),
    ...section(
      'Shown at the default setting',
      '',
      table(
        [
          'wrong sentences',
          'right sentences',
          'at most',
          'right of the flags',
          'flags a review',
          'reviews flagged',
        ],
        ({ shown }) => [
          shareCell(shown.truePositives),
          shareCell(shown.falsePositives),
          valueCell(shown.falsePositivesAtMost),
          shareCell(shown.precision),
          `${valueCell(shown.flaggedPerReview)} (n ${shown.reviews})`,
          shareCell(shown.reviewsFlagged),
        ],
      ),
    ),
    ...section(
      'Retrieval of gold evidence',
      'Wanted: a passage that holds the gold quotation, among the k best.',
      retrievalTable(evaluation),
    ),
    ...malformedLines(evaluation),
    '',
  ].join('\n');
}

function rankingSections(
  { detectors }: Evaluation,
  section: (title: string, note: string, table: readonly string[]) => string[],
  table: (head: readonly string[], cells: (one: DetectorEvaluation) => readonly string[]) => string[],
): string[] {
  const rates = detectors[0]?.rates.map(({ rate }) => rate) ?? [];
  return [
    ...section(
      'Ranking',
      '',
      table(['n', 'AUROC', 'AUPRC', 'AUROC of reviews'], ({ auroc, auprc, reviewAuroc }) => [
        String(auroc.n),
        ...[auroc, auprc, reviewAuroc].map(estimateCell),
      ]),
    ),
    ...section(
      'Wrong sentences found at a false-positive rate',
      'Read off these very sentences, so that it is no choice of a threshold.',
      table([...rates.map((rate) => `${rate * 100} %`), 'no rate below'], (one) => [
        ...one.rates.map(({ truePositives }) => shareCell(truePositives)),
        valueCell(one.rates[0]?.floor ?? null),
      ]),
    ),
    ...section(
      'Calibration',
      'Expected calibration error in 15 bins; of probabilities alone.',
      table(['n', 'error', 'Brier'], ({ calibration }) =>
        calibration
          ? [String(calibration.error.n), estimateCell(calibration.error), estimateCell(calibration.brier)]
          : ['–', '–', '–'],
      ),
    ),
  ];
}
