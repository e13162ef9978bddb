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
  readonly runs: readonly Run[];
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
  /** The file's bookmarks, [] if it has none. */
  readonly outline: readonly OutlineEntry[];
}
