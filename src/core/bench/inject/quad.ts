import type { Passage } from '../../paper/model.ts';
import { stemWord, tokenize } from '../../text/tokens.ts';
import type { Grounded } from './grounded.ts';
import { replaced, type Operator, type PaperEdit, type Replacement, type Swap } from './operator.ts';
import type { EvidenceWindow, PairRow } from './row.ts';
import { rowMaker, type Origin } from './row-maker.ts';
import { neighbourhoodOf } from './neighbourhood.ts';
import { restatements, restatingPassages } from './restated.ts';
import { reversedNode } from './reversed-node.ts';
import { otherWindows, windowOf } from './windows.ts';

/** Passages beside the one that settles the claim: a detector reads three. */
const others = 2;

/**
 * All rows of one change. A change of meaning makes six: claim and passage as they are, the claim altered, the passage
 * altered (both false), both altered (true again), and either claim where the passage is missing. Each claim, and each
 * passage, is false in one row and not false in the others, so neither alone tells the label. Where one wording implies
 * the other, the row with the weaker claim and the stronger passage is true too. A change of the paper's side alone makes
 * no row of the altered claim beside the passage as it is, one of the claim's side alone none of the altered passage. A
 * change of words makes two true rows.
 */
export function rowsOf(swap: Swap, operator: Operator, grounded: Grounded, origin: Origin): PairRow[] {
  const { index, text } = grounded;
  const passage = index.paper.passages[swap.paper.passage]!;
  const altered = replaced(text, swap.claim);
  const beside = besides(swap, grounded, passage, others, settling);
  const apart = besides(swap, grounded, passage, others + 1, related);
  const [from, to] = neighbourhoodOf(swap.paper, passage, index);
  const asIs = windowOf(passage, index, passage.text.slice(from, to));
  const patches = [swap.paper, ...(swap.also ?? [])];
  const edited = windowOf(passage, index, patchedIn(passage, from, to, patches));
  const shown = (first: EvidenceWindow): EvidenceWindow[] => [first, ...beside];
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
    ...(swap.sides === 'paper'
      ? []
      : [
          row('claim-edited', altered, shown(asIs), {
            ...wrong(span, swap.stronger === 'before'),
            patches: [],
          }),
        ]),
    ...(swap.sides === 'claim'
      ? []
      : [
          row('evidence-edited', text, shown(edited), {
            ...wrong(unchanged, swap.stronger === 'after'),
            node: reversedNode(swap.node),
            patches,
          }),
          row('both-edited', altered, shown(edited), { ...fine, patches }),
        ]),
    row('evidence-removed', text, apart, { ...removed, patches: [] }),
    row('claim-edited-evidence-removed', altered, apart, { ...removed, patches: [] }),
  ];
}

/** A part of a passage with the edits that lie in it. */
function patchedIn(passage: Passage, from: number, to: number, patches: readonly PaperEdit[]): string {
  return patches
    .filter((patch) => patch.passage === passage.id && from <= patch.start && patch.end <= to)
    .sort((a, b) => b.start - a.start)
    .reduce(
      (text, { start, end, text: by }) => replaced(text, { start: start - from, end: end - from, text: by }),
      passage.text.slice(from, to),
    );
}

function spanIn({ start, text }: Replacement): { start: number; end: number } {
  return { start, end: start + text.length };
}

/** A passage with a statement that shares this much of the claim may settle it, in whatever words. */
const settling = 0.1;
/** And where nothing may be left that bears on the claim at all. */
const related = 0.05;

/** What else would be retrieved, without passages that could settle the claim, one way or the other. */
function besides(
  swap: Swap,
  grounded: Grounded,
  target: Passage,
  limit: number,
  least: number,
): EvidenceWindow[] {
  const { text, index } = grounded;
  const { claim, paper } = swap;
  const telling = [
    text.slice(claim.start, claim.end),
    claim.text,
    target.text.slice(paper.start, paper.end),
    paper.text,
  ]
    .map(wordsOf)
    .filter((words) => words.length > 0);
  const restating = restatingPassages(restatements(grounded, claim), least);
  return otherWindows(text, index, limit, (passage) => {
    if (passage.id === target.id || restating.has(passage.id) || overlaps(passage, target)) return false;
    const section = passage.section === null ? '' : (index.paper.sections[passage.section]?.label ?? '');
    const words = new Set(wordsOf(`${section} ${passage.text}`));
    return !telling.some((some) => some.every((word) => words.has(word)));
  });
}

/** Stems and numbers: "static" and "statically" tell the same. */
function wordsOf(text: string): string[] {
  return tokenize(text).map((token) => stemWord(token.text));
}

/** Passages may repeat the last sentence of the one before. */
function overlaps(passage: Passage, target: Passage): boolean {
  return passage.text.includes(target.text.slice(0, 80)) || target.text.includes(passage.text.slice(0, 80));
}
