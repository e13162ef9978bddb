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

export interface Judged {
  readonly evidence: NumberEvidence;
  readonly refuted: Judgement | null;
}

/** Whether the paper refutes a number claim: support is looked for first, in every form; only then a contradiction. */
export function judge(claim: NumberClaim, numbers: PaperNumbers, index: PaperIndex): Judged {
  const evidence = weigh(claim, numbers, index);
  if (claim.unasserted || claim.quantity.form === 'year') return { evidence, refuted: null };
  const cell = judgeCells(claim, numbers, index);
  if (cell?.verdict === 'supported') return { evidence, refuted: null };
  const refuted = strongest([
    byLimit(claim, evidence),
    byName(claim, evidence),
    byCount(claim, evidence, index),
    byMeasure(claim, evidence, numbers, index),
    // A difference stands in no cell.
    cell && !claim.delta ? byCell(claim, cell, evidence, numbers) : null,
  ]);
  return { evidence, refuted };
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
