import assert from 'node:assert/strict';
import { contrastsOf, nearest } from '../../../../../src/core/bench/detectors/llm/demonstrations.ts';
import { llmJudge, type JudgeSettings } from '../../../../../src/core/bench/detectors/llm/judge.ts';
import { tripletChecker } from '../../../../../src/core/bench/detectors/llm/triplets.ts';
import { rowsOf } from '../../../../../src/core/bench/inject/quad.ts';
import { Random } from '../../../../../src/core/bench/random.ts';
import { ChatError } from '../../../../../src/core/llm/chat-model.ts';
import { ScriptedModel } from '../../../llm/scripted-model.ts';
import { exchange } from '../../inject/exchange.ts';
import { groundedOf } from '../../inject/grounded-of.ts';
import { kilnPaper } from '../../inject/paper-of-kilns.ts';
import { batchOf } from './batch-of.ts';

const plain: JudgeSettings = { strategy: 'zero-shot', context: 'bm25', contrasts: [], samples: 1 };
const sentence = 'The planner reaches a success rate of 97.5% on stoneware plates.';
const batch = batchOf(kilnPaper, sentence);
const said = (more: object): string =>
  JSON.stringify({ hallucinated: true, confidence: 0.9, type: 'Number', words: '97.5%', ...more });

/** A change of the sentence about ramps, as examples are made of it. */
const rows = (paper: string) => {
  const grounded = groundedOf('A larger ramp penalty increases the firing time.', kilnPaper);
  const operator = exchange('increases', 'decreases');
  const [swap] = operator.propose(grounded, new Random(1));
  return rowsOf(swap!, operator, grounded, { paper, review: 'r', start: 0, end: 9, seed: 1 });
};

describe('a language model as a detector', () => {
  it('answers with score, type and the words where they stand', async () => {
    const model = new ScriptedModel([said({})], 'tiny');
    const judge = llmJudge(model, plain);
    assert.equal(judge.name, 'tiny-zero-shot-bm25');
    const [output] = await judge.detect(batch);
    const start = sentence.indexOf('97.5%');
    assert.deepEqual(output, {
      score: 0.9,
      type: 'Number',
      spans: [{ start, end: start + 5, score: 0.9 }],
      shown: true,
    });
    const { content } = model.asked[0]!.messages.at(-1)!;
    assert.match(content, /91\.5% on stoneware/);
    assert.match(content, /Temporal: /);
  });

  it('is not fooled by a confident no, words that are not there, a type that is none', async () => {
    const no = llmJudge(new ScriptedModel([said({ hallucinated: false, confidence: 1 })]), plain);
    assert.equal((await no.detect(batch))[0]!.score, 0.5);
    const wild = llmJudge(new ScriptedModel([said({ type: 'Typo', words: '12 %' })]), plain);
    const [output] = await wild.detect(batch);
    assert.deepEqual([output!.type, output!.spans], [null, []]);
    const bare = llmJudge(new ScriptedModel(['{"hallucinated": false}']), plain);
    assert.equal((await bare.detect(batch))[0]!.score, 0);
  });

  it('leaves a sentence out whose answer cannot be read, and stops where the server is gone', async () => {
    assert.deepEqual(await llmJudge(new ScriptedModel(['?', '?']), plain).detect(batch), [null]);
    const gone = llmJudge(new ScriptedModel([new ChatError('busy', 'Later.')]), plain);
    await assert.rejects(gone.detect(batch), { kind: 'busy' });
  });

  it('draws several answers and takes their mean', async () => {
    const no = said({ hallucinated: false, confidence: 0.1 });
    const model = new ScriptedModel([said({}), no, no]);
    const [output] = await llmJudge(model, { ...plain, samples: 3 }).detect(batch);
    // (0.9 + 0.1 + 0.1) / 3
    assert.ok(Math.abs(output!.score - 1.1 / 3) < 1e-12);
    assert.equal(output!.shown, false);
    assert.equal(model.asked[0]!.temperature, 1);
  });

  it('is led by examples, by contrasts, by steps', async () => {
    const contrasts = contrastsOf(rows('other'));
    const asked = async (strategy: JudgeSettings['strategy'], of = contrasts): Promise<string> => {
      const model = new ScriptedModel([said({ steps: 'none' })]);
      await llmJudge(model, { ...plain, strategy, contrasts: of }).detect(batch);
      return model.asked[0]!.messages.at(-1)!.content;
    };
    assert.match(await asked('few-shot'), /A larger ramp penalty decreases[\s\S]*"hallucinated":true/);
    assert.match(
      await asked('contrast'),
      /Faithful: A larger ramp penalty increases .*\nHallucinated \(Reasoning Error\): A larger ramp penalty decreases/,
    );
    assert.match(await asked('chain-of-thought'), /"steps"/);
    assert.doesNotMatch(await asked('zero-shot'), /ramp penalty decreases/);
  });

  it('never sees an example of the paper that it judges', () => {
    const contrasts = contrastsOf([...rows('p'), ...rows('other')]);
    assert.equal(contrasts.length, 2);
    assert.deepEqual(
      nearest('A ramp penalty.', 'p', contrasts, 4).map(({ wrong }) => wrong.paper),
      ['other'],
    );
  });
});

describe('triplets of a sentence', () => {
  const triplets =
    '{"triplets": [["planner", "reaches", "97.5%"], ["planner", "is tested on", "stoneware"]]}';
  const verdict = (of: string): string => `{"verdict": "${of}"}`;

  it('are checked one by one; the worst decides', async () => {
    const model = new ScriptedModel([triplets, verdict('contradicted'), verdict('entailed')], 'tiny');
    const [output] = await tripletChecker(model, 'bm25').detect(batch);
    const start = sentence.indexOf('97.5%');
    assert.deepEqual(output, {
      score: 1,
      type: null,
      spans: [{ start, end: start + 5, score: 1 }],
      shown: true,
    });
  });

  it('that are not met are no proof', async () => {
    const model = new ScriptedModel([triplets, verdict('neutral'), verdict('entailed')]);
    const [output] = await tripletChecker(model, 'bm25').detect(batch);
    assert.equal(output!.shown, false);
    assert.ok(output!.score < 0.5);
    const none = new ScriptedModel(['{"triplets": []}']);
    assert.equal((await tripletChecker(none, 'bm25').detect(batch))[0]!.score, 0);
  });
});
