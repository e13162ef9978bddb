import { createHash } from 'node:crypto';
import { ChatError, type ChatModel, type ChatRequest } from '../../core/llm/chat-model.ts';
import type { SendLog } from '../../node/llm/send-log.ts';
import { editorHost } from './llm-target.ts';

/** One of the editor's own models, as far as it is used. */
export interface OfferedModel {
  readonly id: string;
  readonly name: string;
  readonly vendor: string;
  readonly family: string;
  /** The pieces of an answer. Rejects with the editor's own error. */
  send(texts: readonly string[], signal: AbortSignal | undefined): AsyncIterable<string>;
}

/** The models that other extensions offer to the editor; [] where none does. */
export type OfferedModels = () => Promise<readonly OfferedModel[]>;

/** Answers are a few kilobytes. UTF-16 units. */
const longestAnswer = 1_000_000;

/** One of the editor's own models by its id, name or family. It is looked up, and another extension asked, at each request. */
export function editorModel(name: string, offered: OfferedModels, log: SendLog): ChatModel {
  return {
    name,
    async complete(request, signal) {
      const models = await offered();
      const model = models.find(({ id, name: shown, family }) => [id, shown, family].includes(name));
      if (!model)
        throw new ChatError(
          'refused',
          models.length === 0
            ? 'No extension offers a language model to this editor.'
            : `No model that is offered to this editor is called ${name}.`,
        );
      return { text: await answerOf(model, request, signal, log), usage: null };
    },
  };
}

async function answerOf(
  model: OfferedModel,
  request: ChatRequest,
  signal: AbortSignal | undefined,
  log: SendLog,
): Promise<string> {
  const texts = request.messages.map(({ content }) => content);
  const about = { host: editorHost, model: model.id };
  await log.sending({ ...about, local: false, ...sizeOf(texts.join('\n')) });
  const started = Date.now();
  let text = '';
  let ok = false;
  try {
    for await (const part of model.send(texts, signal)) {
      text += part;
      if (text.length > longestAnswer) throw new ChatError('unreadable', 'The answer does not end.');
    }
    ok = true;
    return text;
  } catch (error) {
    if (error instanceof ChatError) throw error;
    if (signal?.aborted) throw new ChatError('cancelled', 'Cancelled.');
    throw failureOf(error);
  } finally {
    await log.answered({ ...about, status: ok ? 200 : 0, ms: Date.now() - started, ...sizeOf(text) });
  }
}

/** Not the error's own words: they may repeat the request. */
function failureOf(error: unknown): ChatError {
  const code = (error as { code?: unknown } | undefined)?.code;
  if (code === 'NoPermissions')
    return new ChatError('refused', 'The editor was not allowed to ask this language model.');
  if (code === 'NotFound') return new ChatError('refused', 'The language model is gone from this editor.');
  if (code === 'Blocked') return new ChatError('busy', 'The language model’s quota is used up.');
  return new ChatError('failed', 'The editor’s language model failed.');
}

function sizeOf(content: string): { bytes: number; sha256: string } {
  return {
    bytes: Buffer.byteLength(content),
    sha256: createHash('sha256').update(content).digest('hex'),
  };
}
