import { quoteAround } from '../evidence/quote-evidence.ts';
import type { CoarseType } from '../findings/finding.ts';
import type { Sentence } from '../review/model.ts';
import { foldLower } from '../text/fold.ts';
import type { CheckContext, Checker, Opinion } from './checker.ts';
import { turnedRelations, type TurnedRelation } from './relations/judge-relations.ts';
import type { Relation } from './relations/relation.ts';

/** What a turned relation is called. */
const kinds: Readonly<Record<Relation['kind'], readonly [CoarseType, string]>> = {
  order: ['Temporal', 'temporal/order-reversed/before-as-after'],
  trend: ['Reasoning Error', 'reasoning-error/trend-reversed/rise-as-fall'],
  sensitivity: ['Reasoning Error', 'reasoning-error/trend-reversed/flat-as-sensitive'],
};

/**
 * Relations between two things that the paper tells the other way round: which comes first, whether one rises or falls
 * with the other, whether one is sensitive to the other.
 */
export const relations: Checker = {
  name: 'relations',
  check(sentence: Sentence, context: CheckContext): readonly Opinion[] {
    if (sentence.kind === 'request' || sentence.kind === 'other') return [];
    return turnedRelations(foldLower(sentence.text), sentence.text, context.index).map((turned) =>
      opinionOf(sentence.text, turned, context),
    );
  },
};

/** Less alike, the two sentences speak of other things too often: then the score is a feature and no finding. */
const sure = 0.55;

function opinionOf(text: string, { claim, told, alike }: TurnedRelation, { paper }: CheckContext): Opinion {
  const [type, node] = kinds[claim.kind];
  const passage = paper.passages[told.statement.passage]!;
  const [from, to] = [told.statement.start + told.start, told.statement.start + told.end];
  const score = alike >= sure ? Math.min(0.84, 0.4 + 0.45 * alike) : 0.7 * alike;
  return {
    start: claim.start,
    end: claim.end,
    verdict: 'contradicted',
    type,
    node,
    score,
    severity: 'information',
    absence: false,
    reason: `Where the review says "${text.slice(claim.start, claim.end)}", the paper says "${passage.text.slice(from, to)}" of the same things.`,
    quotes: [quoteAround(passage, from, to, score)],
    repair: null,
  };
}
