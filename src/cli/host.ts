import { once } from 'node:events';

/** 0: nothing found. 1: at least one error finding of information or above. 2: bad usage or unreadable input. */
export type ExitStatus = 0 | 1 | 2;

/** What a command needs from the process around it. */
export interface Host {
  /** Results; resolves when the text has been handed over. */
  out(text: string): Promise<void>;
  /** One line for a person: errors, never results. */
  err(line: string): void;
  /** Whether results may be coloured. */
  readonly colour: boolean;
  /** Columns of the terminal. */
  readonly width: number;
}

/** The process behind a host. */
export interface ProcessHost extends Host {
  /** Resolves when everything written has left this process. */
  flush(): Promise<void>;
}

/** The real process. A reader that goes away (`| head`) ends the output, not the check: its status stays true. */
export function processHost(): ProcessHost {
  const { stdout, stderr, env } = process;
  let open = true;
  const onError = (error: NodeJS.ErrnoException): void => {
    if (error.code !== 'EPIPE') throw error;
    open = false;
  };
  stdout.on('error', onError);
  stderr.on('error', onError);
  return {
    async out(text) {
      if (!open || stdout.write(text)) return;
      await Promise.race([once(stdout, 'drain'), once(stdout, 'close')]).catch(() => undefined);
    },
    err(line) {
      stderr.write(`${line}\n`);
    },
    async flush() {
      for (const stream of [stdout, stderr]) {
        // An empty write waits for all before it; a closed pipe has nothing to wait for.
        await new Promise<void>((resolve) => {
          if (stream.destroyed) resolve();
          else
            stream.write('', () => {
              resolve();
            });
        });
      }
    },
    colour: mayColour(stdout.isTTY, env),
    width: stdout.columns ?? 100,
  };
}

/** https://no-color.org and, for a parent that shows our output on a terminal, FORCE_COLOR. */
export function mayColour(terminal: boolean, env: Readonly<Record<string, string | undefined>>): boolean {
  if (env['NO_COLOR']) return false;
  if (env['FORCE_COLOR'] !== undefined) return env['FORCE_COLOR'] !== '0';
  return terminal && env['TERM'] !== 'dumb';
}
