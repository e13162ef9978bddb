import type { ScannedPage } from '../../core/paper/ocr/with-scans.ts';
import { newPdfWorker } from '../pdf/start-worker.ts';
import { residentMemory } from '../pdf/watch.ts';
import type { OcrFiles } from './ocr-files.ts';
import type { ScanAnswer, ScanJob } from './scan-messages.ts';

export interface OcrOptions {
  /** Told before each page is read, with its number, how many are read already and how many there are. */
  readonly onPage?: ((page: number, done: number, total: number) => void) | undefined;
  /** A page that takes longer than this (ms) ends the reading; it takes about 5 s. */
  readonly longestPage?: number | undefined;
}

/** What came of reading pictures. */
export interface ScanReading {
  /** In order; pages on which nothing could be made out have no runs. */
  readonly pages: readonly ScannedPage[];
  /** Pages whose pictures are too large to be decoded. */
  readonly tooLarge: readonly number[];
  /** Why it ended before its last page: a page took too long or too much memory, or the thread broke down. */
  readonly stopped: 'time' | 'memory' | 'crash' | null;
}

/** Megabytes by which the process may grow besides the file; an ordinary page takes about 250. */
const mostGrowth = 420;
/** Milliseconds between two looks at it. */
const interval = 20;

/** Recognises the text of pages that are pictures, in a thread of its own that ends with the last page. */
export function readScans(
  bytes: Uint8Array,
  password: string | undefined,
  pages: readonly number[],
  files: OcrFiles,
  { onPage, longestPage = 120_000 }: OcrOptions = {},
): Promise<ScanReading> {
  const [first] = pages;
  if (first === undefined) return Promise.resolve({ pages: [], tooLarge: [], stopped: null });
  const job: ScanJob = { kind: 'scan', bytes: new Uint8Array(bytes), password, pages, files };
  const worker = newPdfWorker(job);
  worker.stdout.resume();
  worker.stderr.resume();
  const read: ScannedPage[] = [];
  const tooLarge: number[] = [];
  const mostMemory = residentMemory() + mostGrowth + (1.5 * bytes.length) / 1e6;
  onPage?.(first, 0, pages.length);
  return new Promise((resolve) => {
    const end = (stopped: ScanReading['stopped']): void => {
      clearTimeout(timer);
      clearInterval(watch);
      void worker.terminate();
      resolve({ pages: read, tooLarge, stopped });
    };
    const timer = setTimeout(() => end('time'), longestPage);
    const watch = setInterval(() => {
      if (residentMemory() > mostMemory) end('memory');
    }, interval);
    worker.on('message', (message: ScanAnswer | 'ready') => {
      if (message === 'ready') return;
      timer.refresh();
      const { page, runs } = message;
      read.push({ page, runs });
      if (message.tooLarge) tooLarge.push(page);
      const next = pages[read.length];
      if (next === undefined) end(null);
      else onPage?.(next, read.length, pages.length);
    });
    worker.on('error', () => end('crash')).on('exit', () => end('crash'));
  });
}
