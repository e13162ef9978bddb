/**
 * The Paper model: what every reader (PDF, markdown, plain text) produces and every checker reads.
 * All values are plain data: a Paper can be sent between processes and cached as JSON.
 */

/** [x0, y0, x1, y1] in PDF points from the crop box's top left corner. */
export type Rect = readonly [number, number, number, number];

/** Part of a text that lies on one line of one page. Offsets are UTF-16 units into the owner's `text`. */
export interface Piece {
  readonly start: number;
  readonly end: number;
  /** 1-based physical page. */
  readonly page: number;
  readonly rect: Rect;
  /** Direction of the text in degrees, clockwise, where it is not level: -90 upwards, 90 downwards, 180 upside down. */
  readonly turn?: number;
}

export type BlockKind =
  | 'title'
  | 'abstract'
  | 'heading'
  | 'paragraph'
  | 'list-item'
  | 'caption'
  | 'table'
  | 'equation'
  | 'algorithm'
  | 'footnote'
  | 'reference'
  | 'other';

/** One block of the paper in reading order. */
export interface Block {
  readonly kind: BlockKind;
  /** De-hyphenated text, single spaces, the paper's own characters (ligatures expanded). */
  readonly text: string;
  /** 1-based physical page on which the block starts; null where the source has no pages. */
  readonly page: number | null;
  /** Index into `Paper.sections`, or null before the first heading. */
  readonly section: number | null;
  /** Index into `Paper.documents`. */
  readonly document: number;
  /** Line by line geometry of `text`; [] where the source has no pages. */
  readonly pieces: readonly Piece[];
}

export interface Section {
  /** Number as printed without trailing dot ("4.2", "B", "A.1"), or null. */
  readonly number: string | null;
  /** Heading words without the number ("Ablation study"). */
  readonly title: string;
  /** As printed: "4.2 Ablation study". */
  readonly label: string;
  /** 1 = top level. */
  readonly level: number;
  readonly page: number | null;
  readonly document: number;
  /** True after the bibliography, under an "Appendix" heading or with a letter number. */
  readonly appendix: boolean;
  /** Index of the heading block in `Paper.blocks`. */
  readonly block: number;
}

/** A table as rows of cells. `header` counts the leading rows that are column headers (0 if unknown). */
export interface Table {
  /** "3" for "Table 3", or null. */
  readonly number: string | null;
  /** Index into `Paper.captions`, or null. */
  readonly caption: number | null;
  readonly rows: readonly TableRow[];
  readonly header: number;
  readonly page: number | null;
  readonly section: number | null;
  readonly document: number;
}

export interface TableRow {
  readonly cells: readonly string[];
  /** The row as one line of text, cells separated by single spaces, as the paper prints it. */
  readonly text: string;
  readonly pieces: readonly Piece[];
}

export type CaptionKind = 'table' | 'figure' | 'algorithm' | 'listing' | 'other';

export interface Caption {
  readonly kind: CaptionKind;
  /** "3", "A.2", "2b"; null if unnumbered. */
  readonly number: string | null;
  /** Whole caption as printed, with its label ("Table 3: Results on ..."). */
  readonly text: string;
  readonly page: number | null;
  readonly section: number | null;
  readonly document: number;
  readonly block: number;
}

/** One entry of the bibliography. */
export interface Reference {
  /** "12" for "[12]", "Smith20" for alpha styles, null for author-year lists. */
  readonly key: string | null;
  /** Surname of the first author, where it could be read. */
  readonly author: string | null;
  /** "2020" or "2020a", where it could be read. */
  readonly year: string | null;
  readonly text: string;
  readonly page: number | null;
  readonly document: number;
}

export type PassageKind = 'text' | 'table' | 'caption' | 'heading' | 'reference';

