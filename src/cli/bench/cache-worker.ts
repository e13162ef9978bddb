import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { InputError } from '../../core/input-error.ts';
import { PaperStore } from '../../node/cache/paper-store.ts';
import { readPaper } from '../../node/read-paper.ts';

/** A paper to open in a fresh process. */
export interface OpenJob {
  readonly pdf: string;
  /** Folder of the cache; its parent is the bench's own. */
  readonly folder: string;
  /** The reader of PDFs is started before the clock is, so that its start does not make the first opening look slow. */
  readonly warm: boolean;
}

/** CPU milliseconds of opening, or why it does not open. */
export type Opened = { readonly cpu: number } | { readonly refusal: string };

async function openOnce({ pdf, folder, warm }: OpenJob): Promise<Opened> {
  if (warm) {
    const nothing = path.join(path.dirname(folder), 'nothing.pdf');
    writeFileSync(nothing, '%PDF-1.7\n');
    await readPaper({ paper: nothing }).catch(() => undefined);
  }
  const store = new PaperStore({ folder, version: 'bench' });
  const before = process.cpuUsage();
  try {
    await readPaper({ paper: pdf, store });
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    return { refusal: error.message.replace(pdf, path.basename(pdf)) };
  }
  const { user, system } = process.cpuUsage(before);
  return { cpu: (user + system) / 1000 };
}

process.on('message', (job: OpenJob) => {
  openOnce(job)
    .then((result) => process.send?.({ result }))
    .catch((error: unknown) =>
      process.send?.({ error: error instanceof Error ? error.stack : String(error) }),
    );
});
