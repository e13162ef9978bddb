import type { Rect } from '../model.ts';

/** 0xRRGGBB; null where it cannot be told: patterns, shadings, images. */
export type Colour = number | null;

/** A surface that was painted: filled path, image, thick stroke. */
export interface PaintedArea {
  /** Place in the order of painting. */
  readonly order: number;
  readonly box: Rect;
  readonly colour: Colour;
  /** 0..1. */
  readonly alpha: number;
  /**
   * Whether what lies below is hidden where `alpha` is 1: "no" for surfaces that may have holes, "perhaps" for images
   * of which nothing but their place is known.
   */
  readonly covers: 'yes' | 'no' | 'perhaps';
  readonly image: boolean;
  /** Whether the point, inside of the box, is painted. */
  readonly contains: (x: number, y: number) => boolean;
}

/** How a surface is painted. */
export type AreaLook = Pick<PaintedArea, 'colour' | 'alpha' | 'covers' | 'image'>;

export interface PaintedGlyph {
  /** The character or characters it stands for; may be white space. */
  readonly text: string;
  /** Origin on the page. */
  readonly x: number;
  readonly y: number;
  /** Way to its end, without the extra space between letters. */
  readonly dx: number;
  readonly dy: number;
}

/** Glyphs that one operator shows, with the graphics state that they share. */
export interface PaintedText {
  readonly order: number;
  readonly glyphs: readonly PaintedGlyph[];
  /** From baseline to baseline of unleaded text: the font's size as a vector on the page; [0, 0] for vertical writing. */
  readonly up: readonly [number, number];
  /** Size of an em along and across the baseline, in points. */
  readonly em: readonly [along: number, across: number];
  /** False for drawn glyphs of unknown size: `em` is no more than the font size then. */
  readonly sized: boolean;
  /** Rendering mode 3, or 7 with nothing painted through the letters. */
  readonly invisible: () => boolean;
  /** The strongest of what paints it: fill, stroke or both. */
  readonly colours: readonly { readonly colour: Colour; readonly alpha: number }[];
  /** False inside of optional content that is off. */
  readonly layerOn: boolean;
  readonly clip: Rect | null;
}

/** Everything a page paints that matters for what can be seen of its text. */
export interface PaintedPage {
  readonly width: number;
  readonly height: number;
  readonly texts: readonly PaintedText[];
  readonly areas: readonly PaintedArea[];
}

/** The largest difference of a channel, 0..255. */
export function difference(a: number, b: number): number {
  return Math.max(
    Math.abs((a >> 16) - (b >> 16)),
    Math.abs(((a >> 8) & 255) - ((b >> 8) & 255)),
    Math.abs((a & 255) - (b & 255)),
  );
}

/** `top` painted over `bottom`. */
export function blended(bottom: number, top: number, alpha: number): number {
  const channel = (shift: number): number =>
    Math.round(((bottom >> shift) & 255) * (1 - alpha) + ((top >> shift) & 255) * alpha);
  return (channel(16) << 16) | (channel(8) << 8) | channel(0);
}

/** 0 (black) .. 1 (white), as luminosity masks weigh it. */
export function luminosity(colour: number): number {
  return (0.3 * (colour >> 16) + 0.59 * ((colour >> 8) & 255) + 0.11 * (colour & 255)) / 255;
}
