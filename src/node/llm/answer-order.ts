import { InputError } from '../../core/input-error.ts';
import { ChatError } from '../../core/llm/chat-model.ts';
import { chatService, type ChatService } from './chat-service.ts';
import { endpointOf } from './endpoint.ts';
import { patienceFor } from './patience.ts';
import type { LlmAnswer, LlmOrder, ServerOrder } from './process-messages.ts';
import { SendLog } from './send-log.ts';

/** The work of the process that speaks to language models: one answer an order, in any order. */
export class LlmDesk {
  readonly #say: (answer: LlmAnswer) => void;
  readonly #running = new Map<number, AbortController>();

  constructor(say: (answer: LlmAnswer) => void) {
    this.#say = say;
  }

  /** Never rejects. */
  async take(order: LlmOrder): Promise<void> {
    if (order.kind === 'cancel') return this.#running.get(order.id)?.abort();
    const { id, server } = order;
    const abort = new AbortController();
    this.#running.set(id, abort);
    try {
      const service = serviceOf(server);
      if (order.kind === 'models')
        this.#say({ kind: 'models', id, models: await service.models(abort.signal) });
      else {
        const reply = await service.model(order.model).complete(order.request, abort.signal);
        this.#say({ kind: 'reply', id, reply });
      }
    } catch (error) {
      this.#say({ kind: 'failed', id, ...failureOf(error) });
    } finally {
      this.#running.delete(id);
    }
  }
}

/** Throws InputError where the server may not be asked: this process holds the policy itself, whoever gives the order. */
function serviceOf({ api, url, policy, yesSend, key, log }: ServerOrder): ChatService {
  const endpoint = endpointOf(url, policy, yesSend);
  return chatService(api, { endpoint, key, timeout: patienceFor(endpoint), log: new SendLog(log) });
}

function failureOf(error: unknown): Pick<Extract<LlmAnswer, { kind: 'failed' }>, 'failure' | 'message'> {
  if (error instanceof ChatError) return { failure: error.kind, message: error.message };
  if (error instanceof InputError) return { failure: 'refused', message: error.message };
  // Its text may hold what was sent.
  return { failure: 'failed', message: 'The request failed inside PeerLint.' };
}
