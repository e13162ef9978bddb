import { InputError } from '../core/input-error.ts';
import { decodeText, isBinary } from './decode-text.ts';

/** Comments and an XML declaration may come first. */
const webPage = /^\s*(?:<\?xml[^>]*>\s*|<!--(?:(?!-->)[^])*-->\s*)*<(?:!doctype\s+html|html|head)\b/i;
/** Words of a PDF's own structure: a damaged one may have lost its head. */
const pdfParts = /\b(?:endobj|endstream|startxref|%%EOF)/;

/**
 * Throws InputError for a file without a PDF's head that is a web page, such as the login page that a download brought, or
 * text under the name of a PDF.
 */
export function refuseOtherContent(path: string, bytes: Uint8Array, namedPdf: boolean): void {
  if (isBinary(bytes)) return;
  const text = decodeText(bytes.subarray(0, 65_536));
  if (webPage.test(text))
    throw new InputError(
      path,
      namedPdf ? 'is a web page, not a PDF.' : 'is a web page, not a paper.',
      'Log in where it came from, if need be, and download the file itself.',
    );
  if (namedPdf && /\p{L}/u.test(text) && !/[\u0001-\u0008\u000e-\u001f]/.test(text) && !pdfParts.test(text))
    throw new InputError(
      path,
      'is a text file, not a PDF.',
      'Give it the ending .md or .txt to have it read as text, or download the PDF again.',
    );
}
