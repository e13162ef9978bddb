import * as z from 'zod';
import { coarseTypes } from '../../../findings/finding.ts';
import { ask } from '../../../llm/ask.ts';
import { ChatError, type ChatModel } from '../../../llm/chat-model.ts';
import type { Detector, DetectorItem, DetectorOutput } from '../detector.ts';
import { contextOf, type ContextKind } from './contexts.ts';
import { nearest, type Contrast } from './demonstrations.ts';
import type { Strategy } from '../../../llm/strategies.ts';
import { judgePrompt, judgePromptVersion } from './prompts.ts';

const answer = z.object({
  hallucinated: z.boolean(),
  confidence: z.number().min(0).max(1).optional(),
  type: z.string().nullable().optional(),
  words: z.string().nullable().optional(),
});
type Judgement = z.infer<typeof answer>;

export interface JudgeSettings {
  readonly strategy: Strategy;
  readonly context: ContextKind;
  /** Examples for few-shot and contrast; without any they are zero-shot. */
  readonly contrasts: readonly Contrast[];
  /** Answers drawn at temperature 1 and averaged (as SelfCheck); 1 for one at temperature 0. */
  readonly samples: number;
}

/** Examples shown: HalluPeer's knowledge retrieval and contrast read a handful. */
const shown = 4;

/** A language model as a detector, one question a sentence (RA-LLM's ways of asking). */
export function llmJudge(
  model: ChatModel,
  { strategy, context, contrasts, samples }: JudgeSettings,
): Detector {
  const drawn = samples > 1 ? `-samples${samples}` : '';
  return {
    name: `${model.name}-${strategy}-${context}${drawn}`,
    needs: context === 'bm25' ? ['llm'] : ['llm', 'paper'],
    settings: JSON.stringify([judgePromptVersion, strategy, context, samples, contrasts.length]),
    async detect(batch, signal) {
      const outputs: (DetectorOutput | null)[] = [];
      for (const item of batch.items) {
        const passages = contextOf(context, item, batch);
        const near = nearest(item.text, batch.paperId, contrasts, shown);
        const messages = judgePrompt(strategy, item.text, passages, near);
        const judgements: Judgement[] = [];
        for (let at = 0; at < samples; at += 1) {
          const question = {
            name: 'judge',
            messages,
            answer,
            temperature: samples > 1 ? 1 : 0,
            maxTokens: strategy === 'chain-of-thought' ? 1024 : 256,
          };
          const said = await readable(() => ask(model, question, signal));
          if (said) judgements.push(said.value);
        }
        outputs.push(outputOf(item, judgements));
      }
      return outputs;
    },
  };
}

/** null where the model answers, but not in the form: that sentence is left out, and counted. */
export async function readable<T>(question: () => Promise<T>): Promise<T | null> {
  try {
    return await question();
  } catch (error) {
    if (error instanceof ChatError && error.kind === 'unreadable') return null;
    throw error;
  }
}

function outputOf({ text }: DetectorItem, judgements: readonly Judgement[]): DetectorOutput | null {
  if (judgements.length === 0) return null;
  const score = judgements.reduce((sum, one) => sum + scoreOf(one), 0) / judgements.length;
  const wrong = judgements.filter(({ hallucinated }) => hallucinated);
  const first = wrong[0];
  const type = coarseTypes.find((name) => name.toLowerCase() === first?.type?.trim().toLowerCase()) ?? null;
  const words = first?.words?.trim() ?? '';
  const start = words === '' ? -1 : text.indexOf(words);
  return {
    score,
    type,
    spans: start < 0 ? [] : [{ start, end: start + words.length, score }],
    shown: wrong.length * 2 > judgements.length,
  };
}

/** A model's confidence counts only on the side that it took: small ones say "false" with a confidence of 1. */
function scoreOf({ hallucinated, confidence }: Judgement): number {
  if (confidence === undefined) return hallucinated ? 1 : 0;
  return hallucinated ? Math.max(0.5, confidence) : Math.min(0.5, confidence);
}
