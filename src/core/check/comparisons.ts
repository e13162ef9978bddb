import { quoteAround } from '../evidence/quote-evidence.ts';
import type { Paper } from '../paper/model.ts';
import type { Sentence } from '../review/model.ts';
import { findAnchors } from '../evidence/anchors.ts';
import { foldLower } from '../text/fold.ts';
import type { CheckContext, Checker, Opinion } from './checker.ts';
import { ablationVerdicts, type AblationVerdict } from './comparisons/ablation-claims.ts';
import { judgeRelation, type RelationVerdict } from './comparisons/judge-relation.ts';
import { judgeUniversal, type UniversalVerdict } from './comparisons/judge-universal.ts';
import { exceptionIn, mostOf, secondBest, turnedComparison } from './comparisons/repairs.ts';
import { relationClaims } from './comparisons/relation-claims.ts';
import { superlativeVerdicts, type SuperlativeVerdict } from './comparisons/superlative-claims.ts';
import { printedValue, rowQuotes, tableName } from './comparisons/table-quotes.ts';
import { toldVerdicts, type ToldVerdict } from './comparisons/told-relations.ts';
import { universalClaims } from './comparisons/universal-claims.ts';

/** "Table 1 shows that ...": another table tells nothing against it. */
function isOfTable({ text }: Sentence, loss: UniversalVerdict['loss'], { paper }: CheckContext): boolean {
  const named = findAnchors(text).filter(({ kind }) => kind === 'table');
  const number = loss ? paper.tables[loss.table.table]?.number : undefined;
  return named.length === 0 || named.some((anchor) => anchor.number === number);
}

/**
 * Comparisons between methods against the cells of the paper's tables and against the paper's own reservations: "beats
 * all baselines on every dataset" where it loses on one, "A outperforms B" where B's row is the better one.
 */
export const comparisons: Checker = {
  name: 'comparisons',
  check(sentence: Sentence, context: CheckContext): readonly Opinion[] {
    if (sentence.kind === 'request' || sentence.kind === 'other') return [];
    const lower = foldLower(sentence.text);
    const universal = universalClaims(lower)
      .flatMap((claim) => judgeUniversal(claim, context.index) ?? [])
      .filter(({ loss, reservation }) => reservation !== null || isOfTable(sentence, loss, context));
    const relations = relationClaims(lower, context.index).flatMap(
      (claim) => judgeRelation(claim, context.index) ?? [],
    );
    return [
      ...universal.map((verdict) => universalOpinion(sentence, verdict, context)),
      ...relations.map((verdict) => relationOpinion(sentence, verdict, context)),
      ...superlativeVerdicts(lower, context.index).map((verdict) =>
        superlativeOpinion(sentence, verdict, context),
      ),
      ...ablationVerdicts(lower, context.index).map((verdict) => ablationOpinion(sentence, verdict, context)),
      ...toldVerdicts(sentence.text, context.index).map((verdict) => toldOpinion(sentence, verdict, context)),
    ];
  },
};

function universalOpinion(
  sentence: Sentence,
  { claim, loss, reservation, score }: UniversalVerdict,
  { paper }: CheckContext,
): Opinion {
  const said = sentence.text.slice(claim.start, claim.end);
  const quotes = [];
  let reason = '';
  if (loss) {
    quotes.push(...rowQuotes(paper, [loss.rivalResult, loss.ownResult], score));
    reason = `The review says "${said}"; in ${tableName(paper, loss.table.table)} ${loss.rival.label} is ahead with ${printedValue(loss.rivalResult)} against ${printedValue(loss.ownResult)}${loss.condition.label === '' ? '' : ` (${loss.condition.label})`}.`;
  }
  if (reservation) {
    const { statement, start, end } = reservation;
    const passage = paper.passages[statement.passage]!;
    quotes.unshift(quoteAround(passage, statement.start + start, statement.start + end, score));
    reason = `The review says "${said}"; the paper itself makes an exception.`;
  }
  return {
    start: claim.start,
    end: claim.end,
    verdict: 'contradicted',
    type: 'Overgeneralization',
    node:
      loss && !reservation
        ? 'overgeneralization/exception-dropped/losing-case-included'
        : 'overgeneralization/quantifier-widened/some-as-all',
    score,
    severity: score >= 0.85 ? 'warning' : 'information',
    absence: false,
    reason,
    quotes,
    repair: reservation ? exempted(sentence.text, claim, reservation, paper) : null,
  };
}

