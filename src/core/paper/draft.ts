import type {
  BlockKind,
  CaptionKind,
  HiddenText,
  LineNumber,
  PaperDocument,
  PaperWarning,
  Piece,
} from './model.ts';

/** A row of a table before its table has an index. */
export interface DraftRow {
  readonly cells: readonly string[];
  readonly text: string;
  readonly pieces: readonly Piece[];
}

/** A block as a reader (PDF, markdown, plain text) hands it to `assemblePaper`: no indices yet. */
export interface DraftBlock {
  readonly kind: BlockKind;
  readonly text: string;
  readonly page: number | null;
  readonly pieces: readonly Piece[];
  /** Level of a heading without number, where the source tells it (markdown "##" = 2). */
  readonly level?: number;
  /** Rows of a block of kind "table". */
  readonly rows?: readonly DraftRow[];
  /** Leading rows of `rows` that are column headers. */
  readonly header?: number;
  /** A table's caption where the reader knows it; null for a table that has none. */
  readonly caption?: { readonly kind: CaptionKind; readonly number: string | null } | null;
  /** Equation numbers printed beside this block ("5" for "(5)"). */
  readonly equations?: readonly string[];
  /** By its place on the page the block goes on with a paragraph that a column or page end cut. */
  readonly continues?: boolean;
}

/** One document as read, before it becomes part of a Paper. */
export interface DraftDocument {
  readonly document: PaperDocument;
  readonly blocks: readonly DraftBlock[];
  readonly warnings: readonly PaperWarning[];
  readonly pagesWithoutText: readonly number[];
  /** Pages whose text was recognised in their pictures; none if left out. */
  readonly recognisedPages?: readonly number[];
  readonly furniture: readonly { readonly page: number; readonly kind: string; readonly text: string }[];
  readonly lineNumbers: readonly LineNumber[];
  readonly hidden: readonly HiddenText[];
}

/** A document that has blocks alone: no pages, nothing removed. */
export function pagelessDraft(document: PaperDocument, blocks: readonly DraftBlock[]): DraftDocument {
  return { document, blocks, warnings: [], pagesWithoutText: [], furniture: [], lineNumbers: [], hidden: [] };
}

export function pagelessBlock(kind: BlockKind, text: string, more: Partial<DraftBlock> = {}): DraftBlock {
  return { kind, text, page: null, pieces: [], ...more };
}
