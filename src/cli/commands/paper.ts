import { paperReportOf } from '../../core/report/paper-json.ts';
import { paperText } from '../../core/report/paper-text.ts';
import type { ExitStatus, Host } from '../host.ts';
import type { ReadingOptions } from '../open-paper.ts';
import { openPaper } from '../open-paper.ts';
import { readPasswords } from '../read-passwords.ts';

export interface PaperOptions extends ReadingOptions {
  readonly supplement?: readonly string[];
  readonly format: 'text' | 'json';
}

/** `peerlint paper`: how a paper was read. */
export async function runPaper(file: string, options: PaperOptions, host: Host): Promise<ExitStatus> {
  const passwords = await readPasswords(options.passwordFile);
  const paper = await openPaper(file, options.supplement ?? [], passwords, options, host);
  const json = options.format === 'json';
  await host.out(json ? `${JSON.stringify(paperReportOf(paper), null, 2)}\n` : paperText(paper));
  return 0;
}
