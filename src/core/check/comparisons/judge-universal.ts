import type { PaperIndex } from '../../evidence/paper-index.ts';
import { holdsWord, ownNames } from '../aligned/own-names.ts';
import { statementsOf } from '../aligned/statements.ts';
import { own, wordsOf, type Word } from '../aligned/words.ts';
import { conditionWords, namedConditions } from './condition-words.ts';
import { metricOf } from './metric-direction.ts';
import { ownLosses, type OwnLoss } from './own-losses.ts';
import { ownReservations, type Reservation } from './own-reservations.ts';
import { methodName, resultTables } from './result-tables.ts';
import type { UniversalClaim } from './universal-claims.ts';

export interface UniversalVerdict {
  readonly claim: UniversalClaim;
  readonly loss: OwnLoss | null;
  readonly reservation: Reservation | null;
  /** 0..1. */
  readonly score: number;
}

/** What the paper holds against a universal win; null if nothing that is sure enough. */
export function judgeUniversal(claim: UniversalClaim, index: PaperIndex): UniversalVerdict | null {
  const words = wordsOf(claim.clause, ownNames(index));
  const subject = subjectOf(claim.clause, index);
  if (subject === 'other') return null;
  const said = saidByPaper(claim, words, index);
  if (said === 'same') return null;
  const reservation = bestReservation(claim, words, index);
  const loss = claim.cost ? null : bestLoss(claim, index);
  if (!reservation && !loss) return null;
  // The paper boasts of the like itself: its table says otherwise, but the reviewer is not alone.
  if (!reservation && said === 'alike')
    return loss?.named ? { claim, loss: loss.loss, reservation, score: 0.64 } : null;
  // The paper's own words prove more than a cell that the reader of tables may have misplaced.
  const score = reservation ? (loss ? 0.92 : 0.86) : loss && loss.named ? 0.84 : 0.72;
  return { claim, loss: loss?.loss ?? null, reservation, score };
}

const universal =
  /\b(?:outperform\w*|surpass\w*|beat(?:s|ing)?|exceed\w*|superior\w*|best|improv\w*|highest|better|gains?|wins?)\b[^.;]{0,60}\b(?:all|every|each)\b(?! but)(?<rest>[^.;,]{0,40})/u;

/**
 * Whether the paper makes the claim itself, which is then not the reviewer's exaggeration. same: in the same words;
 * alike: a universal win over the same kind of things.
 */
function saidByPaper(
  { noun }: UniversalClaim,
  words: readonly Word[],
  index: PaperIndex,
): 'same' | 'alike' | null {
  const stem = noun.replace(/(?:ies|es|s|y)$/u, '');
  const about = new Set(words.map(({ term }) => term).filter((term) => term !== own));
  let found: 'same' | 'alike' | null = null;
  for (const statement of statementsOf(index).all) {
    const { lower, related } = statement;
    const rest = related ? undefined : universal.exec(lower)?.groups?.['rest'];
    if (rest === undefined || !rest.includes(stem) || narrowing.test(lower)) continue;
    if (!statement.words.some(({ term }) => term === own) && !/\b(?:we|our)\b/u.test(lower)) continue;
    const shared = new Set(statement.words.map(({ term }) => term).filter((term) => about.has(term)));
    if (shared.size >= 3) return 'same';
    found = 'alike';
  }
  return found;
}

const narrowing = /\b(?:except\w*|all but|most|majority|almost|nearly|if|average|averaged|limitations?)\b/u;

/** Whose win it is: of the paper's own method, or of another method of its tables. */
function subjectOf(clause: string, index: PaperIndex): 'own' | 'other' {
  const verb =
    /\b(?:outperform|surpass|beat|exceed|achiev|obtain|win|lead|is the best|improv|trail|lag|domina)/u.exec(
      clause,
    );
  const before = clause.slice(0, verb?.index ?? 0);
  if (wordsOf(before, ownNames(index)).some(({ term }) => term === own)) return 'own';
  const others = resultTables(index).flatMap(({ methods }) =>
    methods.filter((one) => !one.own).map(methodName),
  );
  return others.some((name) => name.length > 2 && holdsWord(before, name)) ? 'other' : 'own';
}

