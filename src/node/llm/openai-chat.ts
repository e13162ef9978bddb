import OpenAI from 'openai';
import type { ChatModel, ChatReply, ChatRequest } from '../../core/llm/chat-model.ts';
import { ChatError } from '../../core/llm/chat-model.ts';
import type { ChatService, ServiceSettings } from './chat-service.ts';
import { schemaIfKnown } from './schema-if-known.ts';
import { chatErrorOf, wireTo } from './wire.ts';

/** A server that speaks OpenAI's protocol: OpenAI, vLLM, llama.cpp, LM Studio, OpenRouter. */
export function openAiService(settings: ServiceSettings): ChatService {
  const { endpoint, key } = settings;
  const client = (model: string): OpenAI =>
    new OpenAI({
      baseURL: endpoint.url.href,
      // The client takes keys of the environment by itself; the wire has the one that belongs to this server.
      apiKey: 'none',
      organization: null,
      project: null,
      // The wire waits and tries again.
      timeout: 3_600_000,
      maxRetries: 0,
      logLevel: 'off',
      fetch: wireTo({
        ...settings,
        model,
        auth: { header: 'authorization', value: `Bearer ${key ?? 'none'}` },
      }),
    });
  return {
    model: (name) => chatModel(name, client(name), settings),
    async models(signal) {
      try {
        const { data } = await client('').models.list(signal ? { signal } : {});
        return data.map(({ id }) => id).sort();
      } catch (error) {
        throw chatErrorOf(error, endpoint);
      }
    },
  };
}

function chatModel(name: string, client: OpenAI, { endpoint }: ServiceSettings): ChatModel {
  const send = schemaIfKnown(async (request: ChatRequest, signal): Promise<ChatReply> => {
    const { schema } = request;
    try {
      const completion = await client.chat.completions.create(
        {
          model: name,
          messages: request.messages.map(({ role, content }) => ({ role, content })),
          temperature: request.temperature,
          max_tokens: request.maxTokens,
          ...(schema && {
            response_format: { type: 'json_schema', json_schema: { ...schema, strict: true } },
          }),
        },
        signal ? { signal } : {},
      );
      const text = completion.choices?.[0]?.message?.content;
      if (typeof text !== 'string')
        throw new ChatError('unreadable', `${endpoint.url.host} sent an answer that is none.`);
      const { usage } = completion;
      return {
        text,
        usage: usage
          ? { promptTokens: usage.prompt_tokens, completionTokens: usage.completion_tokens }
          : null,
      };
    } catch (error) {
      throw signal?.aborted ? new ChatError('cancelled', 'Cancelled.') : chatErrorOf(error, endpoint);
    }
  });
  return { name, complete: (request, signal) => send(request, signal) };
}
