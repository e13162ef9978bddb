/** As many passwords are tried on each document. */
export const mostPasswords = 8;

export interface Passwords {
  readonly passwords: readonly string[];
  /** They come from this file. */
  readonly file?: string;
  /** Of single documents, by their paths; then no others are tried. */
  readonly ofDocuments?: Readonly<Record<string, string>>;
}
