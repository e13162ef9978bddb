import type { PdfSample } from '../../core/bench/pdf-reviews.ts';
import { readPdfReview } from '../../core/bench/pdf-reviews.ts';
import { scoreReviews } from '../../core/bench/score-paper.ts';
import { readPaper } from '../../node/read-paper.ts';
import { settingsFor } from './checkers-named.ts';

/** A job of `bench:pdf-reviews`. */
export interface PdfJob {
  readonly name: string;
  /** Path of the PDF. */
  readonly pdf: string;
  readonly text: string;
  readonly labels: readonly string[];
  readonly checker: string | null;
  /** Folder of the local model, or null for rules alone. */
  readonly model: string | null;
}

export interface PdfScore {
  readonly name: string;
  readonly samples: readonly PdfSample[];
  readonly stray: number;
}

async function score({ name, pdf, text, labels, checker, model }: PdfJob): Promise<PdfScore> {
  const { review, places } = readPdfReview(name, text, labels);
  const paper = await readPaper({ paper: pdf });
  const settings = await settingsFor(checker, model);
  const { samples, stray } = await scoreReviews(name, paper, [review], settings);
  return { name, stray, samples: samples.map((sample) => ({ ...sample, ...places[sample.index]! })) };
}

process.on('message', (job: PdfJob) => {
  score(job)
    .then((result) => process.send?.({ result }))
    .catch((error: unknown) =>
      process.send?.({ error: `${job.name}: ${error instanceof Error ? error.stack : String(error)}` }),
    );
});
