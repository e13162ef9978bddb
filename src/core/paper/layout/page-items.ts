import type { HiddenText } from '../model.ts';

/** One run of text as the PDF paints it, in content-stream order. Points from the crop box's top left, y downwards. */
export interface Run {
  readonly text: string;
  /** Left end of the baseline, as the page is displayed. */
  readonly x: number;
  /** Baseline. */
  readonly y: number;
  /** Advance along the baseline. */
  readonly width: number;
  /** Font size. */
  readonly size: number;
  /** Direction of the baseline in degrees, clockwise: 0 = left to right, -90 = upwards, 90 = downwards. */
  readonly angle: number;
  /** Name of the font inside the file: equal names mean the same font, nothing else. */
  readonly font: string;
  /** White space stands between the run before and this one. */
  readonly space: boolean;
}

export interface PageItems {
  /** 1-based. */
  readonly page: number;
  /** Size of the crop box as displayed, in points. */
  readonly width: number;
  readonly height: number;
  /** What a reader sees, as far as the reader of the file could tell. */
  readonly runs: readonly Run[];
  /** What a reader does not see, if it was looked for. */
  readonly hidden?: readonly HiddenText[];
  /** The runs, or most of them, were recognised in a picture of the page. */
  readonly recognised?: boolean;
}

export interface OutlineEntry {
  readonly title: string;
  /** 1 = top level. */
  readonly level: number;
}

/** What a PDF reader hands to the layout code. */
export interface PdfPages {
  readonly pageCount: number;
  /** Pages that could be read, in order. */
  readonly pages: readonly PageItems[];
  /** 1-based numbers of pages whose reading failed. */
  readonly failed: readonly number[];
  /** 1-based numbers of pages whose text could not be checked for what a reader does not see. */
  readonly unchecked?: readonly number[];
  /** Names of the character maps that some fonts need and that are not there; none if left out. */
  readonly missingMaps?: readonly string[];
  /** The file's bookmarks, [] if it has none. */
  readonly outline: readonly OutlineEntry[];
}
