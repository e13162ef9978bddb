import type { HiddenReason, Rect } from '../model.ts';
import { holds, touches } from './matrix.ts';
import type { Colour, PaintedArea, PaintedGlyph, PaintedPage, PaintedText } from './paint.ts';
import { blended, difference } from './paint.ts';

/** A glyph with what keeps a reader from seeing it; null for nothing. */
export interface JudgedGlyph extends PaintedGlyph {
  readonly reason: HiddenReason | null;
  readonly box: Rect;
  /** Font size across the baseline, in points. */
  readonly size: number;
}

export interface JudgedPage {
  /** In the order of painting. */
  readonly glyphs: readonly JudgedGlyph[];
  /** Text lies below images of which only the place is known: read the page again with them. */
  readonly needsImages: boolean;
}

const paper = 0xffffff;
/** A channel's difference (of 255) that an eye does not see in print. */
const leastDifference = 12;
/** Paint with less alpha than this is not seen on anything. */
const leastAlpha = 0.05;
/** Print of this size (points) cannot be read; the smallest labels in figures are larger. */
const leastSize = 1;
/** Letters that are squeezed more than this are lines. */
const leastStretch = 0.1;
/** Share of a page that images cover on a scan. */
const scanShare = 0.6;

type Finding = HiddenReason | 'below-image' | 'perhaps-below-image' | null;

/**
 * Tells which glyphs of a page cannot be seen. Text below or without paint over a picture of the whole page is the
 * text layer of a scan and counts as seen, if most of the page's text is so.
 */
export function judgePage(page: PaintedPage): JudgedPage {
  const areas = new AreaStrips(page);
  const found: { glyph: PaintedGlyph; text: PaintedText; finding: Finding; box: Rect }[] = [];
  for (const text of page.texts) {
    const whole = lookOf(text);
    const plain = whole === null ? plainLook(text, page, areas) : whole;
    for (const glyph of text.glyphs) {
      const box = glyphBox(glyph, text.up);
      const finding = plain === undefined ? glyphLook(glyph, box, text, page, areas) : plain;
      found.push({ glyph, text, finding, box });
    }
  }
  const scan = isScan(page, found);
  let needsImages = false;
  const glyphs = found.map(({ glyph, text, finding, box }): JudgedGlyph => {
    needsImages ||= !scan && finding === 'perhaps-below-image';
    return { ...glyph, box, size: text.em[1], reason: reasonOf(finding, scan) };
  });
  return { glyphs, needsImages };
}

function reasonOf(finding: Finding, scan: boolean): HiddenReason | null {
  if (finding === 'perhaps-below-image') return null;
  if (finding === 'below-image') return scan ? null : 'covered';
  return scan && finding === 'invisible' ? null : finding;
}

function isScan(page: PaintedPage, found: readonly { glyph: PaintedGlyph; finding: Finding }[]): boolean {
  const pictured = page.areas
    .filter(({ image }) => image)
    .reduce((sum, { box: [x0, y0, x1, y1] }) => {
      const width = Math.min(x1, page.width) - Math.max(x0, 0);
      const height = Math.min(y1, page.height) - Math.max(y0, 0);
      return sum + Math.max(0, width) * Math.max(0, height);
    }, 0);
  if (pictured < scanShare * page.width * page.height) return false;
  const letters = found.filter(({ glyph }) => glyph.text.trim() !== '');
  const below = letters.filter(
    ({ finding }) =>
      finding === 'invisible' || finding === 'below-image' || finding === 'perhaps-below-image',
  );
  return below.length > letters.length / 2;
}

/** What holds for all glyphs of an operator, whatever lies around them. */
function lookOf(text: PaintedText): Finding {
  if (!text.layerOn) return 'layer-off';
  if (text.invisible()) return 'invisible';
  if (text.colours.every(({ alpha }) => alpha < leastAlpha)) return 'transparent';
  return isTiny(text) ? 'tiny' : null;
}

function isTiny({ em: [along, across], drawn, glyphs }: PaintedText): boolean {
  if (drawn) {
    const widest = Math.max(...glyphs.map(({ advance }) => Math.hypot(...advance)));
    return across < leastSize && widest < leastSize / 2;
  }
  return across < leastSize || along < leastSize || along < across * leastStretch;
}

/** One answer for all glyphs where nothing is painted around them; undefined where each must be looked at. */
function plainLook(text: PaintedText, page: PaintedPage, areas: AreaStrips): Finding | undefined {
  const box = textBox(text);
  const [x0, y0, x1, y1] = box;
  if (x0 < 0 || y0 < 0 || x1 > page.width || y1 > page.height) return undefined;
  if (text.clip && !(x0 >= text.clip[0] && y0 >= text.clip[1] && x1 <= text.clip[2] && y1 <= text.clip[3]))
    return undefined;
  if (areas.around(box).length > 0) return undefined;
  const seen = text.colours.some((paint) => contrast(paint, paper) > leastDifference);
  // Letters may be backed by larger letters.
  return seen ? null : undefined;
}

function glyphLook(
  glyph: PaintedGlyph,
  box: Rect,
  text: PaintedText,
  page: PaintedPage,
  areas: AreaStrips,
): Finding {
  if (!touches(box, [0, 0, page.width, page.height])) return 'off-page';
  if (text.clip && !touches(grown(box), text.clip)) return 'clipped';
  const near = areas.around(box);
  const looks = samples(glyph, text.up).map(([x, y]) => pointLook(x, y, text, near));
  const worst = looks.reduce((a, b) => (rank(b) < rank(a) ? b : a));
  return worst === 'same-colour' && isOnLargerLetter(glyph, text, page) ? null : worst;
}

