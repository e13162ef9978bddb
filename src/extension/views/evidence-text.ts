import type { Evidence } from '../../core/findings/finding.ts';
import { placeOf } from '../../core/report/place.ts';

/** Quotations that stand in one place of the paper. */
export interface QuotedPlace {
  readonly place: string;
  readonly document: number;
  /** Index of the first quotation into the finding's evidence. */
  readonly first: number;
  readonly quotes: readonly string[];
}

/** The evidence by place, in its order, so that a place is said once. `documents`: paths, the paper's own first. */
export function quotedPlaces(evidence: readonly Evidence[], documents: readonly string[]): QuotedPlace[] {
  const places = new Map<string, QuotedPlace>();
  evidence.forEach((one, first) => {
    const place = placeOf(one, documents);
    const key = `${one.document} ${place}`;
    const known = places.get(key) ?? { place, document: one.document, first, quotes: [] };
    places.set(key, { ...known, quotes: [...known.quotes, displayed(one.text)] });
  });
  return [...places.values()];
}

const unprintable = /[\u0000-\u0008\u000e-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/**
 * A paper's words for display: control characters and those that turn the direction of writing are left out, so that
 * a paper cannot make its quotation read as something else.
 */
export function displayed(text: string): string {
  return text.replace(unprintable, '').replace(/\s+/g, ' ').trim();
}
