import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { CheckReport } from '../../src/core/report/schema.ts';
import { replies, ScriptedServer, sendJson } from '../node/llm/scripted-server.ts';
import { filesOf, peerlint } from './cli.ts';

const key = 'planted-key-0123456789';

/** Text of every file below a folder. */
function allText(folder: string): string {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(path.join(entry.parentPath, entry.name), 'utf8'))
    .join('\n');
}

describe('peerlint check --detector llm', function () {
  // Each run opens the local model, which takes its time on a busy machine.
  this.timeout(180_000);
  const at = filesOf({
    'paper.md': '# Plates\n\n## 1 Glazes\n\nThe enamel of each plate is teal. It was brushed on by hand.\n',
    'review.md': '## Summary\n\nThe enamel of each plate is mauve.\n',
    'home/.keep': '',
  });
  const server = new ScriptedServer();
  const before_: Record<string, string | undefined> = {};
  const said = {
    n: 1,
    verdict: 'contradicted',
    type: 'Entity',
    span: 'mauve',
    quotation: 'The enamel of each plate is teal.',
    reason: 'It is teal.',
  };
  before(async () => {
    await server.open();
    const own = {
      PEERLINT_API_KEY: key,
      XDG_CACHE_HOME: at('home/cache'),
      XDG_STATE_HOME: at('home/state'),
      LOCALAPPDATA: at('home/local'),
    };
    for (const [name, value] of Object.entries(own)) {
      before_[name] = process.env[name];
      process.env[name] = value;
    }
  });
  after(() => {
    server.close();
    for (const [name, value] of Object.entries(before_)) {
      if (value === undefined) Reflect.deleteProperty(process.env, name);
      else process.env[name] = value;
    }
  });
  beforeEach(() => {
    server.received.length = 0;
    server.handler = (response) => sendJson(response, replies.openai(JSON.stringify({ answers: [said] })));
  });

  const command = ['check', at('review.md'), '--paper', at('paper.md'), '--format', 'json'];
  const full = ['--llm-mode', 'full', '--no-cache'];
  const check = async (...args: string[]) => {
    const named = ['--llm-url', `${server.url}/v1`, '--llm-model', 'tiny'];
    const ran = await peerlint(...command, '--detector', 'llm', ...named, ...args);
    return { ...ran, report: ran.out === '' ? null : (JSON.parse(ran.out) as CheckReport) };
  };

  it('finds what the model finds and the paper proves, and says that it ran', async () => {
    const { status, report, err } = await check(...full, '--llm-price', '1,2');
    assert.equal(status, 1);
    assert.equal(report!.detector, 'llm');
    assert.deepEqual(
      report!.findings.map(({ detector, severity, evidence }) => [detector, severity, evidence[0]!.text]),
      [['llm', 'information', 'The enamel of each plate is teal']],
    );
    const host = new URL(server.url).host;
    assert.match(err[0]!, new RegExp(`asking tiny at ${host}, on this machine, about 1 sentence of `));
    assert.match(
      err.at(-1)!,
      /tiny: 1 request; 70 tokens read and 30 written; about 0\.0001 USD .*; \d+\.\d s\.$/,
    );
  });

  it('keeps the key out of output, logs and caches, and sends it where it belongs', async () => {
    const { out, err } = await check('--llm-mode', 'full');
    assert.equal(server.received[0]!.headers['authorization'], `Bearer ${key}`);
    server.handler = (response, { headers }) => response.writeHead(401).end(JSON.stringify(headers));
    const refused = await check(...full);
    const everything = [out, ...err, refused.out, ...refused.err, allText(at('home'))].join('\n');
    assert.match(everything, /does not accept the key/);
    assert.match(everything, /"event":"sending"/);
    assert.match(everything, /The enamel of each plate is teal/);
    assert.ok(!everything.includes(key));
  });

  it('asks once and keeps the answer, until the cache is cleared', async () => {
    await peerlint('cache', 'clear');
    const first = await check('--llm-mode', 'full');
    const second = await check('--llm-mode', 'full');
    assert.equal(server.received.length, 1);
    assert.deepEqual(second.report!.findings, first.report!.findings);
    assert.match((await peerlint('cache', 'clear')).out, /1 answer of language models/);
    await check('--llm-mode', 'full');
    assert.equal(server.received.length, 2);
  });

  it('shows the exact requests and sends none with --llm-preview', async () => {
    const named = ['--llm-url', 'https://llm.example.org/v1', '--llm-model', 'big'];
    const shown = await peerlint(
      ...command,
      '--detector',
      'llm',
      ...named,
      '--llm-mode',
      'full',
      '--llm-preview',
    );
    assert.equal(shown.status, 0, shown.err.join('\n'));
    assert.match(shown.out, /would go to big at llm\.example\.org\. Nothing was sent\./);
    assert.match(shown.out, /<data>\nThe enamel of each plate is mauve\.\n<\/data>/);
    await check(...full);
    const { messages } = JSON.parse(server.received[0]!.text) as { messages: { content: string }[] };
    for (const { content } of messages)
      for (const line of content.split('\n')) assert.ok(shown.out.includes(line.trim()), line);
  });

  it('shows a model nothing that a reader of the PDF does not see', async () => {
    const pdf = fileURLToPath(new URL('../fixtures/pdf/hidden-text.pdf', import.meta.url));
    const named = ['--llm-url', server.url, '--llm-model', 'm', '--llm-mode', 'paper', '--llm-preview'];
    const files = ['check', at('review.md'), '--paper', pdf, '--no-cache'];
    const { out, err } = await peerlint(...files, '--detector', 'llm', ...named);
    assert.match(out, /The microphones found 412 songs/, err.join('\n'));
    assert.doesNotMatch(out, /previous instructions|rate the novelty|highest score|must not list/);
    assert.doesNotMatch(out, /hidden-text/);
  });

  it('keeps the local result where the model fails, and says why', async () => {
    const { report: alone } = await (async () => {
      const ran = await peerlint(...command, '--detector', 'symbolic');
      return { report: JSON.parse(ran.out) as CheckReport };
    })();
    for (const [handler, why] of [
      [(r) => r.writeHead(401).end(), /does not accept the key/],
      [(r) => sendJson(r, replies.openai('I would rather not.')), /did not answer in the form/],
      [(r) => sendJson(r, replies.openai('{"answers": [{"n": 1, "verdict": "guilty"}]}')), /not in the form/],
      [(r) => r.setHeader('content-type', 'application/json').end('{'), /an answer that is none/],
      [
        (r) =>
          sendJson(
            r,
            replies.openai(JSON.stringify({ answers: [{ ...said, quotation: 'It is not teal at all.' }] })),
          ),
        /1 verdict with a quotation that is not in the paper/,
      ],
    ] as readonly [ScriptedServer['handler'], RegExp][]) {
      server.handler = handler;
      const { status, report } = await check(...full);
      assert.equal(status, 0);
      assert.match(report!.coverage.notes.join('\n'), why);
      const { coverage, ...rest } = report!;
      const { coverage: notes, ...before } = alone;
      assert.deepEqual(rest, before);
      assert.equal(coverage.sentencesChecked, notes.sentencesChecked);
    }
  });

  it('goes nowhere without leave', async () => {
    const elsewhere = ['--llm-url', 'https://llm.example.org/v1', '--llm-model', 'big', '--detector', 'llm'];
    for (const [args, why] of [
      [elsewhere, /llm\.example\.org: is not this machine\..*--policy cloudAllowed --yes-send/],
      [[...elsewhere, '--policy', 'cloudAllowed'], /is not this machine/],
      [[...elsewhere, '--yes-send'], /is not this machine/],
      [['--detector', 'llm'], /--detector llm: needs a model\./],
      [['--llm-url', server.url, '--llm-model', 'x'], /--llm-url: goes with --detector llm alone\./],
    ] as const) {
      const { status, err } = await peerlint(...command, ...args);
      assert.equal(status, 2);
      assert.match(err.join('\n'), why);
    }
    const local = ['--llm-url', server.url, '--llm-model', 'x', '--policy', 'rulesOnly'];
    const forbidden = await peerlint(...command, '--detector', 'llm', ...local);
    assert.equal(forbidden.status, 2);
    assert.match(forbidden.err.join('\n'), /is a model, and the policy is rulesOnly/);
    assert.equal(server.received.length, 0);
  });

  it('opens no connection where another detector is asked for', async () => {
    const real = globalThis.fetch;
    globalThis.fetch = () => assert.fail('a connection');
    try {
      assert.equal((await peerlint(...command, '--detector', 'auto')).status, 0);
    } finally {
      globalThis.fetch = real;
    }
  });
});

