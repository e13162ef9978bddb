import assert from 'node:assert/strict';
import * as z from 'zod';
import { ask, readJson } from '../../../src/core/llm/ask.ts';
import { ChatError } from '../../../src/core/llm/chat-model.ts';
import { ScriptedModel } from './scripted-model.ts';

const form = z.object({ fits: z.boolean(), why: z.string() });
const question = {
  name: 'check',
  messages: [{ role: 'user', content: 'Does it fit?' }],
  answer: form,
} as const;

describe('asking a model for JSON', () => {
  it('reads a plain answer and hands the schema on', async () => {
    const model = new ScriptedModel(['{"fits": true, "why": "a number"}']);
    const { value, usage } = await ask(model, question);
    assert.deepEqual(value, { fits: true, why: 'a number' });
    // "Does it fit?" has three words; the answer five.
    assert.deepEqual(usage, { promptTokens: 3, completionTokens: 5 });
    assert.equal(model.asked[0]?.schema?.name, 'check');
    assert.deepEqual(model.asked[0]?.schema?.schema['required'], ['fits', 'why']);
    assert.equal(model.asked[0]?.temperature, 0);
  });

  it('tells the model what was wrong and asks once more', async () => {
    const model = new ScriptedModel(['Yes, it does.', '{"fits": false, "why": ""}']);
    const { value, usage } = await ask(model, question);
    assert.equal(value.fits, false);
    const again = model.asked[1]!.messages;
    assert.equal(again.length, 3);
    assert.deepEqual(again[1], { role: 'assistant', content: 'Yes, it does.' });
    assert.match(again[2]!.content, /no JSON/);
    assert.ok(usage!.completionTokens > 3, 'both answers are paid for');
  });

  it('gives up with one sentence after the second answer', async () => {
    const model = new ScriptedModel(['no', '{"fits": "maybe"}'], 'small');
    await assert.rejects(ask(model, question), (error: unknown) => {
      assert.ok(error instanceof ChatError);
      assert.equal(error.kind, 'unreadable');
      assert.match(error.message, /^small did not answer in the form that was asked for: fits: /);
      return true;
    });
    assert.equal(model.asked.length, 2);
  });

  it('passes on why there is no answer', async () => {
    const busy = new ChatError('busy', 'Later.');
    await assert.rejects(ask(new ScriptedModel([busy]), question), busy);
    const stop = AbortSignal.abort();
    await assert.rejects(ask(new ScriptedModel(['{}']), question, stop), { kind: 'cancelled' });
  });
});

describe('reading JSON out of an answer', () => {
  const read = (text: string): unknown => {
    const result = readJson(text, form);
    return result.ok ? result.value : result.wrong;
  };

  it('finds it in a fence, behind prose, behind thoughts', () => {
    const value = { fits: true, why: 'x' };
    assert.deepEqual(read('```json\n{"fits": true, "why": "x"}\n```'), value);
    assert.deepEqual(read('Sure [1]! Here: {"fits": true, "why": "x"} Anything else?'), value);
    assert.deepEqual(
      read('<think>{"fits": false, "why": "not yet"}</think>{"fits": true, "why": "x"}'),
      value,
    );
  });

  it('respects brackets and quotes within strings', () => {
    assert.deepEqual(read('{"fits": true, "why": "} \\" {"}'), { fits: true, why: '} " {' });
  });

  it('takes the first object that has the form', () => {
    assert.deepEqual(read('{"a": 1} {"fits": true, "why": ""}'), { fits: true, why: '' });
  });

  it('is quick on an answer that never closes', () => {
    assert.equal(read('{"why": "'.repeat(2000)), 'no JSON');
    assert.equal(read(`{"fits": true, "why": "${'x'.repeat(200_000)}`), 'no JSON');
  });
});
