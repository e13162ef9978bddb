import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import * as z from 'zod';
import { InputError } from '../../core/input-error.ts';
import type { Judged } from './reader-process.ts';
import { badVerdicts, goodVerdicts } from './verdict.ts';

export interface Entry extends Judged {
  readonly number: number;
  readonly file: string;
  readonly done: readonly string[];
}

/** What the numbers of a run belong to. */
interface Head {
  readonly seed: number;
  readonly files: readonly string[];
}
const entry = z.object({
  number: z.number(),
  file: z.string(),
  done: z.array(z.string()),
  verdict: z.enum([...goodVerdicts, ...badVerdicts]),
  detail: z.string(),
  time: z.number(),
  cpu: z.number(),
  memory: z.number(),
});

/** JSON Lines: first what the numbers belong to, then one line a mutant. */
export class FuzzLog {
  readonly entries: Entry[] = [];
  readonly #path: string;

  /** With `resume` the entries of an earlier run are kept; throws InputError if they are of other files or seed. */
  constructor(path: string, of: Head, resume: boolean) {
    this.#path = path;
    const first = JSON.stringify(of);
    if (resume && existsSync(path)) {
      const [line, ...lines] = readFileSync(path, 'utf8').split('\n');
      if (line !== first)
        throw new InputError(path, 'is the log of another run.', 'Name another log, or leave --resume out.');
      // The last line may have been cut.
      for (const each of lines) this.entries.push(...entriesOf(each));
    }
    writeFileSync(path, [first, ...this.entries.map((each) => JSON.stringify(each)), ''].join('\n'));
  }

  add(each: Entry): void {
    this.entries.push(each);
    appendFileSync(this.#path, `${JSON.stringify(each)}\n`);
  }
}

function entriesOf(line: string): Entry[] {
  try {
    return [entry.parse(JSON.parse(line))];
  } catch {
    return [];
  }
}
