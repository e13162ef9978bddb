import type { Matrix } from '../hidden/matrix.ts';
import { mappedBox } from '../hidden/matrix.ts';
import type { GreyImage } from './grey-image.ts';

/** Recognition is trained on print at this resolution. */
const dotsPerInch = 300;
/** Pixels of one page at most: posters are read at a lower resolution. */
const mostPixels = 1 << 24;
/** Samples along each side of a pixel, where the image is finer than the raster. */
const mostSamples = 4;

/** A white page in grey, onto which the images of a page are painted in their order. */
export class PageRaster {
  /** Pixels a point. */
  readonly scale: number;
  readonly width: number;
  readonly height: number;
  readonly grey: Uint8Array;

  /** Size of the page in points. */
  constructor(width: number, height: number) {
    this.scale = Math.min(dotsPerInch / 72, Math.sqrt(mostPixels / Math.max(1, width * height)));
    this.width = Math.max(1, Math.floor(width * this.scale));
    this.height = Math.max(1, Math.floor(height * this.scale));
    this.grey = new Uint8Array(this.width * this.height).fill(255);
  }

  /**
   * Paints an image that fills the unit square, its first row at the top (y = 1); `matrix` maps the square to points
   * from the page's top left, y downwards. An image that is flattened to a line paints nothing.
   */
  paint(image: GreyImage, matrix: Matrix): void {
    const [a, b, c, d, e, f] = matrix.map((value) => value * this.scale) as unknown as Matrix;
    const det = a * d - b * c;
    if (!(Math.abs(det) > 1e-9)) return;
    // A step of one pixel of the raster, in pixels of the image.
    const [stepX, stepY] = [
      [(d / det) * image.width, (b / det) * image.height],
      [(-c / det) * image.width, (-a / det) * image.height],
    ] as const;
    const finest = Math.max(Math.hypot(...stepX), Math.hypot(...stepY));
    const sample = finest > 1 ? averager(image, stepX, stepY, finest) : blender(image);
    const [x0, y0, x1, y1] = mappedBox([a, b, c, d, e, f], [0, 0, 1, 1]);
    const [left, right] = [Math.max(0, Math.floor(x0)), Math.min(this.width, Math.ceil(x1))];
    const [top, bottom] = [Math.max(0, Math.floor(y0)), Math.min(this.height, Math.ceil(y1))];
    for (let y = top; y < bottom; y += 1) {
      for (let x = left; x < right; x += 1) {
        const [dx, dy] = [x + 0.5 - e, y + 0.5 - f];
        const u = ((d * dx - c * dy) / det) * image.width;
        const v = (1 - (a * dy - b * dx) / det) * image.height;
        const at = y * this.width + x;
        const value = sample(u, v, this.grey[at]!);
        if (value >= 0) this.grey[at] = value;
      }
    }
  }

  /** The page as a PGM file (binary, 8 bits). */
  pgm(): Uint8Array {
    const head = new TextEncoder().encode(`P5\n${this.width} ${this.height}\n255\n`);
    const file = new Uint8Array(head.length + this.grey.length);
    file.set(head);
    file.set(this.grey, head.length);
    return file;
  }
}

/** Grey at a place in the image's pixels over what lies below; -1 outside of the image. */
type Sample = (u: number, v: number, below: number) => number;

/** For images that are coarser than the raster: between the four pixels around. */
function blender({ width, height, grey, alpha }: GreyImage): Sample {
  const over = (x: number, y: number, below: number): number => {
    const at = Math.min(height - 1, Math.max(0, y)) * width + Math.min(width - 1, Math.max(0, x));
    return alpha ? (grey[at]! * alpha[at]! + below * (255 - alpha[at]!)) / 255 : grey[at]!;
  };
  return (u, v, below) => {
    if (u < 0 || v < 0 || u >= width || v >= height) return -1;
    const [x, y] = [Math.floor(u - 0.5), Math.floor(v - 0.5)];
    const [s, t] = [u - 0.5 - x, v - 0.5 - y];
    const upper = over(x, y, below) * (1 - s) + over(x + 1, y, below) * s;
    const lower = over(x, y + 1, below) * (1 - s) + over(x + 1, y + 1, below) * s;
    return Math.round(upper * (1 - t) + lower * t);
  };
}

/** For images that are finer than the raster: the mean of a grid of samples. */
function averager(
  { width, height, grey, alpha }: GreyImage,
  stepX: readonly [number, number],
  stepY: readonly [number, number],
  finest: number,
): Sample {
  const side = Math.min(mostSamples, Math.ceil(finest));
  return (u, v, below) => {
    if (u < 0 || v < 0 || u >= width || v >= height) return -1;
    let sum = 0;
    for (let i = 0; i < side; i += 1) {
      const s = (i + 0.5) / side - 0.5;
      for (let j = 0; j < side; j += 1) {
        const t = (j + 0.5) / side - 0.5;
        const x = Math.min(width - 1, Math.max(0, Math.floor(u + s * stepX[0] + t * stepY[0])));
        const y = Math.min(height - 1, Math.max(0, Math.floor(v + s * stepX[1] + t * stepY[1])));
        const at = y * width + x;
        sum += alpha ? (grey[at]! * alpha[at]! + below * (255 - alpha[at]!)) / 255 : grey[at]!;
      }
    }
    return Math.round(sum / (side * side));
  };
}