function bestReservation(
  claim: UniversalClaim,
  words: readonly Word[],
  index: PaperIndex,
): Reservation | null {
  const statements = statementsOf(index);
  const terms = new Set(words.map(({ term }) => term).filter((term) => term !== own));
  let best: { reservation: Reservation; rank: number } | null = null;
  const rivals = namedRivals(claim, index);
  const conditions = namedData(claim, index);
  const kinds = wordsOf(claim.between, ownNames(index)).map(({ term }) => term);
  for (const reservation of ownReservations(index)) {
    if (reservation.cost !== claim.cost) continue;
    const { lower } = reservation.statement;
    // "beats FreshNet on all", "beats all on Berry-9": only what is said of those is an exception.
    if (rivals.length > 0 && !rivals.some((name) => holdsWord(lower, name))) continue;
    if (conditions.length > 0 && !conditions.some((word) => holdsWord(lower, word))) continue;
    // "all 7B baselines": others than those are no exception.
    if (
      claim.over === 'rivals' &&
      kinds.some((term) => !reservation.statement.words.some((word) => word.term === term))
    )
      continue;
    const shared = new Set(
      reservation.statement.words.map(({ term }) => term).filter((term) => terms.has(term)),
    );
    const weight = [...shared].reduce((sum, term) => sum + statements.idf(term), 0);
    const speaksOfOwn =
      reservation.statement.words.some(({ term }) => term === own) ||
      /\b(?:we|our)\b/u.test(reservation.statement.lower);
    if (!speaksOfOwn && (shared.size < 2 || weight < 7)) continue;
    const rank = weight + (reservation.kind === 'most' ? 0 : 3) + (speaksOfOwn ? 2 : 0);
    if (!best || rank > best.rank) best = { reservation, rank };
  }
  return best?.reservation ?? null;
}

/** Datasets and settings of the tables that the clause names, metrics left out, lower case. */
function namedData({ clause }: UniversalClaim, index: PaperIndex): string[] {
  return resultTables(index).flatMap((table) =>
    (namedConditions(table, clause) ?? [])
      .flatMap((at) => conditionWords(table.conditions[at]!))
      .filter((word) => holdsWord(clause, word) && metricOf(word).direction === 0 && !metricOf(word).cost),
  );
}

/** Methods of the tables that the clause names, lower case. */
function namedRivals({ clause }: UniversalClaim, index: PaperIndex): string[] {
  return resultTables(index)
    .flatMap(({ methods }) => methods.filter((one) => !one.own).map(methodName))
    .filter((name) => name.length > 2 && !empty.test(name) && holdsWord(clause, name));
}

const empty =
  /^(?:the|with|base|all|and|our|model|method|full|no|non|single|multi|baseline|state-of-the-art|sota)$/u;

/** A losing cell that falls under the claim: of the metric, dataset and rival that it names, if it names any. */
function bestLoss(claim: UniversalClaim, index: PaperIndex): { loss: OwnLoss; named: boolean } | null {
  const tables = resultTables(index);
  const held = new Set(
    tables
      .flatMap(({ conditions }) => conditions.flatMap(conditionWords))
      .filter((word) => holdsWord(claim.clause, word)),
  );
  const rivals = namedRivals(claim, index);
  let found: { loss: OwnLoss; rank: number } | null = null;
  for (const loss of ownLosses(index)) {
    if (rivals.length > 0 && !rivals.some((name) => holdsWord(loss.rival.key, name))) continue;
    const words = new Set([
      ...conditionWords(loss.condition),
      ...loss.table.caption.split(/[^\p{L}\p{N}@-]+/u),
    ]);
    const met = [...held].filter((word) => words.has(word)).length;
    if (held.size > 0 && met === 0) continue;
    const rank = met + (loss.table.main ? 1 : 0);
    if (!found || rank > found.rank) found = { loss, rank };
  }
  if (!found) return null;
  return { loss: found.loss, named: held.size > 0 || rivals.length > 0 || found.loss.table.main };
}
