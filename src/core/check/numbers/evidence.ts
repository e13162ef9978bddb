import type { PaperIndex } from '../../evidence/paper-index.ts';
import { comparable, mayEqual } from '../../text/number-match.ts';
import type { Quantity } from '../../text/numbers.ts';
import type { Candidate } from './candidates.ts';
import { candidatesFor } from './candidates.ts';
import type { Cell } from './cells.ts';
import type { NumberClaim } from './claims.ts';
import { sameClass } from './noun-classes.ts';
import type { PaperNumbers } from './paper-numbers.ts';

/** The strongest traces of the claimed value in the paper: best shared context (0..1), -1 where there is no trace. */
export interface Support {
  /** Counts the same noun; a noun that may mean the same. */
  readonly head: number;
  readonly nounClass: number;
  /** Has the same name before it: best label match. */
  readonly label: number;
  /** Same unit in running text; in a table; any other number that counts nothing else. */
  readonly unit: number;
  readonly cell: number;
  readonly bare: number;
  /** The value stands in a table row or column whose name the sentence gives. */
  readonly named: boolean;
  /** The best number of them all, for showing. */
  readonly best: Candidate | null;
}

export interface NumberEvidence {
  readonly support: Support;
  /** Statements of a comparable dimension and another value, best context first. */
  readonly against: readonly Candidate[];
}

/** Sorts what the paper holds for and against a claim. */
export function weigh(claim: NumberClaim, numbers: PaperNumbers, index: PaperIndex): NumberEvidence {
  const support = {
    head: -1,
    nounClass: -1,
    label: 0,
    unit: -1,
    cell: -1,
    bare: -1,
    named: false,
    best: null as Candidate | null,
  };
  const against: Candidate[] = [];
  for (const candidate of candidatesFor(claim, numbers, index)) {
    const { number, head, label, context } = candidate;
    if (!candidate.agrees) {
      if (number.cell === null && number.quantity.dimension === claim.quantity.dimension)
        against.push(candidate);
      continue;
    }
    if (support.best === null || rank(candidate) > rank(support.best)) support.best = candidate;
    if (head === 2) support.head = Math.max(support.head, context);
    if (head === 1) support.nounClass = Math.max(support.nounClass, context);
    support.label = Math.max(support.label, label);
    if (number.cell) {
      support.cell = Math.max(support.cell, context);
      support.named ||= isNamed(claim, number.cell, index);
    } else if (number.quantity.dimension !== '' && number.quantity.dimension === claim.quantity.dimension) {
      support.unit = Math.max(support.unit, context);
    } else if (head > 0 || !number.noun?.sure || number.noun.head.startsWith('of '))
      support.bare = Math.max(support.bare, context);
  }
  against.sort((a, b) => rank(b) - rank(a));
  return { support, against };
}

/**
 * True if the sentence names the cell well enough for its value to be what is meant: a count by a line that is called
 * after what it counts, a short number by its row and its column, a telling one by either.
 */
function isNamed(claim: NumberClaim, { rowName, columnName }: Cell, index: PaperIndex): boolean {
  const row = namesLine(claim, rowName, index);
  const column = namesLine(claim, columnName, index);
  if (!row && !column) return false;
  const { noun, quantity } = claim;
  if (noun?.sure && quantity.dimension === '')
    return [...rowName, ...columnName].some((stem) => stem === noun.head || sameClass(stem, noun.head));
  return digitsOf(quantity) >= 3 || (row && column) || rowName.length === 0 || columnName.length === 0;
}

/** Significant digits as printed; 1 for words. */
export function digitsOf({ value, tolerance }: Quantity): number {
  return tolerance === 0 ? 1 : Math.floor(Math.log10(Math.abs(value) / (2 * tolerance) + 1e-9)) + 1;
}

/** Least share of a line's own words, weighted by rarity, that name it. */
const leastNamed = 0.75;

/** True if the sentence names a table's row or column: nearly all words of its name stand around the number. */
export function namesLine(claim: NumberClaim, name: readonly string[], index: PaperIndex): boolean {
  let all = 0;
  let met = 0;
  for (const stem of name) {
    // The unit stands at the number: "Memory (GB)" is named by "memory of 17.8 GB".
    if (/^\d/u.test(stem) || stem === claim.quantity.unit.toLowerCase()) continue;
    const worth = index.idf(`_${stem}`);
    all += worth;
    if ((claim.context.get(stem) ?? 0) > 0 || stem === claim.noun?.head) met += worth;
  }
  return all > 0 && met / all >= leastNamed;
}

/** Order among statements of one claim: same noun, then same name, then shared words. */
export function rank(candidate: Candidate): number {
  const noun = candidate.head === 2 ? 1 : candidate.head * 0.3;
  return noun * (0.4 + 0.6 * candidate.modifiers) + 1.2 * candidate.label + 1.5 * candidate.context;
}

/** True if a number with the claim's own unit and a possible value stands anywhere in the paper, whatever it measures. */
export function occursWithUnit(claim: NumberClaim, numbers: PaperNumbers): boolean {
  const { dimension } = claim.quantity;
  return numbers.numbers.some(
    ({ quantity }) =>
      quantity.dimension === dimension &&
      comparable(dimension, quantity.dimension) &&
      mayEqual(claim.quantity, quantity),
  );
}
