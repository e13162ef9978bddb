import type { PaperIndex } from '../../evidence/paper-index.ts';
import type { NumberClaim } from './claims.ts';
import type { Candidate } from './candidates.ts';
import type { PaperNumbers } from './paper-numbers.ts';

/** Nouns that papers and reviews use for one another when they count. */
const near: readonly ReadonlySet<string>[] = [
  new Set('dataset benchmark corpus task domain testb testbed environment'.split(' ')),
  new Set('model method baselin architectur backbon approach algorithm llm competitor'.split(' ')),
];

/** True if the paper gives the claimed count with a noun that may stand for the claimed one, anywhere. */
export function isCountedElsewhere(
  { quantity, noun }: NumberClaim,
  { heads, numbers }: PaperNumbers,
): boolean {
  const kinds = near.filter((kind) => noun !== null && kind.has(noun.head));
  return kinds.some((kind) =>
    [...kind].some((head) =>
      (heads.get(head) ?? []).some((at) => {
        const other = numbers[at]!;
        return other.quantity.value === quantity.value && other.noun!.sure && other.quantity.dimension === '';
      }),
    ),
  );
}

/**
 * True if the paper's counts add up to the claimed one: "three simulated and two real tasks" in one passage, or as many
 * statements of one part ("three separate networks", for each of three units) as make the whole.
 */
export function addsUp(
  { quantity }: NumberClaim,
  best: Candidate,
  pool: readonly Candidate[],
  { numbers }: PaperNumbers,
  index: PaperIndex,
): boolean {
  const { passage, quantity: own } = best.number;
  const text = index.paper.passages[passage]?.text ?? '';
  const beside = numbers.filter(
    (each) =>
      each.passage === passage &&
      each.cell === null &&
      !each.listed &&
      each.noun?.sure &&
      each.quantity.dimension === '' &&
      each.quantity.start !== own.start &&
      !/[.?!]\s/u.test(
        text.slice(Math.min(each.quantity.end, own.end), Math.max(each.quantity.start, own.start)),
      ),
  );
  const sum = beside.reduce((total, each) => total + each.quantity.value, own.value);
  if (sum === quantity.value || beside.some((each) => each.quantity.value + own.value === quantity.value))
    return true;
  const parts = quantity.value / own.value;
  if (!Number.isInteger(parts) || parts < 2) return false;
  return pool.filter(({ number }) => number.quantity.value === own.value).length >= parts;
}
