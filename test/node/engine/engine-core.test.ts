import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { EngineEvent } from '../../../src/core/engine/protocol.ts';
import { PaperStore } from '../../../src/node/cache/paper-store.ts';
import { createEngineCore } from '../../../src/node/engine/engine-core.ts';
import { Engine } from '../../../src/node/engine/engine.ts';
import { job } from './fakes.ts';

const pdf = (name: string): string => join(import.meta.dirname, '../../fixtures/pdf', `${name}.pdf`);

describe('the engine with real papers', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'peerlint-engine-'));
  });
  afterEach(() => {
    rmSync(folder, { recursive: true });
  });

  function engineOf() {
    const events: EngineEvent[] = [];
    const store = new PaperStore({ folder, version: 'test' });
    const engine = new Engine(createEngineCore(store), (event) => events.push(event));
    let id = 0;
    return async (paper: string, passwords = {}) => {
      await engine.handle({ kind: 'check', id: (id += 1), ...job({ paper, passwords }) });
      return events.at(-1)!;
    };
  }

  it('opens an encrypted paper with the password for it alone, and keeps nothing of it', async () => {
    const check = engineOf();
    const paper = pdf('encrypted-user');
    const locked = async (passwords?: object) => {
      const event = await check(paper, passwords);
      assert.ok(event.kind === 'locked');
      assert.equal(event.document, paper);
      return event.wrong;
    };
    assert.equal(await locked(), false);
    assert.equal(await locked({ [paper]: 'guess' }), true);
    assert.equal(await locked({ '/other.pdf': 'user' }), false);
    assert.equal((await check(paper, { [paper]: 'user' })).kind, 'result');
    assert.deepEqual(readdirSync(folder), []);
  });

  it('keeps what opens for anyone, and another engine finds it', async () => {
    const first = await engineOf()(pdf('encrypted-owner'));
    assert.equal(first.kind, 'result');
    assert.equal(readdirSync(folder).length, 1);
    assert.deepEqual(await engineOf()(pdf('encrypted-owner')), first);
  });
});
