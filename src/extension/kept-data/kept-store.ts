/** The paper whose data is to go, by all that it is known by. */
export interface PaperIdentity {
  /** Paths of the paper and its supplements. */
  readonly documents: ReadonlySet<string>;
  /** sha256 of those that can be read, hex. */
  readonly files: readonly string[];
  /** `Paper.key`; null where it was not read. */
  readonly key: string | null;
  /** Open drafts about it. */
  readonly drafts: readonly string[];
}

/** Something that is kept, in the user's words, and how it goes. */
export interface KeptPart {
  /** "2 parsed papers (1.4 MB)". */
  readonly what: string;
  /** It has gone once what runs has ended, and is not found any more. */
  readonly endsByItself?: true;
  /** Rejects with a sentence that names what could not be removed. */
  remove(): Promise<void>;
}

/** One place in which PeerLint keeps data. Whatever keeps something new is added to `keptStores`. */
export interface KeptStore {
  /** What is there of a paper, or of all for null; [] for nothing. */
  find(paper: PaperIdentity | null): Promise<readonly KeptPart[]>;
}

/** "1 password", "2 passwords". */
export function counted(n: number, one: string, many = `${one}s`): string {
  return `${n} ${n === 1 ? one : many}`;
}

/** Bytes for people: "340 kB", "1.4 MB". */
export function sizeText(bytes: number): string {
  return bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
