import { findCmaps } from './cmaps.ts';
import { localData } from './local-data.ts';
import { pdfjs } from './pdfjs.ts';

/** Larger images (pixels) are not decoded, which would take longer than all the rest: their place is enough. */
const smallImage = 1 << 15;

export interface OpenOptions {
  /** Images of more pixels are left out of a page's operators. */
  readonly maxImageSize?: number;
  /** Folder of the decoders for JPEG 2000 and JBIG2, where the images themselves are wanted. */
  readonly decoders?: string;
  /** Is given the names of character maps that are missing. */
  readonly missingMaps?: Set<string>;
}

/** Opens a document. `data` is given away (pdf.js may detach its buffer). */
export function openPdf(
  data: Uint8Array,
  password?: string,
  { maxImageSize = smallImage, decoders, missingMaps = new Set() }: OpenOptions = {},
): ReturnType<typeof pdfjs.getDocument> {
  const folders = { cMapUrl: findCmaps() ?? undefined, wasmUrl: decoders };
  return pdfjs.getDocument({
    data,
    ...(password === undefined ? {} : { password }),
    BinaryDataFactory: localData(folders, missingMaps),
    cMapPacked: true,
    isEvalSupported: false,
    useSystemFonts: false,
    disableFontFace: true,
    maxImageSize,
    verbosity: pdfjs.VerbosityLevel.ERRORS,
  });
}
