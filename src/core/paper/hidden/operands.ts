import type { Colour } from './paint.ts';

/**
 * A glyph as it stands in the content stream, in the shape that pdf.js gives it; a number moves the next one back by
 * thousandths of the font size.
 */
export type ShownGlyph =
  | number
  | {
      readonly unicode: string;
      /** In glyph units. */
      readonly width: number;
      /** First element: advance of vertical writing in glyph units, negative for downwards. */
      readonly vmetric?: ArrayLike<number> | null;
      /** The code of the space character, which word spacing widens. */
      readonly isSpace: boolean;
    };

export interface SoftMask {
  readonly luminosity: boolean;
  readonly backdrop: Colour;
  /** A function changes the mask's values. */
  readonly transferred: boolean;
}
