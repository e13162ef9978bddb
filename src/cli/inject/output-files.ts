import { createReadStream } from 'node:fs';
import { mkdir, open, readFile, rename, truncate, writeFile, type FileHandle } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import * as z from 'zod';
import { InputError } from '../../core/input-error.ts';
import { lockFolder } from '../../node/folder-lock.ts';

/** What is appended to, by name; and where a run stands. */
const state = z.object({
  /** Everything that decides what is written. */
  settings: z.string(),
  /** Papers of the source that are dealt with. */
  papers: z.number().int().nonnegative(),
  /** Bytes of each file that belong to them. */
  bytes: z.record(z.string(), z.number().int().nonnegative()),
  /** Whatever else the run wants to find again. */
  notes: z.unknown(),
});
export type RunState = z.infer<typeof state>;

const stateFile = 'progress.json';

/**
 * Files that grow paper by paper. A paper counts when `progress.json` says so, which is replaced in one step after the
 * rows are on the disk: a run that was killed goes on behind the last such paper, without a row lost or written twice.
 */
export class OutputFiles {
  readonly #folder: string;
  readonly #handles: ReadonlyMap<string, FileHandle>;
  readonly #free: () => Promise<void>;
  #state: RunState;

  private constructor(
    folder: string,
    handles: ReadonlyMap<string, FileHandle>,
    from: RunState,
    free: () => Promise<void>,
  ) {
    this.#free = free;
    this.#folder = folder;
    this.#handles = handles;
    this.#state = from;
  }

  /**
   * Opens the files of a folder, and takes up where an earlier run with the same settings left off.
   * Throws InputError where the folder holds another run, or cannot be written.
   */
  static async open(folder: string, names: readonly string[], settings: string): Promise<OutputFiles> {
    try {
      await mkdir(folder, { recursive: true });
    } catch {
      throw new InputError(folder, 'cannot be made.', 'Give --out a folder that can be written.');
    }
    const free = await lockFolder(folder);
    try {
      return await OutputFiles.#opened(folder, names, settings, free);
    } catch (error) {
      await free();
      throw error;
    }
  }

  static async #opened(
    folder: string,
    names: readonly string[],
    settings: string,
    free: () => Promise<void>,
  ): Promise<OutputFiles> {
    const before = await readState(folder);
    if (before && before.settings !== settings)
      throw new InputError(
        folder,
        'holds the rows of a run with other settings or files.',
        'Give --out another folder, or remove this one.',
      );
    const from = before ?? { settings, papers: 0, bytes: {}, notes: null };
    const handles = new Map<string, FileHandle>();
    for (const name of names) {
      const file = path.join(folder, name);
      const kept = from.bytes[name] ?? 0;
      const handle = await open(file, 'a').catch(() => null);
      if (!handle)
        throw new InputError(file, 'cannot be written.', 'Give --out a folder that can be written.');
      const { size } = await handle.stat();
      if (size < kept)
        throw new InputError(file, 'is shorter than the run left it.', 'Remove the folder and start anew.');
      await truncate(file, kept);
      handles.set(name, handle);
    }
    return new OutputFiles(folder, handles, from, free);
  }

  get papers(): number {
    return this.#state.papers;
  }

  get notes(): unknown {
    return this.#state.notes;
  }

  /** The lines that an earlier run left in a file. */
  async *lines(name: string): AsyncGenerator<string> {
    if ((this.#state.bytes[name] ?? 0) === 0) return;
    yield* createInterface({ input: createReadStream(path.join(this.#folder, name)), crlfDelay: Infinity });
  }

  /** Appends one paper's rows to each file. Throws InputError where the disk is full; earlier rows stay readable. */
  async append(rows: Readonly<Record<string, readonly object[]>>, notes: unknown): Promise<void> {
    const bytes = { ...this.#state.bytes };
    for (const [name, list] of Object.entries(rows)) {
      const text = list.map((row) => `${JSON.stringify(row)}\n`).join('');
      await this.#guarded(name, async () => {
        await this.#handles.get(name)!.appendFile(text);
        bytes[name] = (bytes[name] ?? 0) + Buffer.byteLength(text);
      });
    }
    const next = { ...this.#state, papers: this.#state.papers + 1, bytes, notes };
    const target = path.join(this.#folder, stateFile);
    await this.#guarded(stateFile, async () => {
      await writeFile(`${target}.new`, JSON.stringify(next));
      await rename(`${target}.new`, target);
    });
    this.#state = next;
  }

  async close(): Promise<void> {
    for (const handle of this.#handles.values()) await handle.close();
    await this.#free();
  }

  async #guarded(name: string, write: () => Promise<void>): Promise<void> {
    try {
      await write();
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code !== 'ENOSPC' && code !== 'EDQUOT' && code !== 'EFBIG') throw error;
      // Half a line would make the whole file unreadable to a strict reader.
      for (const kept of this.#handles.keys())
        await truncate(path.join(this.#folder, kept), this.#state.bytes[kept] ?? 0).catch(() => undefined);
      throw new InputError(
        path.join(this.#folder, name),
        'cannot grow: the disk is full.',
        'Make room and run the same command again; it goes on where it stopped.',
      );
    }
  }
}

async function readState(folder: string): Promise<RunState | null> {
  const file = path.join(folder, stateFile);
  const text = await readFile(file, 'utf8').catch(() => null);
  if (text === null) return null;
  try {
    return state.parse(JSON.parse(text));
  } catch {
    throw new InputError(file, 'is damaged.', 'Remove the folder and start anew.');
  }
}
