import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import type { JSONRPCMessage, RequestId } from '@modelcontextprotocol/sdk/types.js';

/** Follows which requests are not yet answered. Made before the server is connected to the transport. */
export class OpenRequests {
  readonly #open = new Set<RequestId>();
  #settled: (() => void) | null = null;

  constructor(transport: Transport) {
    transport.onmessage = (message: JSONRPCMessage) => {
      if (!('method' in message)) return;
      if ('id' in message) this.#open.add(message.id);
      // A request that is taken back gets no answer.
      else if (message.method === 'notifications/cancelled') this.#close(message.params?.['requestId']);
    };
    const send = transport.send.bind(transport);
    transport.send = async (message, options) => {
      await send(message, options);
      if (!('method' in message)) this.#close(message.id);
    };
  }

  /** Resolves when all of them are. */
  async answered(): Promise<void> {
    if (this.#open.size === 0) return;
    await new Promise<void>((resolve) => (this.#settled = resolve));
  }

  #close(id: unknown): void {
    this.#open.delete(id as RequestId);
    if (this.#open.size === 0) this.#settled?.();
  }
}
