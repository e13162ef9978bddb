import assert from 'node:assert/strict';
import type { DetectorItem } from '../../../../src/core/bench/detectors/detector.ts';
import { localModel } from '../../../../src/core/bench/detectors/local-model.ts';
import { rememberingModel } from '../../../../src/core/bench/detectors/remembering-model.ts';
import { fusion } from '../../../../src/core/bench/detectors/symbolic.ts';
import { ScriptedModel } from '../../model/scripted-model.ts';
import { batchOf } from './llm/batch-of.ts';

const paper = '# Plates\n\n## 4 Glazes\n\nThe enamel of each plate is teal.\n';
const scripted = (): ScriptedModel =>
  new ScriptedModel(({ sentence, excerpt }) => ({
    wrong: sentence.includes('mauve') && excerpt.includes('teal') ? 3 : -3,
    type: 'Entity',
    state: 'contradicted',
    span: 'mauve',
  }));
const near = (a: number, b: number): void => assert.ok(Math.abs(a - b) < 1e-9, `${a} is not ${b}`);
const item = (text: string, evidence: DetectorItem['evidence'] = null): DetectorItem => ({
  text,
  role: 'summary',
  evidence,
  review: null,
});

describe('the small model as a detector', () => {
  it('scores by its probability alone, with its best type and span', async () => {
    const [wrong, right] = await localModel(scripted()).detect(
      batchOf(paper, 'The glaze is mauve today.', 'The glaze is red.'),
    );
    near(wrong!.score, 1 / (1 + Math.exp(-3)));
    near(right!.score, 1 / (1 + Math.exp(3)));
    assert.equal(wrong!.type, 'Entity');
    assert.deepEqual(
      wrong!.spans.map(({ start, end }) => 'The glaze is mauve today.'.slice(start, end)),
      ['mauve'],
    );
  });

  it('reads the windows of an item with their sections, and has no answer to an item with nothing to read', async () => {
    const model = scripted();
    const windows = [{ passage: 7, section: '4 Glazes', text: 'The glaze is teal.' }];
    const outputs = await localModel(model).detect({
      paperId: 'p',
      paper: null,
      items: [item('The glaze is mauve.', windows), item('The glaze is mauve.')],
    });
    near(outputs[0]!.score, 1 / (1 + Math.exp(-3)));
    assert.equal(outputs[1], null);
    assert.equal(model.asked[0]!.excerpt, '4 Glazes: The glaze is teal.');
  });

  it('with the rules is the product: it needs the paper', async () => {
    const detector = fusion(scripted());
    const batch = batchOf(paper, 'The glaze is mauve.');
    const [output] = await detector.detect(batch);
    near(output!.score, 1 / (1 + Math.exp(-3)));
    assert.equal(output!.shown, true);
    assert.deepEqual(await detector.detect({ ...batch, paper: null }), [null]);
    assert.notEqual(
      detector.settings,
      fusion(new ScriptedModel(() => ({ wrong: 0 }), [], { temperature: 2 })).settings,
    );
  });

  it('embeds no text twice where it is told to remember', async () => {
    const model = scripted();
    const remembering = rememberingModel(model);
    const first = await remembering.embed(['a glaze', 'a kiln', 'a glaze']);
    const second = await remembering.embed(['a kiln', 'a plate']);
    assert.equal(first.length, 3);
    assert.equal(first[1], second[0]);
    assert.deepEqual(model.embedded, ['a glaze', 'a kiln', 'a plate']);
    await assert.rejects(remembering.embed(['new'], AbortSignal.abort(new Error('enough'))), /enough/);
  });
});
