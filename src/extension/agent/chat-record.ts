import type { ChatShare } from '../../core/copy/ai-disclosure.ts';
import type { Memento } from '../linking/paper-memory.ts';

const key = 'peerlint.sharedWithChat';
const order: readonly ChatShare[] = ['nothing', 'places', 'text'];

/** Remembers in the workspace what a chat was given of each draft, so that a disclosure says it for good. */
export class ChatRecord {
  readonly #memento: Memento;

  constructor(memento: Memento) {
    this.#memento = memento;
  }

  /** The most that was ever given of a draft. */
  of(uri: string): ChatShare {
    const kept = this.#kept()[uri];
    return order.find((share) => share === kept) ?? 'nothing';
  }

  /** Drafts of which a chat was given something. */
  drafts(): string[] {
    return Object.keys(this.#kept());
  }

  async remove(uris: ReadonlySet<string>): Promise<void> {
    const others = Object.entries(this.#kept()).filter(([uri]) => !uris.has(uri));
    await this.#memento.update(key, others.length > 0 ? Object.fromEntries(others) : undefined);
  }

  async add(uri: string, share: ChatShare): Promise<void> {
    if (order.indexOf(share) <= order.indexOf(this.of(uri))) return;
    await this.#memento.update(key, { ...this.#kept(), [uri]: share });
  }

  #kept(): Readonly<Record<string, unknown>> {
    const kept = this.#memento.get(key);
    return typeof kept === 'object' && kept !== null ? { ...kept } : {};
  }
}
