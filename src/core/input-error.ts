import { printable } from './report/printable.ts';

/**
 * Input that cannot be used: names the file and the mend in one sentence each. The command line prints it and ends
 * with status 2; the editor shows it in the status item. Never thrown for a defect of the program itself.
 */
export class InputError extends Error {
  /** As it was given; the message has it in printable letters. */
  readonly file: string;
  readonly problem: string;
  readonly mend: string;

  constructor(file: string, problem: string, mend: string) {
    // A file may have any name, and the message is shown on terminals.
    super(printable(`${file}: ${problem} ${mend}`));
    this.name = 'InputError';
    this.file = file;
    this.problem = problem;
    this.mend = mend;
  }
}
