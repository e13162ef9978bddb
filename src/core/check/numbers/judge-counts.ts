import type { PaperIndex } from '../../evidence/paper-index.ts';
import { mayEqual } from '../../text/number-match.ts';
import { alignment, type Alignment } from './alignment.ts';
import type { NumberEvidence } from './evidence.ts';
import type { Candidate } from './candidates.ts';
import type { NumberClaim } from './claims.ts';
import { addsUp, isCountedElsewhere } from './count-elsewhere.ts';
import { countsOutOf, countsPart, isCited, isOfOnePlace } from './count-scope.ts';
import type { Judgement } from './judgement.ts';
import type { PaperNumber, PaperNumbers } from './paper-numbers.ts';
import { countWeights, probability } from './weights.ts';
import { wouldBreak } from './bounds.ts';

/** Nouns that name a measure: "four sizes" and "a batch size" do not count the same. */
const measures = new Set('size length rate ratio time valu score number width depth order'.split(' '));
/** Billions of these are model sizes, which are looked up on their own. */
const sizes = new Set('model paramet weight llm variant version backbon network transform'.split(' '));

/** Share of a question's words that must stand around the paper's count. */
const leastAsked = 0.35;

export interface CountAgainst {
  readonly best: Candidate;
  /** The paper gives this count and no other of the same noun. */
  readonly only: boolean;
  readonly x: Alignment;
}

/**
 * "seven tasks" where the paper counts nine tasks and nowhere seven: what speaks against a count, null where the claim
 * counts nothing, the paper may agree or says nothing.
 */
export function countAgainst(
  claim: NumberClaim,
  { support, against }: NumberEvidence,
  numbers: PaperNumbers,
  index: PaperIndex,
): CountAgainst | null {
  const { quantity, noun } = claim;
  if (claim.noTotal || noun === null || quantity.dimension !== '') return null;
  if (quantity.form === 'fraction' || quantity.form === 'multiple') return null;
  if (!Number.isInteger(quantity.value) || quantity.value < 2) return null;
  if (!/^\p{L}{3,}$/u.test(noun.head) || measures.has(noun.head) || claim.cited) return null;
  if (support.named || support.cell >= 0.35) return null;
  if (support.head >= 0 || support.nounClass >= 0.15 || support.bare >= 0.3) return null;
  const same = against.filter(
    (candidate) => countsSame(claim, candidate) && !isPartOrOthers(candidate.number, index),
  );
  // "12 samples against the 34 of the paper": who gives the paper's own count beside another knows it.
  if (same.some(({ number }) => claim.sameNoun.some((other) => mayEqual(other, number.quantity))))
    return null;
  const exact = same.filter(({ head }) => head === 2);
  const pool =
    exact.length > 0 ? exact : same.filter(({ modifiers, context }) => modifiers >= 0.6 && context >= 0.1);
  const best = pool[0];
  if (best === undefined) return null;
  if (isCountedElsewhere(claim, numbers) || addsUp(claim, best, pool, numbers, index)) return null;
  // "What is the frame rate for 10, 20 and 40 steps?" wants to know and states nothing.
  if (claim.asked && !claim.definite && best.context < leastAsked) return null;
  const value = best.number.quantity.value;
  const only = pool.every(({ number }) => number.quantity.value === value);
  return { best, only, x: alignment(claim, pool, index) };
}

/** Judges a count by what speaks against it. */
export function byCount(
  claim: NumberClaim,
  evidence: NumberEvidence,
  numbers: PaperNumbers,
  index: PaperIndex,
): Judgement | null {
  const found = countAgainst(claim, evidence, numbers, index);
  if (found === null) return null;
  const { best, only, x } = found;
  return {
    proof: best.head === 2 ? 'count' : 'kind',
    against: best.number,
    score: probability(countWeights, x),
    certain: only && best.head === 2 && !best.number.listed,
  };
}

/** A count of some of the things, of what stands in one place alone, or one that a cited work made. */
function isPartOrOthers({ passage, quantity, listed }: PaperNumber, index: PaperIndex): boolean {
  const lower = index.folded[passage] ?? '';
  // "the 1.5B/7B/32B models" are one item of a list and three models.
  if (
    listed &&
    /\d\p{L}?\/\d/u.test((index.paper.passages[passage]?.text ?? '').slice(quantity.start, quantity.end + 60))
  )
    return true;
  if (!listed && (countsPart(lower, quantity) || countsOutOf(lower, quantity))) return true;
  const clause = clauseBefore(lower, quantity.start);
  return (
    /\bin this (?:experiment|case|example|figure|table)\b/u.test(clause) ||
    isOfOnePlace(clause) ||
    isCited(clause)
  );
}

function clauseBefore(lower: string, start: number): string {
  return (
    lower
      .slice(Math.max(0, start - 90), start)
      .split(/[.;]\s/u)
      .at(-1) ?? ''
  );
}

function countsSame(claim: NumberClaim, { number, head, modifiers, context }: Candidate): boolean {
  const { quantity, noun } = number;
  if (head === 0 || noun === null || !noun.sure || modifiers < 0.4) return false;
  // A list in brackets names some of them as often as all.
  if (number.listed && number.anaphoric) return false;
  if (!Number.isInteger(quantity.value) || quantity.form === 'year' || quantity.form === 'fraction')
    return false;
  if (
    quantity.value === 1 &&
    (claim.asked || quantity.form !== 'word' || modifiers < 1 || (claim.noun?.modifiers.length ?? 0) === 0)
  )
    return false;
  const ratio =
    Math.max(quantity.value, claim.quantity.value) /
    Math.max(1, Math.min(quantity.value, claim.quantity.value));
  if (claim.quantity.value >= 1e8 && sizes.has(claim.noun?.head ?? '')) return false;
  return (
    wouldBreak(claim, number) &&
    ratio <= (Math.min(quantity.value, claim.quantity.value) >= 100 ? 200 : context >= 0.3 ? 30 : 12)
  );
}
