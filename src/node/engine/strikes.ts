/** What a crash is blamed on: a draft together with its paper. */
export interface Culprit {
  readonly uri: string;
  readonly paper: string;
}

interface Strike {
  readonly uri: string;
  readonly count: number;
  readonly message: string;
}

/** Counts the crashes of each draft and paper; the second one quarantines the pair until it is released. */
export class Strikes {
  readonly #strikes = new Map<string, Strike>();

  add(culprit: Culprit, message: string): void {
    const count = (this.#strikes.get(keyOf(culprit))?.count ?? 0) + 1;
    this.#strikes.set(keyOf(culprit), { uri: culprit.uri, count, message });
  }

  clear(culprit: Culprit): void {
    this.#strikes.delete(keyOf(culprit));
  }

  /** Why the pair is quarantined, or null. */
  quarantined(culprit: Culprit): string | null {
    const strike = this.#strikes.get(keyOf(culprit));
    return strike && strike.count >= 2 ? strike.message : null;
  }

  release(uri: string): void {
    for (const [key, strike] of this.#strikes) if (strike.uri === uri) this.#strikes.delete(key);
  }
}

function keyOf({ uri, paper }: Culprit): string {
  return `${uri}\n${paper}`;
}
