import { sha256Hex } from '../text/hash.ts';

/** Random numbers that are the same for the same seed everywhere (mulberry32). */
export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = seed | 0;
  }

  /** 0 <= x < 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let t = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  }

  /** A whole number from `from` up to, not including, `to`. */
  int(from: number, to: number): number {
    return from + Math.floor(this.next() * (to - from));
  }

  /** One of them; undefined of none. */
  pick<T>(from: readonly T[]): T | undefined {
    return from[this.int(0, from.length)];
  }

  /** A copy of the list in random order. */
  shuffled<T>(from: readonly T[]): T[] {
    const list = [...from];
    for (let i = list.length - 1; i > 0; i -= 1) {
      const j = this.int(0, i + 1);
      [list[i], list[j]] = [list[j]!, list[i]!];
    }
    return list;
  }
}

/** A seed that depends on all parts and on nothing else: work can be done in any order, or again, alike. */
export function seedOf(...parts: readonly (string | number)[]): number {
  return parseInt(sha256Hex(parts.join('\u0000')).slice(0, 8), 16) | 0;
}