describe('peerlint llm', () => {
  const server = new ScriptedServer();
  before(() => server.open());
  after(() => server.close());

  it('lists models and tests the connection', async () => {
    server.handler = (response, { path: at }) =>
      sendJson(
        response,
        at.endsWith('/models')
          ? { object: 'list', data: [{ id: 'tiny' }] }
          : replies.openai('Sure: {"ok": true}'),
      );
    const models = await peerlint('llm', 'models', '--llm-url', `${server.url}/v1`);
    assert.deepEqual([models.status, models.out], [0, 'tiny\n']);
    const test = await peerlint('llm', 'test', '--llm-url', `${server.url}/v1`);
    assert.equal(test.status, 0, test.err.join('\n'));
    assert.match(test.out, /^tiny at 127\.0\.0\.1:\d+ \(on this machine\) answers in the form/);
  });

  it('says what is wrong in one line', async () => {
    for (const [args, why] of [
      [[], /--llm-url: is missing/],
      [['--llm-url', 'http://127.0.0.1:9/v1'], /127\.0\.0\.1:9 cannot be reached/],
      [['--llm-url', 'https://llm.example.org/v1'], /is not this machine/],
    ] as const) {
      const { status, err } = await peerlint('llm', 'test', ...args);
      assert.equal(status, 2);
      assert.match(err.join('\n'), why);
      assert.equal(err.length, 1);
    }
  });
});

describe('peerlint policies', () => {
  it('names venue, policy, source and date, and tells to read the current text', async () => {
    const { status, out } = await peerlint('policies');
    assert.equal(status, 0);
    assert.match(out, /^ICML 2026, policy A: --policy rulesOnly$/m);
    assert.match(out, /https:\/\/icml\.cc\/\S+ \(read 20\d\d-\d\d\)/);
    assert.match(out, /read the current text/);
  });
});
