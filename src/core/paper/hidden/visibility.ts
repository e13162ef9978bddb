import type { HiddenReason, Rect } from '../model.ts';
import { AreaStrips } from './area-strips.ts';
import { glyphBox, samples, textBox } from './glyph-boxes.ts';
import { common, holds, touches } from './matrix.ts';
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
  /** In the order of painting; [] where all text of the page is seen. */
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

/** Text of one operator: one finding for all of its glyphs, or one for each. */
interface Judged {
  readonly text: PaintedText;
  readonly findings: Finding | readonly Finding[];
}

/**
 * Tells which glyphs of a page cannot be seen. Text below or without paint over a picture of the whole page is the
 * text layer of a scan and counts as seen, if most of the page's text is so.
 */
export function judgePage(page: PaintedPage): JudgedPage {
  const areas = new AreaStrips(page);
  const judged = page.texts.map((text): Judged => {
    const look = lookOf(text) ?? plainLook(text, page, areas);
    if (look !== undefined) return { text, findings: look };
    const findings = text.glyphs.map((glyph) => glyphLook(glyph, text, page, areas));
    return { text, findings: findings.every((finding) => finding === null) ? null : findings };
  });
  if (judged.every(({ findings }) => findings === null)) return { glyphs: [], needsImages: false };
  const scan = isScan(page, judged);
  let needsImages = false;
  const glyphs = judged.flatMap(({ text, findings }) =>
    text.glyphs.map((glyph, at): JudgedGlyph => {
      const finding = isList(findings) ? findings[at]! : findings;
      needsImages ||= !scan && finding === 'perhaps-below-image';
      return { ...glyph, box: glyphBox(glyph, text.up), size: text.em[1], reason: reasonOf(finding, scan) };
    }),
  );
  return { glyphs, needsImages };
}

function isList(findings: Judged['findings']): findings is readonly Finding[] {
  return Array.isArray(findings);
}

function reasonOf(finding: Finding, scan: boolean): HiddenReason | null {
  if (finding === 'perhaps-below-image') return null;
  if (finding === 'below-image') return scan ? null : 'covered';
  return scan && finding === 'invisible' ? null : finding;
}

function isScan(page: PaintedPage, judged: readonly Judged[]): boolean {
  let pictured = 0;
  for (const { image, box } of page.areas) {
    if (!image) continue;
    const [x0, y0, x1, y1] = common(box, [0, 0, page.width, page.height]);
    pictured += Math.max(0, x1 - x0) * Math.max(0, y1 - y0);
  }
  if (pictured < scanShare * page.width * page.height) return false;
  let [letters, below] = [0, 0];
  for (const { text, findings } of judged) {
    text.glyphs.forEach((glyph, at) => {
      if (glyph.text.trim() === '') return;
      const finding = isList(findings) ? findings[at]! : findings;
      letters += 1;
      if (finding === 'invisible' || finding === 'below-image' || finding === 'perhaps-below-image')
        below += 1;
    });
  }
  return below > letters / 2;
}

/** What holds for all glyphs of an operator, whatever lies around them. */
function lookOf(text: PaintedText): Finding {
  if (!text.layerOn) return 'layer-off';
  if (text.invisible()) return 'invisible';
  if (text.colours.every(({ alpha }) => alpha < leastAlpha)) return 'transparent';
  return isTiny(text) ? 'tiny' : null;
}

function isTiny({ em: [along, across], sized }: PaintedText): boolean {
  return sized && (across < leastSize || along < leastSize || along < across * leastStretch);
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

function glyphLook(glyph: PaintedGlyph, text: PaintedText, page: PaintedPage, areas: AreaStrips): Finding {
  const box = glyphBox(glyph, text.up);
  if (!touches(box, [0, 0, page.width, page.height])) return 'off-page';
  if (text.clip && !touches(grown(box), text.clip)) return 'clipped';
  const near = areas.around(box);
  let mildest: Finding = 'covered';
  for (const [x, y] of samples(glyph, text.up)) {
    const look = pointLook(x, y, text, near);
    // What is seen of a part is seen.
    if (look === null) return null;
    if (mildest !== 'perhaps-below-image') mildest = look;
  }
  return mildest === 'same-colour' && isOnLargerLetter(glyph, text, page) ? null : mildest;
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
  const [x, y] = samples(glyph, text.up)[0]!;
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

/** Letters may stand over their box a little (swashes), and boxes of clips are tight. */
function grown([x0, y0, x1, y1]: Rect): Rect {
  return [x0 - 1, y0 - 1, x1 + 1, y1 + 1];
}
