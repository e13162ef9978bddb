import type { Rect } from '../model.ts';
import type { GraphicsState, LetterClip, TextParameter } from './graphics-state.ts';
import { initialState } from './graphics-state.ts';
import type { Matrix } from './matrix.ts';
import { combined, common, identity, isUpright, mappedBox, scaleOf, unmapped } from './matrix.ts';
import type { ShownGlyph, SoftMask } from './operands.ts';
import { laidGlyphs, textColours } from './laid-glyphs.ts';
import type { Outline } from './outline.ts';
import { isRectangle, outlineBox } from './outline.ts';
import { filledTest, strokedTest } from './outline-tests.ts';
import type { AreaLook, Colour, PaintedArea, PaintedPage, PaintedText } from './paint.ts';
import { luminosity } from './paint.ts';

const unitSquare: Rect = [0, 0, 1, 1];
/** Surfaces that are smaller than this, in points, neither hide a letter nor back one. */
const smallestSide = 1;
/** Thinner strokes neither hide a letter nor back one. */
const thinnestStroke = 2.5;
/** An image of which only the place is left is taken as one from this size on, in points. */
const smallestImage = 8;
/** A page with more surfaces than this is a plot of many marks; what is over is left out. */
const mostAreas = 50_000;
/** More letters than any page holds. */
const mostGlyphs = 200_000;

/**
 * Follows the operators of a page and notes what it paints: text with its place and look, and the surfaces that could
 * lie below or above it. Call one method for each operator, in their order, then `page`. Never throws.
 */
export class PagePainter {
  readonly #width: number;
  readonly #height: number;
  readonly #texts: PaintedText[] = [];
  readonly #areas: PaintedArea[] = [];
  #state: GraphicsState;
  #stack: GraphicsState[] = [];
  /** Depths of the stack below which the forms that are open may not restore. */
  readonly #floors: number[] = [];
  /** Whether each marked content around is shown. */
  readonly #contents: boolean[] = [];
  #hiddenContents = 0;
  #order = 0;
  #glyphs = 0;
  #pendingClip: 'nonzero' | 'evenodd' | null = null;
  /** "q cm" with nothing painted since: "Q" then tells that an image was left out. */
  #placed = false;
  /** The soft masks that are being painted, the innermost last, with the most they let through so far. */
  readonly #masks: { max: number; readonly mask: SoftMask }[] = [];
  #lastMask = 1;
  #textClip: LetterClip | null = null;

  /** `view` maps user space to points from the crop box's top left; sizes are the crop box's. */
  constructor(view: Matrix, width: number, height: number) {
    this.#state = initialState(view);
    this.#width = width;
    this.#height = height;
  }

