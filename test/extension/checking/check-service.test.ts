import assert from 'node:assert/strict';
import { CheckService } from '../../../src/extension/checking/check-service.ts';
import type { CheckServiceParts } from '../../../src/extension/checking/check-service.ts';
import { FindingsStore } from '../../../src/extension/findings/findings-store.ts';
import type { Link } from '../../../src/extension/linking/resolve-link.ts';
import type { Settings } from '../../../src/extension/settings.ts';
import type { CheckJob, CheckListener, CheckOutcome } from '../../../src/node/engine/check-queue.ts';
import { finding, result } from '../../node/engine/fakes.ts';

const uri = 'file:///w/r.md';
const paper = { path: '/w/p.pdf', documents: ['/w/p.pdf'], title: null, pages: 9, key: 'k', warnings: [] };
const linked: Link = { kind: 'linked', paper: '/w/p.pdf', supplements: [], reason: 'same-name' };
const found: CheckOutcome = {
  kind: 'result',
  paper,
  reviews: [{ reviewId: 'r', result: result([finding()]) }],
};
const settings: Settings = {
  checkWhileTyping: true,
  formHints: true,
  dismissals: 'workspace',
  threshold: 'strict',
  venuePolicy: 'rulesOnly',
  detector: 'auto',
  modelPath: null,
  trace: 'off',
};

/** A check that the test settles itself. */
interface Asked {
  readonly job: CheckJob;
  readonly listener: CheckListener;
  readonly settle: (outcome: CheckOutcome) => void;
}

function serviceWith(over: Partial<CheckServiceParts> = {}) {
  const asked: Asked[] = [];
  const cancelled: string[] = [];
  const released: string[] = [];
  const restarted: ((job: CheckJob) => boolean)[] = [];
  const watched = new Map<string, () => void>();
  const document = { open: true, version: 1, text: 'One.' };
  const store = new FindingsStore(() => false);
  const service = new CheckService({
    engine: {
      check: (job, listener) => new Promise((settle) => asked.push({ job, listener, settle })),
      cancel: (one) => cancelled.push(one),
      release: (one) => released.push(one),
      restart: (keep) => Promise.resolve(void restarted.push(keep)),
    },
    store,
    draft: () =>
      document.open
        ? {
            uri,
            path: '/w/r.md',
            name: 'r.md',
            folder: '/w',
            version: document.version,
            text: () => document.text,
          }
        : undefined,
    link: () => Promise.resolve(linked),
    settings: () => settings,
    ocr: () => false,
    passwords: (documents) => Object.fromEntries(documents.map((path) => [path, `of ${path}`])),
    watch: (file, changed) => {
      watched.set(file, changed);
      return { dispose: () => watched.delete(file) };
    },
    log: () => undefined,
    trace: () => undefined,
    pause: 20,
    ...over,
  });
  const kind = () => store.get(uri)?.status.kind;
  return { service, store, asked, cancelled, released, restarted, watched, document, kind };
}

const moment = (ms = 0) => new Promise((resolve) => setTimeout(resolve, ms));

