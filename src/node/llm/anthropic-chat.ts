import Anthropic from '@anthropic-ai/sdk';
import type { ChatModel, ChatReply, ChatRequest } from '../../core/llm/chat-model.ts';
import { ChatError } from '../../core/llm/chat-model.ts';
import type { ChatService, ServiceSettings } from './chat-service.ts';
import { schemaIfKnown } from './schema-if-known.ts';
import { chatErrorOf, wireTo } from './wire.ts';

/** A server that speaks Anthropic's protocol. */
export function anthropicService(settings: ServiceSettings): ChatService {
  const { endpoint, key } = settings;
  const client = (model: string): Anthropic =>
    new Anthropic({
      baseURL: endpoint.url.href.replace(/\/(?:v1\/?)?$/u, ''),
      // The client takes keys of the environment and of profiles by itself; the wire has the one that belongs here.
      apiKey: 'none',
      authToken: null,
      profile: null,
      webhookKey: null,
      openTelemetry: false,
      timeout: 3_600_000,
      maxRetries: 0,
      logLevel: 'off',
      fetch: wireTo({ ...settings, model, auth: key === null ? null : { header: 'x-api-key', value: key } }),
    });
  return {
    model: (name) => chatModel(name, client(name), settings),
    async models(signal) {
      try {
        const { data } = await client('').models.list({ limit: 1000 }, signal ? { signal } : {});
        return data.map(({ id }) => id).sort();
      } catch (error) {
        throw chatErrorOf(error, endpoint);
      }
    },
  };
}

function chatModel(name: string, client: Anthropic, { endpoint }: ServiceSettings): ChatModel {
  const send = schemaIfKnown(async (request: ChatRequest, signal): Promise<ChatReply> => {
    try {
      const { content, usage } = await client.messages.create(
        {
          model: name,
          // No temperature: its newer models take none.
          max_tokens: request.maxTokens,
          system: request.messages
            .filter(({ role }) => role === 'system')
            .map((message) => message.content)
            .join('\n\n'),
          messages: request.messages.flatMap(({ role, content: text }) =>
            role === 'system' ? [] : [{ role, content: text }],
          ),
          ...(request.schema && {
            output_config: { format: { type: 'json_schema', schema: request.schema.schema } },
          }),
        },
        signal ? { signal } : {},
      );
      const texts = content.flatMap((block) => (block.type === 'text' ? [block.text] : []));
      if (texts.length === 0) throw new Error('no text');
      return {
        text: texts.join(''),
        usage: { promptTokens: usage.input_tokens, completionTokens: usage.output_tokens },
      };
    } catch (error) {
      throw signal?.aborted ? new ChatError('cancelled', 'Cancelled.') : chatErrorOf(error, endpoint);
    }
  });
  return { name, complete: (request, signal) => send(request, signal) };
}
