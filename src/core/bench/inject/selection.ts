import { coarseTypes } from '../../findings/finding.ts';
import type { Candidate } from './candidates.ts';
import type { PairRow } from './row.ts';

/** What a row counts for: the nine types each get an equal share, absence pairs one of their own. */
export const buckets = [...coarseTypes, 'absence'] as const;
export type Bucket = (typeof buckets)[number];

/** Share of all positives that absence pairs make up; the types share the rest. */
const absenceShare = 0.15;
/** More than a paper's fair share may be taken while a bucket lags: later papers may have none. */
const eagerness = 1.3;
/** What a rich bucket may have beyond its share, to make up for poor ones. */
const surplus = 2;

export function bucketOf({ operator, type }: Pick<Candidate, 'operator' | 'type'>): Bucket {
  return operator.startsWith('absence/') ? 'absence' : type;
}

/**
 * Chooses from the candidates of one paper after the other, so that each bucket fills evenly and each operator in it.
 * What it does depends on the rows so far and on the paper's place alone: it can go on after a break.
 */
export class Selection {
  readonly #positives: number;
  readonly #papers: number;
  readonly #taken = new Map<string, number>();
  /** Claims of absence pairs, by component: true ones less false ones, so that the words alone tell nothing. */
  readonly #leaning = new Map<string, number>();
  #seen = 0;

  /**
   * @param positives false rows wanted in all
   * @param papers papers that will be offered
   */
  constructor(positives: number, papers: number) {
    this.#positives = positives;
    this.#papers = papers;
  }

  /** Counts what an earlier run wrote of one paper. */
  resume(rows: readonly PairRow[]): void {
    this.#seen += 1;
    for (const group of grouped(rows)) this.#count(asCandidate(group));
  }

  /** The candidates of the next paper that are taken. */
  next(candidates: readonly Candidate[]): Candidate[] {
    const left = Math.max(1, this.#papers - this.#seen);
    this.#seen += 1;
    const chosen: Candidate[] = [];
    let open = this.#positives - this.#total;
    for (const bucket of this.#poorestFirst()) {
      const offered = candidates.filter((candidate) => bucketOf(candidate) === bucket);
      const wanted = this.#target(bucket) - this.#of(bucket);
      const share = left === 1 ? wanted : Math.ceil((wanted / left) * eagerness);
      let room = Math.min(wanted, share, open);
      const changes = offered.filter((one) => positivesOf(one) > 0);
      const taken: Candidate[] = [];
      while (room > 0) {
        const best = this.#rarest(changes.filter((one) => !taken.includes(one)));
        if (!best) break;
        taken.push(best);
        this.#count(best);
        room -= positivesOf(best);
        open -= positivesOf(best);
      }
      // A rewording by the same rules for each change, as far as there are any.
      const rewordings = offered.filter((one) => positivesOf(one) === 0).slice(0, taken.length);
      chosen.push(...taken, ...rewordings);
    }
    return chosen;
  }

  #target(bucket: Bucket): number {
    const share = bucket === 'absence' ? absenceShare : (1 - absenceShare) / coarseTypes.length;
    return Math.ceil(this.#positives * share * surplus);
  }

  get #total(): number {
    return buckets.reduce((sum, bucket) => sum + this.#of(bucket), 0);
  }

  /** When the end comes near, what is rare goes first. */
  #poorestFirst(): Bucket[] {
    return [...buckets].sort((a, b) => this.#of(a) / this.#target(a) - this.#of(b) / this.#target(b));
  }

  /** Of an operator that has given least so far; for absence pairs one that evens out its component. */
  #rarest(offered: readonly Candidate[]): Candidate | null {
    let best: Candidate | null = null;
    for (const one of offered) {
      if (bucketOf(one) === 'absence' && !this.#evens(one)) continue;
      if (!best || this.#of(one.operator) < this.#of(best.operator)) best = one;
    }
    return best;
  }

  #evens(candidate: Candidate): boolean {
    const [component, sign] = leaningOf(candidate);
    return Math.abs((this.#leaning.get(component) ?? 0) + sign) <= 2;
  }

  #of(key: string): number {
    return this.#taken.get(key) ?? 0;
  }

  #count(candidate: Candidate): void {
    const positives = positivesOf(candidate);
    for (const key of [bucketOf(candidate), candidate.operator])
      this.#taken.set(key, this.#of(key) + positives);
    if (bucketOf(candidate) !== 'absence') return;
    const [component, sign] = leaningOf(candidate);
    this.#leaning.set(component, (this.#leaning.get(component) ?? 0) + sign);
  }
}

function positivesOf({ rows }: Candidate): number {
  return rows.filter(({ label }) => label === 1).length;
}

function leaningOf({ operator, rows }: Candidate): [string, number] {
  return [operator, rows.some(({ absence, label }) => absence && label === 1) ? 1 : -1];
}

/** Rows by their change, in order. */
export function grouped(rows: readonly PairRow[]): PairRow[][] {
  const groups = new Map<string, PairRow[]>();
  for (const row of rows) {
    const list = groups.get(row.group);
    if (list) list.push(row);
    else groups.set(row.group, [row]);
  }
  return [...groups.values()];
}

function asCandidate(rows: readonly PairRow[]): Candidate {
  const { operator, type } = rows.find(({ label }) => label === 1) ?? rows[0]!;
  return { operator, type: type ?? 'Number', rows };
}
