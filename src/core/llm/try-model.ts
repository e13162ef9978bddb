import * as z from 'zod';
import { ask } from './ask.ts';
import type { ChatModel } from './chat-model.ts';

/** Asks a model for one small answer, about nothing of the user's. Rejects with ChatError. */
export async function tryModel(model: ChatModel, signal?: AbortSignal): Promise<void> {
  await ask(
    model,
    {
      name: 'test',
      messages: [{ role: 'user', content: 'Answer with the JSON {"ok": true} and nothing else.' }],
      answer: z.object({ ok: z.boolean() }),
      maxTokens: 64,
    },
    signal,
  );
}
