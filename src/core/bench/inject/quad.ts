import type { Passage } from '../../paper/model.ts';
import { sha256Hex } from '../../text/hash.ts';
import { tokenize } from '../../text/tokens.ts';
import { Random, seedOf } from '../random.ts';
import type { Grounded } from './grounded.ts';
import { replaced, type Operator, type Replacement, type Swap } from './operator.ts';
import type { EvidenceWindow, PairRow, Variant } from './row.ts';
import { otherWindows, windowOf } from './windows.ts';

/** Where a sentence comes from. */
export interface Origin {
  readonly paper: string;
  readonly review: string;
  readonly start: number;
  readonly end: number;
  readonly seed: number;
}

/** Passages beside the one that settles the claim: a detector reads three. */
const others = 2;

/**
 * All rows of one change. A change of meaning makes six: claim and passage as they are, the claim altered, the passage
 * altered (both false), both altered (true again), and either claim where the passage is missing. Each claim, and each
 * passage, is false in one row and not false in the others, so neither alone tells the label. Where one wording implies
 * the other, the row with the weaker claim and the stronger passage is true too. A change of words makes two true rows.
 */
export function rowsOf(swap: Swap, operator: Operator, grounded: Grounded, origin: Origin): PairRow[] {
  const { index, text } = grounded;
  const passage = index.paper.passages[swap.paper.passage]!;
  const altered = replaced(text, swap.claim);
  const beside = besides(swap, grounded, passage, others + 1);
  const asIs = windowOf(passage, index);
  const edited = windowOf(passage, index, replaced(passage.text, swap.paper));
  const shown = (first: EvidenceWindow): EvidenceWindow[] => [first, ...beside.slice(0, others)];
  const group = sha256Hex(
    [origin.paper, origin.review, origin.start, operator.id, JSON.stringify(swap)].join('\n'),
  ).slice(0, 16);
  const span = spanIn(swap.claim);
  const unchanged = { start: swap.claim.start, end: swap.claim.end };
  const row = (
    variant: Variant,
    claim: string,
    evidence: readonly EvidenceWindow[],
    more: Pick<PairRow, 'label' | 'state' | 'span' | 'patches'>,
  ): PairRow => ({
    schema: 1,
    id: sha256Hex([group, variant, origin.seed].join('\n')).slice(0, 16),
    group,
    paper: origin.paper,
    review: origin.review,
    sentence: { start: origin.start, end: origin.end },
    role: grounded.role,
    aspect: grounded.aspect,
    operator: operator.id,
    variant,
    type: more.label === 1 ? operator.type : null,
    node: swap.node,
    absence: false,
    original: text,
    text: claim,
    evidence: new Random(seedOf(origin.seed, group, variant)).shuffled(evidence),
    injected: variant !== 'original' && variant !== 'evidence-removed',
    maker: 'rules',
    ...more,
  });
  const patches = [swap.paper];
  const fine = { label: 0, state: 'supported', span: null } as const;
  if (swap.effect === 'keeps')
    return [
      row('claim-reworded', altered, shown(asIs), { ...fine, patches: [] }),
      row('evidence-reworded', text, shown(edited), { ...fine, patches }),
    ];
  const wrong = (where: { start: number; end: number }, implied: boolean) =>
    implied ? fine : ({ label: 1, state: 'contradicted', span: where } as const);
  const removed = { label: 0, state: 'not-found', span: null } as const;
  return [
    row('original', text, shown(asIs), { ...fine, patches: [] }),
    row('claim-edited', altered, shown(asIs), { ...wrong(span, swap.stronger === 'before'), patches: [] }),
    row('evidence-edited', text, shown(edited), { ...wrong(unchanged, swap.stronger === 'after'), patches }),
    row('both-edited', altered, shown(edited), { ...fine, patches }),
    row('evidence-removed', text, beside, { ...removed, patches: [] }),
    row('claim-edited-evidence-removed', altered, beside, { ...removed, patches: [] }),
  ];
}

function spanIn({ start, text }: Replacement): { start: number; end: number } {
  return { start, end: start + text.length };
}

/** What else would be retrieved, without passages that could settle the claim the other way. */
function besides(swap: Swap, { text, index }: Grounded, target: Passage, limit: number): EvidenceWindow[] {
  const { claim, paper } = swap;
  const telling = [
    text.slice(claim.start, claim.end),
    claim.text,
    target.text.slice(paper.start, paper.end),
    paper.text,
  ]
    .map((words) => tokenize(words).map((token) => token.text))
    .filter((words) => words.length > 0);
  return otherWindows(text, index, limit, (passage) => {
    if (passage.id === target.id || overlaps(passage, target)) return false;
    const words = new Set(tokenize(passage.text).map((token) => token.text));
    return !telling.some((some) => some.every((word) => words.has(word)));
  });
}

/** Passages may repeat the last sentence of the one before. */
function overlaps(passage: Passage, target: Passage): boolean {
  return passage.text.includes(target.text.slice(0, 80)) || target.text.includes(passage.text.slice(0, 80));
}