/** The claim in the words of the paper's own reservation, where they fit behind it. */
function exempted(
  text: string,
  { start, end, over }: UniversalVerdict['claim'],
  { kind, statement }: NonNullable<UniversalVerdict['reservation']>,
  paper: Paper,
): string | null {
  const said = text.slice(start, end);
  if (kind === 'most') return over === 'conditions' ? mostOf(said) : null;
  if (kind !== 'except' || !/^\s*(?:[.,;]|$)/u.test(text.slice(end))) return null;
  const exception = exceptionIn(
    paper.passages[statement.passage]!.text.slice(statement.start, statement.end),
  );
  return exception === null ? null : `${said} ${exception}`;
}

function relationOpinion(sentence: Sentence, verdict: RelationVerdict, { paper }: CheckContext): Opinion {
  const { claim, table, condition, subject, object, score } = verdict;
  return {
    start: claim.start,
    end: claim.end,
    verdict: 'contradicted',
    type: 'Reasoning Error',
    node: 'reasoning-error/comparison-reversed/winner-exchanged',
    score,
    severity: 'information',
    absence: false,
    reason: `${tableName(paper, table.table)} says the opposite: ${subject.label} has ${printedValue(subject.result)}, ${object.label} has ${printedValue(object.result)}${condition === '' ? '' : ` (${condition})`}.`,
    quotes: rowQuotes(paper, [subject.result, object.result], score),
    repair: turnedComparison(sentence.text.slice(claim.start, claim.end)),
  };
}

function superlativeOpinion(
  sentence: Sentence,
  { start, end, table, condition, subject, ahead, second }: SuperlativeVerdict,
  { paper }: CheckContext,
): Opinion {
  const score = 0.84;
  return {
    start,
    end,
    verdict: 'contradicted',
    type: 'Reasoning Error',
    node: 'reasoning-error/comparison-reversed/ranking-reordered',
    score,
    severity: 'information',
    absence: false,
    reason: `The review says "${sentence.text.slice(start, end)}"; in ${tableName(paper, table.table)} ${ahead.label} is ahead with ${printedValue(ahead.result)} against ${printedValue(subject.result)}${condition === '' ? '' : ` (${condition})`}.`,
    quotes: rowQuotes(paper, [ahead.result, subject.result], score),
    repair: second ? secondBest(sentence.text.slice(start, end)) : null,
  };
}

function toldOpinion(
  sentence: Sentence,
  { start, end, statement, at, score }: ToldVerdict,
  { paper }: CheckContext,
): Opinion {
  const passage = paper.passages[statement.passage]!;
  const [from, to] = [statement.start + at[0], statement.start + at[1]];
  return {
    start,
    end,
    verdict: 'contradicted',
    type: 'Reasoning Error',
    node: 'reasoning-error/comparison-reversed/winner-exchanged',
    score,
    severity: 'information',
    absence: false,
    reason: `The review says "${sentence.text.slice(start, end)}"; the paper says "${passage.text.slice(from, to)}".`,
    quotes: [quoteAround(passage, from, to, score)],
    repair: toldRepair(sentence.text.slice(start, end), passage.text.slice(from, to)),
  };
}

/** Only where the paper says the very opposite: "comparable" is not "slower". */
function toldRepair(said: string, printed: string): string | null {
  const turned = turnedComparison(said);
  if (turned === null) return null;
  const fresh = turned.split(' ').filter((word) => !said.split(' ').includes(word));
  return fresh.length > 0 && fresh.every((word) => printed.toLowerCase().includes(word.toLowerCase()))
    ? turned
    : null;
}

function ablationOpinion(
  sentence: Sentence,
  { start, end, table, condition, first, second }: AblationVerdict,
  { paper }: CheckContext,
): Opinion {
  const score = 0.8;
  return {
    start,
    end,
    verdict: 'contradicted',
    type: 'Reasoning Error',
    node: 'reasoning-error/conclusion-changed/ablation-misconcluded',
    score,
    severity: 'information',
    absence: false,
    reason: `The review says "${sentence.text.slice(start, end)}"; in ${tableName(paper, table.table)} ${first.label} has ${printedValue(first.result)}, ${second.label} ${printedValue(second.result)}${condition === '' ? '' : ` (${condition})`}.`,
    quotes: rowQuotes(paper, [first.result, second.result], score),
    repair: null,
  };
}
