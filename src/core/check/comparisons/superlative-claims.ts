import type { PaperIndex } from '../../evidence/paper-index.ts';
import { holdsWord } from '../aligned/own-names.ts';
import { namedConditions } from './condition-words.ts';
import { bestResult } from './best-result.ts';
import { isPlausible } from './own-losses.ts';
import { ownPattern } from './own-reservations.ts';
import {
  areComparable,
  areInLine,
  methodName,
  resultTables,
  type MethodResults,
  type Result,
  type ResultTable,
} from './result-tables.ts';

/** "A is best on D" where another row is ahead in every cell of D. */
export interface SuperlativeVerdict {
  /** UTF-16 range of the superlative with what it is told of. */
  readonly start: number;
  readonly end: number;
  readonly table: ResultTable;
  readonly condition: string;
  readonly subject: { readonly label: string; readonly result: Result };
  readonly ahead: { readonly label: string; readonly result: Result };
  /** The subject is next to the one ahead, and the claim speaks of this one condition. */
  readonly second: boolean;
}

const superlative =
  /\b(?:(?:achiev|obtain|report|reach|yield|get|has|have|attain|deliver|show)\w* (?:the )?(?:best|highest|top|lowest|strongest)|(?:is|are|being|comes out|performs?) (?:the )?(?:best|strongest|top|closest)|ranks? first|ranking first|leads? (?:on|in)|wins? (?:on|in)|best results?|top (?:scores?|results?|accuracy|performance))\b/gu;
const unsure =
  /\b(?:not|n't|never|if|whether|should|would|could|might|may|second|among|one of|nearly|almost|most|some|many|several|except\w*|average|overall|claims?|claimed|hope|expect\w*|competitive|comparable|why|how|previous|prior|existing|without|w\/o|open-source|open-sourced|small\w*|similar|same|of its|only)\b/u;

/** Superlatives of a sentence (folded lower case) that the paper's cells contradict. */
export function superlativeVerdicts(lower: string, index: PaperIndex): SuperlativeVerdict[] {
  return [...lower.matchAll(superlative)].flatMap((hit) => {
    const [from, to] = bounds(lower, hit.index, hit.index + hit[0].length);
    const clause = lower.slice(from, to);
    if (unsure.test(clause)) return [];
    const subject = subjectOf(lower.slice(from, hit.index), index);
    if (subject === null) return [];
    const behind = resultTables(index).map((table) => behindIn(table, subject, clause, index));
    // One table in which it is the best bears the claim out.
    if (behind.includes('best')) return [];
    const found = behind.find((one): one is Behind => one !== null && one !== 'best');
    return found ? { start: hit.index, end: to, ...found } : [];
  });
}

function bounds(lower: string, start: number, end: number): [number, number] {
  let from = 0;
  for (const hit of lower
    .slice(0, start)
    .matchAll(
      /[;:] |, (?:but|while|whereas|although|though)\b|\b(?:but|whereas|although|though|while|that)\b/gu,
    ))
    from = hit.index + hit[0].length;
  const stop =
    /[;:.] |[;:.]$|, |\b(?:but|whereas|although|though|while|despite|which|and (?:is|are|the|it|also))\b/u.exec(
      lower.slice(end),
    );
  return [from, stop ? end + stop.index : lower.length];
}

function subjectOf(before: string, index: PaperIndex): string | null {
  const own = [...before.matchAll(ownPattern(index))].at(-1);
  let best: { name: string; at: number } | null = own ? { name: 'own', at: own.index + own[0].length } : null;
  for (const hit of before.matchAll(
    /\b(?:the|this|their) (?:proposed )?(?:[\p{L}-]+ )?(?:method|approach|framework|model|algorithm)\b|\bit\b/gu,
  ))
    if (!best || hit.index >= best.at) best = { name: 'own', at: hit.index + hit[0].length };
  for (const { methods } of resultTables(index))
    for (const method of methods) {
      const name = methodName(method);
      const at = name.length > 2 && !method.own && !method.aside ? before.lastIndexOf(name) : -1;
      if (at >= 0 && holdsWord(before, name) && (!best || at + name.length > best.at))
        best = { name, at: at + name.length };
    }
  return best && before.length - best.at <= 30 ? best.name : null;
}

type Behind = Omit<SuperlativeVerdict, 'start' | 'end'>;

/** null: the table says nothing of it. */
function behindIn(
  table: ResultTable,
  subject: string,
  clause: string,
  index: PaperIndex,
): Behind | 'best' | null {
  const named = namedConditions(table, clause);
  if (!named) return null;
  const mine = table.methods.filter(
    (one) => !one.aside && (subject === 'own' ? one.own : !one.own && holdsWord(one.key, subject)),
  );
  const others = table.methods.filter(
    (one) => !one.aside && !mine.includes(one) && !(subject === 'own' && one.own),
  );
  if (mine.length === 0 || others.length < 2) return null;
  let found: Behind | null = null;
  for (const at of named) {
    const { direction, cost } = table.conditions[at]!.metric;
    if (direction === 0 || cost) return null;
    const subjectBest = bestResult(mine, at, direction);
    if (!subjectBest) continue;
    const rivals = others.filter(
      (one) => areInLine(one, subjectBest.method) && areComparable(one, subjectBest.method, index),
    );
    const ahead = bestResult(rivals, at, direction);
    if (!ahead) return null;
    if (direction * (ahead.result.value - subjectBest.result.value) <= 0) return 'best';
    if (!isPlausible(ahead.result.value, subjectBest.result.value)) return null;
    found ??= {
      table,
      condition: table.conditions[at]!.label,
      subject: { label: subjectBest.method.label, result: subjectBest.result },
      ahead: { label: ahead.method.label, result: ahead.result },
      second: named.length === 1 && isSecond(others, at, direction, subjectBest.result.value),
    };
  }
  return found;
}

/** Exactly one of the others is better, and none is as good. */
function isSecond(
  others: readonly MethodResults[],
  condition: number,
  direction: number,
  value: number,
): boolean {
  const leads = others.flatMap(({ results }) => {
    const result = results.get(condition);
    return result ? direction * (result.value - value) : [];
  });
  return leads.filter((lead) => lead >= 0).length === 1;
}
