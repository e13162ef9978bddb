import type { PaperIndex } from '../../evidence/paper-index.ts';
import { isPoints } from '../../text/number-units.ts';
import { digitsOf } from './evidence.ts';
import type { Candidate } from './candidates.ts';
import type { NumberClaim } from './claims.ts';
import type { PaperNumber } from './paper-numbers.ts';

/** How a claim's number and a number of the paper fit together, as figures that a logistic model weighs. */
export type Alignment = Readonly<Record<string, number>>;

const totals =
  /\b(?:total|across|evaluat\w*|experiment\w*|conduct\w*|test(?:ed)?|consists?|contain\w*|compris\w*|introduc\w*|propos\w*|present\w*|collect\w*|span\w*|cover\w*|compare\w*|recruit\w*|novel)\b/u;
/** Of a part of the work, whose counts are not those of the whole. */
const local =
  /\b(?:in this (?:experiment|section|case|setting|example|figure|table|ablation)|ablation|for this|here|respectively|additional\w*|further\w*|other)\b/u;
/** Beside both numbers: four words or fewer away. */
const beside = 0.7;

/**
 * Compares a claim with the best statement of another value. `pool` holds all statements that may be of the same
 * thing, the best first.
 */
export function alignment(claim: NumberClaim, pool: readonly Candidate[], index: PaperIndex): Alignment {
  const best = pool[0]!;
  const { number } = best;
  const { quantity } = claim;
  const value = number.quantity.value;
  const values = new Set(pool.map((each) => each.number.quantity.value));
  const agreeing = pool.filter((each) => each.number.quantity.value === value).length;
  const clause = clauseBefore(number, index);
  const high = Math.max(Math.abs(value), 1e-9);
  const said = Math.max(Math.abs(quantity.value), 1e-9);
  return {
    context: best.context,
    worth: Math.log1p(best.worth),
    near: best.near,
    ...sharedWords(claim, number, index),
    same: best.head === 2 ? 1 : 0,
    modifiers: best.head > 0 ? best.modifiers : 0,
    modified: best.head > 0 && (claim.noun?.modifiers.length ?? 0) > 0 ? best.modifiers : 0,
    label: best.label,
    agreeing: Math.log1p(agreeing - 1),
    values: Math.log(values.size),
    ratio: Math.min(4, Math.abs(Math.log(high / said))),
    above: pool.every((each) => each.number.quantity.high < quantity.value) ? 1 : 0,
    two: quantity.value === 2 ? 1 : 0,
    paperOne: value === 1 ? 1 : 0,
    paperTwo: value === 2 ? 1 : 0,
    asked: claim.asked ? 1 : 0,
    definite: claim.definite ? 1 : 0,
    compound: claim.compound ? 1 : 0,
    anchored: claim.anchored ? 1 : 0,
    hedged: quantity.hedge === 'exact' ? 0 : 1,
    range: quantity.high === quantity.value ? 0 : 1,
    paperRange: number.quantity.high === value ? 0 : 1,
    digits: Math.min(4, digitsOf(quantity)),
    percent: quantity.dimension === '%' ? 1 : 0,
    times: quantity.dimension === 'x' ? 1 : 0,
    delta: claim.delta ? 1 : 0,
    deltas: number.delta === claim.delta ? 1 : 0,
    points: isPoints(quantity) === isPoints(number.quantity) ? 1 : 0,
    anaphoric: number.anaphoric ? 1 : 0,
    listed: number.listed ? 1 : 0,
    caption: index.paper.passages[number.passage]!.kind === 'caption' ? 1 : 0,
    early: number.passage < 0.1 * index.paper.passages.length ? 1 : 0,
    totals: totals.test(clause) ? 1 : 0,
    local: local.test(clause) ? 1 : 0,
  };
}

/** What stands before a number of the paper in its own clause, at most 60 characters, lower case. */
function clauseBefore({ passage, quantity }: PaperNumber, index: PaperIndex): string {
  const lower = index.folded[passage] ?? '';
  return (
    lower
      .slice(Math.max(0, quantity.start - 60), quantity.start)
      .split(/[.;:]\s/u)
      .at(-1) ?? ''
  );
}

/**
 * besides: what the shared words are worth but for the counted noun; tight: those right beside both numbers; back: the
 * share of the paper's own words that the claim has.
 */
function sharedWords(
  claim: NumberClaim,
  paper: PaperNumber,
  index: PaperIndex,
): { besides: number; tight: number; back: number } {
  const noun = new Set([claim.noun?.head, ...(claim.noun?.modifiers ?? [])]);
  let besides = 0;
  let tight = 0;
  let all = 0;
  let met = 0;
  for (const [stem, own] of paper.context) {
    const worth = stem.startsWith('=') ? 4 : index.idf(`_${stem}`);
    all += own * worth;
    const weight = claim.context.get(stem) ?? 0;
    if (weight === 0) continue;
    met += own * worth;
    if (!noun.has(stem)) besides += worth * Math.sqrt(own * weight);
    if (own >= beside && weight >= beside && stem !== claim.noun?.head) tight += worth;
  }
  return { besides: Math.log1p(besides), tight: Math.log1p(tight), back: all === 0 ? 0 : met / all };
}
