import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Report } from '../../../src/core/bench/evaluate/report.ts';
import { filesOf, peerlint } from '../cli.ts';
import { jsonLines } from '../inject/kiln-rows.ts';
import { kilnPairs, kilnTexts } from './kiln-pairs.ts';

const fixtures = fileURLToPath(new URL('../../fixtures/onnx/', import.meta.url));

describe('peerlint bench evaluate with models', function () {
  this.timeout(120_000);
  const at = filesOf({
    'papers.jsonl': jsonLines(kilnTexts(6)),
    'pairs.jsonl': jsonLines(kilnPairs(6)),
    'bad.jsonl': '{}\n',
  });
  let server: Server;
  let asked = 0;

  before((done) => {
    server = createServer((request, response) => {
      let text = '';
      request.setEncoding('utf8').on('data', (part: string) => (text += part));
      request.on('end', () => {
        asked += 1;
        const { content } = (JSON.parse(text) as { messages: { content: string }[] }).messages.at(-1)!;
        // It reads the last sentence and the passage shown with it, and compares the numbers of kilns.
        const numbers = [...content.matchAll(/fire (\d+) kilns/g)].map((hit) => hit[1]!).slice(-2);
        const wrong = numbers[0] !== numbers[1];
        const answer = {
          hallucinated: wrong,
          confidence: wrong ? 0.9 : 0.1,
          type: wrong ? 'Number' : null,
          words: wrong ? numbers[1] : '',
        };
        response.setHeader('content-type', 'application/json');
        response.end(
          JSON.stringify({ choices: [{ message: { content: `Sure: ${JSON.stringify(answer)}` } }] }),
        );
      });
    });
    server.listen(0, '127.0.0.1', done);
  });
  after(() => {
    server.closeAllConnections();
    server.close();
  });
  beforeEach(() => {
    asked = 0;
  });

  const url = (): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  const evaluate = (...args: string[]) =>
    peerlint(
      'bench',
      'evaluate',
      at('pairs.jsonl'),
      '--papers',
      at('papers.jsonl'),
      '--split',
      'all',
      '--resamples',
      '50',
      ...args,
    );

  it('asks a server about each sentence, beside the local baselines', async () => {
    const ran = await evaluate('--llm-url', url(), '--llm-model', 'tiny', '--out', at('llm'));
    assert.equal(ran.status, 0, ran.err.join('\n'));
    assert.equal(asked, 12);
    const { populations } = JSON.parse(readFileSync(at('llm/evaluation.json'), 'utf8')) as Report;
    const figures = populations[0]!.evaluation.detectors.find(({ name }) => name === 'tiny-zero-shot-bm25')!;
    assert.equal(figures.auroc.value, 1);
    assert.equal(figures.typesGiven.microF1.value, 1);
    assert.equal(figures.spansGiven.exact.value, 1);
    assert.ok(ran.out.includes('lexical-overlap'));
    // Scores are kept: the same run asks nothing again.
    await evaluate('--llm-url', url(), '--llm-model', 'tiny', '--out', at('llm'));
    assert.equal(asked, 12);
  });

  it('asks in several ways, with examples of other papers', async () => {
    const ran = await evaluate(
      '--llm-url',
      url(),
      '--llm-model',
      'tiny',
      '--llm-way',
      'contrast',
      'samples',
      '--llm-context',
      'bm25',
      'lcs',
      '--demonstrations',
      at('pairs.jsonl'),
    );
    assert.equal(ran.status, 0, ran.err.join('\n'));
    for (const name of ['tiny-contrast-bm25', 'tiny-contrast-lcs', 'tiny-zero-shot-bm25-samples5'])
      assert.ok(ran.out.includes(name), name);
  });

  it('reads verifiers from ONNX files', async () => {
    const ran = await evaluate(
      '--nli',
      path.join(fixtures, 'tiny-nli.onnx'),
      '--consistency',
      path.join(fixtures, 'tiny-score.onnx'),
    );
    assert.equal(ran.status, 0, ran.err.join('\n'));
    for (const name of ['tiny-nli-true-nli', 'tiny-nli-retrieve-nli', 'tiny-score-consistency'])
      assert.ok(ran.out.includes(name), name);
  });

  it('says in one line what cannot be used', async () => {
    const fails = async (message: RegExp, ...args: string[]): Promise<void> => {
      const { status, err } = await evaluate(...args);
      assert.equal(status, 2);
      assert.equal(err.length, 1, err.join('\n'));
      assert.match(err[0]!, message);
    };
    await fails(/x\.onnx: cannot be read/, '--nli', at('x.onnx'));
    await fails(/need examples/, '--llm-url', url(), '--llm-model', 'tiny', '--llm-way', 'few-shot');
    await fails(
      /line 1 is no row/,
      '--llm-url',
      url(),
      '--llm-model',
      'tiny',
      '--demonstrations',
      at('bad.jsonl'),
    );
    await fails(/is not this machine/, '--llm-url', 'https://llm.example.org', '--llm-model', 'tiny');
    await fails(/cannot be reached/, '--llm-url', 'http://127.0.0.1:9/v1', '--llm-model', 'tiny');
    assert.equal(asked, 0);
  });
});
