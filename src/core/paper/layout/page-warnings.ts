import type { PaperWarning } from '../model.ts';
import { pageRanges } from '../page-ranges.ts';

/** What is to be said of pages whose text is not, or not surely, what is printed on them. 1-based page numbers. */
export interface PageStates {
  readonly failed: readonly number[];
  readonly empty: readonly number[];
  /** With text that cannot be turned into characters. */
  readonly unreadable: readonly number[];
  /** Read from their pictures. */
  readonly recognised: readonly number[];
}

/** One warning for pages in a row, at the first of them. */
export function pageWarnings({ failed, empty, unreadable, recognised }: PageStates): PaperWarning[] {
  return [
    ...warningsOf('page-failed', failed, (pages, one) =>
      one ? `${pages} is damaged and could not be read.` : `${pages} are damaged and could not be read.`,
    ),
    ...warningsOf('page-without-text', empty, (pages, one) =>
      one
        ? `${pages} holds no text: it is empty or a picture.`
        : `${pages} hold no text: they are empty or pictures.`,
    ),
    ...warningsOf(
      'page-unreadable',
      unreadable,
      (pages, one) =>
        `${pages} ${one ? 'holds' : 'hold'} text that could not be read: the fonts do not say which characters they show.`,
    ),
    ...warningsOf(
      'ocr',
      recognised,
      (pages, one) =>
        `${pages} ${one ? 'was' : 'were'} read from ${one ? 'its picture' : 'their pictures'} by text recognition (OCR), which makes mistakes, above all in numbers and formulas.`,
    ),
  ];
}

function warningsOf(
  kind: string,
  pages: readonly number[],
  text: (pages: string, one: boolean) => string,
): PaperWarning[] {
  return pageRanges(pages).map(({ first, last }) => {
    const one = first === last;
    return { kind, page: first, text: text(one ? `Page ${first}` : `Pages ${first}-${last}`, one) };
  });
}

/** Text in fonts of these character maps is lost, or wrong, without any other sign. */
export function mapWarnings(missing: readonly string[] = []): PaperWarning[] {
  if (missing.length === 0) return [];
  // The names come from the file.
  const names = missing.map((name) => name.replace(/[^\w-]/gu, '').slice(0, 40)).slice(0, 3);
  return [
    {
      kind: 'character-map-missing',
      page: null,
      text: `Chinese, Japanese or Korean text of this file may be lost: PeerLint's character maps are incomplete (${names.join(', ')}); install PeerLint anew.`,
    },
  ];
}
