import { injectWith } from '../../core/bench/inject/llm/inject.ts';
import { tasksOf } from '../../core/bench/inject/llm/paper-templates.ts';
import { readReviews } from '../../core/bench/inject/paper-yield.ts';
import type { PairRow } from '../../core/bench/inject/row.ts';
import { BadRow, paperOfRow, readSourceRow, type SourceRow } from '../../core/bench/inject/source-row.ts';
import { countTemplates, type Counts } from '../../core/bench/inject/statistics.ts';
import { buildPaperIndex } from '../../core/evidence/paper-index.ts';
import type { ChatModel } from '../../core/llm/chat-model.ts';
import type { Made } from './made.ts';
import type { NumberedLine } from './source-lines.ts';

/** Templates tried for each row that is wanted: a small model turns most of them down. */
const patience = 4;

export interface ModelSettings {
  readonly seed: number;
  readonly metaReview: boolean;
  /** Rows wanted of each paper. */
  readonly perPaper: number;
}

/** Rows that a model writes, paper by paper. Rejects with ChatError where it cannot be asked. */
export async function* byModel(
  lines: AsyncIterable<NumberedLine>,
  model: ChatModel,
  settings: ModelSettings,
  signal?: AbortSignal,
): AsyncGenerator<Made> {
  for await (const { file, line, text } of lines) {
    let row: SourceRow;
    try {
      row = readSourceRow(text);
    } catch (error) {
      if (!(error instanceof BadRow)) throw error;
      yield { file, line, bad: error.message };
      continue;
    }
    const { pairs, counts } = await rowsOf(row, model, settings, signal);
    yield { file, line, paper: row.id, pairs, triples: [], counts };
  }
}

async function rowsOf(
  row: SourceRow,
  model: ChatModel,
  { seed, metaReview, perPaper }: ModelSettings,
  signal: AbortSignal | undefined,
): Promise<{ pairs: PairRow[]; counts: Counts }> {
  const reviews = readReviews(row, metaReview);
  const index = buildPaperIndex(paperOfRow(row));
  const pairs: PairRow[] = [];
  const steps: Record<string, number> = {};
  let tried = 0;
  for (const { template, grounded, origin } of tasksOf(row.id, index, reviews, seed)) {
    if (pairs.length >= perPaper || tried >= patience * perPaper) break;
    tried += 1;
    const outcome = await injectWith(model, template, grounded, origin, signal);
    const key = `${model.name}: ${outcome.step}`;
    steps[key] = (steps[key] ?? 0) + 1;
    if (outcome.step === 'written') pairs.push(outcome.row);
  }
  return { pairs, counts: { ...countTemplates(reviews, [], []), screened: steps } };
}
