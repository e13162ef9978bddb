import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { EngineEvent } from '../../../src/core/engine/protocol.ts';
import { createEngineCore } from '../../../src/node/engine/engine-core.ts';
import { Engine } from '../../../src/node/engine/engine.ts';
import { job } from './fakes.ts';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** MB that are in use when nothing is left to free. */
async function heap(): Promise<number> {
  for (let i = 0; i < 3; i += 1) {
    collect();
    await new Promise((resolve) => setImmediate(resolve));
  }
  return process.memoryUsage().heapUsed / 1e6;
}

describe('the engine, for hours', function () {
  this.timeout(600_000);
  const folder = mkdtempSync(join(tmpdir(), 'peerlint-soak-'));
  const text = readFileSync(join(import.meta.dirname, '../../fixtures/markdown/paper.md'), 'utf8');
  let events: EngineEvent[] = [];
  const engine = new Engine(createEngineCore(), (event) => events.push(event));
  let id = 0;

  after(() => rmSync(folder, { recursive: true }));

  /** A draft is opened on a paper, checked and forgotten. */
  async function check(uri: string, paper: string, draft: string): Promise<void> {
    events = [];
    await engine.handle({ kind: 'check', id: (id += 1), ...job({ uri, paper, text: draft }) });
    assert.equal(events.at(-1)?.kind, 'result', JSON.stringify(events.at(-1)));
  }
  const paperNamed = (n: number): string => {
    const file = join(folder, `paper-${n}.md`);
    writeFileSync(file, text.replace('#', `# ${n}`));
    return file;
  };
  const draftOf = (n: number): string =>
    `## Weaknesses\n\nNo ablation study is reported in version ${n}. The paper has ${n} datasets.\n`;

  it('holds no more after 200 drafts were opened and closed on 200 papers', async () => {
    for (let n = 0; n < 60; n += 1) await check(`file:///${n}.md`, paperNamed(n), draftOf(n));
    const before = await heap();
    for (let n = 100; n < 300; n += 1) await check(`file:///${n}.md`, paperNamed(n), draftOf(n));
    const after_ = await heap();
    assert.ok(after_ <= before * 1.1, `${before.toFixed(1)} MB before, ${after_.toFixed(1)} MB after`);
  });

  it('holds no more, and is no slower, after 600 edits of one draft', async () => {
    const paper = paperNamed(0);
    const edit = (n: number): Promise<void> => check('file:///one.md', paper, draftOf(n));
    const cpu = async (from: number, to: number): Promise<number> => {
      const before = process.cpuUsage();
      for (let n = from; n < to; n += 1) await edit(n);
      const { user, system } = process.cpuUsage(before);
      return (user + system) / 1000;
    };
    await cpu(0, 120);
    const before = await heap();
    const first = await cpu(120, 240);
    await cpu(240, 480);
    const last = await cpu(480, 600);
    const after_ = await heap();
    assert.ok(after_ <= before * 1.1, `${before.toFixed(1)} MB before, ${after_.toFixed(1)} MB after`);
    assert.ok(last <= first * 2, `120 edits took ${first.toFixed(0)} ms, then ${last.toFixed(0)} ms`);
  });
});
