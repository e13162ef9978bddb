import type { Passage } from '../../paper/model.ts';
import { tokenize } from '../../text/tokens.ts';
import type { Grounded } from './grounded.ts';
import { replaced, type Operator, type Replacement, type Swap } from './operator.ts';
import type { EvidenceWindow, PairRow } from './row.ts';
import { rowMaker, type Origin } from './row-maker.ts';
import { otherWindows, windowOf } from './windows.ts';

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
  const span = spanIn(swap.claim);
  const unchanged = { start: swap.claim.start, end: swap.claim.end };
  const row = rowMaker(
    {
      origin,
      operator: operator.id,
      role: grounded.role,
      aspect: grounded.aspect,
      node: swap.node,
      original: text,
    },
    JSON.stringify(swap),
  );
  const patches = [swap.paper];
  const fine = { label: 0, state: 'supported', span: null } as const;
  if (swap.effect === 'keeps')
    return [
      row('claim-reworded', altered, shown(asIs), { ...fine, patches: [] }),
      row('evidence-reworded', text, shown(edited), { ...fine, patches }),
    ];
  const wrong = (where: { start: number; end: number }, implied: boolean) =>
    implied ? fine : ({ label: 1, state: 'contradicted', type: operator.type, span: where } as const);
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
