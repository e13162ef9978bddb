import { InputError } from '../core/input-error.ts';
import type { Policy } from '../core/findings/finding.ts';
import type { ChatModel } from '../core/llm/chat-model.ts';
import { endpointOf } from '../node/llm/endpoint.ts';
import { openAiChat } from '../node/llm/openai-chat.ts';

export interface ModelOptions {
  readonly llmUrl?: string;
  readonly llmModel?: string;
  readonly policy: Policy;
  readonly yesSend?: boolean;
}

/** The model that the command line names, or null where it names none. Throws InputError where it may not be asked. */
export function chatModelOf({ llmUrl, llmModel, policy, yesSend }: ModelOptions): ChatModel | null {
  if (llmUrl === undefined && llmModel === undefined) return null;
  if (llmUrl === undefined || llmModel === undefined)
    throw new InputError('--llm-url and --llm-model', 'belong together.', 'Give both, or neither.');
  const endpoint = endpointOf(llmUrl, policy, yesSend ?? false);
  const key = process.env['PEERLINT_API_KEY'];
  return openAiChat({ endpoint, model: llmModel, key: key === undefined || key === '' ? null : key });
}
