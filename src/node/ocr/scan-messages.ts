import type { OcrFiles } from './ocr-files.ts';

/** What a thread that recognises text is started with. It posts a `ScannedPage` a page, in order, and ends. */
export interface ScanJob {
  readonly kind: 'scan';
  readonly bytes: Uint8Array;
  readonly password: string | undefined;
  /** 1-based pages to read. */
  readonly pages: readonly number[];
  readonly files: OcrFiles;
}
