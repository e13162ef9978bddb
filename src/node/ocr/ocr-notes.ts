import { fileName } from '../../core/paper/file-name.ts';
import type { Paper } from '../../core/paper/model.ts';
import { listedPages } from '../../core/paper/page-ranges.ts';
import { printable } from '../../core/report/printable.ts';
import type { OcrOptions } from './read-scans.ts';

/** Pages take some seconds each: each is named before it is read. */
export function ocrOptions(ocr: boolean, say: (line: string) => void): OcrOptions | undefined {
  if (!ocr) return undefined;
  return {
    onPage(page, done, total) {
      say(`peerlint: OCR of page ${page} (${done + 1} of ${total})`);
    },
  };
}

/** Names the option that would help, where pages were not read. */
export function hintAtOcr({ documents, warnings }: Paper, say: (line: string) => void): void {
  const blank = warnings.filter(({ kind }) => kind === 'page-without-text');
  for (const [at, { path, pagesWithoutText: pages = [] }] of documents.entries()) {
    if (!blank.some(({ document = 0 }) => document === at)) continue;
    const [noun, verb] = pages.length === 1 ? ['page', 'holds'] : ['pages', 'hold'];
    say(
      `peerlint: ${printable(fileName(path))}: ${noun} ${listedPages(pages)} ${verb} no text that could be read; ` +
        'where they are pictures, --ocr reads them on this machine.',
    );
  }
}
