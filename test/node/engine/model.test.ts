import assert from 'node:assert/strict';
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildPaperIndex } from '../../../src/core/evidence/paper-index.ts';
import type { EngineEvent, EngineSettings } from '../../../src/core/engine/protocol.ts';
import { ModelUnusable } from '../../../src/core/model/model-unusable.ts';
import { paperFromMarkdown } from '../../../src/core/paper/from-text.ts';
import { VectorStore } from '../../../src/node/cache/vector-store.ts';
import { createEngineCore, type EngineCore, type ReadPaper } from '../../../src/node/engine/engine-core.ts';
import { Engine } from '../../../src/node/engine/engine.ts';
import { LocalModels } from '../../../src/node/onnx/local-models.ts';
import { ScriptedModel } from '../../core/model/scripted-model.ts';
import { job, settings as usual } from './fakes.ts';

const tiny = fileURLToPath(new URL('../../fixtures/onnx/detector', import.meta.url));
const paper = paperFromMarkdown(
  '# Plates\n\n## 1 Glazes\n\nThe enamel of each plate is teal. The plates are fired for ten hours.\n',
  { path: '/p.md', sha256: '', format: 'markdown', pages: null },
);
const read: ReadPaper = { paper, index: buildPaperIndex(paper) };
const draft = '## Summary\n\nThe glaze is mauve.\n\n## Weaknesses\n\nThe kiln is an oven.\n';

type Kind = EngineEvent['kind'];

/** An engine that knows the paper, and what it sends. */
function engineOf(over: Partial<EngineCore> | LocalModels) {
  const events: EngineEvent[] = [];
  const models = over instanceof LocalModels ? over : new LocalModels(() => null);
  const core: EngineCore = {
    ...createEngineCore(undefined, models),
    read: () => Promise.resolve(read),
    ...(over instanceof LocalModels ? {} : over),
  };
  const engine = new Engine(core, (event) => events.push(event), { stamp: (file) => Promise.resolve(file) });
  const check = (id: number, more: Partial<EngineSettings> = {}, text = draft) =>
    engine.handle({
      kind: 'check',
      id,
      ...job({ text, path: '/r.md', settings: { ...usual, ...more } }),
    });
  const of = <K extends Kind>(kind: K) =>
    events.filter((event): event is Extract<EngineEvent, { kind: K }> => event.kind === kind);
  const last = () => of('result').at(-1)!.reviews[0]!.result;
  return { engine, events, check, of, last };
}

