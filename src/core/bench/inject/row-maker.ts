import type { CoarseType } from '../../findings/finding.ts';
import { sha256Hex } from '../../text/hash.ts';
import { Random, seedOf } from '../random.ts';
import type { EvidenceWindow, PairRow, Variant } from './row.ts';

/** Where a sentence comes from, or is put in: then `start` and `end` are the same. */
export interface Origin {
  readonly paper: string;
  readonly review: string;
  readonly start: number;
  readonly end: number;
  readonly seed: number;
}

/** What the rows of one change share. */
export interface RowBase {
  readonly origin: Origin;
  readonly operator: string;
  readonly role: PairRow['role'];
  readonly aspect: PairRow['aspect'];
  readonly node: string;
  /** The sentence as it was written, "" where one is added. */
  readonly original: string;
}

/** In what the rows of one change differ. */
export interface RowParts extends Pick<PairRow, 'label' | 'state' | 'span' | 'patches'> {
  /** Of a false row: its type. */
  readonly type?: CoarseType;
  readonly node?: string;
  readonly absence?: boolean;
}

export type MakeRow = (
  variant: Variant,
  text: string,
  evidence: readonly EvidenceWindow[],
  parts: RowParts,
) => PairRow;

/** A maker of the rows of one change, which `change` tells from all others of its sentence. */
export function rowMaker(base: RowBase, change: string): MakeRow {
  const { origin, operator, role, aspect, original } = base;
  const { paper, review, start, end, seed } = origin;
  const group = sha256Hex([paper, review, start, operator, change].join('\n')).slice(0, 16);
  return (variant, text, evidence, { label, state, span, patches, type, node, absence }) => ({
    schema: 1,
    id: sha256Hex([group, variant, seed].join('\n')).slice(0, 16),
    group,
    paper,
    review,
    sentence: { start, end },
    role,
    aspect,
    operator,
    variant,
    label,
    state,
    type: label === 1 ? (type ?? null) : null,
    node: node ?? base.node,
    absence: absence ?? false,
    original,
    text,
    span,
    evidence: new Random(seedOf(seed, group, variant)).shuffled(evidence),
    patches,
    injected: variant !== 'original' && variant !== 'evidence-removed',
    maker: 'rules',
  });
}
