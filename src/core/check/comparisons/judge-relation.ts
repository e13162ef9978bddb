import type { PaperIndex } from '../../evidence/paper-index.ts';
import { holdsWord } from '../aligned/own-names.ts';
import { bestResult } from './best-result.ts';
import { namedConditions } from './condition-words.ts';
import { isPlausible } from './own-losses.ts';
import type { RelationClaim } from './relation-claims.ts';
import {
  areComparable,
  areInLine,
  resultTables,
  type MethodResults,
  type Result,
  type ResultTable,
} from './result-tables.ts';

/** A method's value, with its row's label. */
interface Side {
  readonly label: string;
  readonly key: string;
  readonly result: Result;
  /** All that the row has, by condition. */
  readonly results: MethodResults['results'];
}

export interface RelationVerdict {
  readonly claim: RelationClaim;
  readonly table: ResultTable;
  readonly condition: string;
  readonly subject: Side;
  readonly object: Side;
  /** Conditions in which the tables say the opposite, and in which they bear the claim out. */
  readonly against: number;
  readonly bearing: number;
  readonly score: number;
}

interface Pair {
  readonly table: ResultTable;
  readonly condition: number;
  readonly subject: Side;
  readonly object: Side;
  /** Positive where the subject is better. */
  readonly lead: number;
  readonly named: boolean;
}

/**
 * What the paper's cells say of "A outperforms B": contradicted where every cell that the claim may speak of says the
 * opposite. Null where one of them bears it out, or none is found.
 */
export function judgeRelation(claim: RelationClaim, index: PaperIndex): RelationVerdict | null {
  const all = resultTables(index).flatMap((table) => pairsIn(table, claim, index));
  const named = all.filter((pair) => pair.named);
  const pairs = named.length > 0 ? named : all;
  const sign = claim.says === 'better' ? 1 : -1;
  const against = pairs.filter(({ lead }) => sign * lead < 0);
  const bearing = pairs.length - against.length;
  // Without a dataset or metric in the claim, one or two cells prove little.
  if (against.length === 0 || bearing > 0 || (named.length === 0 && against.length < 3)) return null;
  const worst = against.reduce((a, b) => (Math.abs(relative(b)) > Math.abs(relative(a)) ? b : a));
  return {
    claim,
    table: worst.table,
    condition: worst.table.conditions[worst.condition]!.label,
    subject: worst.subject,
    object: worst.object,
    against: against.length,
    bearing,
    score: named.length > 0 ? 0.86 : 0.8,
  };
}

function relative({ subject, object }: Pair): number {
  return (subject.result.value - object.result.value) / (Math.abs(object.result.value) || 1);
}

function pairsIn(table: ResultTable, claim: RelationClaim, index: PaperIndex): Pair[] {
  const subjects = methodsNamed(table, claim.subject);
  const objects = methodsNamed(table, claim.object);
  if (subjects.length === 0 || objects.length === 0) return [];
  const chosen = namedConditions(table, claim.clause);
  return table.conditions.flatMap((condition, at) => {
    const { direction, cost } = condition.metric;
    if (direction === 0 || cost || (chosen && !chosen.includes(at))) return [];
    const subject = bestOf(subjects, at, direction);
    const object = bestOf(objects, at, direction);
    if (!subject || !object || !areInLine(subject, object) || !areComparable(subject, object, index))
      return [];
    if (!isPlausible(subject.result.value, object.result.value)) return [];
    const lead = direction * (subject.result.value - object.result.value);
    return [{ table, condition: at, subject, object, lead, named: chosen !== null }];
  });
}

function methodsNamed({ methods }: ResultTable, name: string): readonly MethodResults[] {
  return methods.filter(
    (method) => !method.aside && (name === 'own' ? method.own : !method.own && holdsWord(method.key, name)),
  );
}

function bestOf(methods: readonly MethodResults[], condition: number, direction: number): Side | null {
  const best = bestResult(methods, condition, direction);
  if (!best) return null;
  const { label, key, results } = best.method;
  return { label, key, result: best.result, results };
}
