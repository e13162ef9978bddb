import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { InputError } from '../../core/input-error.ts';
import { runCheck } from '../commands/check.ts';
import { processHost } from '../host.ts';

/** Checks every NAME/review.txt of a folder against NAME/paper.pdf and prints all findings, as the command does. */
export async function listPairs(folder: string): Promise<void> {
  const names = existsSync(folder) ? readdirSync(folder).sort() : [];
  const pairs = names.filter((name) => existsSync(path.join(folder, name, 'paper.pdf')));
  if (pairs.length === 0)
    throw new InputError(folder, 'holds no NAME/paper.pdf.', 'Name the folder of the pairs.');
  for (const name of pairs) {
    const options = {
      format: 'text',
      detector: 'auto',
      threshold: 'balanced',
      policy: 'localModel',
    } as const;
    const paper = path.join(folder, name, 'paper.pdf');
    const review = path.join(folder, name, 'review.txt');
    await runCheck([review], { ...options, paper }, processHost());
    console.log('');
  }
}
