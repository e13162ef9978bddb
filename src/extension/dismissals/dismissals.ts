import { Emitter } from '../event.ts';
import { readDismissals, writeDismissals } from './dismissal-file.ts';
import type { Dismissal } from './dismissal-file.ts';

export interface DismissalFiles {
  /** Null where there is no file. */
  read(file: string): Promise<string | null>;
  write(file: string, text: string): Promise<void>;
  /** The file, and its folder if that is PeerLint's own and empty. */
  remove(file: string): Promise<void>;
}

/**
 * What the user marked as no problem, for good. A draft in a workspace folder keeps it in that folder, any other in
 * the extension's own storage; what is in the latter counts everywhere.
 */
export class Dismissals {
  readonly #files: DismissalFiles;
  readonly #common: string;
  readonly #warn: (text: string) => void;
  readonly #changed = new Emitter<void>();
  readonly #known = new Map<string, readonly Dismissal[]>();
  #writing: Promise<unknown> = Promise.resolve();

  /** `common` is the file for drafts outside any folder; `warn` hears of files that cannot be read. */
  constructor(files: DismissalFiles, common: string, warn: (text: string) => void) {
    this.#files = files;
    this.#common = common;
    this.#warn = warn;
  }

  readonly onDidChange = this.#changed.event;

  /** Reads (or reads anew) the file of a folder, or the common one for null. */
  async load(file: string | null): Promise<void> {
    const from = file ?? this.#common;
    const kept = await this.#read(from).catch((error: Error) => {
      this.#warn(error.message);
      return [];
    });
    this.#known.set(from, kept);
    this.#changed.fire();
  }

  has(file: string | null, claimKey: string): boolean {
    return [file ?? this.#common, this.#common].some((one) =>
      this.#known.get(one)?.some(({ claim }) => claim === claimKey),
    );
  }

  /** What a file holds, the common one for null, as it was read last. */
  in(file: string | null): readonly Dismissal[] {
    return this.#known.get(file ?? this.#common) ?? [];
  }

  /** `paper`: its key. Rejects, naming the file, where it cannot be written or holds something else. */
  add(file: string | null, claimKey: string, note?: string, paper?: string): Promise<void> {
    const told = { ...(note ? { note } : {}), ...(paper ? { paper } : {}) };
    const dismissal: Dismissal = { claim: claimKey, state: 'no-problem', ...told };
    return this.#rewrite(file ?? this.#common, (kept) => [
      ...kept.filter(({ claim }) => claim !== claimKey),
      dismissal,
    ]);
  }

  /** Removes claims from one file, and the file once nothing is left in it. */
  async remove(file: string | null, claimKeys: ReadonlySet<string>): Promise<void> {
    await this.#rewrite(file ?? this.#common, (kept) => kept.filter(({ claim }) => !claimKeys.has(claim)));
    if (this.in(file).length === 0) await this.#files.remove(file ?? this.#common);
  }

  /** Takes the claims back, wherever they are kept. */
  async restore(file: string | null, claimKeys: ReadonlySet<string>): Promise<void> {
    for (const one of new Set([file ?? this.#common, this.#common])) {
      const holds = this.#known.get(one)?.some(({ claim }) => claimKeys.has(claim));
      if (holds) await this.#rewrite(one, (kept) => kept.filter(({ claim }) => !claimKeys.has(claim)));
    }
  }

  /** One change after the other, each on what is in the file now: another window may have written it. */
  #rewrite(file: string, change: (kept: readonly Dismissal[]) => Dismissal[]): Promise<void> {
    const next = this.#writing.then(async () => {
      const changed = change(await this.#read(file));
      await this.#files.write(file, writeDismissals(changed));
      this.#known.set(file, changed);
      this.#changed.fire();
    });
    this.#writing = next.catch(() => undefined);
    return next;
  }

  async #read(file: string): Promise<readonly Dismissal[]> {
    const text = await this.#files.read(file);
    const kept = text === null ? [] : readDismissals(text);
    if (!kept) throw new Error(`${file} is not a list of dismissed findings: mend or delete it.`);
    return kept;
  }
}
