import assert from 'node:assert/strict';
import type { PaperInfo, ReviewOutcome } from '../../../src/core/engine/protocol.ts';
import type { DraftState } from '../../../src/extension/findings/draft-state.ts';
import { readLlmSettings } from '../../../src/extension/llm/llm-settings.ts';
import { OpinionDesk, type DeskParts } from '../../../src/extension/llm/opinion-desk.ts';
import type { OpinionStatus } from '../../../src/extension/llm/opinion-status.ts';
import { ScriptedModel } from '../../core/llm/scripted-model.ts';
import { result } from '../../node/engine/fakes.ts';

const uri = 'file:///r.md';
const paper = { key: 'k1', path: '/p.md' } as PaperInfo;
const outcome = (...keys: string[]): ReviewOutcome[] => [
  {
    reviewId: 'r',
    result: result(),
    open: keys.map((key) => ({ key, messages: [{ role: 'user', content: `about ${key}` }], maxTokens: 10 })),
  },
];

/** A desk whose user says `word`, and whose model gives these answers. */
function desk(word: boolean, values: Record<string, unknown>, parts: Partial<DeskParts> = {}) {
  const shown: OpinionStatus[] = [];
  const asked: string[] = [];
  const model = new ScriptedModel(() => '{"answers":[{"n":1,"verdict":"not-found"}]}', 'tiny');
  const settings = {
    on: true,
    policy: 'localModel' as const,
    llm: readLlmSettings({ get: (name) => values[name] }),
  };
  const one = new OpinionDesk({
    settings: () => settings,
    state: () => ({ status: { kind: 'checked' }, stale: false }) as DraftState,
    show: (_, status) => shown.push(status),
    open: () => Promise.resolve(model),
    sending: () => Promise.resolve(),
    consent: (questions, { host }) => {
      asked.push(`${questions.length} to ${host}`);
      return Promise.resolve(word);
    },
    recheck: () => Promise.resolve(),
    log: () => undefined,
    ...parts,
  });
  return { one, shown, asked, model, settings };
}

const here = { 'llm.url': 'http://127.0.0.1:9/v1', 'llm.model': 'tiny' };
const there = { 'llm.url': 'https://llm.example.org/v1', 'llm.model': 'tiny' };

describe('asking a configured language model', () => {
  it('asks the user for each sending elsewhere, and sends nothing on a no', async () => {
    const { one, asked, model, settings } = desk(true, there);
    Object.assign(settings, { policy: 'cloudAllowed' });
    assert.equal(one.order(uri)?.local, false);
    one.checked(uri, paper, outcome('a', 'b'));
    assert.equal(await one.ask(uri), 'asked');
    one.checked(uri, paper, outcome('c'));
    await new Promise((resolve) => setTimeout(resolve, 20));
    assert.equal(model.asked.length, 2, 'nothing goes out by itself');
    assert.equal(await one.ask(uri), 'asked');
    assert.deepEqual(asked, ['2 to llm.example.org', '1 to llm.example.org']);
    const no = desk(false, there);
    Object.assign(no.settings, { policy: 'cloudAllowed' });
    no.one.checked(uri, paper, outcome('a'));
    assert.equal(await no.one.ask(uri), 'declined');
    assert.deepEqual(no.model.asked, []);
  });

  it('asks once a paper for a model on this machine, and tells the engine what was heard', async () => {
    const { one, asked, model } = desk(true, here);
    one.checked(uri, paper, outcome('a'));
    await one.ask(uri);
    assert.deepEqual(Object.keys(one.order(uri)!.answers), ['a']);
    one.checked(uri, paper, outcome('b'));
    await new Promise((resolve) => setTimeout(resolve, 20));
    assert.equal(model.asked.length, 2);
    one.checked(uri, { ...paper, key: 'k2' }, outcome('c'));
    await new Promise((resolve) => setTimeout(resolve, 20));
    assert.equal(model.asked.length, 2, 'another paper, another question');
    assert.deepEqual(asked, ['1 to 127.0.0.1:9']);
  });

  it('forgets answers and agreements with the paper’s data', async () => {
    const { one, asked } = desk(true, here);
    one.checked(uri, paper, outcome('a'));
    await one.ask(uri);
    one.forget([uri]);
    assert.deepEqual(one.drafts(), []);
    one.checked(uri, paper, outcome('a'));
    await one.ask(uri);
    assert.equal(asked.length, 2);
  });

  it('stays within its budget, and does not try again by itself what was left', async () => {
    const { one, model, shown } = desk(true, { ...here, 'llm.budget': 13 });
    one.checked(uri, paper, outcome('a', 'b'));
    await one.ask(uri);
    one.checked(uri, paper, outcome('b'));
    await new Promise((resolve) => setTimeout(resolve, 20));
    assert.equal(model.asked.length, 1);
    assert.equal(shown.at(-1)!.kind, 'problem');
    assert.match(shown.at(-1)!.text, /The budget of 13 tokens is used up\. The local result stands/);
  });

  it('names why it may not ask', () => {
    for (const [values, policy, why] of [
      [here, 'rulesOnly', /rulesOnly, which allows no model/],
      [there, 'localModel', /llm\.example\.org is not this machine/],
      [
        { 'llm.url': 'http://127.0.0.1.example.org/v1', 'llm.model': 'm' },
        'localModel',
        /is not this machine/,
      ],
      [{ 'llm.url': here['llm.url'] }, 'localModel', /no model is named/],
      [{ 'llm.model': 'm' }, 'localModel', /no address is set/],
      [
        { 'llm.url': 'https://me:secret@llm.example.org', 'llm.model': 'm' },
        'cloudAllowed',
        /cannot be used/,
      ],
      [{ 'llm.provider': 'editor', 'llm.model': 'm' }, 'localModel', /may be on other machines/],
    ] as const) {
      const { one, settings, shown } = desk(true, values);
      Object.assign(settings, { policy });
      assert.equal(one.order(uri), undefined);
      one.checked(uri, paper, outcome('a'));
      assert.match(shown[0]!.text, why);
      assert.ok(!shown[0]!.text.includes('secret'));
    }
  });
});
