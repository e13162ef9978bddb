import { cutAtSentence } from '../copy/cut.ts';
import { captionLabel } from '../evidence/sentences-about.ts';
import { selectedText } from '../evidence/selected-text.ts';
import type { Evidence } from '../findings/finding.ts';

/** UTF-16 units of a quotation in a draft: more is for the reader to look up. */
const longest = 240;

const names: Readonly<Record<string, string>> = {
  table: 'Table',
  figure: 'Figure',
  algorithm: 'Algorithm',
  listing: 'Listing',
};

/** "p. 5, Table 2", "p. 5, §4.2", "§4.2"; "" where neither page nor number is known. */
export function placeOf({ page, section, text }: Pick<Evidence, 'page' | 'section' | 'text'>): string {
  const label = captionLabel(text);
  const number = /^(?:[A-Z]|\d+)(?:\.\d+)*(?=\s|$)/.exec(section ?? '')?.[0];
  const part = label
    ? `${names[label.kind] ?? 'Table'} ${label.number}`
    : number === undefined
      ? ''
      : `§${number}`;
  return [page === null ? '' : `p. ${page}`, part].filter((one) => one !== '').join(', ');
}

/** The paper's words as a quotation with their place; null where they are no prose that reads as one. */
export function quoted(evidence: Pick<Evidence, 'page' | 'section' | 'text'>): string | null {
  const text = selectedText(evidence.text).replace(/["“”]/gu, "'").replace(/\s+/gu, ' ').trim();
  // A heading says nothing.
  if (text === evidence.section) return null;
  const words = text.split(' ');
  const plain = words.filter((word) => /^\p{L}[\p{L}'’-]*[.,;:]?$/u.test(word)).length;
  if (words.length < 4 || plain < words.length * 0.65 || text.includes('|')) return null;
  const place = placeOf(evidence);
  const cut = cutAtSentence(text, longest).replace(/[.,;:]+$/u, '');
  return `"${cut}"${place === '' ? '' : ` (${place})`}`;
}
