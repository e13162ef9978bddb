import type { Asked } from '../../core/opinion/ask-questions.ts';
import { spentText } from '../../core/opinion/opinion-report.ts';
import type { LlmSettings } from './llm-settings.ts';

/** Requests, tokens, cost and time of a run. @param took milliseconds */
export function spentOn({ requests, usage }: Asked, took: number, price: LlmSettings['price']): string {
  return spentText([{ requests, usage, took, known: 0 }], price);
}