describe('the engine with the local model', function () {
  this.timeout(60_000);

  it('adds to the findings of the rules what the model finds', async () => {
    const { check, last } = engineOf(new LocalModels(() => tiny));
    await check(1);
    const { detector, settings, findings } = last();
    assert.equal(detector, 'local');
    assert.match(settings.modelSha256!, /^[0-9a-f]{64}$/);
    assert.deepEqual(
      findings.map(({ start, end, detector: by, severity }) => [draft.slice(start, end), by, severity]),
      [['mauve', 'local-model', 'information']],
    );
  });

  it('reads an edited sentence and no other', async () => {
    const model = new ScriptedModel(() => ({ wrong: -3 }));
    const { check } = engineOf({ model: () => Promise.resolve({ model, why: null }) });
    await check(1);
    assert.equal(model.asked.length, 2);
    await check(2);
    assert.equal(model.asked.length, 2);
    await check(3, {}, draft.replace('an oven', 'a shed'));
    assert.deepEqual(
      model.asked.slice(2).map(({ sentence }) => sentence),
      ['The kiln is a shed.'],
    );
  });

  it('sends what rules find while the model is slow, with what it read before', async () => {
    let slow = false;
    const model = new ScriptedModel(({ sentence }) => ({
      wrong: sentence.includes('mauve') ? 9 : -9,
      state: 'contradicted',
      span: 'mauve',
    }));
    const original = model.read.bind(model);
    model.read = async (pairs, signal) => {
      if (slow) await new Promise((resolve) => setTimeout(resolve, 400));
      return original(pairs, signal);
    };
    const { check, of, last } = engineOf({ model: () => Promise.resolve({ model, why: null }) });
    await check(1);
    assert.equal(of('provisional').length, 0, 'it was fast');
    slow = true;
    await check(2, {}, draft.replace('an oven', 'a shed'));
    const [early, ...others] = of('provisional');
    assert.equal(others.length, 0);
    assert.equal(early!.why, 'model');
    assert.deepEqual(
      early!.reviews[0]!.result.findings.map(({ detector }) => detector),
      ['local-model'],
    );
    assert.equal(last().findings.length, 1);
    const stages = new Set(of('progress').map(({ stage }) => stage));
    assert.ok(stages.has('model-paper') && stages.has('model'));
  });

  it('keeps what it computed of a paper, for the next process', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'peerlint-kept-'));
    try {
      const said: string[] = [];
      const vectors = new VectorStore({ folder, version: '1', log: (text) => said.push(text) });
      const found: unknown[] = [];
      for (const detector of ['symbolic', 'local', 'local'] as const) {
        const { check, last } = engineOf(new LocalModels(() => tiny, vectors));
        await check(1, { detector });
        found.push(last().findings);
        assert.equal(readdirSync(folder).length, detector === 'symbolic' ? 0 : 1);
      }
      assert.deepEqual(found[2], found[1]);
      assert.deepEqual(said, []);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('is cancelled by a newer draft between two sentences', async () => {
    const stop: { now?: () => void } = {};
    const model = new ScriptedModel(() => {
      stop.now?.();
      return { wrong: 0 };
    });
    const { engine, check, of } = engineOf({ model: () => Promise.resolve({ model, why: null }) });
    stop.now = () => void engine.handle({ kind: 'cancel', id: 1 });
    await check(1);
    assert.deepEqual(
      of('failed').map(({ reason }) => reason),
      ['cancelled'],
    );
    assert.equal(model.asked.length, 1);
  });

  it('goes on with rules alone where the model fails, and says so', async () => {
    const model = new ScriptedModel(() => {
      throw new ModelUnusable('its thread ended');
    });
    const { check, last } = engineOf({ model: () => Promise.resolve({ model, why: null }) });
    await check(1);
    assert.equal(last().detector, 'symbolic');
    assert.ok(last().coverage.notes.includes('The local model was not used: its thread ended.'));
  });
});

describe('which model a check gets', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'peerlint-chosen-'));
  after(() => rmSync(folder, { recursive: true }));
  const models = new LocalModels(() => tiny);
  const choose = async (detector: EngineSettings['detector'], more: Partial<EngineSettings> = {}) => {
    const { model, why } = await models.choose({ ...usual, detector, ...more });
    return model ? 'model' : why;
  };

  it('none by the setting or the policy, and says why where it was asked for', async () => {
    assert.equal(await choose('auto'), 'model');
    assert.equal(await choose('local'), 'model');
    assert.equal(await choose('symbolic'), null);
    assert.equal(await choose('auto', { policy: 'rulesOnly' }), null);
    assert.equal(await choose('local', { policy: 'rulesOnly' }), 'the venue policy allows rules alone');
  });

  it('none where there is none', async () => {
    const empty = new LocalModels(() => null);
    assert.deepEqual(await empty.choose({ ...usual, detector: 'auto' }), { model: null, why: null });
    const { why } = await empty.choose({ ...usual, detector: 'local' });
    assert.equal(why, 'none comes with this build');
  });

  it("the user's own, opened anew when it changes", async () => {
    assert.equal(await choose('auto', { modelPath: folder }), 'config.json is missing');
    assert.equal(await choose('auto', { modelPath: 'models/mine' }), '"models/mine" is no absolute path');
    cpSync(tiny, folder, { recursive: true });
    assert.equal(await choose('auto', { modelPath: folder }), 'model');
    const one = await models.choose({ ...usual, detector: 'local', modelPath: folder });
    const two = await models.choose({ ...usual, detector: 'auto', modelPath: folder });
    assert.equal(one.model, two.model);
  });
});
