import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Report } from '../../../src/core/bench/evaluate/report.ts';
import { filesOf, peerlint } from '../cli.ts';
import { jsonLines } from '../inject/kiln-rows.ts';
import { kilnPairs, kilnTexts } from './kiln-pairs.ts';

const model = fileURLToPath(new URL('../../fixtures/onnx/detector', import.meta.url));

/** The claim stays, the paper's glaze is edited: what the tiny model knows (make_detector.py). */
const pairs = kilnPairs(6).map((row) => {
  const text = 'The glaze is mauve.';
  const wrong = row['label'] === 1;
  return {
    ...row,
    text,
    original: text,
    type: wrong ? 'Entity' : null,
    span: wrong ? { start: 13, end: 18 } : null,
    evidence: [{ passage: 0, section: '3 Experiments', text: `The glaze is ${wrong ? 'teal' : 'mauve'}.` }],
  };
});

describe('peerlint bench evaluate with the small model', function () {
  this.timeout(120_000);
  const at = filesOf({
    'papers.jsonl': jsonLines(kilnTexts(6)),
    'pairs.jsonl': jsonLines(pairs),
    'broken/config.json': '{}',
  });
  const evaluate = (...args: string[]) =>
    peerlint('bench', 'evaluate', at('pairs.jsonl'), '--split', 'all', '--resamples', '50', ...args);

  it('reads the passages that a row brings, without the paper', async () => {
    const ran = await evaluate('--model', model, '--detector', 'local', '--out', at('out'));
    assert.equal(ran.status, 0, ran.err.join('\n'));
    const { populations, missing } = JSON.parse(readFileSync(at('out/evaluation.json'), 'utf8')) as Report;
    assert.deepEqual(missing, []);
    const local = populations[0]!.evaluation.detectors.find(({ name }) => name === 'local')!;
    assert.equal(local.auroc.value, 1);
    assert.equal(local.typesGiven.microF1.value, 1);
    assert.equal(local.spansGiven.exact.value, 1);
    const scores = readFileSync(at('out/scores.jsonl'), 'utf8').trim().split('\n');
    // -3 + 6 + 2 for teal, -3 + 6 - 8 for mauve, by the temperature 2.
    const told = scores.map(
      (line) => (JSON.parse(line) as { outputs: { local: { score: number } } }).outputs.local.score,
    );
    for (const [n, score] of told.entries()) {
      const logit = n % 2 === 1 ? 2.5 : -2.5;
      assert.ok(Math.abs(score - 1 / (1 + Math.exp(-logit))) < 1e-5, `${n}: ${score}`);
    }
  });

  it('measures the product with it, beside the product without it', async () => {
    const ran = await evaluate('--model', model, '--papers', at('papers.jsonl'), '--out', at('both'));
    assert.equal(ran.status, 0, ran.err.join('\n'));
    const { populations } = JSON.parse(readFileSync(at('both/evaluation.json'), 'utf8')) as Report;
    const names = populations[0]!.evaluation.detectors.map(({ name }) => name);
    for (const name of ['symbolic', 'local', 'fusion']) assert.ok(names.includes(name), name);
  });

  it('says in one line why a model cannot be measured', async () => {
    const fails = async (message: RegExp, ...args: string[]): Promise<void> => {
      const { status, err } = await evaluate(...args);
      assert.equal(status, 2);
      assert.equal(err.length, 1, err.join('\n'));
      assert.match(err[0]!, message);
    };
    await fails(
      /nowhere: holds no usable model: config\.json is missing/,
      '--model',
      path.join(at('.'), 'nowhere'),
    );
    await fails(/config\.json is not as it should be at schema/, '--model', at('broken'));
    await fails(/--model: is forbidden by --policy rulesOnly/, '--model', model, '--policy', 'rulesOnly');
  });
});
