import type { PaperIndex } from '../../evidence/paper-index.ts';
import { mayEqual } from '../../text/number-match.ts';
import type { NumberClaim } from './claims.ts';
import type { NumberEvidence } from './evidence.ts';
import { weigh } from './evidence.ts';
import { judgeCells, type CellVerdict } from './judge-cells.ts';
import { byCount } from './judge-counts.ts';
import { byLimit } from './judge-limits.ts';
import { byMeasure } from './judge-measures.ts';
import { byName } from './judge-settings.ts';
import type { Judgement } from './judgement.ts';
import type { PaperNumbers } from './paper-numbers.ts';
import { isOfAnother, standsAsFraction } from './same-object.ts';
import { followsFromOthers, isCutOff } from './self-derived.ts';

export interface Judged {
  readonly evidence: NumberEvidence;
  readonly refuted: Judgement | null;
}

/** Whether the paper refutes a number claim: support is looked for first, in every form; only then a contradiction. */
export function judge(claim: NumberClaim, numbers: PaperNumbers, index: PaperIndex): Judged {
  const evidence = weigh(claim, numbers, index);
  if (claim.unasserted || claim.quantity.form === 'year') return { evidence, refuted: null };
  if (followsFromOthers(claim) || standsAsFraction(claim, index)) return { evidence, refuted: null };
  const cell = judgeCells(claim, numbers, index);
  if (cell?.verdict === 'supported') return { evidence, refuted: null };
  const refuted = strongest([
    byLimit(claim, evidence),
    byName(claim, evidence),
    byCount(claim, evidence, numbers, index),
    byMeasure(claim, evidence, numbers, index),
    // A difference stands in no cell.
    cell && !claim.delta ? byCell(claim, cell, evidence, numbers) : null,
  ]);
  const quiet =
    refuted !== null && (isOfAnother(claim, refuted.against, index) || isBeside(claim, refuted, numbers));
  return { evidence, refuted: quiet ? null : refuted };
}

/** The paper gives the claimed value too in the very sentences that are to refute it, or gives it with more digits. */
function isBeside({ quantity }: NumberClaim, { against }: Judgement, { numbers }: PaperNumbers): boolean {
  if (isCutOff(quantity, against.quantity)) return true;
  // One case within "gains of 2.8 % to 21.9 %".
  if (
    against.quantity.high > against.quantity.value &&
    quantity.value >= against.quantity.value &&
    quantity.high <= against.quantity.high
  )
    return true;
  if (against.cell !== null || quantity.dimension === '') return false;
  return numbers.some(
    (number) =>
      number.passage === against.passage &&
      number.quantity.dimension === quantity.dimension &&
      mayEqual(quantity, number.quantity),
  );
}

function strongest(all: readonly (Judgement | null)[]): Judgement | null {
  return all.reduce((best, next) => (next && next.score > (best?.score ?? 0) ? next : best), null);
}

/** Another value stands at the row and column that the review names. */
function byCell(
  claim: NumberClaim,
  { cell, swapped, listed, score }: CellVerdict,
  { support }: NumberEvidence,
  { numbers }: PaperNumbers,
): Judgement | null {
  if (support.unit >= 0.2 || support.bare >= 0.2) return null;
  if (listed && (support.named || support.label > 0 || claim.quantity.hedge !== 'exact')) return null;
  if (!listed && !swapped && numbers.some(({ quantity }) => mayEqual(claim.quantity, quantity))) return null;
  return {
    proof: swapped ? 'swapped' : listed ? 'listed' : 'cell',
    against: cell,
    score: Math.max(0, Math.min(0.97, score)),
    certain: !swapped,
  };
}