describe('CheckService', () => {
  it('hands the text, version, paper and settings to the engine and stores what it says', async () => {
    const { service, store, asked, kind } = serviceWith();
    const check = service.check(uri);
    await moment();
    assert.equal(kind(), 'checking');
    assert.deepEqual(asked[0]?.job, {
      uri,
      version: 1,
      path: '/w/r.md',
      text: 'One.',
      paper: '/w/p.pdf',
      supplements: [],
      passwords: { '/w/p.pdf': 'of /w/p.pdf' },
      ocr: false,
      settings: {
        detector: 'auto',
        modelPath: null,
        threshold: 'strict',
        policy: 'rulesOnly',
        dismissed: [],
      },
    });
    asked[0].settle(found);
    await check;
    assert.equal(kind(), 'checked');
    assert.equal(store.shown(uri).length, 1);
  });

  it('shows progress', async () => {
    const { service, store, asked } = serviceWith();
    void service.check(uri);
    await moment();
    asked[0]?.listener.onProgress?.({ stage: 'checking', done: 10, total: 27 });
    const status = store.get(uri)?.status;
    assert.ok(status?.kind === 'checking');
    assert.deepEqual([status.done, status.total], [10, 27]);
  });

  describe('while the paper is looked through for hidden text', () => {
    const early = {
      why: 'hidden-text' as const,
      paper,
      reviews: [{ reviewId: 'r', result: result([finding()]) }],
    };
    const none: CheckOutcome = { kind: 'result', paper, reviews: [{ reviewId: 'r', result: result() }] };

    async function provisional() {
      const parts = serviceWith();
      const check = parts.service.check(uri);
      await moment();
      parts.asked[0]!.listener.onProvisional?.(early);
      return { ...parts, check };
    }

    it('shows what was found as provisional, and withdraws what rests on hidden text', async () => {
      const { store, asked, check, kind } = await provisional();
      assert.equal(kind(), 'checking');
      assert.deepEqual([store.shown(uri).length, store.get(uri)?.provisional], [1, true]);
      asked[0]!.settle(none);
      await check;
      assert.equal(kind(), 'checked');
      assert.deepEqual([store.shown(uri).length, store.get(uri)?.provisional], [0, false]);
    });

    it('keeps what the whole paper confirms', async () => {
      const { store, asked, check } = await provisional();
      asked[0]!.settle(found);
      await check;
      assert.deepEqual([store.shown(uri).length, store.get(uri)?.provisional], [1, false]);
    });

    it('goes on showing it while the check goes on', async () => {
      const { store, asked } = await provisional();
      asked[0]!.listener.onProgress?.({ stage: 'checking', done: 10, total: 27 });
      assert.deepEqual([store.shown(uri).length, store.get(uri)?.provisional], [1, true]);
    });

    for (const outcome of [
      { kind: 'input', message: 'p.pdf: takes too long.' },
      { kind: 'internal', message: 'defect' },
      { kind: 'quarantined', message: 'twice' },
    ] as const) {
      it(`drops it when the check ends with ${outcome.kind}`, async () => {
        const { store, asked, check } = await provisional();
        asked[0]!.settle(outcome);
        await check;
        assert.deepEqual(store.shown(uri), []);
      });
    }

    it('shows what rules find as it is while the model reads, and keeps it where the check fails', async () => {
      const parts = serviceWith();
      const check = parts.service.check(uri);
      await moment();
      parts.asked[0]!.listener.onProvisional?.({ ...early, why: 'model' });
      assert.deepEqual([parts.kind(), parts.store.shown(uri).length], ['checking', 1]);
      assert.equal(parts.store.get(uri)?.provisional, false);
      parts.asked[0]!.settle({ kind: 'internal', message: 'defect' });
      await check;
      assert.equal(parts.store.shown(uri).length, 1);
    });

    it('drops what speaks of an older text or comes for an older check', async () => {
      const { service, store, asked, document } = serviceWith();
      void service.check(uri);
      await moment();
      document.version = 2;
      asked[0]!.listener.onProvisional?.(early);
      assert.deepEqual(store.shown(uri), []);
      void service.check(uri);
      await moment();
      document.version = 1;
      asked[0]!.listener.onProvisional?.(early);
      assert.deepEqual(store.shown(uri), []);
    });
  });

  it('starts nothing for a draft without a paper', async () => {
    for (const link of [
      { kind: 'none', candidates: [] },
      { kind: 'missing', paper: '/w/p.pdf', reason: 'front-matter' },
      { kind: 'not-trusted', paper: '/etc/x' },
    ] as const) {
      const { service, asked, kind } = serviceWith({ link: () => Promise.resolve(link) });
      await service.check(uri);
      assert.equal(asked.length, 0);
      assert.equal(
        kind(),
        { none: 'not-linked', missing: 'paper-missing', 'not-trusted': 'not-trusted' }[link.kind],
      );
    }
  });

  it('drops a late result and checks the text that is there now', async () => {
    const { service, store, asked, document, kind } = serviceWith();
    const check = service.check(uri);
    await moment();
    document.version = 2;
    document.text = 'Two.';
    asked[0]?.settle(found);
    await moment();
    assert.equal(kind(), 'checking');
    assert.equal(store.shown(uri).length, 0);
    assert.deepEqual([asked[1]?.job.version, asked[1]?.job.text], [2, 'Two.']);
    asked[1]?.settle(found);
    await check;
    assert.equal(store.get(uri)?.checkedVersion, 2);
  });

  it('shows the outcome of the last check asked for, whatever comes first', async () => {
    const { service, store, asked } = serviceWith();
    const first = service.check(uri);
    await moment();
    const second = service.check(uri);
    await moment();
    asked[1]?.settle({ ...found, reviews: [] } as CheckOutcome);
    asked[0]?.settle(found);
    await Promise.all([first, second]);
    assert.equal(store.shown(uri).length, 0);
  });

  it('checks once after a burst of typing', async () => {
    const { service, asked } = serviceWith();
    for (let i = 0; i < 5; i++) service.edited(uri, [{ start: 0, end: 0, inserted: 1 }]);
    assert.equal(asked.length, 0);
    await moment(60);
    assert.equal(asked.length, 1);
  });

  it('does not check while typing when the user does not want it, or nothing was typed', async () => {
    const off = serviceWith({ settings: () => ({ ...settings, checkWhileTyping: false }) });
    off.service.edited(uri, [{ start: 0, end: 0, inserted: 1 }]);
    const nothing = serviceWith();
    nothing.service.edited(uri, []);
    await moment(60);
    assert.equal(off.asked.length + nothing.asked.length, 0);
  });

  it('says why the engine gave no result', async () => {
    const cases: [CheckOutcome, string][] = [
      [{ kind: 'input', message: 'p.pdf: is damaged.' }, 'unreadable'],
      [{ kind: 'locked', document: '/w/p.pdf', wrong: false }, 'locked'],
      [{ kind: 'internal', message: 'TypeError' }, 'failed'],
      [{ kind: 'crashed', message: 'the engine ended' }, 'engine-down'],
      [{ kind: 'quarantined', message: 'twice' }, 'quarantined'],
    ];
    for (const [outcome, expected] of cases) {
      const { service, asked, kind } = serviceWith();
      const check = service.check(uri);
      await moment();
      asked[0]?.settle(outcome);
      await check;
      assert.equal(kind(), expected);
    }
  });

  it('logs a defect, but not what the user can mend', async () => {
    const log: string[] = [];
    const { service, asked } = serviceWith({ log: (text) => log.push(text) });
    for (const outcome of [
      { kind: 'locked', document: '/w/p.pdf', wrong: true } as const,
      { kind: 'input', message: 'a' } as const,
      { kind: 'internal', message: 'b' } as const,
    ]) {
      const check = service.check(uri);
      await moment();
      asked.at(-1)?.settle(outcome);
      await check;
    }
    assert.deepEqual(log, ['/w/r.md: b']);
  });

  it('writes no password to the log', async () => {
    const written: string[] = [];
    const note = (text: string) => void written.push(text);
    const { service, asked } = serviceWith({ log: note, trace: note });
    const check = service.check(uri);
    await moment();
    asked[0]?.settle({ kind: 'internal', message: 'TypeError' });
    await check;
    assert.ok(written.length > 2);
    assert.ok(!written.some((text) => text.includes('of /w/p.pdf')));
  });

  it('releases a quarantined draft when the user asks', async () => {
    const { service, released } = serviceWith();
    void service.check(uri);
    assert.deepEqual(released, []);
    void service.checkNow(uri);
    assert.deepEqual(released, [uri]);
    await moment();
  });

  it('checks anew when the paper changes, and watches the paper of an open draft alone', async () => {
    const { service, asked, watched, cancelled, kind } = serviceWith();
    void service.check(uri);
    await moment();
    watched.get('/w/p.pdf')?.();
    await moment(60);
    assert.equal(asked.length, 2);
    service.closed(uri);
    assert.equal(watched.size, 0);
    assert.deepEqual(cancelled, [uri]);
    assert.equal(kind(), undefined);
  });

  it('cancels a check: what was found stays, a late outcome is dropped, the next check runs', async () => {
    const { service, store, asked, cancelled, restarted, kind } = serviceWith();
    const first = service.check(uri);
    await moment();
    asked[0]?.settle(found);
    await first;
    service.cancel(uri);
    assert.equal(kind(), 'checked', 'nothing runs');

    const second = service.check(uri);
    await moment();
    asked[1]?.listener.onProgress?.({ stage: 'checking', done: 1, total: 2 });
    service.cancel(uri);
    assert.equal(kind(), 'cancelled');
    assert.deepEqual(cancelled, [uri]);
    assert.equal(restarted.length, 0, 'sentences are checked one by one');
    asked[1]?.settle({ kind: 'internal', message: '' });
    await second;
    assert.equal(kind(), 'cancelled');
    assert.equal(store.shown(uri).length, 1);

    void service.check(uri);
    await moment();
    assert.equal(asked.length, 3);
  });

  it('ends the engine where a check is cancelled while it reads a file, for that draft alone', async () => {
    const { service, asked, restarted } = serviceWith();
    void service.check(uri);
    await moment();
    asked[0]?.listener.onProgress?.({ stage: 'ocr', done: 1, total: 9 });
    service.cancel(uri);
    assert.deepEqual(
      [uri, 'file:///other.md'].map((one) => restarted[0]?.({ ...asked[0]!.job, uri: one })),
      [false, true],
    );
    // One that still waits in line holds up nobody.
    void service.check(uri);
    await moment();
    service.cancel(uri);
    assert.equal(restarted.length, 1);
  });

  it('reads nothing of a forgotten paper until the user asks', async () => {
    const { service, store, asked, restarted, watched, kind } = serviceWith();
    void service.check(uri);
    await moment();
    await service.forget(new Set(['/w/p.pdf']), new Map([[uri, '/w/p.pdf']]));
    asked[0]?.settle(found);
    await moment();
    assert.equal(kind(), 'data-deleted');
    assert.deepEqual(store.shown(uri), []);
    assert.equal(watched.size, 0);
    const { job } = asked[0]!;
    const keeps = (over: Partial<CheckJob>) => restarted[0]?.({ ...job, uri: 'file:///o.md', ...over });
    assert.equal(keeps({}), false, 'another draft, or an agent, reads the same paper');
    assert.equal(keeps({ paper: '/w/q.pdf', supplements: ['/w/p.pdf'] }), false);
    assert.equal(keeps({ paper: '/w/q.pdf' }), true);

    service.edited(uri, [{ start: 0, end: 0, inserted: 1 }]);
    await moment(60);
    await service.check(uri);
    assert.equal(asked.length, 1);
    void service.checkNow(uri);
    await moment();
    assert.equal(asked.length, 2);
  });

  it('measures what a check takes', async () => {
    const { service, store, asked } = serviceWith();
    const check = service.check(uri);
    await moment();
    asked[0]?.listener.onProgress?.({ stage: 'checking', done: 1, total: 2 });
    await moment(20);
    asked[0]?.settle(found);
    await check;
    const status = store.get(uri)?.status;
    assert.ok(status?.kind === 'checked');
    assert.deepEqual(Object.keys(status.took?.parts ?? {}), ['rules']);
    assert.ok((status.took?.total ?? 0) >= 15);
  });

  it('shows nothing for a draft that was closed while it was checked', async () => {
    const { service, asked, document, kind } = serviceWith();
    const check = service.check(uri);
    await moment();
    document.open = false;
    service.closed(uri);
    asked[0]?.settle(found);
    await check;
    assert.equal(kind(), undefined);
  });

  it('takes no outcome of before the draft was closed and opened again', async () => {
    let answer = (): void => undefined;
    let links = 0;
    const { service, asked, document, store } = serviceWith({
      link: () => {
        links += 1;
        return links === 1
          ? new Promise((settle) => (answer = () => settle(linked)))
          : Promise.resolve(linked);
      },
    });
    const before = service.check(uri);
    document.open = false;
    service.closed(uri);
    document.open = true;
    const now = service.check(uri);
    answer();
    await moment();
    assert.equal(asked.length, 1, 'the link that came late starts no check');
    asked[0]!.settle(found);
    await Promise.all([before, now]);
    assert.equal(store.get(uri)?.status.kind, 'checked');
  });
});
