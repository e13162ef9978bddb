import { findCmaps } from './cmaps.ts';
import { pdfjs } from './pdfjs.ts';

/** Larger images (pixels) are not decoded, which would take longer than all the rest: their place is enough. */
const smallImage = 1 << 15;

/**
 * Opens a document; images of more than `maxImageSize` pixels are left out of its operators. `data` is given away
 * (pdf.js may detach its buffer).
 */
export function openPdf(
  data: Uint8Array,
  password?: string,
  maxImageSize = smallImage,
): ReturnType<typeof pdfjs.getDocument> {
  const cMapUrl = findCmaps();
  return pdfjs.getDocument({
    data,
    ...(password === undefined ? {} : { password }),
    ...(cMapUrl === null ? {} : { cMapUrl, cMapPacked: true }),
    isEvalSupported: false,
    useSystemFonts: false,
    disableFontFace: true,
    maxImageSize,
    verbosity: pdfjs.VerbosityLevel.ERRORS,
  });
}
