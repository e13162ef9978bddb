import type { Paper } from './model.ts';

/**
 * Whether all of the paper's text is there, as printed. What was recognised in pictures is not: a word that a search
 * does not meet may have been misread.
 */
export function isWhole({ supplementMissing, appendixCut, pagesWithoutText, documents }: Paper): boolean {
  return (
    !supplementMissing &&
    !appendixCut &&
    pagesWithoutText.length === 0 &&
    documents.every((document) => isNone(document.pagesWithoutText) && isNone(document.recognisedPages))
  );
}

function isNone(pages: readonly number[] = []): boolean {
  return pages.length === 0;
}

/** Whether a page's text was recognised in its picture. */
export function isRecognised({ documents }: Paper, document: number, page: number | null): boolean {
  return page !== null && (documents[document]?.recognisedPages ?? []).includes(page);
}
