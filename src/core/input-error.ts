/**
 * Input that cannot be used: names the file and the mend in one sentence each. The command line prints it and ends
 * with status 2; the editor shows it in the status item. Never thrown for a defect of the program itself.
 */
export class InputError extends Error {
  readonly file: string;
  readonly mend: string;

  constructor(file: string, problem: string, mend: string) {
    super(`${file}: ${problem} ${mend}`);
    this.name = 'InputError';
    this.file = file;
    this.mend = mend;
  }
}
