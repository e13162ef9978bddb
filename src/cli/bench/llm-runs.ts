import type { Sample } from '../../core/bench/sample.ts';
import { scorePaper, type BenchSettings } from '../../core/bench/score-paper.ts';
import type { StrategyRun } from '../../core/bench/strategy-table.ts';
import { checkReview } from '../../core/check/check-review.ts';
import type { Strategy } from '../../core/llm/strategies.ts';
import type { Budget } from '../../core/opinion/budget.ts';
import { chooseSentences } from '../../core/opinion/choose-sentences.ts';
import type { OpinionReport } from '../../core/opinion/opinion-report.ts';
import { secondOpinion, type AnswerStore } from '../../core/opinion/second-opinion.ts';
import { requestsAtATime } from '../../node/llm/patience.ts';
import type { LlmOptions } from '../llm-opinion.ts';
import type { NamedServer } from '../chat-model-of.ts';
import { readPapers, type DataQuery } from './read-data.ts';

export interface LlmRunOptions extends LlmOptions {
  readonly llmModel: string;
}

/** Scores a set with a language model that is asked in one way; null: the local check alone. */
export async function runStrategy(
  query: DataQuery,
  base: BenchSettings,
  server: NamedServer,
  options: LlmRunOptions,
  strategy: Strategy | null,
  budget: Budget,
): Promise<StrategyRun> {
  const reports: OpinionReport[] = [];
  const samples: Sample[] = [];
  const settings =
    strategy === null ? base : { ...base, opinion: asking(server, options, strategy, budget, reports) };
  for await (const paper of readPapers(query)) samples.push(...(await scorePaper(paper, settings)).samples);
  const sum = (of: (report: OpinionReport) => number): number =>
    reports.reduce((all, one) => all + of(one), 0);
  return {
    name: strategy ?? 'the local check alone',
    samples,
    judged: sum(({ judged }) => judged),
    dropped: sum(({ dropped }) => Object.values(dropped).reduce((all, n) => all + n, 0)),
    failed: sum(({ failed, unasked }) => failed + unasked),
    requests: sum(({ requests }) => requests),
    tokens: sum(({ usage }) => (usage ? usage.promptTokens + usage.completionTokens : 0)),
    seconds: sum(({ took }) => took) / 1000,
  };
}

function asking(
  { endpoint, service }: NamedServer,
  { llmModel, llmMode: mode = 'confirm' }: LlmRunOptions,
  strategy: Strategy,
  budget: Budget,
  reports: OpinionReport[],
): NonNullable<BenchSettings['opinion']> {
  const model = service.model(llmModel);
  // Copies of a review differ in one sentence: the rest is asked about once.
  const answers = new Map<string, string>();
  const store: AnswerStore = {
    get: (key) => Promise.resolve(answers.get(key) ?? null),
    put: (key, value) => Promise.resolve(void answers.set(key, value)),
  };
  return async (review, index, voice) => {
    const screen = checkReview(index.paper, index, review, {
      threshold: 'recall',
      policy: 'localModel',
      model: voice,
    });
    const opinion = await secondOpinion(model, index, chooseSentences(review, screen, mode), {
      ...{ mode, strategy, budget, store },
      concurrency: requestsAtATime(endpoint.local),
      host: endpoint.url.host,
      local: endpoint.local,
      clock: () => performance.now(),
    });
    reports.push(opinion.report);
    return opinion;
  };
}
