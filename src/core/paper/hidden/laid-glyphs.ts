import type { GraphicsState } from './graphics-state.ts';
import { combined } from './matrix.ts';
import type { ShownGlyph } from './operands.ts';
import type { Colour, PaintedGlyph, PaintedText } from './paint.ts';

/** A string as it is shown: its glyphs in points from the crop box's top left, and where the next string begins. */
export interface LaidGlyphs {
  readonly glyphs: PaintedGlyph[];
  readonly up: PaintedText['up'];
  readonly em: PaintedText['em'];
  readonly textMatrix: GraphicsState['textMatrix'];
}

/** Lays at most `most` glyphs along the line, as the text state says. */
export function laidGlyphs(shown: readonly ShownGlyph[], state: GraphicsState, most: number): LaidGlyphs {
  const { font, fontSize, horizontalScale, rise } = state;
  const { vertical } = font;
  const [a, b, c, d, e, f] = combined(state.matrix, state.textMatrix);
  const glyphs: PaintedGlyph[] = [];
  // Along the line, in text space.
  let at = 0;
  for (const glyph of shown) {
    if (typeof glyph === 'number') {
      at -= 0.001 * glyph * fontSize;
      continue;
    }
    const units = vertical ? (glyph.vmetric?.[0] ?? -glyph.width) : glyph.width;
    const width = Number.isFinite(units) ? units * font.unit * fontSize : 0;
    const [x, y] = vertical ? [0, at + rise] : [at * horizontalScale, rise];
    const [wx, wy] = vertical ? [0, width] : [width * horizontalScale, 0];
    if (glyphs.length < most) {
      glyphs.push({
        text: glyph.unicode,
        x: a * x + c * y + e,
        y: b * x + d * y + f,
        dx: a * wx + c * wy,
        dy: b * wx + d * wy,
      });
    }
    at += width + state.letterSpacing + (glyph.isSpace ? state.wordSpacing : 0);
  }
  const moved = vertical ? [1, 0, 0, 1, 0, at] : [1, 0, 0, 1, at * horizontalScale, 0];
  const height = fontSize * (font.height ?? 1);
  return {
    glyphs,
    up: vertical ? [0, 0] : [c * height, d * height],
    em: [Math.abs(height * horizontalScale) * Math.hypot(a, b), Math.abs(height) * Math.hypot(c, d)],
    textMatrix: combined(state.textMatrix, moved),
  };
}

/** What letters are painted with, as the rendering mode says; the state's alphas are multiplied in. */
export function textColours(state: GraphicsState): { colour: Colour; alpha: number }[] {
  const { fill, stroke, renderingMode: mode, font, groupAlpha, maskAlpha } = state;
  const around = groupAlpha * maskAlpha;
  const filled = { colour: fill, alpha: state.fillAlpha * around };
  if (font.drawn) return [font.coloured ? { ...filled, colour: null } : filled];
  const stroked = { colour: stroke, alpha: state.strokeAlpha * around };
  switch (mode % 4) {
    case 1:
      return [stroked];
    case 2:
      return [filled, stroked];
    case 3:
      return [{ colour: null, alpha: 1 }];
    default:
      return [filled];
  }
}
