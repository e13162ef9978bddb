import { readPaper } from '../../node/read-paper.ts';
import type { ExitStatus, Host } from '../host.ts';
import { readPassword } from '../read-password.ts';

export interface PaperOptions {
  readonly supplement?: readonly string[];
  readonly format: 'text' | 'json';
  readonly passwordFile?: string;
}

/** `peerlint paper`: how a paper was read. */
export async function runPaper(file: string, options: PaperOptions, host: Host): Promise<ExitStatus> {
  const password = await readPassword(options.passwordFile);
  const paper = await readPaper({ paper: file, supplements: options.supplement ?? [], password });
  await host.out(`${JSON.stringify(paper, null, 2)}\n`);
  return 0;
}
