import assert from 'node:assert/strict';
import { Ledger } from '../../../src/node/pdf/ledger.ts';
import type { Patience } from '../../../src/node/pdf/limits.ts';
import { Watch } from '../../../src/node/pdf/watch.ts';

const patient: Patience = { cpu: Infinity, time: Infinity, idle: Infinity, growth: Infinity };

/** Why a reading was stopped within some looks of 20 ms, or null. `step` is called at each. */
async function stopped(
  patience: Partial<Patience>,
  {
    memory = Infinity,
    step = (): void => undefined,
    looks = 20,
    cpu,
  }: {
    memory?: number;
    step?: (ledger: Ledger) => void;
    looks?: number;
    cpu?: () => number;
  } = {},
): Promise<string | null> {
  const ledger = new Ledger();
  let why: string | null = null;
  const events = { stop: (reason: string) => (why = reason), onStep: () => undefined };
  const watch = new Watch(ledger, { ...patient, ...patience }, memory, events, cpu);
  for (let n = 0; n < looks && why === null; n += 1) {
    step(ledger);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  watch.end();
  return why;
}

describe('Watch', () => {
  it('stops what makes no step', async () => {
    assert.equal(await stopped({ time: 100 }, { looks: 500 }), 'time');
  });

  it('leaves alone what makes steps', async () => {
    assert.equal(await stopped({ time: 100 }, { step: (ledger) => ledger.enter('text', 1) }), null);
  });

  it('stops what computes without a step', async () => {
    const compute = (): void => {
      for (const end = Date.now() + 20; Date.now() < end;);
    };
    assert.equal(await stopped({ cpu: 60 }, { step: compute, looks: 500 }), 'time');
  });

  it('stops what waits and computes nothing', async () => {
    // A clock of its own: other threads of the test program compute.
    assert.equal(await stopped({ idle: 200 }, { looks: 500, cpu: () => 7 }), 'time');
    assert.equal(await stopped({ idle: 100 }, { cpu: () => Date.now() }), null);
  });

  it('stops what takes too much memory', async () => {
    assert.equal(await stopped({}, { memory: 1 }), 'memory');
  });

  it('tells of the steps', () => {
    const ledger = new Ledger();
    ledger.enter('look', 7);
    ledger.pages = 9;
    const other = new Ledger(ledger.memory);
    assert.deepEqual([other.step, other.pages], [{ stage: 'look', page: 7 }, 9]);
  });
});
