import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

export type Handler = (response: ServerResponse, received: Received, turn: number) => void;

/** A server on this machine that answers as a test says, and remembers what it was sent. */
export class ScriptedServer {
  readonly received: Received[] = [];
  handler: Handler = (response) => void response.writeHead(500).end();
  readonly #server = createServer((request, response) => this.#take(request, response));

  async open(): Promise<void> {
    await new Promise<void>((done) => this.#server.listen(0, '127.0.0.1', done));
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  #take(request: IncomingMessage, response: ServerResponse): void {
    let text = '';
    request.setEncoding('utf8').on('data', (part: string) => (text += part));
    request.on('end', () => {
      const received = { path: request.url ?? '', headers: request.headers, text };
      this.received.push(received);
      this.handler(response, received, this.received.length - 1);
    });
  }
}

/** An answer as each protocol gives it, and its list of models. */
export const replies = {
  openai: (content: string) => ({
    choices: [{ message: { role: 'assistant', content } }],
    usage: { prompt_tokens: 70, completion_tokens: 30 },
  }),
  ollama: (content: string) => ({
    model: 'tiny',
    message: { role: 'assistant', content },
    done: true,
    prompt_eval_count: 70,
    eval_count: 30,
  }),
  anthropic: (content: string) => ({
    id: 'm',
    type: 'message',
    role: 'assistant',
    model: 'tiny',
    content: [{ type: 'text', text: content }],
    usage: { input_tokens: 70, output_tokens: 30 },
  }),
} as const;

export const lists = {
  openai: { object: 'list', data: [{ id: 'b' }, { id: 'a' }] },
  ollama: { models: [{ name: 'b' }, { name: 'a' }] },
  anthropic: {
    data: [
      { id: 'b', type: 'model' },
      { id: 'a', type: 'model' },
    ],
    has_more: false,
  },
} as const;

export function sendJson(response: ServerResponse, value: unknown): void {
  response.setHeader('content-type', 'application/json').end(JSON.stringify(value));
}
