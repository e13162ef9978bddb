import type { Ledger } from './ledger.ts';
import type { Patience } from './limits.ts';
import { layoutMemory, layoutTimeAPage } from './limits.ts';

/** Milliseconds between two looks: memory grows by a gigabyte a second at most. */
const interval = 20;
/** Less computing than this share of the time is none. */
const idleShare = 0.05;

/** CPU milliseconds that this process has used, all its threads together. */
export function cpuTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Resident memory of this process in megabytes. */
export function residentMemory(): number {
  return process.memoryUsage.rss() / 1e6;
}

interface WatchEvents {
  /** The reading is to be ended; called at most once. */
  readonly stop: (why: 'time' | 'memory') => void;
  readonly onStep: () => void;
}

/**
 * Watches a reading in another thread and asks to stop it when it makes no step for longer than allowed, or takes
 * more memory. Time is counted in looks and not by the clock, so that a machine that slept stops nothing.
 */
export class Watch {
  readonly #ledger: Ledger;
  readonly #patience: Patience;
  readonly #mostMemory: number;
  readonly #events: WatchEvents;
  readonly #timer: NodeJS.Timeout;
  readonly #cpuTime: () => number;
  #steps = -1;
  #looks = 0;
  #cpu = 0;

  /** `mostMemory` in megabytes, `cpu` in milliseconds since some time past. */
  constructor(
    ledger: Ledger,
    patience: Patience,
    mostMemory: number,
    events: WatchEvents,
    cpu: () => number = cpuTime,
  ) {
    this.#cpuTime = cpu;
    this.#ledger = ledger;
    this.#patience = patience;
    this.#mostMemory = mostMemory;
    this.#events = events;
    this.#timer = setInterval(() => this.#look(), interval);
  }

  end(): void {
    clearInterval(this.#timer);
  }

  #look(): void {
    const { steps } = this.#ledger;
    if (steps !== this.#steps) {
      this.#steps = steps;
      this.#looks = 0;
      this.#cpu = this.#cpuTime();
      this.#events.onStep();
    }
    this.#looks += 1;
    const more = this.#ledger.step.stage === 'layout' ? layoutMemory : 0;
    if (residentMemory() > this.#mostMemory + more) this.#give('memory');
    else if (this.#hangs()) this.#give('time');
  }

  #hangs(): boolean {
    const time = this.#looks * interval;
    const cpu = this.#cpuTime() - this.#cpu;
    const most = this.#patience;
    const { step, pages } = this.#ledger;
    const more = step.stage === 'layout' ? layoutTimeAPage * pages : 0;
    return cpu > most.cpu + more || time > most.time + more || (time > most.idle && cpu < idleShare * time);
  }

  #give(why: 'time' | 'memory'): void {
    this.end();
    this.#events.stop(why);
  }
}