/** What is seen at any of the sample points is seen: the mildest finding counts. */
function rank(finding: Finding): number {
  return finding === null ? 0 : finding === 'perhaps-below-image' ? 1 : 2;
}

function pointLook(x: number, y: number, text: PaintedText, near: readonly PaintedArea[]): Finding {
  let below: Colour = paper;
  let left = 255;
  let started = false;
  let perhaps = false;
  let image = false;
  const start = (): void => {
    const back = below;
    left = Math.max(...text.colours.map((paint) => contrast(paint, back)));
    started = true;
  };
  for (const area of near) {
    if (area.alpha === 0 || !holds(area.box, x, y) || !area.contains(x, y)) continue;
    if (area.order < text.order) {
      if (area.colour !== null && below !== null) below = blended(below, area.colour, area.alpha);
      else below = area.colour !== null && area.alpha === 1 ? area.colour : null;
      continue;
    }
    if (!started) start();
    if (left <= leastDifference) return 'same-colour';
    if (area.covers === 'perhaps') perhaps = true;
    if (area.covers !== 'yes') continue;
    left *= 1 - area.alpha;
    image ||= area.image;
    if (left <= leastDifference) return image ? 'below-image' : 'covered';
  }
  if (!started) start();
  if (left <= leastDifference) return 'same-colour';
  return perhaps ? 'perhaps-below-image' : null;
}

/** How much paint differs from what lies below it, 0..255. */
function contrast({ colour, alpha }: { colour: Colour; alpha: number }, below: Colour): number {
  if (alpha < leastAlpha) return 0;
  if (colour === null || below === null) return 255;
  return difference(colour, below) * alpha;
}

/** White figures on black discs and the like: the disc is a letter, too. */
function isOnLargerLetter(glyph: PaintedGlyph, text: PaintedText, page: PaintedPage): boolean {
  const [x, y] = samples(glyph, text.up)[1]!;
  return page.texts.some(
    (other) =>
      other.order < text.order &&
      lookOf(other) === null &&
      other.colours.some((paint) => contrast(paint, paper) > leastDifference) &&
      other.glyphs.some(
        (letter) =>
          (other.em[1] > text.em[1] * 1.3 || /^[^\p{L}\p{N}\p{P}\s]$/u.test(letter.text)) &&
          letter.text.trim() !== '' &&
          holds(glyphBox(letter, other.up), x, y),
      ),
  );
}

function samples(
  { x, y, advance: [dx, dy] }: PaintedGlyph,
  [ux, uy]: readonly [number, number],
): [number, number][] {
  return [0.2, 0.5, 0.8].map((t) => [x + t * dx + 0.3 * ux, y + t * dy + 0.3 * uy]);
}

function glyphBox({ x, y, advance: [dx, dy] }: PaintedGlyph, [ux, uy]: readonly [number, number]): Rect {
  const xs = [x - 0.2 * ux, x + 0.75 * ux, x + dx - 0.2 * ux, x + dx + 0.75 * ux];
  const ys = [y - 0.2 * uy, y + 0.75 * uy, y + dy - 0.2 * uy, y + dy + 0.75 * uy];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

function textBox({ glyphs, up }: PaintedText): Rect {
  let [x0, y0, x1, y1] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const glyph of glyphs) {
    const box = glyphBox(glyph, up);
    x0 = Math.min(x0, box[0]);
    y0 = Math.min(y0, box[1]);
    x1 = Math.max(x1, box[2]);
    y1 = Math.max(y1, box[3]);
  }
  return [x0, y0, x1, y1];
}

/** Letters may stand over their box a little (swashes), and boxes of clips are tight. */
function grown([x0, y0, x1, y1]: Rect): Rect {
  return [x0 - 1, y0 - 1, x1 + 1, y1 + 1];
}

const strip = 16;

/** Finds the surfaces around a box, in the order of painting, without looking at all of them. */
class AreaStrips {
  readonly #strips: PaintedArea[][];
  /** What covers many strips. */
  readonly #tall: PaintedArea[] = [];

  constructor({ areas, height }: PaintedPage) {
    const count = Math.max(1, Math.min(2000, Math.ceil(height / strip)));
    this.#strips = Array.from({ length: count }, () => []);
    for (const area of areas) {
      const [first, last] = this.#span(area.box);
      if (last - first > 12) this.#tall.push(area);
      else for (let at = first; at <= last; at += 1) this.#strips[at]!.push(area);
    }
  }

  around(box: Rect): PaintedArea[] {
    const [first, last] = this.#span(box);
    const found = new Set(this.#tall.filter((area) => touches(area.box, box)));
    for (let at = first; at <= last; at += 1) {
      for (const area of this.#strips[at]!) if (touches(area.box, box)) found.add(area);
    }
    return found.size < 2 ? [...found] : [...found].sort((a, b) => a.order - b.order);
  }

  #span([, y0, , y1]: Rect): [number, number] {
    const clamp = (y: number): number =>
      Math.max(0, Math.min(this.#strips.length - 1, Number.isFinite(y) ? Math.floor(y / strip) : 0));
    return [clamp(y0), clamp(y1)];
  }
}
