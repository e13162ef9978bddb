import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import { InputError } from '../../core/input-error.ts';

/** A line of a file, numbered from 1. */
export interface NumberedLine {
  readonly file: string;
  readonly line: number;
  readonly text: string;
}

/** The lines of JSON Lines files that hold anything, .gz ones unpacked as they are read. Throws InputError. */
export async function* linesOf(files: readonly string[]): AsyncGenerator<NumberedLine> {
  for (const file of files) {
    const packed = /\.gz$/iu.test(file);
    await requireFile(file);
    const raw = createReadStream(file);
    const stream = packed ? raw.pipe(createGunzip()) : raw;
    // `pipe` does not hand errors on; an error event that nobody hears would end the process.
    raw.on('error', (error) => stream.destroy(error));
    const lines = createInterface({ input: stream, crlfDelay: Infinity });
    let line = 0;
    try {
      for await (const text of streamed(lines, stream)) {
        line += 1;
        if (text.trim() !== '') yield { file, line, text };
      }
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (packed && String(code).startsWith('Z_'))
        throw new InputError(
          file,
          `is damaged behind line ${line}.`,
          'Unpack it anew, or give the unpacked file.',
        );
      throw error;
    } finally {
      raw.destroy();
    }
  }
}

/** readline ends in silence where its input fails; this throws what made it fail. */
async function* streamed(
  lines: AsyncIterable<string>,
  stream: NodeJS.ReadableStream,
): AsyncGenerator<string> {
  let failed: Error | null = null;
  stream.on('error', (error: Error) => {
    failed = error;
  });
  yield* lines;
  if (failed) throw failed as Error;
}

async function requireFile(file: string): Promise<void> {
  const found = await stat(file).catch(() => null);
  if (!found)
    throw new InputError(file, 'is not there.', 'Give a file of papers with reviews (.jsonl or .jsonl.gz).');
  if (found.isDirectory())
    throw new InputError(file, 'is a directory.', 'Give the file itself (.jsonl or .jsonl.gz).');
}
