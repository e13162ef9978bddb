import * as z from 'zod';
import { lazy } from '../../core/lazy.ts';
import { Emitter } from '../event.ts';
import type { Memento } from '../linking/paper-memory.ts';
import { noFilter } from './filter-findings.ts';
import type { FindingFilter } from './filter-findings.ts';
import { groupings } from './group-findings.ts';

const key = 'peerlint.findingsView';

const kept = lazy(() => z.object({ groupBy: z.enum(groupings), showDismissed: z.boolean() }));

export type Remembered = z.infer<ReturnType<typeof kept>>;

const first: Remembered = { groupBy: 'review', showDismissed: false };

/**
 * How the user wants the findings shown. Grouping and dismissed ones are remembered in the workspace; a filter is not:
 * one that was forgotten would hide findings the next day.
 */
export class ViewChoices {
  readonly #memento: Memento;
  readonly #changed = new Emitter<void>();
  #filter = noFilter;

  constructor(memento: Memento) {
    this.#memento = memento;
  }

  readonly onDidChange = this.#changed.event;

  get(): Remembered {
    const value = this.#memento.get(key);
    return (value === undefined ? null : kept().safeParse(value).data) ?? first;
  }

  get filter(): FindingFilter {
    return this.#filter;
  }

  /** Something was chosen and is remembered. */
  get isKept(): boolean {
    return this.#memento.get(key) !== undefined;
  }

  async forget(): Promise<void> {
    await this.#memento.update(key, undefined);
    this.#changed.fire();
  }

  async set(change: Partial<Remembered>): Promise<void> {
    await this.#memento.update(key, { ...this.get(), ...change });
    this.#changed.fire();
  }

  setFilter(change: Partial<FindingFilter>): void {
    this.#filter = { ...this.#filter, ...change };
    this.#changed.fire();
  }

  clearFilter(): void {
    this.setFilter(noFilter);
  }
}
