import type { ChatReply, ChatRequest } from '../../core/llm/chat-model.ts';
import { StatusError } from './wire.ts';

type Send = (request: ChatRequest, signal: AbortSignal | undefined) => Promise<ChatReply>;

/** The same, for servers that know no schema: they say so once, and later requests go without. */
export function schemaIfKnown(send: Send): Send {
  let known = true;
  const without = (request: ChatRequest): ChatRequest => ({ ...request, schema: null });
  return async (request, signal) => {
    if (!known || !request.schema) return send(without(request), signal);
    try {
      return await send(request, signal);
    } catch (error) {
      if (!(error instanceof StatusError) || (error.status !== 400 && error.status !== 422)) throw error;
      known = false;
      return send(without(request), signal);
    }
  };
}
