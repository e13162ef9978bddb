import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Matrix } from '../../core/paper/hidden/matrix.ts';
import { combined } from '../../core/paper/hidden/matrix.ts';
import { luminosity } from '../../core/paper/hidden/paint.ts';
import type { GreyImage, PixelKind, Pixels } from '../../core/paper/ocr/grey-image.ts';
import { greyOf, stencilOf } from '../../core/paper/ocr/grey-image.ts';
import { pdfjs } from '../pdf/pdfjs.ts';

const { OPS, ImageKind } = pdfjs;

const kinds = new Map<unknown, PixelKind>([
  [ImageKind.GRAYSCALE_1BPP, 'bits'],
  [ImageKind.RGB_24BPP, 'rgb'],
  [ImageKind.RGBA_32BPP, 'rgba'],
]);

/**
 * Hands the images of a page to `paint`, in the order of painting; the matrix maps the unit square to points from the
 * page's top left. Images that could not be decoded are passed over. Clips, masks of groups and patterns are not seen.
 */
export async function paintImages(
  page: PDFPageProxy,
  paint: (image: GreyImage, matrix: Matrix) => void,
): Promise<void> {
  const list = await page.getOperatorList({ annotationMode: pdfjs.AnnotationMode.DISABLE });
  const all = list.argsArray as readonly (readonly unknown[] | null)[];
  let state = { matrix: page.getViewport({ scale: 1 }).transform as unknown as Matrix, fill: 0 };
  const stack: (typeof state)[] = [];
  for (const [at, operator] of list.fnArray.entries()) {
    const args = all[at] ?? [];
    switch (operator) {
      case OPS.save:
        stack.push(state);
        break;
      case OPS.restore:
      case OPS.paintFormXObjectEnd:
      case OPS.endGroup:
        state = stack.pop() ?? state;
        break;
      case OPS.beginGroup:
        stack.push(state);
        break;
      case OPS.paintFormXObjectBegin:
        stack.push(state);
        if (args[0]) state = { ...state, matrix: combined(state.matrix, args[0] as Matrix) };
        break;
      case OPS.transform:
        state = { ...state, matrix: combined(state.matrix, args as unknown as Matrix) };
        break;
      case OPS.setFillRGBColor:
        state = { ...state, fill: greyOfColour(args[0]) };
        break;
      case OPS.paintImageXObject:
      case OPS.paintInlineImageXObject: {
        const pixels = await pixelsOf(page, args[0]);
        const kind = kinds.get(pixels?.kind);
        const image = pixels && kind ? greyOf(kind, pixels) : null;
        if (image) paint(image, state.matrix);
        break;
      }
      case OPS.paintImageMaskXObject: {
        const pixels = await pixelsOf(page, maskOf(args[0]));
        const image = pixels ? stencilOf(pixels, state.fill) : null;
        if (image) paint(image, state.matrix);
        break;
      }
    }
  }
}

type Decoded = Pixels & { readonly kind?: number };

/** An image stands in the list itself or under a name; null where it could not be decoded. */
async function pixelsOf(page: PDFPageProxy, image: unknown): Promise<Decoded | null> {
  const found: unknown = typeof image === 'string' ? await named(page, image) : image;
  const { width, height, data } = (found ?? {}) as Partial<Decoded>;
  const sound = Number.isInteger(width) && Number.isInteger(height) && typeof data === 'object';
  return sound ? (found as Decoded) : null;
}

/** Resolves when the image has been decoded. */
function named(page: PDFPageProxy, name: string): Promise<unknown> {
  const objects = name.startsWith('g_') ? page.commonObjs : page.objs;
  return new Promise((resolve) => {
    objects.get(name, resolve);
  });
}

function maskOf(mask: unknown): unknown {
  const { data } = (mask ?? {}) as { readonly data?: unknown };
  return typeof data === 'string' ? data : mask;
}

function greyOfColour(colour: unknown): number {
  const hex = typeof colour === 'string' ? /^#([\da-f]{6})$/iu.exec(colour)?.[1] : undefined;
  return hex === undefined ? 0 : Math.round(255 * luminosity(Number.parseInt(hex, 16)));
}
