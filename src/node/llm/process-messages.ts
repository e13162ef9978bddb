import type { Policy } from '../../core/findings/finding.ts';
import type { ChatFailure, ChatReply, ChatRequest } from '../../core/llm/chat-model.ts';
import type { ChatApi } from './chat-service.ts';

/* Between a host (the editor) and the process that alone speaks to servers of language models for it. */

/** A server, with all that is needed to ask it. */
export interface ServerOrder {
  readonly api: ChatApi;
  readonly url: string;
  readonly policy: Policy;
  /** The user agreed that texts are sent to a server that is not this machine. */
  readonly yesSend: boolean;
  /** Null where there is none. Only ever in memory and on its way. */
  readonly key: string | null;
  /** File in which is noted what was sent. */
  readonly log: string;
}

export type LlmOrder =
  | { readonly kind: 'models'; readonly id: number; readonly server: ServerOrder }
  | {
      readonly kind: 'complete';
      readonly id: number;
      readonly server: ServerOrder;
      readonly model: string;
      readonly request: ChatRequest;
    }
  | { readonly kind: 'cancel'; readonly id: number };

export type LlmAnswer =
  | { readonly kind: 'models'; readonly id: number; readonly models: readonly string[] }
  | { readonly kind: 'reply'; readonly id: number; readonly reply: ChatReply }
  | {
      readonly kind: 'failed';
      readonly id: number;
      readonly failure: ChatFailure;
      readonly message: string;
    };
