import type { HeardInScan, SurveyedPaper } from './opinion-survey.ts';
import type { ScanSettings } from './scan-messages.ts';

/* Between a host (the editor) and the process that scans a folder for it. */

export interface FolderScanRequest {
  readonly kind: 'scan';
  /** Absolute path. */
  readonly folder: string;
  /** Folder for the user alone in which the rows of this folder are kept. */
  readonly store: string;
  readonly settings: ScanSettings;
  /** How many workers; null for as many as the machine has cores and memory for. */
  readonly jobs: number | null;
}

export type FolderScanOrder =
  | FolderScanRequest
  | { readonly kind: 'stop' }
  /** The answer to "questions". */
  | { readonly kind: 'heard'; readonly heard: HeardInScan };

export type FolderScanEvent =
  /** `left` of `total` reviews are still to be checked: the others were, as they are now. */
  | { readonly kind: 'planned'; readonly total: number; readonly left: number }
  /** A review is done, or left out with the reason. */
  | { readonly kind: 'step' }
  | {
      readonly kind: 'skipped';
      readonly path: string;
      readonly reason: string;
      /** Path from the folder of the document that needs a password, or another one. */
      readonly locked?: string;
    }
  | { readonly kind: 'note'; readonly text: string }
  /** What the language model of the settings would be asked: the scan waits for "heard". It opens no socket itself. */
  | { readonly kind: 'questions'; readonly papers: readonly SurveyedPaper[] }
  /** The last one of a scan. */
  | FolderScanEnd;

export type FolderScanEnd =
  | { readonly kind: 'finished'; readonly reviews: number; readonly skipped: number }
  | { readonly kind: 'stopped' }
  /** One sentence. */
  | { readonly kind: 'failed'; readonly message: string };
