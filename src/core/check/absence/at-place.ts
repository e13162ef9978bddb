import { anchoredPassages } from '../../evidence/anchor-resolve.ts';
import { findAnchors } from '../../evidence/anchors.ts';
import type { Paper } from '../../paper/model.ts';
import type { Quote } from '../checker.ts';

/** Places that carry things; an equation or a theorem is what is spoken of, not where. */
const carriers: ReadonlySet<string> = new Set(['table', 'figure', 'section', 'appendix', 'algorithm']);

/**
 * Whether quotations may refute a denial in `text`. "Table 2 carries no error bars" speaks of Table 2 alone: error bars
 * in Table 3 refute nothing. True where the text names no such place.
 */
export function speaksOfPlace(paper: Paper, text: string, quotes: readonly Quote[]): boolean {
  if (!findAnchors(text).some(({ kind }) => carriers.has(kind))) return true;
  const there = new Set(anchoredPassages(paper, text));
  return quotes.some(({ passage }) => there.has(passage));
}
