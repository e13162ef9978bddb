import assert from 'node:assert/strict';
import { AgentTools } from '../../../src/extension/agent/agent-tools.ts';
import type { AgentToolsParts } from '../../../src/extension/agent/agent-tools.ts';
import { ChatRecord } from '../../../src/extension/agent/chat-record.ts';
import type { Draft } from '../../../src/extension/editor/draft.ts';
import type { Settings } from '../../../src/extension/settings.ts';
import { InputError } from '../../../src/core/input-error.ts';
import type { Policy } from '../../../src/core/findings/finding.ts';
import type { CheckJob, CheckOutcome } from '../../../src/node/engine/check-queue.ts';
import { exampleFinding, exampleReview, source } from '../../core/report/example.ts';

const uri = 'file:///kiln/review.md';
const draft: Draft = {
  uri,
  path: '/kiln/review.md',
  name: 'review.md',
  version: 3,
  folder: '/kiln',
  text: () => source,
};
const words = /layers|fast|kiln|Write 69/i;

function memento() {
  const values = new Map<string, unknown>();
  return {
    get: (key: string) => values.get(key),
    update: (key: string, value: unknown) => Promise.resolve(void values.set(key, value)),
  };
}

function result(...findings: ReturnType<typeof exampleFinding>[]): CheckOutcome {
  const { result: checked, paper } = exampleReview(findings);
  const { warnings } = paper;
  const info = { path: '/kiln/kiln.pdf', documents: [], title: 'Kilns', pages: 9, key: 'k', warnings };
  return { kind: 'result', paper: info, reviews: [{ reviewId: '1', result: checked }] };
}

function tools(more: Partial<AgentToolsParts> = {}, policy: Policy = 'localModel', outcome?: CheckOutcome) {
  const jobs: CheckJob[] = [];
  const cancelled: string[] = [];
  const record = new ChatRecord(memento());
  const settings: Settings = {
    checkWhileTyping: true,
    threshold: 'strict',
    venuePolicy: policy,
    detector: 'auto',
    modelPath: null,
    formHints: true,
    dismissals: 'workspace',
    trace: 'off',
  };
  const agent = new AgentTools({
    engine: {
      check(job) {
        jobs.push(job);
        return Promise.resolve(outcome ?? result(exampleFinding()));
      },
      cancel: (which) => void cancelled.push(which),
    },
    draft: () => Promise.resolve(draft),
    paper: (file) =>
      file === 'own.pdf'
        ? Promise.resolve('/kiln/own.pdf')
        : Promise.reject(new InputError(file, 'is no file that may be read from here.', 'Name another.')),
    link: () =>
      Promise.resolve({
        kind: 'linked',
        paper: '/kiln/kiln.pdf',
        supplements: ['/kiln/x.pdf'],
        reason: 'chosen',
      }),
    settings: () => settings,
    passwords: () => ({}),
    ocr: () => false,
    dismissed: () => false,
    record,
    ...more,
  });
  return { agent, jobs, cancelled, record };
}
const ignore = () => undefined;

describe('tools for agents in the editor', () => {
  it('check the draft against its own paper, beside the check that runs while typing', async () => {
    const { agent, jobs, record } = tools();
    const answer = await agent.answer({}, ignore);
    const [job] = jobs;
    assert.equal(job?.text, source);
    assert.equal(job.paper, '/kiln/kiln.pdf');
    assert.deepEqual(job.supplements, ['/kiln/x.pdf']);
    assert.notEqual(job.uri, uri);
    assert.match(answer, /"type":"Number"/);
    assert.doesNotMatch(answer, words);
    assert.equal(record.of(uri), 'places');
  });

  it('check a text, and list its sentences', async () => {
    const { agent, jobs } = tools();
    const answer = await agent.answer({ text: 'It has 96 layers.', paper: 'own.pdf' }, ignore);
    assert.equal(jobs[0]?.text, 'It has 96 layers.');
    assert.equal(jobs[0].paper, '/kiln/own.pdf');
    assert.match(answer, /"sentences":\[/);
  });

  it('tell text where the venue’s policy allows it, and say so before', async () => {
    const { agent, record } = tools({}, 'cloudAllowed');
    assert.match(await agent.confirmation({}), /\*\*sentences of the review and passages of the paper\*\*/);
    assert.match(await agent.answer({}, ignore), /We use 69 layers/);
    assert.equal(record.of(uri), 'text');
    assert.match(await tools().agent.confirmation({}), /no text of the review or the paper\.$/);
  });

  it('leave out what the user dismissed', async () => {
    const { agent } = tools({ dismissed: (_, claim) => claim === 'c1' });
    assert.match(await agent.answer({}, ignore), /"findings":\[\]/);
  });

  it('end the check that is cancelled, and no other', async () => {
    const { agent, jobs, cancelled } = tools();
    await agent.answer({}, (cancel) => cancel());
    assert.deepEqual(cancelled, [jobs[0]?.uri]);
  });

  it('say in one sentence why there is no answer, without a file’s name, and note nothing as shared', async () => {
    const message = '/kiln/kiln.pdf: is empty. Mend it.';
    const outcomes: readonly (readonly [CheckOutcome, RegExp])[] = [
      [{ kind: 'input', message }, /cannot be read/],
      [{ kind: 'locked', document: '/kiln/kiln.pdf', wrong: false }, /is encrypted/],
      [{ kind: 'superseded' }, /cancelled/],
      [{ kind: 'internal', message }, /could not check/],
      [{ kind: 'crashed', message }, /could not check/],
      [{ kind: 'quarantined', message }, /could not check/],
    ];
    for (const [outcome, expected] of outcomes) {
      const { agent, record } = tools({}, 'localModel', outcome);
      await assert.rejects(
        agent.answer({}, ignore),
        (error: Error) => expected.test(error.message) && !words.test(error.message),
      );
      assert.equal(record.of(uri), 'nothing');
    }
    const none = { draft: () => Promise.resolve(undefined) };
    await assert.rejects(tools(none).agent.answer({}, ignore), /no such draft/);
    await assert.rejects(tools(none).agent.answer({ text: 'x' }, ignore), /no such draft/);
    const unlinked = { link: () => Promise.resolve({ kind: 'none', candidates: [] } as const) };
    await assert.rejects(tools(unlinked).agent.answer({}, ignore), /has no paper.*Link Paper/);
    await assert.rejects(tools().agent.answer({ paper: '/etc/passwd' }, ignore), /no file that may be read/);
    await assert.rejects(tools().agent.answer({ text: 'x'.repeat(5001) }, ignore), /longer than 5000/);
  });
});

describe('what chats were given', () => {
  it('is remembered at its most, for each draft', async () => {
    const kept = memento();
    const record = new ChatRecord(kept);
    await record.add('a', 'text');
    await record.add('a', 'places');
    await record.add('b', 'places');
    const again = new ChatRecord(kept);
    assert.deepEqual(
      ['a', 'b', 'c'].map((one) => again.of(one)),
      ['text', 'places', 'nothing'],
    );
  });

  it('is nothing where what was kept is damaged', () => {
    for (const damaged of [null, 7, 'x', { a: 'all' }, { a: 3 }])
      assert.equal(new ChatRecord({ ...memento(), get: () => damaged }).of('a'), 'nothing');
  });
});