  page(): PaintedPage {
    return { width: this.#width, height: this.#height, texts: this.#texts, areas: this.#areas };
  }

  save(): void {
    this.#stack.push(this.#state);
    this.#state = { ...this.#state };
    this.#placed = false;
  }

  restore(): void {
    if (this.#placed) this.#leftOutImage();
    this.#placed = false;
    if (this.#stack.length <= (this.#floors.at(-1) ?? 0)) return;
    this.#state = this.#stack.pop()!;
  }

  transform(matrix: ArrayLike<number>): void {
    this.#state.matrix = combined(this.#state.matrix, matrix);
    this.#placed = true;
  }

  beginForm(matrix: ArrayLike<number> | null, box: Rect | null): void {
    this.save();
    if (matrix) this.#state.matrix = combined(this.#state.matrix, matrix);
    if (box) this.#clipTo(mappedBox(this.#state.matrix, box), isUpright(this.#state.matrix));
    this.#floors.push(this.#stack.length);
  }

  endForm(): void {
    const floor = this.#floors.pop();
    if (floor === undefined) return;
    this.#placed = false;
    this.#stack.length = Math.min(this.#stack.length, floor);
    this.restore();
  }

  /** A transparency group; with `mask`, it paints a soft mask and nothing of it is seen. */
  beginGroup(matrix: ArrayLike<number> | null, box: Rect | null, mask: SoftMask | null): void {
    this.save();
    const state = this.#state;
    if (box) {
      const placed = matrix ? combined(state.matrix, matrix) : state.matrix;
      this.#clipTo(mappedBox(placed, box), isUpright(placed));
    }
    state.groupAlpha *= state.fillAlpha * state.maskAlpha;
    if (state.blends) state.groupAlpha = Math.min(state.groupAlpha, 0.999);
    Object.assign(state, { fillAlpha: 1, strokeAlpha: 1, maskAlpha: 1, blends: false });
    this.#floors.push(this.#stack.length);
    if (!mask) return;
    const backdrop = mask.luminosity && mask.backdrop !== null ? luminosity(mask.backdrop) : 0;
    this.#masks.push({ max: mask.transferred ? 1 : backdrop, mask });
  }

  endGroup(isMask: boolean): void {
    this.endForm();
    if (isMask) this.#lastMask = this.#masks.pop()?.max ?? 1;
  }

  setMask(on: boolean): void {
    this.#state.maskAlpha = on ? this.#lastMask : 1;
  }

  setAlpha(kind: 'fill' | 'stroke', alpha: number): void {
    const value = Number.isFinite(alpha) ? Math.min(1, Math.max(0, alpha)) : 1;
    this.#state[kind === 'fill' ? 'fillAlpha' : 'strokeAlpha'] = value;
  }

  setBlending(blends: boolean): void {
    this.#state.blends = blends;
  }

  setColour(kind: 'fill' | 'stroke', colour: Colour): void {
    this.#state[kind] = colour;
  }

  setLineWidth(width: number): void {
    this.#state.lineWidth = Math.abs(width);
  }

  beginContent(shown: boolean): void {
    this.#contents.push(shown);
    if (!shown) this.#hiddenContents += 1;
  }

  endContent(): void {
    if (this.#contents.pop() === false) this.#hiddenContents -= 1;
  }

  /** The next path clips what follows. */
  clip(evenOdd: boolean): void {
    this.#pendingClip = evenOdd ? 'evenodd' : 'nonzero';
  }

  path(path: Outline, fill: 'nonzero' | 'evenodd' | null, stroke: boolean): void {
    this.#placed = false;
    const box = outlineBox(path);
    if (box) {
      if (fill) this.#fill(path, box, fill === 'evenodd');
      if (stroke) this.#strokePath(path, box);
      if (this.#pendingClip) {
        const { matrix } = this.#state;
        this.#clipTo(mappedBox(matrix, box), isUpright(matrix) && isRectangle(path));
      }
    }
    this.#pendingClip = null;
  }

  /** An image on the unit square. */
  image(opaque: boolean): void {
    this.#placed = false;
    this.#area(unitSquare, {
      colour: null,
      alpha: this.#state.fillAlpha,
      covers: opaque ? 'yes' : 'no',
      image: true,
    });
  }

  /** A stencil on the unit square through which the fill colour is painted. */
  stencil(solid: boolean): void {
    this.#placed = false;
    const { fill, fillAlpha: alpha } = this.#state;
    this.#area(unitSquare, {
      colour: solid ? fill : null,
      alpha,
      covers: solid && fill !== null ? 'yes' : 'no',
      image: true,
    });
  }

  /** A gradient over everything inside of the clip. */
  shading(): void {
    this.#placed = false;
    const box = this.#state.clip ?? [0, 0, this.#width, this.#height];
    this.#pageArea(
      box,
      { colour: null, alpha: this.#state.fillAlpha, covers: 'no', image: false },
      () => true,
    );
  }

  beginText(): void {
    this.#state.textMatrix = identity;
    this.#state.lineMatrix = identity;
    this.#textClip = null;
  }

