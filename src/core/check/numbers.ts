import { quoteAround } from '../evidence/quote-evidence.ts';
import type { Sentence } from '../review/model.ts';
import type { CheckContext, Checker, Opinion } from './checker.ts';
import type { NumberClaim } from './numbers/claims.ts';
import { isUnasserted, numberClaims } from './numbers/claims.ts';
import { judge } from './numbers/judge.ts';
import type { Judgement } from './numbers/judgement.ts';
import { judgeRates, type RateVerdict } from './numbers/judge-rates.ts';
import { judgeSizes, type SizeVerdict } from './numbers/judge-sizes.ts';
import { nodeOf } from './numbers/node-of.ts';
import { paperNumbers, type PaperNumber } from './numbers/paper-numbers.ts';
import { clauseAround, repairedNumber } from './numbers/wording.ts';

/**
 * Numbers of a review against the paper: counts, settings, results, factors and rates. Contradicted only where the
 * paper states another value of the same thing and the claimed value is found nowhere, nor follows from others.
 */
export const numbers: Checker = {
  name: 'numbers',
  check(sentence: Sentence, context: CheckContext): readonly Opinion[] {
    const rates = judgeRates(sentence.text, context.index)
      .filter(({ claim, verdict }) => verdict === 'supported' || !isUnasserted(sentence, claim))
      .map((verdict) => rateOpinion(sentence, verdict));
    const sizes = judgeSizes(sentence.text, context.index)
      .filter(({ claim }) => sentence.kind !== 'request' && !isUnasserted(sentence, claim))
      .map((verdict) => sizeOpinion(sentence, verdict, context));
    const others = [...rates, ...sizes];
    const { claims } = numberClaims(sentence, context.paper);
    if (claims.length === 0) return others;
    const read = paperNumbers(context.index);
    return [...others, ...claims.flatMap((claim) => numberOpinion(sentence, claim, context, read) ?? [])];
  },
};

function numberOpinion(
  sentence: Sentence,
  claim: NumberClaim,
  context: CheckContext,
  read: ReturnType<typeof paperNumbers>,
): Opinion | null {
  const { evidence, refuted } = judge(claim, read, context.index);
  if (refuted) return contradiction(sentence, claim, refuted, context);
  const best = evidence.support.best;
  if (best === null) return null;
  const { start, end } = claim.quantity;
  return {
    start,
    end,
    verdict: 'supported',
    type: 'Number',
    node: 'number',
    score: 0,
    severity: 'hint',
    absence: false,
    reason: 'The paper gives this number.',
    quotes: [quoteOf(best.number, context, 0.5 + best.context / 2)],
  };
}

function contradiction(
  sentence: Sentence,
  claim: NumberClaim,
  { proof, against, score, certain }: Judgement,
  context: CheckContext,
): Opinion {
  const { start, end } = claim.quantity;
  const said = sentence.text.slice(start, end);
  const passage = context.paper.passages[against.passage]!;
  const { quantity } = against;
  const printed = against.cell
    ? cellText(against, context)
    : passage.text.slice(quantity.start, quantity.end);
  const words = clauseAround(passage.text, quantity.start, quantity.end);
  return {
    start,
    end,
    verdict: 'contradicted',
    type: proof === 'swapped' ? 'False Concatenation' : 'Number',
    node: nodeOf(proof, claim),
    score,
    severity: score >= 0.6 ? 'warning' : 'information',
    absence: false,
    reason: against.cell
      ? `The review says "${said}"; the paper has ${printed} in ${cellName(against, context)}.`
      : proof === 'limit'
        ? `The review says that the paper goes no further than "${said}"; the paper says "${words}".`
        : `The review says "${said}"; the paper says "${words}".`,
    quotes: [quoteOf(against, context, score)],
    repair: certain
      ? repairedNumber(
          said,
          claim.quantity,
          quantity,
          (against.cell ? printed : passage.text).slice(quantity.numberStart, quantity.numberEnd),
        )
      : null,
  };
}

/** 'the row "Hybrid" of Table 2, column "Bio yield"'. */
function cellName({ cell }: PaperNumber, { paper }: CheckContext): string {
  const table = paper.tables[cell!.table]!;
  const row = table.rows[cell!.row]!.cells.find((text) => /\p{L}/u.test(text)) ?? String(cell!.row + 1);
  const heads = table.rows.slice(0, table.header).map(({ cells }) => cells[cell!.column] ?? '');
  const column = [...new Set(heads.filter((text) => text !== ''))].join(' ');
  const where = `the row "${row}"${table.number === null ? '' : ` of Table ${table.number}`}`;
  return column === '' ? where : `${where}, column "${column}"`;
}

function cellText({ cell }: PaperNumber, { paper }: CheckContext): string {
  return cell === null ? '' : (paper.tables[cell.table]?.rows[cell.row]?.cells[cell.column] ?? '');
}

function quoteOf(number: PaperNumber, { paper }: CheckContext, score: number): Opinion['quotes'][number] {
  const passage = paper.passages[number.passage]!;
  // A table row is quoted whole.
  if (number.cell) return { passage: passage.id, start: 0, end: passage.text.length, score };
  return quoteAround(passage, number.quantity.start, number.quantity.end, score);
}

function rateOpinion(
  sentence: Sentence,
  { claim, verdict, score, passage, start, end }: RateVerdict,
): Opinion {
  const printed = passage.text.slice(start, end);
  return {
    start: claim.start,
    end: claim.end,
    verdict,
    type: 'Number',
    node: 'number/formal-quantity/rate-exponent',
    score,
    severity: score >= 0.6 ? 'warning' : 'information',
    absence: false,
    reason:
      verdict === 'supported'
        ? 'The paper gives this rate.'
        : `The review gives ${sentence.text.slice(claim.start, claim.end)}; the paper gives ${printed}.`,
    quotes: [quoteAround(passage, start, end, Math.max(score, 0.5))],
  };
}

function sizeOpinion(
  sentence: Sentence,
  { claim, against, score }: SizeVerdict,
  { paper }: CheckContext,
): Opinion {
  const passage = paper.passages[against.passage]!;
  const said = sentence.text.slice(claim.start, claim.end);
  const words = clauseAround(passage.text, against.start, against.end);
  return {
    start: claim.start,
    end: claim.end,
    verdict: 'contradicted',
    type: 'Number',
    node: 'number/size/model-size',
    score,
    severity: 'warning',
    absence: false,
    reason: `The review speaks of ${said}, a size that the paper gives nowhere; it says "${words}".`,
    quotes: [quoteAround(passage, against.start, against.end, score)],
  };
}
