import OpenAI, { APIConnectionError, APIConnectionTimeoutError, APIError, APIUserAbortError } from 'openai';
import type { ChatModel, ChatReply, ChatRequest } from '../../core/llm/chat-model.ts';
import { ChatError } from '../../core/llm/chat-model.ts';
import type { Endpoint } from './endpoint.ts';

export interface OpenAiSettings {
  readonly endpoint: Endpoint;
  /** As the server names it. */
  readonly model: string;
  /** From the environment or the editor's secret storage, never from a file; null where the server asks for none. */
  readonly key: string | null;
  /** Milliseconds for one answer. */
  readonly timeout?: number;
  /** Further tries after "too many requests", a server's failure, a lost connection; the client waits in between. */
  readonly retries?: number;
}

/** Answers are JSON of a few kilobytes; a server that sends more is not answering. */
const longestAnswer = 1_000_000;

/** A model behind an OpenAI-compatible server: OpenAI, vLLM, llama.cpp, LM Studio, OpenRouter. */
export function openAiChat({
  endpoint,
  model,
  key,
  timeout = 120_000,
  retries = 2,
}: OpenAiSettings): ChatModel {
  const client = new OpenAI({
    baseURL: endpoint.url.href,
    // The client takes OPENAI_API_KEY and the like by itself: a key for another server must never be sent to this one.
    apiKey: key ?? 'none',
    organization: null,
    project: null,
    timeout,
    maxRetries: retries,
    logLevel: 'off',
    // A server of this machine must not hand the texts on to another.
    fetchOptions: { redirect: 'error' },
  });
  /** Servers that know no schema say so once; later requests go without. */
  let schemas = true;
  const send = async (request: ChatRequest, signal: AbortSignal | undefined): Promise<ChatReply> => {
    const { schema } = request;
    const completion = await client.chat.completions.create(
      {
        model,
        messages: request.messages.map(({ role, content }) => ({ role, content })),
        temperature: request.temperature,
        max_tokens: request.maxTokens,
        ...(schema && schemas
          ? { response_format: { type: 'json_schema', json_schema: { ...schema, strict: true } } }
          : {}),
      },
      signal ? { signal } : {},
    );
    const text = completion.choices?.[0]?.message?.content;
    if (typeof text !== 'string' || text.length > longestAnswer)
      throw new ChatError('unreadable', `${endpoint.url.host} sent an answer that is none.`);
    const { usage } = completion;
    return {
      text,
      usage: usage ? { promptTokens: usage.prompt_tokens, completionTokens: usage.completion_tokens } : null,
    };
  };
  return {
    name: model,
    async complete(request, signal) {
      try {
        return await send(request, signal);
      } catch (error) {
        if (
          request.schema &&
          schemas &&
          error instanceof APIError &&
          (error.status === 400 || error.status === 422)
        ) {
          schemas = false;
          return send(request, signal).catch((again: unknown) => {
            throw chatError(again, endpoint);
          });
        }
        throw chatError(error, endpoint);
      }
    },
  };
}

/** What went wrong, without the server's own words: they may repeat the request. */
function chatError(error: unknown, { url: { host } }: Endpoint): Error {
  if (error instanceof ChatError) return error;
  if (error instanceof APIUserAbortError) return new ChatError('cancelled', 'Cancelled.');
  if (error instanceof APIConnectionTimeoutError)
    return new ChatError('slow', `${host} did not answer in time.`);
  if (error instanceof APIConnectionError)
    return new ChatError('unreachable', `${host} cannot be reached${causeOf(error)}.`);
  if (error instanceof APIError) {
    const { status } = error;
    if (status === 401 || status === 403)
      return new ChatError('refused', `${host} does not accept the key (PEERLINT_API_KEY).`);
    if (status === 404) return new ChatError('refused', `${host} has no such model or address.`);
    if (status === 429) return new ChatError('busy', `${host} takes no more requests for now.`);
    if (status !== undefined && status >= 500) return new ChatError('failed', `${host} failed (${status}).`);
    return new ChatError('refused', `${host} refuses the request (${status ?? 'no status'}).`);
  }
  return new ChatError('unreadable', `${host} sent an answer that is none.`);
}

/** The system's code where there is one: ECONNREFUSED, CERT_HAS_EXPIRED. */
function causeOf(error: unknown): string {
  for (let at = error as { cause?: unknown; code?: unknown } | undefined; at; at = at.cause as typeof at)
    if (typeof at.code === 'string') return ` (${at.code})`;
  return '';
}
