import assert from 'node:assert/strict';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { consistency, retrieveNli, trueNli } from '../../../src/core/bench/detectors/entailment.ts';
import { openEntailmentModel } from '../../../src/node/onnx/entailment-model.ts';
import { batchOf } from '../../core/bench/detectors/llm/batch-of.ts';

const fixtures = fileURLToPath(new URL('../../fixtures/onnx/', import.meta.url));
const nli = path.join(fixtures, 'tiny-nli.onnx');
const near = (a: number, b: number): void => assert.ok(Math.abs(a - b) < 1e-5, `${a} is not ${b}`);

describe('a model of entailment from an ONNX file', () => {
  it('gives the softmax of its logits, by the names of its labels', async () => {
    const model = await openEntailmentModel(nli);
    assert.equal(model.name, 'tiny-nli');
    assert.match(model.settings, /^[0-9a-f]{64}$/);
    const [same, other, none] = await model.predict([
      ['the same kiln', 'kiln'],
      ['other, other', 'kiln'],
      ['kiln', 'kiln'],
    ]);
    // Logits (4, 1, 0), (0, 1, 8) and (0, 1, 0): see make.py.
    near(same!.entailment, Math.exp(4) / (Math.exp(4) + Math.E + 1));
    near(other!.contradiction, Math.exp(8) / (1 + Math.E + Math.exp(8)));
    near(none!.neutral, Math.E / (2 + Math.E));
  });

  it('gives the same for a pair alone and in a batch of others', async () => {
    const model = await openEntailmentModel(nli);
    const pairs = Array.from({ length: 19 }, (_, i) => [`same ${'kiln '.repeat(i % 7)}`, 'other'] as const);
    const together = await model.predict(pairs);
    assert.equal(together.length, 19);
    for (const [at, pair] of pairs.entries())
      near((await model.predict([pair]))[0]!.entailment, together[at]!.entailment);
  });

  it('cuts a premise that is too long, never the sentence', async () => {
    const model = await openEntailmentModel(nli);
    // 32 positions: the premise alone would fill them; the sentence behind it still counts.
    const [cut] = await model.predict([['kiln '.repeat(100), 'same']]);
    near(cut!.entailment, Math.exp(4) / (Math.exp(4) + Math.E + 1));
  });

  it('takes a single logit for consistency', async () => {
    const model = await openEntailmentModel(path.join(fixtures, 'tiny-score.onnx'));
    const [one] = await model.predict([['same', 'kiln']]);
    near(one!.entailment, 1 / (1 + Math.exp(-4)));
    near(one!.contradiction, 1 - 1 / (1 + Math.exp(-4)));
  });

  describe('says in one sentence what is wrong with it', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'peerlint-onnx-'));
    after(() => {
      rmSync(folder, { recursive: true });
    });
    const fails = async (message: RegExp, change: (at: string) => void): Promise<void> => {
      cpSync(fixtures, folder, { recursive: true });
      change(folder);
      await assert.rejects(
        async () => (await openEntailmentModel(path.join(folder, 'tiny-nli.onnx'))).predict([['a', 'b']]),
        {
          name: 'InputError',
          message,
        },
      );
    };
    it('a file that is not there, truncated, or no model', async () => {
      await fails(/tiny-nli\.onnx: cannot be read/, (at) => rmSync(path.join(at, 'tiny-nli.onnx')));
      await fails(/is no ONNX model, or is damaged/, (at) =>
        writeFileSync(path.join(at, 'tiny-nli.onnx'), 'ONNX'),
      );
    });
    it('a tokenizer or labels that are missing', async () => {
      await fails(/tokenizer\.json: is missing/, (at) => rmSync(path.join(at, 'tokenizer.json')));
      await fails(/tokenizer\.json: is no JSON/, (at) => writeFileSync(path.join(at, 'tokenizer.json'), '{'));
      await fails(/tokenizer\.json: is of a kind/, (at) =>
        writeFileSync(path.join(at, 'tokenizer.json'), '{"model": {"type": "Own"}}'),
      );
      await fails(/which of its outputs is entailment/, (at) =>
        writeFileSync(path.join(at, 'config.json'), '{}'),
      );
    });
  });
});

describe('verifiers made of it', () => {
  const paper = `# Kilns

## 1 Alpha

The kiln is the same kiln, and the same kiln again.

## 2 Beta

Quite an other kiln stands in the yard of the other potter.
`;

  it('take the best support of all chunks, or weigh it against what contradicts', async () => {
    const model = await openEntailmentModel(nli);
    const batch = batchOf(paper, 'The kiln is the same.');
    const score = async (detector: ReturnType<typeof trueNli>): Promise<number> =>
      (await detector.detect(batch))[0]!.score;
    assert.equal(trueNli(model).name, 'tiny-nli-true-nli');
    // One chunk holds nothing but "same": three with the sentence's own, so entailment is all but 1.
    assert.ok((await score(trueNli(model))) < 0.01);
    const weighed = await score(retrieveNli(model));
    assert.ok(weighed > 0.3 && weighed < 0.7, `${weighed}: both sides are strong`);
    assert.ok((await score(consistency(model))) > 0 && (await score(consistency(model))) < 1);
  });

  it('have no answer where there is nothing to read', async () => {
    const model = await openEntailmentModel(nli);
    const empty = {
      paperId: 'p',
      paper: null,
      items: [{ text: 'A kiln.', role: 'summary', evidence: [], review: null }],
    } as const;
    assert.deepEqual(await trueNli(model).detect(empty), [null]);
  });

  it('stop when they are told to', async () => {
    const model = await openEntailmentModel(nli);
    await assert.rejects(trueNli(model).detect(batchOf(paper, 'A kiln.'), AbortSignal.abort()));
  });
});
