import type { CheckStage } from '../../core/engine/protocol.ts';

/** What a check spends its time on, as the user knows it. */
export type CheckPart = 'paper' | 'ocr' | 'rules' | 'model';

/** Milliseconds of the clock on the wall. Waiting for other drafts and for the engine's start is no part of it. */
export interface CheckTime {
  readonly total: number;
  readonly parts: Readonly<Partial<Record<CheckPart, number>>>;
}

/**
 * Milliseconds after which a check is said to be slow. Ten seconds is about how long people keep their mind on what they
 * wait for (Nielsen, Usability Engineering, 1993, chapter 5): a check that takes longer has lost the reviewer, and a
 * reason is owed. It is no setting: nothing but the colour of the status depends on it.
 */
export const timeBudget = 10_000;

const partOf: Readonly<Record<CheckStage, CheckPart>> = {
  'reading-paper': 'paper',
  looking: 'paper',
  ocr: 'ocr',
  checking: 'rules',
  'model-paper': 'model',
  model: 'model',
};

/** Adds up what a check's own messages tell: the time from one to the next belongs to the stage that it named. */
export class CheckClock {
  readonly #now: () => number;
  readonly #parts = new Map<CheckPart, number>();
  #stage: CheckStage | null = null;
  #since = 0;

  /** `now` in milliseconds. */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  at(stage: CheckStage): void {
    this.#close();
    this.#stage = stage;
  }

  end(): CheckTime {
    this.#close();
    this.#stage = null;
    const total = [...this.#parts.values()].reduce((sum, time) => sum + time, 0);
    return { total, parts: Object.fromEntries(this.#parts) };
  }

  #close(): void {
    const now = this.#now();
    if (this.#stage) {
      const part = partOf[this.#stage];
      this.#parts.set(part, (this.#parts.get(part) ?? 0) + now - this.#since);
    }
    this.#since = now;
  }
}
