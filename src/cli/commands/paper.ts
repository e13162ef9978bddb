import { paperReportOf } from '../../core/report/paper-json.ts';
import { paperText } from '../../core/report/paper-text.ts';
import { readPaper } from '../../node/read-paper.ts';
import type { ExitStatus, Host } from '../host.ts';
import { hintAtOcr, ocrOptions } from '../ocr.ts';
import { paperStore } from '../paper-store.ts';
import { readPassword } from '../read-password.ts';

export interface PaperOptions {
  readonly supplement?: readonly string[];
  readonly format: 'text' | 'json';
  readonly passwordFile?: string;
  readonly ocr?: boolean;
  /** False: --no-cache. */
  readonly cache?: boolean;
}

/** `peerlint paper`: how a paper was read. */
export async function runPaper(file: string, options: PaperOptions, host: Host): Promise<ExitStatus> {
  const password = await readPassword(options.passwordFile);
  const paper = await readPaper({
    paper: file,
    supplements: options.supplement ?? [],
    password,
    ocr: ocrOptions(options, host),
    store: paperStore(options),
  });
  hintAtOcr(paper, options, host);
  const json = options.format === 'json';
  await host.out(json ? `${JSON.stringify(paperReportOf(paper), null, 2)}\n` : paperText(paper));
  return 0;
}
