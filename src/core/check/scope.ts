import { quoteAround } from '../evidence/quote-evidence.ts';
import type { Sentence } from '../review/model.ts';
import { foldLower } from '../text/fold.ts';
import type { CheckContext, Checker, Opinion } from './checker.ts';
import type { Statement } from './aligned/statements.ts';
import { assumptionCases } from './scope/assumptions.ts';
import { liftedCases } from './scope/conditions.ts';
import { widenedCases } from './scope/determiners.ts';
import { promisedCases } from './scope/promised.ts';

/**
 * How far a claim reaches against how far the paper goes: "all problems" for "certain problems", "without assumptions"
 * for "under Assumption 2", tests told as done that the paper leaves to future work.
 */
export const scope: Checker = {
  name: 'scope',
  check(sentence: Sentence, context: CheckContext): readonly Opinion[] {
    if (sentence.kind === 'request' || sentence.kind === 'other') return [];
    const { text } = sentence;
    const lower = foldLower(text);
    const { index } = context;
    return [
      ...widenedCases(lower, text, index).map(({ start, end, statement, narrow, score }) =>
        opinion(context, text, { start, end }, statement, narrow, {
          node: 'overgeneralization/quantifier-widened/some-as-all',
          score,
          reason: (said, paper) => `The review says "${said}"; the paper says so of "${paper}".`,
        }),
      ),
      ...assumptionCases(lower, text, index).map(({ start, end, statement, at }) =>
        opinion(context, text, { start, end }, statement, at, {
          node: 'overgeneralization/condition-dropped/assumption-dropped',
          score: 0.72,
          reason: (said, paper) =>
            `The review says "${said}"; the paper states the result with a condition ("${paper}").`,
        }),
      ),
      ...liftedCases(lower, text, index).map(({ start, end, statement, at, cover, repair }) =>
        opinion(context, text, { start, end }, statement, at, {
          node: 'overgeneralization/condition-dropped/assumption-dropped',
          score: Math.min(0.8, 0.5 + 0.35 * cover),
          reason: (said, paper) =>
            `The review says "${said}"; the paper says so with a condition ("${paper}").`,
          repair,
        }),
      ),
      ...promisedCases(lower, text, index).map(({ start, end, statement, at, shared }) =>
        opinion(context, text, { start, end }, statement, at, {
          node: 'overgeneralization/scope-extended',
          score: shared > 2 ? 0.82 : 0.72,
          reason: (said) =>
            `The review tells "${said}" as part of the paper, which names it only among its plans and limits.`,
        }),
      ),
    ];
  },
};

interface Told {
  readonly node: string;
  readonly score: number;
  /** @param said the review's words @param paper the paper's */
  readonly reason: (said: string, paper: string) => string;
  readonly repair?: string | null;
}

function opinion(
  { paper }: CheckContext,
  text: string,
  { start, end }: { start: number; end: number },
  statement: Statement,
  at: readonly [number, number],
  { node, score, reason, repair = null }: Told,
): Opinion {
  const passage = paper.passages[statement.passage]!;
  const [from, to] = [statement.start + at[0], statement.start + at[1]];
  return {
    start,
    end,
    verdict: 'contradicted',
    type: 'Overgeneralization',
    node,
    score,
    severity: 'information',
    absence: false,
    reason: reason(text.slice(start, end), passage.text.slice(from, to)),
    quotes: [quoteAround(passage, from, to, score)],
    repair,
  };
}
