import type { PaperIndex } from '../../evidence/paper-index.ts';
import { comparable, mayEqual } from '../../text/number-match.ts';
import type { NumberClaim } from './claims.ts';
import { sameClass } from './noun-classes.ts';
import type { PaperNumber, PaperNumbers } from './paper-numbers.ts';

/** A number of the paper seen as an answer to what a claim's number measures. */
export interface Candidate {
  readonly number: PaperNumber;
  /** 0..1: share of the claim's surrounding words, weighted by rarity and nearness, that stand around it. */
  readonly context: number;
  /** The same, not as a share: what all shared words are worth, in inverse document frequency times nearness. */
  readonly worth: number;
  /** 0..1: nearness of the nearest word that both have beside the number (1 = next to both). */
  readonly near: number;
  /** 2: counts the same noun; 1: a noun that may mean the same; 0: neither. */
  readonly head: 0 | 1 | 2;
  /** 0..1: how far the names before the two numbers are the same ("learning rate of"). */
  readonly label: number;
  /** 0..1: share of the claim's modifiers ("downstream NLP" tasks) that stand around it; 1 if there are none. */
  readonly modifiers: number;
  /** The paper's value may be what the review says. */
  readonly agrees: boolean;
}

/** Numbers of the paper that share context or noun with a claim, of a comparable dimension. */
export function candidatesFor(claim: NumberClaim, numbers: PaperNumbers, index: PaperIndex): Candidate[] {
  const shared = new Map<number, { worth: number; near: number }>();
  const common = 0.2 * index.idf('_');
  let all = 0;
  for (const [stem, weight] of claim.context) {
    const worth = weight * rarity(stem, index);
    all += worth;
    for (const at of numbers.postings.get(stem) ?? []) {
      const own = numbers.numbers[at]!.context.get(stem) ?? 0;
      const entry = shared.get(at) ?? { worth: 0, near: 0 };
      entry.worth += worth * Math.sqrt(own);
      if (worth >= common * weight) entry.near = Math.max(entry.near, weight * own);
      shared.set(at, entry);
    }
  }
  const companions = passagesOfOthers(claim, numbers);
  const found: Candidate[] = [];
  for (const [at, { worth, near }] of shared) {
    const number = numbers.numbers[at]!;
    if (!comparable(claim.quantity.dimension, number.quantity.dimension)) continue;
    const head = headMatch(claim, number);
    const besides = companions.has(number.passage) && number.cell === null ? withCompanion : 0;
    found.push({
      number,
      context: all === 0 ? 0 : Math.min(1, worth / all + besides),
      worth,
      near: besides > 0 ? Math.max(near, besideCompanion) : near,
      head,
      label: labelMatch(claim.label, number.label, index),
      modifiers: head === 0 ? 0 : modifierMatch(claim, number, numbers, index),
      agrees: mayEqual(claim.quantity, number.quantity),
    });
  }
  return found;
}

/** Share of context that another number of the sentence adds where it stands in the passage too ("from 4.10 to 2.52"). */
const withCompanion = 0.15;
/** Nearness of a number that stands beside such a companion. */
const besideCompanion = 0.5;

/** Passages that hold one of the sentence's other numbers, if it is telling: a decimal or one of three digits. */
function passagesOfOthers({ others }: NumberClaim, { numbers }: PaperNumbers): ReadonlySet<number> {
  const telling = others.filter(
    ({ value, factor, form }) =>
      form === 'number' && (!Number.isInteger(value / factor) || Math.abs(value / factor) >= 100),
  );
  if (telling.length === 0) return new Set();
  return new Set(
    numbers
      .filter(
        ({ quantity, cell }) =>
          cell === null &&
          telling.some((other) => other.value === quantity.value && mayEqual(other, quantity)),
      )
      .map(({ passage }) => passage),
  );
}

/** A symbol ("=alpha") is as telling as a rare word. */
function rarity(stem: string, index: PaperIndex): number {
  return stem.startsWith('=') ? 4 : index.idf(`_${stem}`);
}

function labelMatch(a: readonly string[], b: readonly string[], index: PaperIndex): number {
  if (a.length === 0 || b.length === 0) return 0;
  let all = 0;
  let met = 0;
  for (const stem of new Set([...a, ...b])) {
    const worth = index.idf(`_${stem}`) * (stem === a[0] || stem === b[0] ? 2 : 1);
    all += worth;
    if (a.includes(stem) && b.includes(stem)) met += worth;
  }
  return met / all;
}

function headMatch(claim: NumberClaim, number: PaperNumber): 0 | 1 | 2 {
  if (claim.noun === null || number.noun === null) return 0;
  if (claim.noun.head === number.noun.head) return 2;
  return sameClass(claim.noun.head, number.noun.head) ? 1 : 0;
}

const empty = new Set(
  'differ main key major new novel sever distinct separ simpl such addit import divers popular standard proposed propos variou well common commonli wide non trivial challeng realist standard exist strong recent other care chosen repres public avail open'.split(
    ' ',
  ),
);

function modifierMatch(
  claim: NumberClaim,
  number: PaperNumber,
  numbers: PaperNumbers,
  index: PaperIndex,
): number {
  let all = 0;
  let met = 0;
  for (const stem of claim.noun?.modifiers ?? []) {
    if (empty.has(stem)) continue;
    const worth = index.idf(`_${stem}`);
    all += worth;
    if (number.context.has(stem) || number.noun?.modifiers.includes(stem)) met += worth;
    else if (numbers.passageStems(number.passage).has(stem)) met += 0.7 * worth;
  }
  return all === 0 ? 1 : met / all;
}
