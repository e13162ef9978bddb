import { chooseSentences } from '../../core/opinion/choose-sentences.ts';
import type { OpenQuestion } from '../../core/opinion/ask-questions.ts';
import type { OpinionOrder } from '../../core/engine/protocol.ts';
import type { PaperIndex } from '../../core/evidence/paper-index.ts';
import type { CheckResult } from '../../core/findings/finding.ts';
import type { Strategy } from '../../core/llm/strategies.ts';
import { modeThatFits } from '../../core/opinion/question.ts';
import {
  answersIn,
  judged,
  knownAnswers,
  planFor,
  type AnswerStore,
  type SecondOpinion,
} from '../../core/opinion/second-opinion.ts';
import type { Review } from '../../core/review/model.ts';

/** Tokens that a model is taken to read at once. */
const usualContext = 32_000;

/** What the command line says besides. */
export interface HowAsked {
  readonly strategy?: Strategy;
  /** Tokens that the model reads at once. */
  readonly contextTokens?: number;
}

export interface OpinionOfCheck {
  readonly opinion: SecondOpinion;
  readonly open: readonly OpenQuestion[];
}

/**
 * What is known of a language model's opinion on a review, and which questions are open. New answers are kept, unless a
 * password locks the paper. @param screen the local check of the review, at the threshold "recall"
 */
export async function opinionOfCheck(
  index: PaperIndex,
  review: Review,
  screen: CheckResult,
  order: OpinionOrder & HowAsked,
  store: AnswerStore | undefined,
): Promise<OpinionOfCheck> {
  const { model, host, local, answers, failed, problems } = order;
  const mode = modeThatFits(order.mode, index.paper, order.contextTokens ?? usualContext);
  const chosen = chooseSentences(review, screen, mode);
  const plan = planFor(index, chosen, { mode, strategy: order.strategy ?? 'zero-shot', model, host });
  // Who locks a paper does not want its words to lie about in the clear.
  const kept = index.paper.locked ? undefined : store;
  const heard = new Map(
    Object.entries(answers).flatMap(([key, text]) => {
      const read = answersIn(text);
      return read ? [[key, read] as const] : [];
    }),
  );
  const known = await knownAnswers(
    plan.filter(({ key }) => !heard.has(key)),
    kept,
  );
  for (const { key } of plan) if (heard.has(key)) await kept?.put(key, answers[key]!);
  const open = plan
    .filter(({ key }) => !heard.has(key) && !known.has(key))
    .map(({ key, messages, maxTokens }) => ({ key, messages, maxTokens }));
  const opinion = judged(plan, index, chosen, known, {
    ...{ model, host, local, problems },
    answers: heard,
    failed: new Set(failed),
    requests: 0,
    usage: null,
    took: 0,
  });
  return { opinion, open };
}
