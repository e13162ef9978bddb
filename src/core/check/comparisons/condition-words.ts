import { holdsWord } from '../aligned/own-names.ts';
import type { Condition, ResultTable } from './result-tables.ts';

/** Words of headings that name nothing by themselves. */
const empty =
  /^(?:the|and|on|of|for|in|to|with|all|set|test|val|dev|results?|tasks?|metrics?|methods?|models?|datasets?|data|score|scores|rate|avg|average|mean|overall|task|type|value|values|performance|higher|lower|better|best|top|ours|our|baseline|baselines|each|every|proposed|improvement|main|table|time)$/u;

/** Names and metrics of a condition, lower case: what a sentence must hold to speak of it. */
export function conditionWords({ key }: Condition): string[] {
  return [...key.matchAll(/[\p{L}\p{N}][\p{L}\p{N}@+.*-]*/gu)]
    .map(([word]) => word)
    .filter((word) => word.length > 1 && /\p{L}/u.test(word) && !empty.test(word));
}

/**
 * The conditions of a table that a clause names ("on Housing", "in F1"), as indices; null if it names none of them. A
 * word that all conditions share, or that the caption gives, does not tell them apart.
 */
export function namedConditions(table: ResultTable, clause: string): number[] | null {
  const words = table.conditions.map((condition) => conditionWords(condition));
  const named = words.map((own) => own.filter((word) => holdsWord(clause, word)).length);
  const most = Math.max(0, ...named);
  if (most === 0) return null;
  const all = named.every((count) => count === most);
  return all ? null : named.flatMap((count, at) => (count === most ? [at] : []));
}
