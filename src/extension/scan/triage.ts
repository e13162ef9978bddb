import path from 'node:path';
import {
  longestNote,
  readTriage,
  writeTriage,
  type TriageEntry,
  type TriageState,
} from '../../core/findings/triage.ts';
import type { DismissalFiles } from '../dismissals/dismissals.ts';
import { Emitter } from '../event.ts';

/** What is dismissed; where a review's dismissals are kept is not this module's to know. */
export interface DismissalsOfReview {
  has(claimKey: string): boolean;
  add(claimKey: string, note: string): Promise<void>;
  restore(claimKey: string): Promise<void>;
}

export interface Judgement {
  readonly state: TriageState;
  readonly note: string;
}

/** States and notes of a folder's findings, kept in its `.peerlint/findings.json` by the key of the claim. */
export class Triage {
  readonly #files: DismissalFiles;
  readonly #file: string;
  readonly #changed = new Emitter<void>();
  #entries: ReadonlyMap<string, TriageEntry> = new Map();
  #writing: Promise<unknown> = Promise.resolve();

  constructor(files: DismissalFiles, folder: string) {
    this.#files = files;
    this.#file = path.join(folder, '.peerlint', 'findings.json');
  }

  readonly onDidChange = this.#changed.event;

  /** Reads (or reads anew) the file. Rejects, naming it, where it holds something else: nothing is written over it. */
  async load(): Promise<void> {
    this.#entries = byClaim(await this.#read());
    this.#changed.fire();
  }

  of(claimKey: string, dismissals: Pick<DismissalsOfReview, 'has'>): Judgement {
    const { state = 'open', note = '' } = this.#entries.get(claimKey) ?? {};
    return { state: dismissals.has(claimKey) ? 'dismissed' : state, note };
  }

  /** Rejects, naming the file, where it cannot be kept. */
  async setState(claimKey: string, state: TriageState, dismissals: DismissalsOfReview): Promise<void> {
    if (state === 'dismissed') {
      const { note } = this.of(claimKey, dismissals);
      await dismissals.add(claimKey, note);
    } else if (dismissals.has(claimKey)) await dismissals.restore(claimKey);
    await this.#rewrite(claimKey, ({ note }) => ({
      claim: claimKey,
      state: state === 'confirmed' ? state : 'open',
      note,
    }));
  }

  setNote(claimKey: string, note: string): Promise<void> {
    const cut = note.slice(0, longestNote).trim();
    return this.#rewrite(claimKey, ({ state }) => ({ claim: claimKey, state, ...(cut && { note: cut }) }));
  }

  /** One change after the other, each on what is in the file now: another window may have written it. */
  #rewrite(claim: string, change: (before: TriageEntry) => TriageEntry): Promise<void> {
    const next = this.#writing.then(async () => {
      const entries = new Map(byClaim(await this.#read()));
      entries.set(claim, change(entries.get(claim) ?? { claim, state: 'open' }));
      await this.#files.write(this.#file, writeTriage([...entries.values()]));
      this.#entries = entries;
      this.#changed.fire();
    });
    this.#writing = next.catch(() => undefined);
    return next;
  }

  async #read(): Promise<readonly TriageEntry[]> {
    const text = await this.#files.read(this.#file);
    const kept = text === null ? [] : readTriage(text);
    if (!kept) throw new Error(`${this.#file} is no list of findings: mend or delete it.`);
    return kept;
  }
}

function byClaim(entries: readonly TriageEntry[]): ReadonlyMap<string, TriageEntry> {
  return new Map(entries.map((entry) => [entry.claim, entry]));
}
