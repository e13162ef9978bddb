import assert from 'node:assert/strict';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ChatError, type ChatFailure } from '../../../src/core/llm/chat-model.ts';
import { endpointOf, isThisMachine } from '../../../src/node/llm/endpoint.ts';
import { openAiService } from '../../../src/node/llm/openai-chat.ts';

type Handler = (body: Record<string, unknown>, response: ServerResponse, request: IncomingMessage) => void;

describe('a model behind an OpenAI-compatible server', () => {
  let server: Server;
  let handler: Handler;
  const bodies: Record<string, unknown>[] = [];
  let headers: IncomingMessage['headers'] = {};

  before((done) => {
    server = createServer((request, response) => {
      let text = '';
      request.setEncoding('utf8').on('data', (part: string) => (text += part));
      request.on('end', () => {
        headers = request.headers;
        const body = JSON.parse(text) as Record<string, unknown>;
        bodies.push(body);
        handler(body, response, request);
      });
    });
    server.listen(0, '127.0.0.1', done);
  });
  after(() => {
    server.closeAllConnections();
    server.close();
  });
  beforeEach(() => {
    bodies.length = 0;
  });

  const model = (more: { key?: string; timeout?: number } = {}) =>
    openAiService({
      endpoint: endpointOf(
        `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
        'localModel',
        false,
      ),
      key: null,
      retries: 0,
      timeout: 5000,
      ...more,
    }).model('tiny');
  const request = {
    messages: [{ role: 'user', content: 'Hello' }],
    schema: { name: 'answer', schema: { type: 'object' } },
    temperature: 0,
    maxTokens: 20,
  } as const;
  const answer = (response: ServerResponse, content: unknown, usage?: object): void => {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ choices: [{ message: { role: 'assistant', content } }], usage }));
  };
  const fails = async (kind: ChatFailure, message: RegExp): Promise<void> => {
    await assert.rejects(model().complete(request), (error: unknown) => {
      assert.ok(error instanceof ChatError, String(error));
      assert.equal(error.kind, kind);
      assert.match(error.message, message);
      assert.doesNotMatch(error.message, /Hello|planted/);
      return true;
    });
  };

  it('sends messages, schema and settings, and reads answer and usage', async () => {
    handler = (_, response) => answer(response, '{"a":1}', { prompt_tokens: 7, completion_tokens: 3 });
    const reply = await model({ key: 'planted-key' }).complete(request);
    assert.deepEqual(reply, { text: '{"a":1}', usage: { promptTokens: 7, completionTokens: 3 } });
    assert.equal(bodies[0]?.['model'], 'tiny');
    assert.equal(bodies[0]['temperature'], 0);
    assert.equal(bodies[0]['max_tokens'], 20);
    assert.deepEqual(bodies[0]['messages'], [{ role: 'user', content: 'Hello' }]);
    assert.match(JSON.stringify(bodies[0]['response_format']), /json_schema/);
    assert.equal(headers['authorization'], 'Bearer planted-key');
  });

  it('never takes a key from the environment by itself', async () => {
    process.env['OPENAI_API_KEY'] = 'planted-other-key';
    try {
      handler = (_, response) => answer(response, 'x');
      await model().complete(request);
      assert.doesNotMatch(JSON.stringify(headers), /planted-other-key/);
    } finally {
      delete process.env['OPENAI_API_KEY'];
    }
  });

  it('goes without a schema on servers that know none, and remembers it', async () => {
    handler = (body, response) => {
      if (body['response_format']) response.writeHead(400).end('{"error":{"message":"no response_format"}}');
      else answer(response, '{}');
    };
    const tiny = model();
    assert.equal((await tiny.complete(request)).text, '{}');
    await tiny.complete(request);
    assert.deepEqual(
      bodies.map((body) => 'response_format' in body),
      [true, false, false],
    );
  });

  for (const [status, kind] of [
    [401, 'refused'],
    [404, 'refused'],
    [429, 'busy'],
    [500, 'failed'],
    [503, 'failed'],
  ] as const)
    it(`says in one sentence what ${status} means`, async () => {
      handler = (_, response) => response.writeHead(status).end('{"error":{"message":"planted Hello"}}');
      await fails(kind, /^127\.0\.0\.1:\d+ .*\.$/);
    });

  it('does not take what is no answer for one', async () => {
    handler = (_, response) => answer(response, null);
    await fails('unreadable', /an answer that is none/);
    handler = (_, response) => response.setHeader('content-type', 'application/json').end('{"choices": ');
    await fails('unreadable', /an answer that is none/);
    handler = (_, response) => response.setHeader('content-type', 'application/json').end('[]');
    await fails('unreadable', /an answer that is none/);
    handler = (_, response) => answer(response, 'x'.repeat(4_000_001));
    await fails('unreadable', /an answer that is none/);
  });

  it('names a connection that is cut, and a server that is not there', async () => {
    handler = (_, response) => response.destroy();
    await fails('unreachable', /cannot be reached/);
    const gone = openAiService({
      endpoint: endpointOf('http://127.0.0.1:9/v1', 'localModel', false),
      key: null,
      retries: 0,
    }).model('tiny');
    await assert.rejects(gone.complete(request), {
      kind: 'unreachable',
      message: /127\.0\.0\.1:9 cannot be reached/,
    });
  });

  it('waits no longer than it may, and stops when told to', async () => {
    handler = () => undefined;
    await assert.rejects(model({ timeout: 100 }).complete(request), { kind: 'slow' });
    const stop = new AbortController();
    const pending = model().complete(request, stop.signal);
    setTimeout(() => stop.abort(), 50);
    await assert.rejects(pending, { kind: 'cancelled' });
  });

  it('does not follow a server that sends it elsewhere', async () => {
    handler = (_, response) => response.writeHead(307, { location: 'http://127.0.0.2:9/v1' }).end();
    await fails('unreachable', /cannot be reached/);
  });
});

describe('where a model may be', () => {
  it('knows this machine', () => {
    for (const host of ['localhost', '127.0.0.1', '127.8.9.1', '[::1]', 'llm.localhost'])
      assert.equal(isThisMachine(new URL(`http://${host}/`).hostname), true, host);
    // WHATWG URLs turn other notations of an address into the usual one.
    assert.equal(isThisMachine(new URL('http://0x7f.1/').hostname), true);
    for (const host of [
      'localhost.example.org',
      '127.0.0.1.example.org',
      '10.0.0.1',
      '192.168.0.4',
      'example.org',
      '[2001:db8::1]',
      '0.0.0.0',
    ])
      assert.equal(isThisMachine(new URL(`http://${host}/`).hostname), false, host);
  });

  it('asks for leave for any other', () => {
    const remote = 'https://llm.example.org/v1';
    assert.throws(() => endpointOf(remote, 'localModel', true), /llm\.example\.org: is not this machine/);
    assert.throws(() => endpointOf(remote, 'cloudAllowed', false), /--policy cloudAllowed --yes-send/);
    assert.equal(endpointOf(remote, 'cloudAllowed', true).local, false);
    assert.equal(endpointOf('http://localhost:8080/v1', 'localModel', false).local, true);
  });

  it('refuses any model under rulesOnly, keys in addresses, and what is no address', () => {
    assert.throws(() => endpointOf('http://localhost/v1', 'rulesOnly', true), /rulesOnly/);
    assert.throws(
      () => endpointOf('http://user:planted@localhost/v1', 'localModel', true),
      (error: Error) => {
        assert.match(error.message, /PEERLINT_API_KEY/);
        assert.doesNotMatch(error.message, /planted/);
        return true;
      },
    );
    assert.throws(() => endpointOf('localhost:8080', 'localModel', true), /not an http address|no address/);
    assert.throws(() => endpointOf('file:///etc/passwd', 'localModel', true), /not an http address/);
  });
});