/** The retrievable unit: sentence group of about 120 tokens, table row with its header and caption, caption, heading. */
export interface Passage {
  /** Index of the passage in `Paper.passages`. */
  readonly id: number;
  readonly kind: PassageKind;
  /** The paper's own words. What is quoted as evidence is a substring of this. */
  readonly text: string;
  /** Words that help finding the passage but are not quoted: heading path, table header and caption. */
  readonly context: string;
  readonly page: number | null;
  /** Index into `Paper.sections`, or null. */
  readonly section: number | null;
  readonly document: number;
  readonly pieces: readonly Piece[];
  /** Set for table passages: index into `Paper.tables` and row number there. */
  readonly table?: { readonly index: number; readonly row: number };
}

export interface PaperDocument {
  readonly path: string;
  /** Hex sha256 of the file's bytes. */
  readonly sha256: string;
  readonly format: 'pdf' | 'markdown' | 'text';
  /** Page count, null for markdown and text. */
  readonly pages: number | null;
  /** 1-based pages that hold no text, or whose text could not be read; none if left out. */
  readonly pagesWithoutText?: readonly number[];
  /** 1-based pages whose text was recognised in their pictures (OCR); none if left out. */
  readonly recognisedPages?: readonly number[];
}

/**
 * Why a reader does not see a text: too small, outside of the page or of its clip, without paint (rendering mode 3),
 * transparent, in the colour of what lies below it, below something opaque, or in optional content that is off.
 */
export type HiddenReason =
  'tiny' | 'off-page' | 'clipped' | 'invisible' | 'transparent' | 'same-colour' | 'covered' | 'layer-off';

/** Text that the file holds and no reader sees. Never evidence, never part of a prompt. */
export interface HiddenText {
  /** 1-based physical page. */
  readonly page: number;
  readonly reason: HiddenReason;
  /** In the order of painting; long texts are cut. */
  readonly text: string;
  /** May lie outside of the page. */
  readonly rect: Rect;
}

export interface PaperWarning {
  /** Machine-readable, kebab-case: "page-without-text", "page-failed", "hidden-text", "appendix-cut", ... */
  readonly kind: string;
  readonly page: number | null;
  /** One sentence for a person; `namedWarnings` puts the document's name before it. */
  readonly text: string;
  /** Index into `Paper.documents`; the paper itself if left out. */
  readonly document?: number;
}

/** A review line number, printed in a margin or gutter. */
export interface LineNumber {
  readonly number: number;
  /** 1-based physical page. */
  readonly page: number;
  /** Of the number itself: as high as its line. */
  readonly rect: Rect;
  /** Left and right end of the column whose lines it counts; undefined where it counts those of the whole page. */
  readonly column?: readonly [x0: number, x1: number];
}

export interface Paper {
  /** Hash of the normalised title and the first 300 body words (DESIGN.md, Identity). */
  readonly key: string;
  readonly title: string | null;
  readonly documents: readonly PaperDocument[];
  /** One of them opened with a password alone: nothing of the paper may be left on the disk. */
  readonly locked?: boolean;
  readonly sections: readonly Section[];
  readonly blocks: readonly Block[];
  readonly tables: readonly Table[];
  readonly captions: readonly Caption[];
  readonly references: readonly Reference[];
  readonly passages: readonly Passage[];
  readonly warnings: readonly PaperWarning[];
  /** 1-based pages of documents[0] that hold no text, or whose reading failed; `documents` has them for each. */
  readonly pagesWithoutText: readonly number[];
  /** Text that was taken out of the flow: running heads, page numbers, line numbers. Per page, for `peerlint paper`. */
  readonly furniture: readonly { readonly page: number; readonly kind: string; readonly text: string }[];
  /** What the files hold and no reader sees: kept out of all other fields. For `peerlint paper`. */
  readonly hidden: readonly (HiddenText & { readonly document: number })[];
  /** Equation numbers found in the text: "5" for "(5)" at the right margin. */
  readonly equations: readonly {
    readonly number: string;
    readonly page: number | null;
    readonly block: number;
  }[];
  /** Review line numbers: where "line 111" is. Empty where the paper has none. */
  readonly lineNumbers: readonly LineNumber[];
  /** The paper speaks of supplementary material that is not among `documents`. */
  readonly supplementMissing: boolean;
  /** The text ends at the references or earlier although the body speaks of an appendix. */
  readonly appendixCut: boolean;
}
