import type { MessagePort } from 'node:worker_threads';
import { receiveMessageOnPort } from 'node:worker_threads';
import type { PageItems } from '../../core/paper/layout/page-items.ts';
import type { Earlier } from './earlier.ts';
import type { LeftOutReason } from './left-out.ts';
import type { PageText } from './page-text.ts';

type Item =
  | {
      readonly kind: 'text';
      readonly page: number;
      readonly text: PageText | LeftOutReason;
      readonly missingMaps: readonly string[];
    }
  | { readonly kind: 'look'; readonly page: number; readonly seen: PageItems | 'all' | null };

/**
 * The finished pages of a reading, out of reach of what may still happen to its thread. They wait packed in a channel,
 * which is unpacked only if the thread had to be stopped.
 */
export class Shelf {
  readonly #port: MessagePort | null;

  /** Without a port nothing is kept. */
  constructor(port: MessagePort | null = null) {
    this.#port = port;
  }

  keepText(page: number, text: PageText | LeftOutReason, missingMaps: Iterable<string>): void {
    this.#put({ kind: 'text', page, text, missingMaps: [...missingMaps] });
  }

  /** @param seen what a reader sees of `text`; null if that could not be told */
  keepLook(page: number, text: PageItems, seen: PageItems | null): void {
    const all = seen !== null && seen.runs === text.runs && seen.hidden?.length === 0;
    this.#put({ kind: 'look', page, seen: all ? 'all' : seen });
  }

  #put(item: Item): void {
    this.#port?.postMessage(item);
  }
}

/** What was put on the shelf whose other port this is, together with what lay there in earlier tries. */
export function takeDown(
  port: MessagePort,
  earlier: Earlier,
): Pick<Earlier, 'texts' | 'looks' | 'missingMaps'> {
  const texts = new Map(earlier.texts);
  const looks = new Map(earlier.looks);
  let missingMaps = earlier.missingMaps;
  for (let next = receiveMessageOnPort(port); next; next = receiveMessageOnPort(port)) {
    const item = next.message as Item;
    if (item.kind === 'text') {
      texts.set(item.page, item.text);
      missingMaps = item.missingMaps;
      continue;
    }
    const text = texts.get(item.page);
    if (item.seen !== 'all') looks.set(item.page, item.seen);
    else if (typeof text === 'object') looks.set(item.page, { ...text, hidden: [] });
  }
  return { texts, looks, missingMaps };
}
