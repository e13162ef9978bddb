import type { ChatModel } from '../../core/llm/chat-model.ts';
import type { Policy } from '../../core/findings/finding.ts';
import type { LlmClient } from '../../node/llm/llm-client.ts';
import type { ServerOrder } from '../../node/llm/process-messages.ts';
import { SendLog } from '../../node/llm/send-log.ts';
import type { ApiKeys } from './api-keys.ts';
import { editorModel, type OfferedModels } from './editor-model.ts';
import type { LlmSettings } from './llm-settings.ts';
import type { LlmTarget } from './llm-target.ts';

export interface ModelParts {
  readonly client: LlmClient;
  readonly keys: ApiKeys;
  readonly offered: OfferedModels;
  /** File in which is noted what was sent. */
  readonly log: string;
}

type Target = Extract<LlmTarget, { kind: 'target' }>;

/** The configured model, whoever offers it. @param yesSend the user agreed to what is sent */
export async function openModel(
  parts: ModelParts,
  target: Target,
  settings: LlmSettings,
  policy: Policy,
  yesSend: boolean,
): Promise<ChatModel> {
  if (settings.provider === 'editor')
    return editorModel(settings.model, parts.offered, new SendLog(parts.log));
  return parts.client.model(settings.model, await serverOrder(parts, target, settings, policy, yesSend));
}

/** Names of the models that can be asked. Sends no text. Rejects with ChatError. */
export async function modelNames(
  parts: ModelParts,
  target: Target,
  settings: LlmSettings,
  policy: Policy,
): Promise<readonly string[]> {
  if (settings.provider === 'editor') return (await parts.offered()).map(({ id }) => id);
  return parts.client.models(await serverOrder(parts, target, settings, policy, true));
}

async function serverOrder(
  { keys, log }: ModelParts,
  { origin }: Target,
  { provider, url }: LlmSettings,
  policy: Policy,
  yesSend: boolean,
): Promise<ServerOrder> {
  const api = provider === 'editor' ? 'openai' : provider;
  return { api, url, policy, yesSend, key: await keys.get(origin), log };
}
