import assert from 'node:assert/strict';
import type { EngineEvent } from '../../../src/core/engine/protocol.ts';
import { protocolVersion } from '../../../src/core/engine/protocol.ts';
import { InputError } from '../../../src/core/input-error.ts';
import type { EngineCore } from '../../../src/node/engine/engine-core.ts';
import { Engine } from '../../../src/node/engine/engine.ts';
import { LockedError } from '../../../src/node/locked-error.ts';
import { fakeCore, job, namedPlace } from './fakes.ts';

function engineOf(core: EngineCore) {
  const events: EngineEvent[] = [];
  const engine = new Engine(core, (event) => events.push(event), { stamp: (path) => Promise.resolve(path) });
  const last = () => events.at(-1);
  return { engine, events, last };
}

const words = (n: number) => Array.from({ length: n }, (_, i) => `w${i}`).join(' ');

describe('Engine', () => {
  it('answers hello with its protocol version', async () => {
    const { engine, events } = engineOf(fakeCore());
    await engine.handle({ kind: 'hello', protocol: protocolVersion });
    assert.deepEqual(events, [{ kind: 'ready', protocol: protocolVersion }]);
  });

  it('stamps a result with the uri and version of its request', async () => {
    const { engine, last } = engineOf(fakeCore());
    await engine.handle({ kind: 'check', id: 7, ...job({ uri: 'untitled:1', version: 42 }) });
    const event = last();
    assert.ok(event?.kind === 'result');
    assert.deepEqual([event.id, event.uri, event.version], [7, 'untitled:1', 42]);
    assert.equal(event.paper.pages, 9);
    assert.deepEqual(event.paper.documents, ['/p.pdf']);
    assert.equal(event.reviews[0]?.result.findings.length, 1);
  });

  it('reports progress in sentences over all reviews of the file', async () => {
    const { engine, events } = engineOf(fakeCore());
    await engine.handle({ kind: 'check', id: 1, ...job({ text: words(25) }) });
    const checking = events.filter((event) => event.kind === 'progress' && event.stage === 'checking');
    assert.deepEqual(
      checking.map((event) => event.kind === 'progress' && [event.done, event.total]),
      [
        [10, 25],
        [20, 25],
      ],
    );
  });

  it('lets a cancel through between two sentences', async () => {
    let steps = 0;
    const { engine, last } = engineOf(
      fakeCore({
        onStep: (done) => {
          steps = done;
          if (done === 3) void engine.handle({ kind: 'cancel', id: 1 });
        },
      }),
    );
    await engine.handle({ kind: 'check', id: 1, ...job({ text: words(50) }) });
    assert.equal(steps, 3);
    const event = last();
    assert.ok(event?.kind === 'failed' && event.reason === 'cancelled');
  });

  it('cancels the older check of the same uri alone', async () => {
    const { engine, events } = engineOf(fakeCore());
    const first = engine.handle({ kind: 'check', id: 1, ...job({ uri: 'a' }) });
    const other = engine.handle({ kind: 'check', id: 2, ...job({ uri: 'b' }) });
    const second = engine.handle({ kind: 'check', id: 3, ...job({ uri: 'a', version: 2 }) });
    await Promise.all([first, other, second]);
    const ends = events.filter((event) => event.kind === 'result' || event.kind === 'failed');
    const byId = new Map(ends.map((event) => [event.id, event.kind]));
    assert.deepEqual([byId.get(1), byId.get(2), byId.get(3)], ['failed', 'result', 'result']);
  });

  it('reads a paper once for many checks of it', async () => {
    let reads = 0;
    const core = fakeCore();
    const { engine } = engineOf({ ...core, read: (...args) => ((reads += 1), core.read(...args)) });
    for (const id of [1, 2, 3]) await engine.handle({ kind: 'check', id, ...job() });
    assert.equal(reads, 1);
  });

  it('passes the sentence of an InputError on as the user can mend it', async () => {
    const read = () => Promise.reject(new InputError('p.pdf', 'is encrypted.', 'Give its password.'));
    const { engine, last } = engineOf(fakeCore({ read }));
    await engine.handle({ kind: 'check', id: 1, ...job() });
    const event = last();
    assert.ok(event?.kind === 'failed');
    assert.deepEqual([event.reason, event.message], ['input', 'p.pdf: is encrypted. Give its password.']);
  });

  it('says which document asks for a password, and reads it once the password comes', async () => {
    const given: (string | undefined)[] = [];
    const core = fakeCore();
    const { engine, last } = engineOf({
      ...core,
      read(paper, supplements, passwords, listener, ocr) {
        given.push(passwords['/s.pdf']);
        if (passwords['/s.pdf'] === 'right') return core.read(paper, supplements, passwords, listener, ocr);
        return Promise.reject(new LockedError('/s.pdf', '/s.pdf' in passwords));
      },
    });
    const check = async (id: number, passwords: Record<string, string>) => {
      await engine.handle({ kind: 'check', id, ...job({ supplements: ['/s.pdf'], passwords }) });
      return last();
    };
    const locked = { kind: 'locked', uri: 'file:///r.md', version: 1, document: '/s.pdf' } as const;
    assert.deepEqual(await check(1, {}), { ...locked, id: 1, wrong: false });
    assert.deepEqual(await check(2, { '/s.pdf': 'no' }), { ...locked, id: 2, wrong: true });
    assert.equal((await check(3, { '/s.pdf': 'right' }))?.kind, 'result');
    assert.deepEqual(given, [undefined, 'no', 'right']);
  });

  it('reads the pictures of a paper when it is asked to, and tells all that wait how far it is', async () => {
    const core = fakeCore();
    const asked: boolean[] = [];
    let go = (): void => undefined;
    const { engine, events } = engineOf({
      ...core,
      async read(paper, supplements, passwords, listener, ocr) {
        asked.push(ocr);
        if (ocr) await new Promise<void>((resolve) => (go = resolve));
        listener.onPage?.('ocr', 3, 12);
        return core.read(paper, supplements, passwords, listener, ocr);
      },
    });
    await engine.handle({ kind: 'check', id: 1, ...job() });
    const older = engine.handle({ kind: 'check', id: 2, ...job({ ocr: true }) });
    const newer = engine.handle({ kind: 'check', id: 3, ...job({ ocr: true, version: 2 }) });
    await new Promise((resolve) => setTimeout(resolve, 10));
    go();
    await Promise.all([older, newer]);
    assert.deepEqual(asked, [false, true]);
    const told = events.filter((event) => event.kind === 'progress' && event.total === 12);
    assert.ok(told.some((event) => 'id' in event && event.id === 3));
  });

  it('calls any other error a defect and goes on working', async () => {
    const parse = fakeCore().parse;
    let broken = true;
    const core = fakeCore({
      parse: (text, path) => {
        if (broken) throw new TypeError('no such thing');
        return parse(text, path);
      },
    });
    const { engine, last } = engineOf(core);
    await engine.handle({ kind: 'check', id: 1, ...job() });
    const failed = last();
    assert.ok(failed?.kind === 'failed' && failed.reason === 'internal');
    assert.match(failed.message, /no such thing/);
    broken = false;
    await engine.handle({ kind: 'check', id: 2, ...job() });
    assert.equal(last()?.kind, 'result');
  });

  it('ignores what is not a request', async () => {
    const { engine, events } = engineOf(fakeCore());
    for (const message of [null, 'check', { kind: 'check' }, { kind: 'eval', code: '1' }]) {
      await engine.handle(message);
    }
    assert.deepEqual(events, []);
  });

  it('answers what a read paper has, beside a check, and nothing of a paper that it was not given', async () => {
    const place = namedPlace();
    const asked: (string | null)[] = [];
    const { engine, events, last } = engineOf(
      fakeCore({
        places: (_read, text) => {
          asked.push(text);
          return [place];
        },
      }),
    );
    const question = { paper: '/p.pdf', supplements: [], ocr: false, text: 'Table 2' };
    await engine.handle({ kind: 'places', id: 4, ...question });
    assert.deepEqual(last(), { kind: 'places', id: 4, places: null });
    const check = engine.handle({ kind: 'check', id: 1, ...job({ text: words(40) }) });
    await engine.handle({ kind: 'places', id: 5, ...question });
    await engine.handle({ kind: 'places', id: 6, ...question, text: null });
    await engine.handle({ kind: 'places', id: 7, ...question, supplements: ['/s.pdf'] });
    await check;
    assert.deepEqual(
      events.filter(({ kind }) => kind === 'places'),
      [
        { kind: 'places', id: 4, places: null },
        { kind: 'places', id: 5, places: [place] },
        { kind: 'places', id: 6, places: [place] },
        { kind: 'places', id: 7, places: null },
      ],
    );
    assert.deepEqual(asked, ['Table 2', null]);
    assert.equal(last()?.kind, 'result');
  });

  it('has no places of a paper that cannot be read', async () => {
    const { engine, last } = engineOf(
      fakeCore({ read: () => Promise.reject(new InputError('p.pdf', 'the file is empty', 'give another')) }),
    );
    const check = engine.handle({ kind: 'check', id: 1, ...job() });
    await engine.handle({ kind: 'places', id: 5, paper: '/p.pdf', supplements: [], ocr: false, text: 'x' });
    await check;
    assert.ok(last()?.kind === 'failed' || last()?.kind === 'places');
  });
});
