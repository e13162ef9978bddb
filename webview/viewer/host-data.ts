import type { ToPage, ToPanel } from '../../src/extension/viewer/messages.ts';

const folders = { cMapUrl: 'cmaps', wasmUrl: 'decoders' } as const;

/** Files that pdf.js needs, asked of the editor: the page itself can connect to nothing. */
export class HostData {
  readonly #waiting = new Map<number, (data: Uint8Array | null) => void>();
  readonly #post: (message: ToPanel) => void;
  #last = 0;

  constructor(post: (message: ToPanel) => void) {
    this.#post = post;
  }

  /** What pdf.js makes an object of to fetch its data with. */
  get factory() {
    const ask = this.#ask.bind(this);
    return class {
      async fetch({ kind, filename }: { kind: string; filename: string }): Promise<Uint8Array> {
        const folder = folders[kind as keyof typeof folders];
        const data = folder ? await ask(folder, filename) : null;
        if (!data) throw new Error(`There is no ${filename}.`);
        return data;
      }
    };
  }

  receive({ request, data }: Extract<ToPage, { kind: 'resource' }>): void {
    this.#waiting.get(request)?.(data);
    this.#waiting.delete(request);
  }

  #ask(folder: 'cmaps' | 'decoders', file: string): Promise<Uint8Array | null> {
    const request = (this.#last += 1);
    this.#post({ kind: 'need', request, folder, file });
    return new Promise((resolve) => this.#waiting.set(request, resolve));
  }
}