  endText(): void {
    if (this.#textClip) this.#state.letterClip = this.#textClip;
    this.#textClip = null;
  }

  setFont(font: GraphicsState['font'], size: number): void {
    this.#state.font = font;
    this.#state.fontSize = Number.isFinite(size) ? size : 0;
  }

  setText(values: Partial<Pick<GraphicsState, TextParameter>>): void {
    Object.assign(this.#state, values);
  }

  setTextMatrix(matrix: ArrayLike<number>): void {
    this.#state.textMatrix = combined(identity, matrix);
    this.#state.lineMatrix = this.#state.textMatrix;
  }

  moveText(x: number, y: number): void {
    this.#state.lineMatrix = combined(this.#state.lineMatrix, [1, 0, 0, 1, x, y]);
    this.#state.textMatrix = this.#state.lineMatrix;
  }

  nextLine(): void {
    this.moveText(0, -this.#state.leading);
  }

  showText(shown: readonly ShownGlyph[]): void {
    this.#placed = false;
    const state = this.#state;
    const { glyphs, up, em, textMatrix } = laidGlyphs(shown, state, mostGlyphs - this.#glyphs);
    this.#glyphs += glyphs.length;
    state.textMatrix = textMatrix;
    if (glyphs.length === 0) return;
    if (this.#masks.length > 0) {
      this.#paintMask(state.fill);
      return;
    }
    this.#texts.push({
      order: (this.#order += 1),
      glyphs,
      up,
      em,
      sized: state.font.height !== null,
      invisible: this.#invisibility(),
      colours: textColours(state),
      layerOn: this.#hiddenContents === 0,
      clip: state.clip,
    });
  }

  #invisibility(): () => boolean {
    const { renderingMode: mode } = this.#state;
    if (mode >= 4 && mode <= 7) this.#textClip ??= { painted: false };
    if (mode === 3) return () => true;
    const clip = this.#textClip;
    return mode === 7 && clip ? () => !clip.painted : () => false;
  }

  #clipTo(box: Rect, exact: boolean): void {
    const { clip, clipExact } = this.#state;
    this.#state.clip = clip ? common(clip, box) : box;
    this.#state.clipExact = clipExact && exact;
  }

  #fill(path: Outline, box: Rect, evenOdd: boolean): void {
    const { fill, fillAlpha } = this.#state;
    this.#area(
      box,
      { colour: fill, alpha: fillAlpha, covers: fill === null ? 'no' : 'yes', image: false },
      filledTest(path, evenOdd),
    );
  }

  #strokePath(path: Outline, [x0, y0, x1, y1]: Rect): void {
    const { stroke, strokeAlpha, lineWidth, matrix } = this.#state;
    if (lineWidth * scaleOf(matrix) < thinnestStroke) {
      if (this.#masks.length > 0) this.#paintMask(stroke);
      else this.#paintThrough();
      return;
    }
    const reach = lineWidth / 2;
    this.#area(
      [x0 - reach, y0 - reach, x1 + reach, y1 + reach],
      // Dashes leave holes.
      { colour: null, alpha: strokeAlpha, covers: 'no', image: false },
      strokedTest(path, lineWidth),
    );
  }

  #leftOutImage(): void {
    const [x0, y0, x1, y1] = mappedBox(this.#state.matrix, unitSquare);
    if (x1 - x0 < smallestImage || y1 - y0 < smallestImage) return;
    this.#area(unitSquare, { colour: null, alpha: this.#state.fillAlpha, covers: 'perhaps', image: true });
  }

  /** Notes a surface given in user space; `inside` tests a point of its box, by default all are painted. */
  #area(box: Rect, look: AreaLook, inside: ((x: number, y: number) => boolean) | null = null): void {
    const { matrix } = this.#state;
    const contains = (x: number, y: number): boolean => {
      const point = unmapped(matrix, x, y);
      if (point === null) return false;
      const [px, py] = point;
      if (inside) return inside(px, py);
      return px >= box[0] && px <= box[2] && py >= box[1] && py <= box[3];
    };
    this.#pageArea(mappedBox(matrix, box), look, contains);
  }

  #pageArea(
    whole: Rect,
    { colour, alpha, covers, image }: AreaLook,
    contains: PaintedArea['contains'],
  ): void {
    if (this.#masks.length > 0) {
      this.#paintMask(colour);
      return;
    }
    if (this.#hiddenContents > 0) return;
    this.#paintThrough();
    const { clip, clipExact, letterClip, groupAlpha, maskAlpha, blends } = this.#state;
    const box = clip ? common(whole, clip) : whole;
    if (!(box[2] - box[0] >= smallestSide && box[3] - box[1] >= smallestSide)) return;
    if (this.#areas.length >= mostAreas) return;
    const sure = clipExact && !letterClip && !blends && maskAlpha === 1;
    this.#areas.push({
      order: (this.#order += 1),
      box,
      colour: sure ? colour : null,
      alpha: alpha * groupAlpha * maskAlpha,
      covers: sure ? covers : 'no',
      image,
      contains,
    });
  }

  #paintThrough(): void {
    const { letterClip } = this.#state;
    if (letterClip && this.#hiddenContents === 0) letterClip.painted = true;
  }

  #paintMask(colour: Colour): void {
    for (const each of this.#masks) {
      each.max = Math.max(each.max, each.mask.luminosity && colour !== null ? luminosity(colour) : 1);
    }
  }
}
