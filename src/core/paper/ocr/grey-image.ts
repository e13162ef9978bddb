/** Pixels from 0 (black) to 255 (white), row by row from the top. */
export interface GreyImage {
  readonly width: number;
  readonly height: number;
  readonly grey: Uint8Array;
  /** How opaque each pixel is (0..255); null where all are fully opaque. */
  readonly alpha: Uint8Array | null;
}

/** How the pixels of a decoded image lie in its bytes. */
export type PixelKind = 'bits' | 'rgb' | 'rgba';

export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: ArrayLike<number>;
}

/** null where the bytes are fewer than width and height ask for. */
export function greyOf(kind: PixelKind, { width, height, data }: Pixels): GreyImage | null {
  const count = width * height;
  const grey = new Uint8Array(count);
  if (kind === 'bits') return bitsTo(grey, { width, height, data }, 255);
  const step = kind === 'rgb' ? 3 : 4;
  if (data.length < count * step) return null;
  const alpha = kind === 'rgba' ? new Uint8Array(count) : null;
  for (let at = 0, from = 0; at < count; at += 1, from += step) {
    // Rec. 601 luma, in integers.
    grey[at] = (77 * data[from]! + 150 * data[from + 1]! + 29 * data[from + 2]!) >> 8;
    if (alpha) alpha[at] = data[from + 3]!;
  }
  return { width, height, grey, alpha };
}

/** A stencil: bits that are 0 are painted with `paint` (0..255), the others let through what lies below. */
export function stencilOf(pixels: Pixels, paint: number): GreyImage | null {
  const { width, height } = pixels;
  const open = bitsTo(new Uint8Array(width * height), pixels, 255);
  if (!open) return null;
  const alpha = open.grey.map((value) => 255 - value);
  return { width, height, grey: new Uint8Array(width * height).fill(paint), alpha };
}

function bitsTo(grey: Uint8Array, { width, height, data }: Pixels, one: number): GreyImage | null {
  const rowBytes = (width + 7) >> 3;
  if (data.length < rowBytes * height) return null;
  for (let y = 0, at = 0; y < height; y += 1) {
    const row = y * rowBytes;
    for (let x = 0; x < width; x += 1, at += 1) {
      grey[at] = (data[row + (x >> 3)]! >> (7 - (x & 7))) & 1 ? one : 0;
    }
  }
  return { width, height, grey, alpha: null };
}
