import { Ollama } from 'ollama/browser';
import type { ChatReply, ChatRequest } from '../../core/llm/chat-model.ts';
import { ChatError } from '../../core/llm/chat-model.ts';
import type { ChatService, ServiceSettings } from './chat-service.ts';
import { schemaIfKnown } from './schema-if-known.ts';
import { chatErrorOf, wireTo } from './wire.ts';

/** Ollama, by its own protocol: it holds the model to a schema and lists what is installed. */
export function ollamaService(settings: ServiceSettings): ChatService {
  const { endpoint, key } = settings;
  // A client a request: it takes no signal of its own.
  const client = (model: string, signal: AbortSignal | undefined): Ollama => {
    const wire = wireTo({
      ...settings,
      model,
      auth: key === null ? null : { header: 'authorization', value: `Bearer ${key}` },
    });
    return new Ollama({
      host: endpoint.url.href.replace(/\/(?:v1\/?)?$/u, ''),
      fetch: (input, init) => wire(input, { ...init, ...(signal && { signal }) }),
    });
  };
  return {
    model(name) {
      const send = schemaIfKnown(async (request: ChatRequest, signal): Promise<ChatReply> => {
        try {
          const {
            message,
            prompt_eval_count: read,
            eval_count: written,
          } = await client(name, signal).chat({
            model: name,
            messages: request.messages.map(({ role, content }) => ({ role, content })),
            stream: false,
            ...(request.schema && { format: request.schema.schema }),
            options: {
              temperature: request.temperature,
              num_predict: request.maxTokens,
              // Its default context cuts long prompts in silence.
              num_ctx: contextFor(request),
            },
          });
          if (typeof message?.content !== 'string') throw new Error('no answer');
          return {
            text: message.content,
            usage:
              typeof read === 'number' && typeof written === 'number'
                ? { promptTokens: read, completionTokens: written }
                : null,
          };
        } catch (error) {
          throw signal?.aborted ? new ChatError('cancelled', 'Cancelled.') : chatErrorOf(error, endpoint);
        }
      });
      return { name, complete: (request, signal) => send(request, signal) };
    },
    async models(signal) {
      try {
        const { models } = await client('', signal).list();
        return models.map(({ name }) => name).sort();
      } catch (error) {
        throw chatErrorOf(error, endpoint);
      }
    },
  };
}

/** Tokens that hold the request and its answer, in steps: every other size loads the model anew. */
function contextFor({ messages, maxTokens }: ChatRequest): number {
  const length = messages.reduce((sum, { content }) => sum + content.length, 0);
  const least = length / 3 + maxTokens;
  return Math.max(8192, 2 ** Math.ceil(Math.log2(least)));
}
