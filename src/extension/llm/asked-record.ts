import type { AskedModel } from '../../core/copy/ai-disclosure.ts';
import type { Memento } from '../linking/paper-memory.ts';

const key = 'peerlint.askedModels';

/** Remembers in the workspace which language models were asked about each draft, so that a disclosure says it for good. */
export class AskedRecord {
  readonly #memento: Memento;

  constructor(memento: Memento) {
    this.#memento = memento;
  }

  of(uri: string): readonly AskedModel[] {
    const kept = this.#kept()[uri];
    return Array.isArray(kept) ? (kept as AskedModel[]) : [];
  }

  drafts(): string[] {
    return Object.keys(this.#kept());
  }

  async add(uri: string, { model, host, local }: AskedModel): Promise<void> {
    const before = this.of(uri);
    if (before.some((one) => one.model === model && one.host === host)) return;
    await this.#memento.update(key, { ...this.#kept(), [uri]: [...before, { model, host, local }] });
  }

  async remove(uris: ReadonlySet<string>): Promise<void> {
    const others = Object.entries(this.#kept()).filter(([uri]) => !uris.has(uri));
    await this.#memento.update(key, others.length > 0 ? Object.fromEntries(others) : undefined);
  }

  #kept(): Readonly<Record<string, unknown>> {
    const kept = this.#memento.get(key);
    return typeof kept === 'object' && kept !== null ? { ...kept } : {};
  }
}
