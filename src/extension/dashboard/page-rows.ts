import { coarseTypes } from '../../core/findings/finding.ts';
import { placeOf } from '../../core/report/place.ts';
import { figuresOf, severityRank, type RowDigest } from '../../core/report/scan/row-digest.ts';
import type { ScanFinding, ScanRow } from '../../core/report/scan/scan-row.ts';
import type { Judgement } from '../scan/triage.ts';
import { displayed } from '../views/evidence-text.ts';
import type { FindingDetail, ReviewRow } from './messages.ts';

/** A review as the table shows it. */
export function reviewRow(
  digest: RowDigest,
  judgement: (claimKey: string) => Judgement,
  fresh: ReadonlySet<string>,
): ReviewRow {
  const figures = figuresOf(digest, (claim) => judgement(claim).state, fresh);
  const { bySeverity, byType, worst } = figures;
  const { path, id } = digest.review;
  return {
    key: digest.key,
    review: displayed(id === '1' ? path : `${path} (${id})`),
    paper: displayed(digest.title ?? digest.paper),
    warnings: bySeverity.warning,
    information: bySeverity.information,
    hints: bySeverity.hint,
    types: coarseTypes.map((type) => byType[type]),
    answered: figures.answered,
    worst: worst ? `${worst.severity} · ${typeOf(worst)}` : '',
    worstRank: worst ? severityRank(worst) + worst.score / 2 : 0,
    absences: figures.absences,
    confirmed: figures.confirmed,
    dismissed: figures.dismissed,
    fresh: figures.fresh,
    checked: digest.checked,
    notChecked: digest.notChecked,
    pages: digest.pages,
    pagesRead: digest.pagesRead,
    paperWarnings: digest.paperWarnings,
    notes: digest.notes.map(displayed),
    changed: digest.changed,
  };
}

/** The findings of a review with all that can be read of them. */
export function findingDetails(
  row: ScanRow,
  judgement: (claimKey: string) => Judgement,
  fresh: ReadonlySet<string>,
): FindingDetail[] {
  const documents = row.paper.documents.map(({ path }) => path);
  return row.findings.map((finding) => ({
    id: finding.id,
    severity: finding.severity,
    type: typeOf(finding),
    absence: finding.absence && finding.kind === 'error',
    fresh: fresh.has(finding.id),
    line: finding.line,
    ...markedParts(finding),
    reason: displayed(finding.reason),
    evidence: finding.evidence.map((quote) => ({
      place: displayed(placeOf({ ...quote }, documents)),
      text: displayed(quote.text),
    })),
    ...judgement(finding.claimKey),
  }));
}

function typeOf({ type }: Pick<ScanFinding, 'type'>): string {
  return type ?? 'already answered';
}

/** The sentence around the mark; spaces at the edges stay. */
function markedParts({ context, start, end, sentence }: ScanFinding) {
  const from = Math.min(Math.max(0, start - sentence.start), context.length);
  const to = Math.min(Math.max(from, end - sentence.start), context.length);
  const part = (text: string): string => {
    const shown = displayed(text);
    return `${/^\s/u.test(text) ? ' ' : ''}${shown}${shown !== '' && /\s$/u.test(text) ? ' ' : ''}`;
  };
  return {
    before: part(context.slice(0, from)),
    marked: part(context.slice(from, to)),
    after: part(context.slice(to)),
  };
}
