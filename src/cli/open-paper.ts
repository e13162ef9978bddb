import type { Paper } from '../core/paper/model.ts';
import { openPaper as open } from '../node/open-paper.ts';
import type { Passwords } from '../node/passwords.ts';
import type { Host } from './host.ts';
import { paperStore } from './paper-store.ts';

/** Options of every command that reads papers. */
export interface ReadingOptions {
  readonly passwordFile?: string;
  readonly ocr?: boolean;
  /** False: --no-cache. */
  readonly cache?: boolean;
}

/** Reads a paper and its supplements. Throws an InputError where one of them cannot be read or stays locked. */
export function openPaper(
  paper: string,
  supplements: readonly string[],
  passwords: Passwords,
  options: ReadingOptions,
  host: Host,
): Promise<Paper> {
  const { ocr = false } = options;
  const say = (line: string): void => host.err(line);
  return open(paper, supplements, passwords, { ocr, store: paperStore(options), say });
}
