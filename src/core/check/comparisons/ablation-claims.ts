import type { PaperIndex } from '../../evidence/paper-index.ts';
import { ownNames } from '../aligned/own-names.ts';
import { wordsOf } from '../aligned/words.ts';
import { isPlausible } from './own-losses.ts';
import { resultTables, type MethodResults, type Result, type ResultTable } from './result-tables.ts';

/** "A contributes more than B", "removing A helps": a reading of an ablation that its rows contradict. */
export interface AblationVerdict {
  /** UTF-16 range in the review's sentence. */
  readonly start: number;
  readonly end: number;
  readonly table: ResultTable;
  readonly condition: string;
  readonly first: { readonly label: string; readonly result: Result };
  readonly second: { readonly label: string; readonly result: Result };
}

const part = "(?<first>(?:[\\p{L}\\p{N}'-]+ ){1,5})";
const other = "(?<second>(?:[\\p{L}\\p{N}'-]+ ?){1,5})";
const more = new RegExp(
  String.raw`\b${part}(?:contributes?|matters?|mattering|helps?|counts?|is|being|are) (?:far |much |clearly |significantly )?(?:more|more important|more valuable|more useful|more critical|stronger) than (?:the )?${other}`,
  'u',
);
const removing =
  /\b(?:removing|dropping|omitting|without|ablating|disabling) (?:the )?(?<first>(?:[\p{L}\p{N}'-]+ ){1,5})(?:(?:even |actually |slightly |clearly )?(?:improves?|helps?|raises?|increases?|boosts?)|has no effect|leaves? (?:[\p{L}\p{N}'-]+ ){1,4}(?:essentially |nearly |almost |largely )?unchanged|makes? no difference|(?:does|do) not (?:hurt|matter|change|lower|reduce))\b/u;
const unsure =
  /\b(?:not clear|unclear|if|whether|should|would|could|might|may|why|how|expect\w*|claims?)\b|\?/u;
const removed = /^(?:w\/o|w\.o\.|without|no|-|−|–|remove[sd]?|removing|minus)\s*/u;

/** Readings of an ablation in a sentence (folded lower case) that the paper's rows contradict. */
export function ablationVerdicts(lower: string, index: PaperIndex): AblationVerdict[] {
  if (unsure.test(lower)) return [];
  const compared = more.exec(lower);
  const dropped = removing.exec(lower);
  return resultTables(index).flatMap((table) => {
    const rows = table.methods.filter(({ key }) => removed.test(key));
    if (rows.length === 0) return [];
    if (compared?.groups) {
      const first = rowOf(compared.groups['first']!, rows, index);
      const second = rowOf(compared.groups['second']!, rows, index);
      // Without the part that matters more, the result must be the worse one.
      const found = first && second && first !== second ? opposite(table, first, second) : null;
      if (found)
        return { start: compared.index, end: compared.index + compared[0].trimEnd().length, ...found };
    }
    const full =
      table.methods.find((method) => method.own) ??
      table.methods.find(({ key }) => /^(?:full|all|complete|ours)\b/u.test(key));
    if (dropped?.groups && full) {
      const row = rowOf(dropped.groups['first']!, rows, index);
      const found = row ? opposite(table, full, row) : null;
      if (found) return { start: dropped.index, end: dropped.index + dropped[0].length, ...found };
    }
    return [];
  });
}

/** The one row without what the words name. */
function rowOf(words: string, rows: readonly MethodResults[], index: PaperIndex): MethodResults | null {
  const names = ownNames(index);
  const asked = new Set(wordsOf(words, names).map(({ term }) => term));
  const ranked = rows
    .map((row) => {
      const terms = new Set(wordsOf(row.key.replace(removed, ''), names).map(({ term }) => term));
      const met = [...terms].filter((term) => asked.has(term)).length;
      return { row, met, share: terms.size === 0 ? 0 : met / terms.size };
    })
    .filter(({ met, share }) => met > 0 && share >= 0.5)
    .sort((a, b) => b.met - a.met || b.share - a.share);
  const [best, next] = ranked;
  return best && (!next || next.met < best.met || next.share < best.share) ? best.row : null;
}

/** Where `better` is ahead of `worse`, by more than a trifle, in every condition that both have. */
function opposite(
  table: ResultTable,
  better: MethodResults,
  worse: MethodResults,
): Omit<AblationVerdict, 'start' | 'end'> | null {
  let found: Omit<AblationVerdict, 'start' | 'end'> | null = null;
  for (const [at, { metric, label }] of table.conditions.entries()) {
    const [high, low] = [better.results.get(at), worse.results.get(at)];
    if (!high || !low || metric.cost) continue;
    if (metric.direction === 0 || !isPlausible(high.value, low.value)) return null;
    const lead = metric.direction * (high.value - low.value);
    if (lead <= 0.005 * Math.abs(high.value)) return null;
    found ??= {
      table,
      condition: label,
      first: { label: better.label, result: high },
      second: { label: worse.label, result: low },
    };
  }
  return found;
}
