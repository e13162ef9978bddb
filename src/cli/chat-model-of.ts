import { homedir } from 'node:os';
import path from 'node:path';
import { InputError } from '../core/input-error.ts';
import type { Policy } from '../core/findings/finding.ts';
import type { ChatModel } from '../core/llm/chat-model.ts';
import { chatService, type ChatApi, type ChatService } from '../node/llm/chat-service.ts';
import { endpointOf, type Endpoint } from '../node/llm/endpoint.ts';
import { patienceFor } from '../node/llm/patience.ts';
import { SendLog } from '../node/llm/send-log.ts';
import { userStateFolder } from '../node/llm/state-folder.ts';

export interface ServerOptions {
  readonly llmUrl?: string;
  readonly llmApi?: ChatApi;
  readonly policy: Policy;
  readonly yesSend?: boolean;
}

export interface ModelOptions extends ServerOptions {
  readonly llmModel?: string;
}

/** A server that the command line names. */
export interface NamedServer {
  readonly endpoint: Endpoint;
  readonly service: ChatService;
}

/** Where the command line notes what was sent to language models. */
export function sendLog(): SendLog {
  return new SendLog(
    path.join(userStateFolder(process.platform, process.env, homedir()), 'language-models.jsonl'),
  );
}

/** The server at an address. Throws InputError where it may not be asked. The key is taken from the environment alone. */
export function serverOf(
  address: string,
  { llmApi = 'openai', policy, yesSend = false }: ServerOptions,
): NamedServer {
  const endpoint = endpointOf(address, policy, yesSend);
  const key = process.env['PEERLINT_API_KEY'];
  const service = chatService(llmApi, {
    endpoint,
    key: key === undefined || key === '' ? null : key,
    timeout: patienceFor(endpoint),
    log: sendLog(),
  });
  return { endpoint, service };
}

/** The model that the command line names, or null where it names none. Throws InputError where it may not be asked. */
export function chatModelOf(options: ModelOptions): ChatModel | null {
  const { llmUrl, llmModel } = options;
  if (llmUrl === undefined && llmModel === undefined) return null;
  if (llmUrl === undefined || llmModel === undefined)
    throw new InputError('--llm-url and --llm-model', 'belong together.', 'Give both, or neither.');
  return serverOf(llmUrl, options).service.model(llmModel);
}
