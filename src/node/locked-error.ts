import { InputError } from '../core/input-error.ts';

/** A paper that opens with a password alone. A host that can ask for it does so instead of showing the sentence. */
export class LockedError extends InputError {
  /** A password was given and does not open it. */
  readonly wrong: boolean;

  constructor(file: string, wrong: boolean) {
    const [problem, mend] = wrong
      ? [
          'is encrypted and the password is wrong.',
          'Correct it in the file of --password-file or in PEERLINT_PDF_PASSWORD.',
        ]
      : [
          'is encrypted.',
          'Give its password with --password-file or in PEERLINT_PDF_PASSWORD, or save it unencrypted.',
        ];
    super(file, problem!, mend!);
    this.name = 'LockedError';
    this.wrong = wrong;
  }
}
