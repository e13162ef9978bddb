import type { ScanFinding } from '../report/scan/scan-row.ts';
import { placeOf } from '../report/place.ts';
import { printable } from '../report/printable.ts';
import { cutAtSentence } from './cut.ts';

export interface ReviewerMessage {
  /** Title of the paper, or null. */
  readonly title: string | null;
  /** Paths that `Evidence.document` counts. */
  readonly documents: readonly string[];
  /** Those that a person has confirmed. */
  readonly findings: readonly Pick<ScanFinding, 'context' | 'reason' | 'evidence'>[];
  /** The paper may be a newer one than the reviewer read. */
  readonly changed: boolean;
}

/** So many quotations to a claim, and no longer than this (UTF-16 units): the reviewer has the paper at hand. */
const quotations = 2;
const longest = 400;

/**
 * A message to a reviewer from a template: what the review says, what the paper says and where, and a request to look
 * again. It accuses of nothing and names nobody. Text of review and paper is quoted, one line each.
 */
export function reviewerMessage({ title, documents, findings, changed }: ReviewerMessage): string {
  const about = title === null ? 'the paper' : `“${cutAtSentence(printable(title), 300)}”`;
  const one = findings.length === 1;
  const parts = [
    'Dear reviewer,',
    `thank you for your review of ${about}. ` +
      (one
        ? 'There is one statement in it that the paper seems to speak against. '
        : `There are ${findings.length} statements in it that the paper seems to speak against. `) +
      `Could you please look at ${one ? 'it' : 'them'} again, and change the review where you agree? ` +
      'If your review or the paper was misread here, please say so.',
    ...findings.map((finding, i) => pointOf(finding, i + 1, documents)),
  ];
  if (changed)
    parts.push('The paper may have changed since you wrote the review. If so, please read it as it is now.');
  parts.push('Thank you for your time.');
  return `${parts.join('\n\n')}\n`;
}

function pointOf(
  { context, reason, evidence }: ReviewerMessage['findings'][number],
  number: number,
  documents: readonly string[],
): string {
  const quotes = evidence.slice(0, quotations).map((quote) => {
    const place = printable(placeOf({ ...quote }, documents));
    return `   The paper says${place === '' ? '' : ` (${place})`}: “${cutAtSentence(printable(quote.text), longest)}”`;
  });
  return [
    `${number}. The review says: “${cutAtSentence(printable(context), longest)}”`,
    ...(quotes.length > 0 ? quotes : [`   ${cutAtSentence(printable(reason), longest)}`]),
  ].join('\n');
}
