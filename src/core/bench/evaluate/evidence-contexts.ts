import { passageFinder, type PassageFinder } from '../../evaluate/passage-finder.ts';
import type { PaperIndex } from '../../evidence/paper-index.ts';
import { retrieve } from '../../evidence/retrieval/retrieve.ts';
import type { DetectorPaper } from '../detectors/detector.ts';
import type { EvidenceWindow } from '../inject/row.ts';
import { windowOf } from '../inject/windows.ts';
import type { LabelledCase } from './labelled-case.ts';

/**
 * What a detector may read of the paper: the passages that settle the sentence, those that retrieval finds, or all
 * (CAP's ablation).
 */
export const evidenceContexts = ['gold', 'retrieved', 'full'] as const;
export type EvidenceContext = (typeof evidenceContexts)[number];

/** Passages that a detector reads at a time. */
const windows = 3;
/** Deepest place at which retrieval is measured. */
const deepest = 10;

/** The windows of a case in a context: null for the whole paper, undefined where the context cannot be had. */
export function windowsOf(
  one: LabelledCase,
  context: EvidenceContext,
  paper: DetectorPaper | null,
  find: PassageFinder | null,
): readonly EvidenceWindow[] | null | undefined {
  if (context === 'gold') {
    if (one.windows) return one.windows;
    const gold = paper && find && one.quotation !== '' ? find(one.quotation) : [];
    return paper && gold.length > 0 ? gold.map((id) => windowAt(id, paper.index)) : undefined;
  }
  if (!paper) return undefined;
  if (context === 'full') return null;
  return retrieve(one.text, paper.index, windows).map(({ passage }) => windowOf(passage, paper.index));
}

function windowAt(id: number, index: PaperIndex): EvidenceWindow {
  return windowOf(index.paper.passages[id]!, index);
}

/** Folds the paper's text when it is first asked: most batches never ask. */
export function finderOf({ paper }: DetectorPaper): PassageFinder {
  let find: PassageFinder | null = null;
  return (quotation) => (find ??= passageFinder(paper.passages))(quotation);
}

/** Passages that changes edit, by their group: they settle the rows that leave the paper as it is. */
export function editedPassages(cases: readonly LabelledCase[]): ReadonlyMap<string, readonly number[]> {
  return new Map(
    cases.flatMap(({ group, patches }) =>
      group === null || patches.length === 0
        ? []
        : [[group, [...new Set(patches.map(({ passage }) => passage))]] as const],
    ),
  );
}

/** Where plain BM25 and the product's retrieval find what settles a case; null where nobody says what does. */
export function retrievalOf(
  { quotation, group, text }: LabelledCase,
  { index }: DetectorPaper,
  find: PassageFinder,
  edited: ReadonlyMap<string, readonly number[]>,
): { gold: number[]; found: Record<string, number[]> } | null {
  const gold = quotation === '' ? [...(edited.get(group ?? '') ?? [])] : find(quotation);
  if (gold.length === 0) return null;
  const ids = (hits: readonly { readonly passage: { readonly id: number } }[]): number[] =>
    hits.map(({ passage }) => passage.id);
  return {
    gold,
    found: { BM25: ids(index.search(text, deepest)), product: ids(retrieve(text, index, deepest)) },
  };
}
