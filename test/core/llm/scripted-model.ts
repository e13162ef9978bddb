import type { ChatModel, ChatReply, ChatRequest } from '../../../src/core/llm/chat-model.ts';
import { ChatError } from '../../../src/core/llm/chat-model.ts';

/** A model that answers what a script says, and remembers what it was asked. */
export class ScriptedModel implements ChatModel {
  readonly name: string;
  readonly asked: ChatRequest[] = [];
  readonly #script: (request: ChatRequest, turn: number) => string | Error;

  /** @param script the answer to each request; an Error is thrown instead. A list is told from its start. */
  constructor(
    script: readonly (string | Error)[] | ((request: ChatRequest, turn: number) => string | Error),
    name = 'scripted',
  ) {
    this.name = name;
    this.#script =
      typeof script === 'function' ? script : (_, turn) => script[turn] ?? new Error('The script has ended.');
  }

  complete(request: ChatRequest, signal?: AbortSignal): Promise<ChatReply> {
    if (signal?.aborted) return Promise.reject(new ChatError('cancelled', 'Cancelled.'));
    const answer = this.#script(request, this.asked.length);
    this.asked.push({ ...request, messages: [...request.messages] });
    if (answer instanceof Error) return Promise.reject(answer);
    const words = (text: string): number => text.split(/\s+/).length;
    return Promise.resolve({
      text: answer,
      usage: {
        promptTokens: request.messages.reduce((sum, { content }) => sum + words(content), 0),
        completionTokens: words(answer),
      },
    });
  }
}
