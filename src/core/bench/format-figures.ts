import type { Detection } from './detection.ts';
import type { GroupFigures } from './figures.ts';
import { formatShare } from '../evaluate/interval.ts';
import { formatKindFigures } from './kind-figures.ts';
import type { SetFigures } from './set-figures.ts';
import type { SpanScores } from './span-scores.ts';

/** A set's figures as plain text, every share with its n and 95 % interval. */
export function formatSetFigures(figures: SetFigures): string {
  const { set, selection, papers, reviews } = figures;
  const lines = [
    `== ${set} (${selection}): ${papers} papers, ${reviews} labelled reviews`,
    '',
    'Shown at the default setting (error findings, information or above)',
    row('clean sentences flagged', formatShare(figures.clean)),
    row('  facts alone', formatShare(figures.cleanFacts)),
  ];
  if (figures.cleanUnseen)
    lines.push(row('  papers no threshold was chosen on', formatShare(figures.cleanUnseen)));
  lines.push(
    row('false alarms per review', figures.falseAlarmsPerReview.toFixed(3)),
    row('reviews with a false alarm', formatShare(figures.reviewsWithFalseAlarm)),
  );
  if (figures.summaries)
    lines.push(row('unlabelled summaries flagged (read them)', formatShare(figures.summaries)));
  if (figures.answered) {
    const { whole, part, recall } = figures.answered;
    lines.push(
      '',
      'Hints on requests',
      row('answered by the paper', formatShare(whole)),
      row('  at least in part', formatShare(part)),
      row('answered requests with a hint', formatShare(recall)),
    );
  }
  for (const group of figures.groups) lines.push('', ...groupLines(group, figures.inSample));
  if (figures.checkers.length > 0) {
    lines.push('', 'Checkers: sentences shown on', row('', 'natural  injected  uncertain  clean'));
    for (const { name, natural, injected, uncertain, falseAlarms } of figures.checkers) {
      lines.push(
        row(name, `${cell(natural, 7)}${cell(injected, 10)}${cell(uncertain, 11)}${cell(falseAlarms, 7)}`),
      );
    }
  }
  if (figures.kinds) lines.push('', ...formatKindFigures(figures.kinds));
  return lines.join('\n');
}

function groupLines(group: GroupFigures, inSample: boolean): string[] {
  const lines = [
    `${group.name}: ${group.recall.n} wrong sentences`,
    row('recall of what is shown', formatShare(group.recall)),
    row('  on the labelled span', formatShare(group.spanRecall)),
  ];
  if (group.name === 'injected')
    lines.push(row('  and not shown before the edit', formatShare(group.newRecall)));
  else lines.push(row('precision of what is shown', formatShare(group.precision)));
  lines.push(
    row('recall of absence claims', formatShare(group.absence)),
    row('recall of other claims', formatShare(group.noAbsence)),
  );
  for (const { type, recall, typed } of group.byType) {
    lines.push(row(`  ${type}`, `${formatShare(recall)}, type right ${typed.hits}/${typed.n}`));
  }
  const where = inSample ? 'threshold chosen on the same papers' : 'threshold chosen on other papers';
  lines.push(`  by score, balanced 1:1, ${where}`);
  lines.push(detectionRow('PeerLint', group.product), detectionRow('lexical overlap', group.lexical));
  lines.push(spanRow('spans: best guesses', group.spans), spanRow('spans: of findings', group.shownSpans));
  return lines;
}

function detectionRow(name: string, figures: Detection | null): string {
  if (!figures) return row(`  ${name}`, 'too few sentences');
  const { precision, recall, f1, mcc, auroc, threshold, positives, negatives } = figures;
  const numbers = Object.entries({ P: precision, R: recall, F1: f1, MCC: mcc, AUROC: auroc, at: threshold });
  const text = numbers.map(([label, value]) => `${label} ${value.toFixed(3)}`).join('  ');
  return row(`  ${name}`, `${text}  (n ${positives} + ${negatives})`);
}

function spanRow(name: string, { n, token, exact, overlap }: SpanScores): string {
  return row(
    `  ${name}`,
    `token F1 ${token.toFixed(3)}  exact ${exact.toFixed(3)}  overlap ${overlap.toFixed(3)}  (n ${n})`,
  );
}

function row(label: string, text: string): string {
  return `  ${label.padEnd(42)}${text}`;
}

function cell(value: number, width: number): string {
  return String(value).padStart(width);
}
