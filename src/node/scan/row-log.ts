import { createReadStream } from 'node:fs';
import { open, truncate, type FileHandle } from 'node:fs/promises';
import { InputError } from '../../core/input-error.ts';
import { compareRows, scanRow, type ScanRow } from '../../core/report/scan/scan-row.ts';

/** Where a row lies in the file. */
interface Place {
  readonly start: number;
  readonly length: number;
  readonly path: string;
  readonly id: string;
  readonly key: string;
}

/**
 * The rows of a scan, appended as they come, each in one write. Of a run that was killed all whole rows are found again;
 * half a row at the end is taken away. Memory holds where the rows lie, never the rows.
 */
export class RowLog {
  readonly #file: string;
  readonly #handle: FileHandle;
  readonly #places = new Map<string, Place>();
  #size = 0;
  #last: Promise<unknown> = Promise.resolve();

  private constructor(file: string, handle: FileHandle) {
    this.#file = file;
    this.#handle = handle;
  }

  /** Opens a file for the user alone; with the rows that it has. Throws InputError where it cannot be written. */
  static async open(file: string): Promise<RowLog> {
    const handle = await open(file, 'a+', 0o600).catch((error: NodeJS.ErrnoException) => {
      throw new InputError(
        file,
        `cannot be written (${error.code ?? 'unknown error'}).`,
        'Give --out a file in a folder that can be written.',
      );
    });
    const log = new RowLog(file, handle);
    try {
      await log.#takeUp();
      return log;
    } catch (error) {
      await handle.close();
      throw error;
    }
  }

  /** Whether the row of this key is here. */
  has(key: string): boolean {
    return this.#places.has(key);
  }

  /** Appends a row; of two with one key the first stays. */
  append(row: ScanRow): Promise<void> {
    const next = this.#last.then(() => this.#append(row));
    this.#last = next.catch(() => undefined);
    return next;
  }

  /** The rows whose keys are among `keys`, in the order of their reviews. */
  async *rows(keys: ReadonlySet<string>): AsyncGenerator<{ row: ScanRow; line: string }> {
    const places = [...this.#places.values()].filter(({ key }) => keys.has(key)).sort(compareRows);
    for (const { start, length } of places) {
      const { buffer } = await this.#handle.read(Buffer.alloc(length), 0, length, start);
      const line = buffer.toString('utf8');
      yield { row: JSON.parse(line) as ScanRow, line };
    }
  }

  async close(): Promise<void> {
    await this.#last;
    await this.#handle.close();
  }

  async #append(row: ScanRow): Promise<void> {
    const line = JSON.stringify(row);
    const bytes = Buffer.from(`${line}\n`);
    try {
      await this.#handle.appendFile(bytes);
    } catch (error) {
      await truncate(this.#file, this.#size).catch(() => undefined);
      const { code } = error as NodeJS.ErrnoException;
      throw new InputError(
        this.#file,
        `cannot grow (${code ?? 'unknown error'}).`,
        'Make room and run the same command with --resume; it goes on where it stopped.',
      );
    }
    this.#keep(row, this.#size, bytes.length - 1);
    this.#size += bytes.length;
  }

  #keep({ scan: { key }, review: { path, id } }: ScanRow, start: number, length: number): void {
    if (!this.#places.has(key)) this.#places.set(key, { start, length, path, id, key });
  }

  async #takeUp(): Promise<void> {
    for await (const { bytes, start } of linesOf(this.#file)) {
      const row = rowOf(bytes);
      // What is no row of ours is never found by a key.
      if (row) this.#keep(row, start, bytes.length);
      this.#size = start + bytes.length + 1;
    }
    await truncate(this.#file, this.#size);
  }
}

function rowOf(bytes: Buffer): ScanRow | null {
  try {
    return scanRow.safeParse(JSON.parse(bytes.toString('utf8'))).data ?? null;
  } catch {
    return null;
  }
}

/** Whole lines of a file with their places in bytes; what stands behind the last line end is left out. */
export async function* linesOf(file: string): AsyncGenerator<{ bytes: Buffer; start: number }> {
  let rest: Buffer[] = [];
  let start = 0;
  for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
    let from = 0;
    for (let end = chunk.indexOf(10); end >= 0; end = chunk.indexOf(10, from)) {
      const bytes = Buffer.concat([...rest, chunk.subarray(from, end)]);
      yield { bytes, start };
      start += bytes.length + 1;
      rest = [];
      from = end + 1;
    }
    rest.push(chunk.subarray(from));
  }
}
