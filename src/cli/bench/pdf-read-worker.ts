import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { PdfReading } from '../../core/bench/pdf-reading.ts';
import { pdfReading } from '../../core/bench/pdf-reading.ts';
import { InputError } from '../../core/input-error.ts';
import { readPaper } from '../../node/read-paper.ts';
import { pdftotextPages, pdftotextWords } from './pdftotext.ts';

/** A job of `bench:pdf`. */
export interface ReadJob {
  readonly name: string;
  readonly pdf: string;
  /** Whether pdftotext is there to compare with. */
  readonly compare: boolean;
}

export interface ReadResult {
  readonly name: string;
  readonly sha256: string;
  readonly reading: PdfReading | null;
  readonly refusal: string | null;
}

async function read({ name, pdf, compare }: ReadJob): Promise<ReadResult> {
  const sha256 = createHash('sha256').update(readFileSync(pdf)).digest('hex');
  try {
    const paper = await readPaper({ paper: pdf });
    const pages = paper.documents[0]?.pages ?? 0;
    const other = compare
      ? {
          pages: pdftotextPages(pdf, pages, false),
          rawPages: pdftotextPages(pdf, pages, true),
          words: pdftotextWords(pdf),
        }
      : null;
    return { name, sha256, reading: pdfReading(paper, other), refusal: null };
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    return {
      name,
      sha256,
      reading: null,
      refusal: error.message.replace(`${pdf}: `, ''),
    };
  }
}

process.on('message', (job: ReadJob) => {
  read(job)
    .then((result) => process.send?.({ result }))
    .catch((error: unknown) =>
      process.send?.({ error: `${job.name}: ${error instanceof Error ? error.stack : String(error)}` }),
    );
});
