/**
 * What pdf.js expects of a browser and text extraction hardly uses. It must be imported before pdf.js, which builds a
 * DOMMatrix while it loads (mozilla/pdf.js#19764); the alternative is a native canvas of 32 MB.
 */

/** A 2-D affine matrix with the part of the DOMMatrix interface that pdf.js calls (W3C Geometry Interfaces). */
export class Matrix2D {
  a = 1;
  b = 0;
  c = 0;
  d = 1;
  e = 0;
  f = 0;
  readonly is2D = true;

  constructor(init?: ArrayLike<number>) {
    if (init === undefined) return;
    const v = Array.from(init);
    if (v.length === 6) this.set(v);
    else if (v.length === 16) this.set([v[0]!, v[1]!, v[4]!, v[5]!, v[12]!, v[13]!]);
    else throw new TypeError('A matrix has 6 or 16 elements.');
  }

  get isIdentity(): boolean {
    const { a, b, c, d, e, f } = this;
    return a === 1 && b === 0 && c === 0 && d === 1 && e === 0 && f === 0;
  }

  private set([a, b, c, d, e, f]: readonly number[]): this {
    return Object.assign(this, { a, b, c, d, e, f });
  }

  multiplySelf(o: Matrix2D): this {
    const { a, b, c, d, e, f } = this;
    return this.set([
      a * o.a + c * o.b,
      b * o.a + d * o.b,
      a * o.c + c * o.d,
      b * o.c + d * o.d,
      a * o.e + c * o.f + e,
      b * o.e + d * o.f + f,
    ]);
  }

  preMultiplySelf(o: Matrix2D): this {
    const { a, b, c, d, e, f } = Matrix2D.fromMatrix(o).multiplySelf(this);
    return this.set([a, b, c, d, e, f]);
  }

  translateSelf(x = 0, y = 0): this {
    return this.multiplySelf(new Matrix2D([1, 0, 0, 1, x, y]));
  }

  scaleSelf(x = 1, y = x): this {
    return this.multiplySelf(new Matrix2D([x, 0, 0, y, 0, 0]));
  }

  rotateSelf(degrees = 0): this {
    const r = (degrees * Math.PI) / 180;
    return this.multiplySelf(new Matrix2D([Math.cos(r), Math.sin(r), -Math.sin(r), Math.cos(r), 0, 0]));
  }

  invertSelf(): this {
    const { a, b, c, d, e, f } = this;
    const det = a * d - b * c;
    if (det === 0) return this.set([NaN, NaN, NaN, NaN, NaN, NaN]);
    return this.set([d / det, -b / det, -c / det, a / det, (c * f - d * e) / det, (b * e - a * f) / det]);
  }

  multiply(o: Matrix2D): Matrix2D {
    return Matrix2D.fromMatrix(this).multiplySelf(o);
  }

  translate(x = 0, y = 0): Matrix2D {
    return Matrix2D.fromMatrix(this).translateSelf(x, y);
  }

  scale(x = 1, y = x): Matrix2D {
    return Matrix2D.fromMatrix(this).scaleSelf(x, y);
  }

  rotate(degrees = 0): Matrix2D {
    return Matrix2D.fromMatrix(this).rotateSelf(degrees);
  }

  inverse(): Matrix2D {
    return Matrix2D.fromMatrix(this).invertSelf();
  }

  transformPoint({ x = 0, y = 0 }: { x?: number; y?: number } = {}): { x: number; y: number } {
    return { x: this.a * x + this.c * y + this.e, y: this.b * x + this.d * y + this.f };
  }

  static fromMatrix({ a, b, c, d, e, f }: Matrix2D): Matrix2D {
    return new Matrix2D([a, b, c, d, e, f]);
  }
}

/** Pixels: pdf.js only asks whether the class is there while it reads text. */
class Pixels {
  readonly data: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;

  constructor(dataOrWidth: Uint8ClampedArray | number, widthOrHeight: number, height?: number) {
    const width = typeof dataOrWidth === 'number' ? dataOrWidth : widthOrHeight;
    this.width = width;
    this.height =
      typeof dataOrWidth === 'number' ? widthOrHeight : (height ?? dataOrWidth.length / 4 / width);
    this.data =
      typeof dataOrWidth === 'number' ? new Uint8ClampedArray(width * this.height * 4) : dataOrWidth;
  }
}

/** Paths are never painted here. */
class NoPath {
  addPath(): void {
    return undefined;
  }
}

for (const [name, polyfill] of Object.entries({ DOMMatrix: Matrix2D, ImageData: Pixels, Path2D: NoPath })) {
  if (!(name in globalThis))
    Object.defineProperty(globalThis, name, { value: polyfill, writable: true, configurable: true });
}
