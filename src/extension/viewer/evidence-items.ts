import type { Evidence, Finding } from '../../core/findings/finding.ts';
import { placeOf } from '../../core/report/place.ts';
import { displayed } from '../views/evidence-text.ts';
import type { EvidenceItem } from './messages.ts';

/** Names a quotation of a finding by its index in the evidence. */
export function evidenceId(finding: string, index: number): string {
  return `${finding}#${index}`;
}

/**
 * What a document's viewer shows of the findings of a draft, in the order of the paper: page, then height. `documents`
 * are the paths that `Evidence.document` counts; what has no page, or is of another document, is left out.
 */
export function evidenceItems(
  findings: readonly Finding[],
  documents: readonly string[],
  document: string,
): EvidenceItem[] {
  const items = findings.flatMap((finding) =>
    finding.evidence.flatMap((evidence, index): EvidenceItem[] => {
      const { page } = evidence;
      if (page === null || documents[evidence.document] !== document) return [];
      return [
        {
          id: evidenceId(finding.id, index),
          finding: finding.id,
          page,
          rects: evidence.rects.map(([x0, y0, x1, y1]) => [x0, y0, x1, y1]),
          quote: displayed(evidence.text),
          message: displayed(finding.message),
          reason: displayed(finding.reason),
          place: displayed(placeOf(evidence, documents)),
          section: evidence.section,
        },
      ];
    }),
  );
  const top = ({ rects }: EvidenceItem) => Math.min(...rects.map(([, y0]) => y0), Infinity);
  return items.sort((a, b) => a.page - b.page || compare(top(a), top(b)));
}

/** Id of a place that is no finding's. */
export const placeId = 'place';

/** A place that a draft mentions, as the page marks it; null where it has no page. */
export function placeItem(place: Evidence, documents: readonly string[]): EvidenceItem | null {
  const { page, rects, text, section } = place;
  if (page === null) return null;
  return {
    id: placeId,
    finding: '',
    page,
    rects: rects.map(([x0, y0, x1, y1]) => [x0, y0, x1, y1]),
    quote: displayed(text),
    message: '',
    reason: '',
    place: displayed(placeOf(place, documents)),
    section,
  };
}

function compare(a: number, b: number): number {
  return a === b ? 0 : a < b ? -1 : 1;
}
