import assert from 'node:assert/strict';
import { askedAbout, pottery } from '../../core/opinion/opinion-of.ts';
import { chatService, type ChatService } from '../../../src/node/llm/chat-service.ts';
import { endpointOf } from '../../../src/node/llm/endpoint.ts';
import { startLlama, whyNoLlama, type LlamaServer } from './llama-server.ts';

describe('llama.cpp’s server on this machine', function () {
  // A model on a busy processor writes a few tokens a second.
  this.timeout(1_200_000);
  let server: LlamaServer;
  let service: ChatService;
  let name: string;

  before(async function () {
    const why = whyNoLlama();
    if (why !== null) {
      console.log(`    skipped: ${why}`);
      this.skip();
    }
    server = await startLlama();
    const endpoint = endpointOf(`${server.url}/v1`, 'localModel', false);
    assert.equal(endpoint.local, true);
    service = chatService('openai', { endpoint, key: null, retries: 0, timeout: 1_000_000 });
    [name = ''] = await service.models();
  });
  after(() => server?.close());

  it('lists its model and holds it to a form', async () => {
    assert.match(name, /SmolLM2-135M/);
    const { text, usage } = await service.model(name).complete({
      messages: [{ role: 'user', content: 'Is a plate round?' }],
      schema: {
        name: 'answer',
        schema: {
          type: 'object',
          properties: { round: { type: 'boolean' } },
          required: ['round'],
          additionalProperties: false,
        },
      },
      temperature: 0,
      maxTokens: 40,
    });
    assert.equal(typeof (JSON.parse(text) as { round: unknown }).round, 'boolean');
    assert.ok(usage && usage.promptTokens > 5 && usage.completionTokens > 2);
  });

  it('gives a second opinion of which only what the paper proves counts', async () => {
    const draft = '## Summary\n\nThe first firing lasts 9.6 hours.\n';
    const { after, before, opinion, review } = await askedAbout(draft, service.model(name), {
      mode: 'confirm',
    });
    const { report } = opinion;
    const dropped = Object.values(report.dropped).reduce((sum, n) => sum + n, 0);
    assert.equal(report.chosen, 1);
    assert.equal(report.judged + dropped + report.failed, 1);
    assert.equal(report.requests, 1);
    // Whatever so small a model says: what the rule proves stays, and what is quoted is in the paper.
    assert.deepEqual(
      after.findings.map(({ id, severity, reason }) => [id, severity, reason]),
      before.findings.map(({ id, severity, reason }) => [id, severity, reason]),
    );
    assert.equal(before.findings.length, 1);
    const paper = pottery.replace(/\s+/g, ' ');
    for (const { evidence, start, end } of after.findings) {
      assert.ok(review.source.slice(start, end).length > 0);
      for (const { text } of evidence) assert.ok(paper.includes(text), text);
    }
  });
});
