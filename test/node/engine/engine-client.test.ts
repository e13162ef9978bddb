import assert from 'node:assert/strict';
import type { EngineEvent } from '../../../src/core/engine/protocol.ts';
import { EngineClient } from '../../../src/node/engine/engine-client.ts';
import { finding, FakeProcess, job, namedPlace, settings } from './fakes.ts';

const clients: EngineClient[] = [];

function clientOf(limits: { silence?: number; startLimit?: number } = {}) {
  const processes: FakeProcess[] = [];
  const log: string[] = [];
  const client = new EngineClient({
    start: (listener) => {
      processes.push(new FakeProcess(listener));
      return processes.at(-1)!;
    },
    log: (text) => log.push(text),
    ...limits,
  });
  clients.push(client);
  return { client, processes, log, last: () => processes.at(-1)! };
}

/** Read anew at each call: the compiler takes a getter for constant. */
const kindOf = (client: EngineClient): string => client.state.kind;
const moment = (ms = 0) => new Promise((resolve) => setTimeout(resolve, ms));

describe('EngineClient', () => {
  afterEach(() => clients.splice(0).forEach((client) => client.dispose()));

  it('starts no process before the first check', async () => {
    const { client, processes, last } = clientOf();
    assert.equal(processes.length, 0);
    assert.equal(kindOf(client), 'idle');
    const outcome = client.check(job());
    assert.equal(kindOf(client), 'starting');
    last().ready();
    assert.equal(kindOf(client), 'running');
    last().answer([finding()]);
    const settled = await outcome;
    assert.ok(settled.kind === 'result');
    assert.equal(settled.reviews[0]?.result.findings[0]?.claimKey, 'c1');
    assert.equal(kindOf(client), 'ready');
  });

  it('sends what it was asked to check, word for word', () => {
    const { client, last } = clientOf();
    void client.check(
      job({ text: 'a\r\nb', version: 9, supplements: ['/s.pdf'], passwords: { '/s.pdf': 'x' } }),
    );
    last().ready();
    const { kind, id, ...sent } = last().checks()[0]!;
    assert.equal(kind, 'check');
    assert.ok(id > 0);
    assert.deepEqual(sent, {
      uri: 'file:///r.md',
      version: 9,
      path: '/r.md',
      text: 'a\r\nb',
      paper: '/p.pdf',
      supplements: ['/s.pdf'],
      passwords: { '/s.pdf': 'x' },
      ocr: false,
      settings,
    });
  });

  it('tells which document asks for a password, and goes on', async () => {
    const { client, last } = clientOf();
    const [first, second] = [client.check(job()), client.check(job({ uri: 'b' }))];
    last().ready();
    const { id, uri, version } = last().checks()[0]!;
    last().say({ kind: 'locked', id, uri, version, document: '/p.pdf', wrong: true });
    assert.deepEqual(await first, { kind: 'locked', document: '/p.pdf', wrong: true });
    last().answer();
    assert.equal((await second).kind, 'result');
  });

  it('hands over one check at a time', async () => {
    const { client, last } = clientOf();
    const first = client.check(job({ uri: 'a' }));
    const second = client.check(job({ uri: 'b' }));
    last().ready();
    assert.equal(last().checks().length, 1);
    last().answer();
    await first;
    assert.equal(last().checks().length, 2);
    last().answer();
    assert.equal((await second).kind, 'result');
  });

  it('settles a waiting check as superseded when a newer one of the same draft comes', async () => {
    const { client, last } = clientOf();
    const old = client.check(job({ version: 1 }));
    const newer = client.check(job({ version: 2 }));
    assert.equal((await old).kind, 'superseded');
    last().ready();
    assert.deepEqual(
      last()
        .checks()
        .map(({ version }) => version),
      [2],
    );
    last().answer();
    assert.equal((await newer).kind, 'result');
  });

  it('cancels the running check of the draft and then runs the newer one', async () => {
    const { client, last } = clientOf();
    const old = client.check(job({ version: 1 }));
    last().ready();
    const newer = client.check(job({ version: 2 }));
    const running = last().checks()[0]!;
    assert.deepEqual(last().sent.at(-1), { kind: 'cancel', id: running.id });
    last().say({ ...running, kind: 'failed', reason: 'cancelled', message: '' });
    assert.equal((await old).kind, 'superseded');
    last().answer();
    assert.equal((await newer).kind, 'result');
  });

  it('drops an answer to another check than the running one', () => {
    const { client, last } = clientOf();
    void client.check(job());
    last().ready();
    const { uri, version } = last().checks()[0]!;
    last().say({ kind: 'failed', id: 999, uri, version, reason: 'internal', message: '' });
    last().say({ kind: 'nonsense' });
    assert.equal(kindOf(client), 'running');
  });

  it('tries a file once more after a crash, on a new process', async () => {
    const { client, processes, last, log } = clientOf();
    const outcome = client.check(job());
    last().ready();
    last().exit('signal SIGSEGV');
    assert.equal(processes.length, 2);
    last().ready();
    last().answer();
    assert.equal((await outcome).kind, 'result');
    assert.match(log.join(), /SIGSEGV/);
  });

  it('quarantines a file after its second crash until it is released, and goes on with other files', async () => {
    const { client, processes, last } = clientOf();
    const bad = client.check(job({ uri: 'bad' }));
    const good = client.check(job({ uri: 'good' }));
    for (let crash = 0; crash < 2; crash++) {
      last().ready();
      last().exit('exit code 134');
    }
    const outcome = await bad;
    assert.ok(outcome.kind === 'quarantined');
    assert.match(outcome.message, /ended with exit code 134 twice/);
    last().ready();
    last().answer();
    assert.equal((await good).kind, 'result');

    const before = processes.length;
    assert.equal((await client.check(job({ uri: 'bad' }))).kind, 'quarantined');
    assert.equal(processes.length, before);

    client.release('bad');
    const again = client.check(job({ uri: 'bad' }));
    last().answer();
    assert.equal((await again).kind, 'result');
  });

  it('forgets a crash once the file was checked', async () => {
    const { client, last } = clientOf();
    for (let round = 0; round < 3; round++) {
      const outcome = client.check(job());
      if (kindOf(client) === 'starting') last().ready();
      last().exit();
      last().ready();
      last().answer();
      assert.equal((await outcome).kind, 'result', `round ${round}`);
    }
  });

  it('says that the engine does not start and tries anew at the next check', async () => {
    const { client, processes, last } = clientOf();
    const outcome = client.check(job());
    last().exit('exit code 1');
    assert.equal(processes.length, 2);
    last().exit('exit code 1');
    const settled = await outcome;
    assert.ok(settled.kind === 'crashed');
    assert.match(settled.message, /exit code 1/);
    assert.equal(kindOf(client), 'crashed');

    const again = client.check(job());
    last().ready();
    last().answer();
    assert.equal((await again).kind, 'result');
  });

  it('refuses an engine of another version', async () => {
    const { client, last } = clientOf();
    const outcome = client.check(job());
    last().ready(99);
    const settled = await outcome;
    assert.ok(settled.kind === 'crashed');
    assert.match(settled.message, /another version/);
  });

  it('kills an engine that falls silent, but not one that reports progress', async () => {
    const { client, processes, last } = clientOf({ silence: 60 });
    void client.check(job());
    last().ready();
    const { id } = last().checks()[0]!;
    for (let i = 0; i < 4; i++) {
      await moment(30);
      last().say({ kind: 'progress', id, stage: 'checking', done: i, total: 9 });
    }
    assert.equal(processes[0]?.killed, false);
    await moment(120);
    assert.equal(processes[0]?.killed, true);
    assert.equal(processes.length, 2);
  });

  it('kills an engine that never says it is ready', async () => {
    const { client } = clientOf({ startLimit: 20 });
    const outcome = await client.check(job());
    assert.ok(outcome.kind === 'crashed');
    assert.match(outcome.message, /did not start/);
  });

  it('starts again after a process that died with nothing to do', async () => {
    const { client, processes, last } = clientOf();
    const first = client.check(job());
    last().ready();
    last().answer();
    await first;
    last().exit();
    assert.equal(kindOf(client), 'idle');
    assert.equal(processes.length, 1);
    const second = client.check(job());
    last().ready();
    last().answer();
    assert.equal((await second).kind, 'result');
  });

  it('settles everything and kills the process when it is disposed', async () => {
    const { client, last } = clientOf();
    const running = client.check(job({ uri: 'a' }));
    const waiting = client.check(job({ uri: 'b' }));
    last().ready();
    client.dispose();
    assert.equal((await running).kind, 'superseded');
    assert.equal((await waiting).kind, 'superseded');
    assert.equal(last().killed, true);
  });

  it('ends the process on restart, and begins anew what is wanted', async () => {
    const { client, processes, last } = clientOf();
    const running = client.check(job({ uri: 'a' }));
    const unwanted = client.check(job({ uri: 'b' }));
    const waiting = client.check(job({ uri: 'c' }));
    last().ready();
    const [first] = processes;
    // A real process ends some time after it was killed.
    first!.kill = () => void (first!.killed = true);
    let ended = false;
    const restart = client.restart(({ uri }) => uri !== 'b').then(() => (ended = true));
    assert.equal(processes[0]?.killed, true);
    assert.equal((await unwanted).kind, 'superseded');
    await moment();
    assert.equal(ended, false, 'it may still write');
    first?.exit('signal SIGKILL');
    await restart;
    assert.equal(processes.length, 2);
    last().ready();
    assert.equal(last().checks()[0]?.uri, 'a');
    last().answer();
    last().answer();
    assert.deepEqual([(await running).kind, (await waiting).kind], ['result', 'result']);
  });

  it('drops what runs on restart where it is not wanted, and starts no process for nothing', async () => {
    const { client, processes, last } = clientOf();
    await client.restart(() => true);
    assert.equal(processes.length, 0);
    const running = client.check(job());
    last().ready();
    const restart = client.restart(() => false);
    assert.equal((await running).kind, 'superseded');
    await restart;
    assert.equal(processes.length, 1);
    assert.equal(kindOf(client), 'idle');
  });

  describe('asked for places', () => {
    const question = { paper: '/p.pdf', supplements: [], ocr: false, text: 'Table 2' };
    const asked = (process: FakeProcess) => process.sent.filter(({ kind }) => kind === 'places');

    it('starts no engine for it', async () => {
      const { client, processes } = clientOf();
      assert.equal(await client.places(question), null);
      assert.equal(processes.length, 0);
    });

    it('asks while a check runs, and leaves the check alone', async () => {
      const { client, last } = clientOf();
      const outcome = client.check(job());
      last().ready();
      const [first, second] = [client.places(question), client.places({ ...question, text: null })];
      assert.deepEqual(asked(last()), [
        { kind: 'places', id: 1, ...question },
        { kind: 'places', id: 2, ...question, text: null },
      ]);
      last().say({ kind: 'places', id: 2, places: [] } as EngineEvent);
      last().say({ kind: 'places', id: 1, places: [namedPlace()] } as EngineEvent);
      last().say({ kind: 'places', id: 99, places: [] } as EngineEvent);
      assert.deepEqual(await first, [namedPlace()]);
      assert.deepEqual(await second, []);
      last().answer();
      assert.equal((await outcome).kind, 'result');
    });

    it('has no answer when the engine dies or the window closes', async () => {
      const { client, last } = clientOf();
      const outcome = client.check(job());
      last().ready();
      last().answer();
      await outcome;
      const first = client.places(question);
      last().exit();
      assert.equal(await first, null);
      void client.check(job());
      last().ready();
      const second = client.places(question);
      client.dispose();
      assert.equal(await second, null);
    });
  });
});
