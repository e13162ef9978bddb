import { open } from 'node:fs/promises';
import path from 'node:path';
import { ChatError } from '../../core/llm/chat-model.ts';
import { makePrivateFolder } from '../cache/private-files.ts';

export interface Sending {
  readonly host: string;
  /** The host is this machine. */
  readonly local: boolean;
  readonly model: string;
  readonly bytes: number;
  /** Of the request's body, which can be compared with what one still has. */
  readonly sha256: string;
}

export interface Answered {
  readonly host: string;
  readonly model: string;
  /** 0 where there was none. */
  readonly status: number;
  readonly ms: number;
  readonly bytes: number;
  readonly sha256: string;
}

/**
 * What was sent to language models, one JSON line an event, in a file for the user alone: time, host, sizes and hashes, never
 * text or keys.
 */
export class SendLog {
  readonly file: string;

  constructor(file: string) {
    this.file = file;
  }

  /** Rejects with ChatError where the note cannot be written and the text would leave this machine. */
  async sending(what: Sending): Promise<void> {
    try {
      await this.#note({ event: 'sending', ...what });
    } catch (error) {
      if (what.local) return;
      const code = (error as NodeJS.ErrnoException).code ?? 'unknown error';
      throw new ChatError(
        'refused',
        `Nothing was sent to ${what.host}: ${this.file}, which notes what is sent, cannot be written (${code}).`,
      );
    }
  }

  async answered(what: Answered): Promise<void> {
    await this.#note({ event: 'answered', ...what }).catch(() => undefined);
  }

  async #note(what: object): Promise<void> {
    await makePrivateFolder(path.dirname(this.file));
    const line = `${JSON.stringify({ time: new Date().toISOString(), ...what })}\n`;
    const handle = await open(this.file, 'a', 0o600);
    try {
      await handle.appendFile(line);
    } finally {
      await handle.close();
    }
  }
}
