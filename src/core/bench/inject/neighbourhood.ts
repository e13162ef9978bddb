import type { PaperIndex } from '../../evidence/paper-index.ts';
import { statementsOf } from '../../evidence/statements.ts';
import type { Passage } from '../../paper/model.ts';
import type { Replacement } from './operator.ts';

/**
 * The statement that is altered with its neighbours, a range in the passage's text: a whole passage often goes on about
 * the same thing, and would tell the altered claim false, or the unaltered one true, once more.
 */
export function neighbourhoodOf(
  { start, end }: Pick<Replacement, 'start' | 'end'>,
  passage: Passage,
  index: PaperIndex,
): [number, number] {
  const own = statementsOf(index).all.filter((statement) => statement.passage === passage);
  const first = own.findIndex((statement) => statement.end > start);
  const last = own.findLastIndex((statement) => statement.start < end);
  if (first < 0 || last < 0) return [0, passage.text.length];
  return [own[Math.max(0, first - 1)]!.start, own[Math.min(own.length - 1, last + 1)]!.end];
}
