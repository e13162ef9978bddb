import { constants } from 'node:fs';
import { copyFile, mkdir } from 'node:fs/promises';
import path from 'node:path';

export const sampleDraft = 'review.md';
export const samplePaper = 'paper.pdf';

/**
 * Copies the sample into a folder of the user's, who may edit it there. What lies there already stays, edits and all,
 * unless `afresh` is wanted.
 * @returns whether the draft was there before
 */
export async function copySample(from: string, to: string, afresh = false): Promise<boolean> {
  await mkdir(to, { recursive: true });
  let before = false;
  for (const name of [samplePaper, sampleDraft]) {
    const mode = afresh ? 0 : constants.COPYFILE_EXCL;
    before = await copyFile(path.join(from, name), path.join(to, name), mode).then(
      () => false,
      (error: NodeJS.ErrnoException) => {
        if (error.code === 'EEXIST') return true;
        throw error;
      },
    );
  }
  return before;
}
