import type { MessagePort } from 'node:worker_threads';
import type { DraftDocument } from '../../core/paper/draft.ts';
import type { PaperDocument } from '../../core/paper/model.ts';
import type { ScannedPage } from '../../core/paper/ocr/with-scans.ts';
import type { Earlier } from './earlier.ts';
import type { PdfProblem } from './pdf-error.ts';

/** To the thread that reads PDFs. */
export interface PdfRequest {
  readonly id: number;
  readonly bytes: Uint8Array;
  readonly password: string | undefined;
  /** What becomes `DraftDocument.document`; its number of pages is filled in. */
  readonly document: PaperDocument;
  readonly earlier: Earlier;
  /** What was recognised in pictures of its pages. */
  readonly scanned: readonly ScannedPage[];
  /** Memory of the ledger in which the thread notes its steps. */
  readonly ledger: SharedArrayBuffer;
  /** Port of the shelf on which it lays finished pages. */
  readonly shelf: MessagePort;
  /** Whether a draft is wanted before the look for hidden text. */
  readonly early: boolean;
}

export interface ReadDraft {
  readonly draft: DraftDocument;
  /** Letters of text that a reader sees. */
  readonly letters: number;
}

/** From the thread: at most one early draft, then one other answer. */
export type PdfAnswer =
  | { readonly id: number; readonly kind: 'early'; readonly read: ReadDraft }
  | {
      readonly id: number;
      readonly kind: 'read';
      readonly read: ReadDraft;
      /** The thread still holds on to something of the file and should not be used again. */
      readonly spent: boolean;
    }
  | {
      readonly id: number;
      readonly kind: 'problem';
      readonly problem: PdfProblem;
      readonly pageCount: number;
      /** Of a defect: where it is. */
      readonly detail?: string;
    };
