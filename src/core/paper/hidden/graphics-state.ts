import type { Rect } from '../model.ts';
import type { Matrix } from './matrix.ts';
import { identity } from './matrix.ts';
import type { Colour } from './paint.ts';

/** What painting text needs to know of a font. */
export interface PaintedFont {
  /** Letters stand below each other. */
  readonly vertical: boolean;
  /** Advance of a glyph of width 1 at size 1. */
  readonly unit: number;
  /** Glyphs are drawings (Type 3), whose size at font size 1 may be anything. */
  readonly drawn: boolean;
  /** Height of a line of letters at size 1; null if the file does not say. */
  readonly height: number | null;
  /** Its drawings bring their own colours. */
  readonly coloured: boolean;
}

/** A clip made of letters; `painted` turns true when something is painted through it. */
export interface LetterClip {
  painted: boolean;
}

/** The part of PDF's graphics state that decides whether text is seen. Copied by "q". */
export interface GraphicsState {
  matrix: Matrix;
  clip: Rect | null;
  /** The clip is no more than its rectangle. */
  clipExact: boolean;
  letterClip: LetterClip | null;
  fill: Colour;
  stroke: Colour;
  fillAlpha: number;
  strokeAlpha: number;
  /** Alpha of the groups around. */
  groupAlpha: number;
  /** The most that a soft mask lets through, 0..1. */
  maskAlpha: number;
  /** Mixes colours instead of covering them. */
  blends: boolean;
  lineWidth: number;
  font: PaintedFont;
  fontSize: number;
  letterSpacing: number;
  wordSpacing: number;
  /** 1 = unchanged. */
  horizontalScale: number;
  leading: number;
  rise: number;
  renderingMode: number;
  textMatrix: Matrix;
  lineMatrix: Matrix;
}

/** Parameters of the text state that an operator sets to a number. */
export type TextParameter =
  'letterSpacing' | 'wordSpacing' | 'horizontalScale' | 'leading' | 'rise' | 'renderingMode';

export const plainFont: PaintedFont = {
  vertical: false,
  unit: 0.001,
  drawn: false,
  height: 1,
  coloured: false,
};

export function initialState(matrix: Matrix): GraphicsState {
  return {
    matrix,
    clip: null,
    clipExact: true,
    letterClip: null,
    fill: 0,
    stroke: 0,
    fillAlpha: 1,
    strokeAlpha: 1,
    groupAlpha: 1,
    maskAlpha: 1,
    blends: false,
    lineWidth: 1,
    font: plainFont,
    fontSize: 0,
    letterSpacing: 0,
    wordSpacing: 0,
    horizontalScale: 1,
    leading: 0,
    rise: 0,
    renderingMode: 0,
    textMatrix: identity,
    lineMatrix: identity,
  };
}
