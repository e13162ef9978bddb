import type { ScannedPage } from '../../core/paper/ocr/with-scans.ts';
import type { OcrFiles } from './ocr-files.ts';

/** What a thread that recognises text is started with. It posts a `ScanAnswer` a page, in order, and ends. */
export interface ScanJob {
  readonly kind: 'scan';
  readonly bytes: Uint8Array;
  readonly password: string | undefined;
  /** 1-based pages to read. */
  readonly pages: readonly number[];
  readonly files: OcrFiles;
}

export interface ScanAnswer extends ScannedPage {
  /** Nothing was recognised, and the file holds pictures that are too large to be decoded. */
  readonly tooLarge: boolean;
}
