import type { PaperIndex } from '../../evidence/paper-index.ts';
import type { Condition, MethodResults, Result, ResultTable } from './result-tables.ts';
import { bestResult } from './best-result.ts';
import { areComparable, areInLine, resultTables } from './result-tables.ts';

/** A cell in which another method is better than every version of the paper's own. */
export interface OwnLoss {
  readonly table: ResultTable;
  readonly condition: Condition;
  readonly rival: MethodResults;
  readonly rivalResult: Result;
  readonly own: MethodResults;
  readonly ownResult: Result;
}

/** Tables of another purpose than comparing with others: ablations, settings, costs. */
const otherPurpose =
  /\b(?:ablat\w*|effects? of|impacts? of|influence of|sensitivity|hyper-?parameters?|statistics|runtime|running time|training time|cost|complexity|contents|settings|notation|choice of|varying|different (?:values|choices|numbers)|breakdown)\b/u;

const losses = new WeakMap<PaperIndex, readonly OwnLoss[]>();

/** All cells in which the paper's own method loses, in tables that compare it with at least two others. */
export function ownLosses(index: PaperIndex): readonly OwnLoss[] {
  let found = losses.get(index);
  if (!found) losses.set(index, (found = resultTables(index).flatMap((table) => lossesIn(table, index))));
  return found;
}

function lossesIn(table: ResultTable, index: PaperIndex): OwnLoss[] {
  if (otherPurpose.test(table.caption)) return [];
  const own = table.methods.filter((method) => method.own);
  const rivals = table.methods.filter((method) => !method.own && !method.aside);
  if (own.length === 0 || rivals.length < 2) return [];
  return table.conditions.flatMap((condition, at) => {
    const { direction, cost } = condition.metric;
    if (direction === 0 || cost) return [];
    const ours = bestResult(own, at, direction);
    const theirs =
      ours &&
      bestResult(
        rivals.filter((rival) => areInLine(rival, ours.method) && areComparable(rival, ours.method, index)),
        at,
        direction,
      );
    if (!ours || !theirs || direction * (theirs.result.value - ours.result.value) <= 0) return [];
    if (!isPlausible(ours.result.value, theirs.result.value)) return [];
    return {
      table,
      condition,
      rival: theirs.method,
      rivalResult: theirs.result,
      own: ours.method,
      ownResult: ours.result,
    };
  });
}

/** Values of one metric; others come from cells that were cut or joined when the table was read. */
export function isPlausible(a: number, b: number): boolean {
  const [low, high] = [Math.min(Math.abs(a), Math.abs(b)), Math.max(Math.abs(a), Math.abs(b))];
  return high <= 3 * low || high - low < 0.05;
}
