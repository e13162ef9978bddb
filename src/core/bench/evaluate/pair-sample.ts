import type { PairRow } from '../inject/row.ts';
import { seedOf } from '../random.ts';
import { mostControlRows, type ControlRow } from './shortcut-controls.ts';

/** A sample of rows for the shortcut controls, drawn by seed while rows stream by: all rows of a change, or none. */
export class PairSample {
  readonly #seed: number;
  #groups = new Map<string, { readonly place: number; readonly rows: ControlRow[] }>();
  #size = 0;
  /** Groups whose place (0..1) lies above are not kept. */
  #limit = 1;

  constructor(seed: number) {
    this.#seed = seed;
  }

  add({ group, paper, label, text, evidence }: PairRow): void {
    const place = (seedOf(this.#seed, group, 'sample') >>> 0) / 2 ** 32;
    if (place > this.#limit) return;
    const row = {
      paper,
      wrong: label === 1,
      text,
      evidence: evidence.map((window) => window.text).join('\n'),
    };
    const own = this.#groups.get(group);
    if (own) own.rows.push(row);
    else this.#groups.set(group, { place, rows: [row] });
    this.#size += 1;
    // Groups are dropped late, so that one of many rows is never cut.
    if (this.#size > 2 * mostControlRows) this.#thin(mostControlRows);
  }

  /** About `mostControlRows` rows, or all there are. */
  rows(): ControlRow[] {
    if (this.#size > mostControlRows) this.#thin(mostControlRows);
    return [...this.#groups.values()].flatMap(({ rows }) => rows);
  }

  #thin(most: number): void {
    const kept: [string, { readonly place: number; readonly rows: ControlRow[] }][] = [];
    this.#size = 0;
    for (const entry of [...this.#groups].sort(([, a], [, b]) => a.place - b.place)) {
      if (this.#size + entry[1].rows.length > most) break;
      kept.push(entry);
      this.#size += entry[1].rows.length;
      this.#limit = entry[1].place;
    }
    this.#groups = new Map(kept);
  }
}
