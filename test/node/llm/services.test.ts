import assert from 'node:assert/strict';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ChatFailure, ChatRequest } from '../../../src/core/llm/chat-model.ts';
import { ChatError } from '../../../src/core/llm/chat-model.ts';
import { chatApis } from '../../../src/node/llm/chat-apis.ts';
import { chatService, type ServiceSettings } from '../../../src/node/llm/chat-service.ts';
import { endpointOf } from '../../../src/node/llm/endpoint.ts';
import { goesByProxy } from '../../../src/node/llm/proxy.ts';
import { SendLog } from '../../../src/node/llm/send-log.ts';
import { lists, replies, ScriptedServer, sendJson } from './scripted-server.ts';
import { selfSigned } from './self-signed.ts';

const request: ChatRequest = {
  messages: [
    { role: 'system', content: 'Be brief.' },
    { role: 'user', content: 'Hello' },
  ],
  schema: { name: 'answer', schema: { type: 'object', additionalProperties: false } },
  temperature: 0,
  maxTokens: 20,
};

for (const api of chatApis)
  describe(`a server of language models that speaks ${api}`, function () {
    this.timeout(60_000);
    const server = new ScriptedServer();
    const pauses: number[] = [];
    before(() => server.open());
    after(() => server.close());
    beforeEach(() => {
      server.received.length = 0;
      pauses.length = 0;
    });

    const service = (more: Partial<ServiceSettings> = {}) =>
      chatService(api, {
        endpoint: endpointOf(`${server.url}/v1`, 'localModel', false),
        key: 'planted-key',
        retries: 2,
        sleep: (ms) => Promise.resolve(void pauses.push(ms)),
        ...more,
      });
    const fails = async (
      kind: ChatFailure,
      message: RegExp,
      more: Partial<ServiceSettings> = {},
      signal?: AbortSignal,
    ): Promise<void> => {
      await assert.rejects(service(more).model('tiny').complete(request, signal), (error: unknown) => {
        assert.ok(error instanceof ChatError, String(error));
        assert.deepEqual([error.kind, message.test(error.message)], [kind, true], error.message);
        assert.doesNotMatch(error.message, /Hello|planted|Be brief/);
        return true;
      });
    };

    it('answers, with what it cost', async () => {
      server.handler = (response) => sendJson(response, replies[api]('{"a":1}'));
      const reply = await service().model('tiny').complete(request);
      assert.deepEqual(reply, { text: '{"a":1}', usage: { promptTokens: 70, completionTokens: 30 } });
      const [{ text, headers }] = server.received as [(typeof server.received)[number]];
      assert.match(text, /Hello/);
      assert.match(text, /Be brief/);
      assert.match(text, /"additionalProperties":false/);
      const sent = api === 'anthropic' ? headers['x-api-key'] : headers['authorization'];
      assert.equal(sent, api === 'anthropic' ? 'planted-key' : 'Bearer planted-key');
    });

    it('is sent no key but its own', async () => {
      const names = ['OPENAI_API_KEY', 'ANTHROPIC_API_KEY', 'ANTHROPIC_AUTH_TOKEN', 'OLLAMA_API_KEY'];
      for (const name of names) process.env[name] = 'planted-other';
      process.env['ANTHROPIC_CUSTOM_HEADERS'] = 'x-planted: planted-other';
      try {
        server.handler = (response) => sendJson(response, replies[api]('x'));
        await service({ key: null }).model('tiny').complete(request);
        assert.doesNotMatch(JSON.stringify(server.received), /planted/);
      } finally {
        for (const name of [...names, 'ANTHROPIC_CUSTOM_HEADERS']) Reflect.deleteProperty(process.env, name);
      }
    });

    it('lists its models', async () => {
      server.handler = (response) => sendJson(response, lists[api]);
      assert.deepEqual(await service().models(), ['a', 'b']);
    });

    it('may know no schema', async () => {
      server.handler = (response, { text }) => {
        if (text.includes('additionalProperties')) response.writeHead(400).end('{"error":"planted"}');
        else sendJson(response, replies[api]('{}'));
      };
      const tiny = service().model('tiny');
      await tiny.complete(request);
      await tiny.complete(request);
      assert.equal(server.received.length, 3);
    });

    it('is waited for as long as it asks, and asked again', async () => {
      server.handler = (response, _, turn) => {
        if (turn < 2) response.writeHead(429, { 'retry-after': '7' }).end('{}');
        else sendJson(response, replies[api]('x'));
      };
      assert.equal((await service().model('tiny').complete(request)).text, 'x');
      assert.deepEqual(pauses, [7000, 7000]);
    });

    it('is waited for longer each time where it says nothing', async () => {
      server.handler = (response) => response.writeHead(503).end('planted');
      await fails('failed', /failed \(503\)\.$/);
      assert.equal(server.received.length, 3);
      assert.ok(pauses[0]! >= 375 && pauses[0]! <= 500 && pauses[1]! >= 750 && pauses[1]! <= 1000);
    });

    it('is not waited for too long', async () => {
      server.handler = (response) => response.writeHead(429, { 'retry-after': '3600' }).end('{}');
      await fails('busy', /takes no more requests for now/);
      assert.equal(server.received.length, 1);
    });

    it('may fail, cut its answer, send none, or never end', async () => {
      const once = { retries: 0 };
      server.handler = (response) => response.writeHead(500).end('Hello planted');
      await fails('failed', /failed \(500\)/, once);
      server.handler = (response) => response.writeHead(401).end('{"error":"planted-key"}');
      await fails('refused', /does not accept the key \(PEERLINT_API_KEY;/, once);
      server.handler = (response) => {
        response.writeHead(200, { 'content-type': 'application/json', 'content-length': '9999' });
        response.write(JSON.stringify(replies[api]('x')).slice(0, 30), () => response.destroy());
      };
      await fails('unreachable', /cannot be reached/, once);
      server.handler = (response) => response.setHeader('content-type', 'application/json').end('{"mess');
      await fails('unreadable', /an answer that is none/, once);
      server.handler = (response) => sendJson(response, { hello: 1 });
      await fails('unreadable', /an answer that is none/, once);
      server.handler = (response) => {
        const part = 'x'.repeat(500_000);
        const more = (): void => {
          if (!response.destroyed) response.write(part, more);
        };
        more();
      };
      await fails('unreadable', /it does not end/, once);
    });

    it('may be slow, elsewhere, or not there', async () => {
      server.handler = () => undefined;
      await fails('slow', /did not answer in time/, { timeout: 100 });
      assert.equal(server.received.length, 1);
      const stop = new AbortController();
      setTimeout(() => stop.abort(), 50);
      await fails('cancelled', /Cancelled/, {}, stop.signal);
      server.handler = (response) => response.writeHead(307, { location: 'http://127.0.0.2:9/' }).end();
      await fails('unreachable', /cannot be reached \(redirect\)/);
      const closed = new ScriptedServer();
      await closed.open();
      const gone = { endpoint: endpointOf(`${closed.url}/v1`, 'localModel', false) };
      closed.close();
      await fails('unreachable', /127\.0\.0\.1:\d+ cannot be reached \(ECONNREFUSED\)/, gone);
    });

    it('must have a certificate that is known', async function () {
      const certificate = selfSigned();
      // Only openssl makes one.
      if (!certificate) return this.skip();
      const tls = createTlsServer(certificate, (_, response) => sendJson(response, replies[api]('x')));
      await new Promise<void>((done) => tls.listen(0, '127.0.0.1', done));
      try {
        const { port } = tls.address() as AddressInfo;
        const endpoint = endpointOf(`https://127.0.0.1:${port}/v1`, 'localModel', false);
        await fails('unreachable', /cannot be reached \(DEPTH_ZERO_SELF_SIGNED_CERT\)/, { endpoint });
      } finally {
        tls.close();
      }
    });

    it('is noted with time, host, sizes and hashes, and without text and key', async () => {
      const folder = await mkdtemp(path.join(tmpdir(), 'peerlint-log-'));
      try {
        const log = new SendLog(path.join(folder, 'state', 'sent.jsonl'));
        server.handler = (response) => sendJson(response, replies[api]('secret answer'));
        await service({ log }).model('tiny').complete(request);
        const text = await readFile(log.file, 'utf8');
        assert.doesNotMatch(text, /planted|Hello|secret|Be brief/);
        const [sending, answered] = text
          .trim()
          .split('\n')
          .map((line) => JSON.parse(line) as Record<string, unknown>);
        assert.deepEqual(
          [sending!['event'], sending!['host'], sending!['local'], sending!['model'], sending!['bytes']],
          ['sending', new URL(server.url).host, true, 'tiny', Buffer.byteLength(server.received[0]!.text)],
        );
        assert.match(String(sending!['sha256']), /^[0-9a-f]{64}$/);
        assert.deepEqual([answered!['event'], answered!['status']], ['answered', 200]);
        if (process.platform !== 'win32') assert.equal((await stat(log.file)).mode & 0o077, 0);
      } finally {
        await rm(folder, { recursive: true });
      }
    });
  });

describe('what is meant for this machine', () => {
  const url = new URL('http://127.0.0.1:8080/v1');
  const proxy = { HTTP_PROXY: 'http://proxy.example:3128' };

  it('must not go through a proxy', async () => {
    assert.equal(goesByProxy(url, proxy), false);
    assert.equal(goesByProxy(url, { ...proxy, NODE_USE_ENV_PROXY: '1' }), true);
    assert.equal(
      goesByProxy(url, { ...proxy, NODE_USE_ENV_PROXY: '1', NO_PROXY: 'a.example,127.0.0.1' }),
      false,
    );
    assert.equal(goesByProxy(url, { ...proxy, NODE_USE_ENV_PROXY: '1', no_proxy: '*' }), false);
    assert.equal(goesByProxy(url, { https_proxy: 'http://p.example', NODE_USE_ENV_PROXY: '1' }), false);
    const server = new ScriptedServer();
    await server.open();
    Object.assign(process.env, proxy, { NODE_USE_ENV_PROXY: '1' });
    try {
      const endpoint = endpointOf(server.url, 'localModel', false);
      await assert.rejects(chatService('openai', { endpoint, key: null }).model('m').complete(request), {
        kind: 'refused',
        message: /would take it through a proxy\. Add 127\.0\.0\.1 to NO_PROXY\.$/,
      });
      assert.equal(server.received.length, 0);
    } finally {
      for (const name of ['HTTP_PROXY', 'NODE_USE_ENV_PROXY']) Reflect.deleteProperty(process.env, name);
      server.close();
    }
  });
});

describe('what is sent elsewhere', () => {
  it('is not sent where it cannot be noted', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'peerlint-log-'));
    try {
      await writeFile(path.join(folder, 'file'), '');
      const service = chatService('openai', {
        endpoint: endpointOf('https://llm.example.org/v1', 'cloudAllowed', true),
        key: null,
        retries: 0,
        log: new SendLog(path.join(folder, 'file', 'sent.jsonl')),
      });
      await assert.rejects(service.model('m').complete(request), {
        kind: 'refused',
        message: /^Nothing was sent to llm\.example\.org: /,
      });
    } finally {
      await rm(folder, { recursive: true });
    }
  });
});
