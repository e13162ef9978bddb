import type { GoldFile } from '../../core/bench/gold-file.ts';
import type { GoldFigures } from '../../core/bench/pdf-gold.ts';
import { scoreGold } from '../../core/bench/pdf-gold.ts';
import { readPaper } from '../../node/read-paper.ts';

/** A job of `bench:pdf-gold`. */
export interface GoldJob {
  readonly gold: GoldFile;
  /** Path of the PDF. */
  readonly pdf: string;
}

async function score({ gold, pdf }: GoldJob): Promise<GoldFigures> {
  return scoreGold(gold, await readPaper({ paper: pdf }));
}

process.on('message', (job: GoldJob) => {
  score(job)
    .then((result) => process.send?.({ result }))
    .catch((error: unknown) =>
      process.send?.({ error: `${job.pdf}: ${error instanceof Error ? error.stack : String(error)}` }),
    );
});
