import type { Evidence, Finding } from '../findings/finding.ts';
import { placeOf } from '../report/place.ts';
import { printable } from '../report/printable.ts';
import { cutAtSentence } from './cut.ts';

/** Codes of ACL Rolling Review's form for issues of a review that a finding can justify. */
export const arrCodes = ['I5', 'I11'] as const;
export type ArrCode = (typeof arrCodes)[number];

/** What ARR's form takes, in characters (UTF-16 units here, which are never fewer). */
export const longestJustification = 2000;

const closings: Readonly<Record<ArrCode, string>> = {
  I5: 'We believe that this point is not based on a deep understanding of the submission.',
  I11: 'We believe that this point rests on a misunderstanding, or on evidence that was not noticed.',
};

export interface Confirmed extends Pick<Finding, 'reason' | 'evidence'> {
  /** The sentence of the review, as it stands. */
  readonly claim: string;
  /** Paths that `Evidence.document` counts. */
  readonly documents: readonly string[];
}

/**
 * A paragraph for ARR's form of review issues, of at most 2,000 characters: what the review says, what the paper says
 * with page and line where they are known, and why both do not go together. Quotations are cut where a sentence ends.
 */
export function arrJustification(code: ArrCode, confirmed: Confirmed): string {
  const claim = cutAtSentence(printable(confirmed.claim), 600);
  const reason = cutAtSentence(printable(confirmed.reason), 400);
  const head = `${code}. The reviewer states: “${claim}” `;
  const tail = `${reason} ${closings[code]}`;
  let said = '';
  for (const evidence of confirmed.evidence) {
    const lead = `${said === '' ? 'The submission says' : 'It also says'}${where(evidence, confirmed.documents)}: “`;
    const room = longestJustification - head.length - said.length - tail.length - lead.length - 2;
    // A scrap of a quotation proves nothing.
    if (room < 80) break;
    said += `${lead}${cutAtSentence(printable(evidence.text), room)}” `;
  }
  return `${head}${said}${tail}`;
}

/** " (p. 4, lines 210–214, 3.1 Model)", or "". */
function where(evidence: Evidence, documents: readonly string[]): string {
  const place = printable(placeOf(evidence, documents));
  const [first, last] = evidence.lines ?? [];
  const lines = first === undefined ? null : first === last ? `line ${first}` : `lines ${first}–${last}`;
  const page = `p. ${evidence.page}`;
  // Review line numbers often begin anew on each page: they stand behind it.
  const whole = lines === null ? place : place.replace(page, () => `${page}, ${lines}`);
  return whole === '' ? '' : ` (${cutAtSentence(whole, 200)})`;
}
