import type { ChatModel } from '../../core/llm/chat-model.ts';
import type { ChatApi } from './chat-apis.ts';
import { anthropicService } from './anthropic-chat.ts';
import type { Endpoint } from './endpoint.ts';
import { ollamaService } from './ollama-chat.ts';
import { openAiService } from './openai-chat.ts';
import type { SendLog } from './send-log.ts';

export type { ChatApi } from './chat-apis.ts';

export interface ServiceSettings {
  readonly endpoint: Endpoint;
  /** From the environment or the editor's secret storage, never from a file; null where the server asks for none. */
  readonly key: string | null;
  /** Milliseconds for one answer. */
  readonly timeout?: number;
  /** Further tries after "too many requests", a server's failure, a lost connection. */
  readonly retries?: number;
  readonly log?: SendLog;
  /** For tests. */
  readonly sleep?: (ms: number, signal: AbortSignal | undefined) => Promise<void>;
}

/** A server of language models. */
export interface ChatService {
  /** @param name as the server names it */
  model(name: string): ChatModel;
  /** Names of its models, sorted; sends no text. Rejects with ChatError. */
  models(signal?: AbortSignal): Promise<string[]>;
}

const services: Readonly<Record<ChatApi, (settings: ServiceSettings) => ChatService>> = {
  openai: openAiService,
  ollama: ollamaService,
  anthropic: anthropicService,
};

export function chatService(api: ChatApi, settings: ServiceSettings): ChatService {
  return services[api](settings);
}
