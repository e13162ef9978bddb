/** A language model that answers messages: the one interface through which the product speaks to any. */
export interface ChatModel {
  /** As rows, reports and logs name it: "qwen3-32b". */
  readonly name: string;
  /**
   * One answer. Rejects with ChatError; with `kind: 'cancelled'` as soon as `signal` fires.
   */
  complete(request: ChatRequest, signal?: AbortSignal): Promise<ChatReply>;
}

export interface ChatMessage {
  readonly role: 'system' | 'user' | 'assistant';
  readonly content: string;
}

export interface ChatRequest {
  readonly messages: readonly ChatMessage[];
  /** The answer is to be JSON of this schema (JSON Schema), as far as the model can be held to one; null for plain text. */
  readonly schema: { readonly name: string; readonly schema: Readonly<Record<string, unknown>> } | null;
  /** 0 for the same answer each time. */
  readonly temperature: number;
  readonly maxTokens: number;
}

export interface ChatReply {
  readonly text: string;
  /** Null where the model does not say. */
  readonly usage: Usage | null;
}

export interface Usage {
  readonly promptTokens: number;
  readonly completionTokens: number;
}

/**
 * refused: wrong key or no such model; busy: asked to wait longer than the client does; unreachable: no connection, no
 * certificate; failed: the server's own fault; unreadable: an answer that is none; slow: out of time.
 */
export type ChatFailure = 'cancelled' | 'refused' | 'busy' | 'unreachable' | 'failed' | 'unreadable' | 'slow';

/** Why there is no answer, in one sentence for a person. Holds neither key nor text. */
export class ChatError extends Error {
  readonly kind: ChatFailure;

  constructor(kind: ChatFailure, message: string) {
    super(message);
    this.name = 'ChatError';
    this.kind = kind;
  }
}
