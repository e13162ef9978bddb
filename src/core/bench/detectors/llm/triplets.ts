import * as z from 'zod';
import { ask } from '../../../llm/ask.ts';
import type { ChatModel } from '../../../llm/chat-model.ts';
import type { Detector, DetectorOutput } from '../detector.ts';
import { contextOf, type ContextKind } from './contexts.ts';
import { readable } from './judge.ts';
import { judgePromptVersion, triplePrompt, tripletPrompt } from './prompts.ts';

const triplets = z.object({ triplets: z.array(z.array(z.string()).min(3).max(3)).max(12) });
const verdict = z.object({ verdict: z.enum(['entailed', 'contradicted', 'neutral']) });

/** How wrong a verdict makes a sentence: a fact that is not met may be in passages that were not read. */
const weight = { entailed: 0, neutral: 0.4, contradicted: 1 } as const;

/** RefChecker's way: the sentence taken apart into triplets, each checked by itself; the worst decides. */
export function tripletChecker(model: ChatModel, context: ContextKind): Detector {
  return {
    name: `${model.name}-triplets-${context}`,
    needs: context === 'bm25' ? ['llm'] : ['llm', 'paper'],
    settings: JSON.stringify([judgePromptVersion, 'triplets', context]),
    async detect(batch, signal) {
      const outputs: (DetectorOutput | null)[] = [];
      for (const item of batch.items) {
        const taken = await readable(() =>
          ask(model, { name: 'triplets', messages: tripletPrompt(item.text), answer: triplets }, signal),
        );
        if (!taken) {
          outputs.push(null);
          continue;
        }
        const passages = contextOf(context, item, batch);
        let worst = { score: 0, words: '' };
        for (const triplet of taken.value.triplets) {
          const messages = triplePrompt(triplet, passages);
          const said = await readable(() =>
            ask(model, { name: 'verdict', messages, answer: verdict, maxTokens: 64 }, signal),
          );
          const score = said ? weight[said.value.verdict] : 0;
          if (score > worst.score) worst = { score, words: triplet[2]! };
        }
        const start = worst.words === '' ? -1 : item.text.toLowerCase().indexOf(worst.words.toLowerCase());
        outputs.push({
          score: worst.score,
          type: null,
          spans: start < 0 ? [] : [{ start, end: start + worst.words.length, score: worst.score }],
          shown: worst.score === 1,
        });
      }
      return outputs;
    },
  };
}
