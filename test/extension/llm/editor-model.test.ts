import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ChatError, type ChatFailure } from '../../../src/core/llm/chat-model.ts';
import { editorModel, type OfferedModel } from '../../../src/extension/llm/editor-model.ts';
import { SendLog } from '../../../src/node/llm/send-log.ts';

describe('the editor’s own models', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'peerlint-lm-'));
  const file = path.join(folder, 'log.jsonl');
  after(() => rmSync(folder, { recursive: true }));
  const request = {
    messages: [
      { role: 'system', content: 'Check.' },
      { role: 'user', content: 'The kiln is mauve.' },
    ],
    schema: null,
    temperature: 0,
    maxTokens: 50,
  } as const;
  const offer = (send: OfferedModel['send']): OfferedModel[] => [
    { id: 'copilot/tiny', name: 'Tiny', vendor: 'copilot', family: 'tiny', send },
  ];
  const fails = async (kind: ChatFailure, says: RegExp, models: OfferedModel[], name = 'tiny') =>
    assert.rejects(
      editorModel(name, () => Promise.resolve(models), new SendLog(file)).complete(request),
      (error: unknown) => error instanceof ChatError && error.kind === kind && says.test(error.message),
    );

  it('are given the messages, and noted without their text', async () => {
    const got: string[][] = [];
    const models = offer(async function* (texts) {
      got.push([...texts]);
      yield* ['{"a"', ':1}'];
    });
    const model = editorModel('Tiny', () => Promise.resolve(models), new SendLog(file));
    assert.deepEqual(await model.complete(request), { text: '{"a":1}', usage: null });
    assert.deepEqual(got, [['Check.', 'The kiln is mauve.']]);
    const log = readFileSync(file, 'utf8');
    assert.match(log, /"event":"sending".*"model":"copilot\/tiny","local":false,"bytes":25/);
    assert.ok(!log.includes('mauve'));
  });

  it('end in one sentence, whatever goes wrong, without the error’s own words', async () => {
    await fails('refused', /No extension offers a language model/, []);
    await fails(
      'refused',
      /No model that is offered .* is called big/,
      offer(async function* () {}),
      'big',
    );
    for (const [code, kind, says] of [
      ['NoPermissions', 'refused', /not allowed/],
      ['NotFound', 'refused', /is gone/],
      ['Blocked', 'busy', /quota/],
      ['', 'failed', /^The editor’s language model failed\.$/],
    ] as const)
      await fails(
        kind,
        says,

        offer(async function* () {
          throw Object.assign(new Error('The kiln is mauve.'), { code });
        }),
      );
    await fails(
      'unreadable',
      /does not end/,
      offer(async function* () {
        for (;;) yield 'x'.repeat(400_000);
      }),
    );
  });
});
