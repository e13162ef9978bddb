/** What the checks need of an open document; plain, so that tests make their own. */
export interface Draft {
  readonly uri: string;
  /** Path on this machine; null while the draft is untitled. */
  readonly path: string | null;
  /** Shown in messages. */
  readonly name: string;
  readonly version: number;
  /** Nearest workspace folder; null outside any. */
  readonly folder: string | null;
  text(): string;
}
