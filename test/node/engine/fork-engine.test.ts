import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { forkEngine } from '../../../src/node/engine/fork-engine.ts';

describe('forkEngine', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'peerlint-fork-'));
  });
  afterEach(() => {
    rmSync(folder, { recursive: true });
  });

  it('tells the engine its cache folder, and passwords by message, which other users of the machine cannot see', async () => {
    const script = join(folder, 'engine.cjs');
    writeFileSync(
      script,
      'process.on("message", (message) => process.send({ message, args: process.argv.slice(2), env: process.env }));',
    );
    const hello = { kind: 'check', passwords: { '/p.pdf': 'a secret' } } as never;
    const cache = join(folder, 'with space');
    const said = await new Promise<{ message: unknown; args: string[]; env: object }>((resolve) => {
      const child = forkEngine(
        script,
        cache,
      )({
        message(message) {
          resolve(message as never);
          child.kill();
        },
        exit: () => undefined,
        log: () => undefined,
      });
      child.send(hello);
    });
    assert.deepEqual(said.message, hello);
    assert.deepEqual(said.args, [cache]);
    assert.ok(!JSON.stringify(said.env).includes('a secret'));
  });
});
