import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'mocha';
import type { ScanRow } from '../../../src/core/report/scan/scan-row.ts';
import type { FolderScanEvent, FolderScanRequest } from '../../../src/node/scan/folder-scan-messages.ts';
import { scanFolder, type FolderScanParts } from '../../../src/node/scan/scan-folder.ts';
import { expireScans, newOf } from '../../../src/node/scan/scan-store.ts';
import { fairReview, filesOf, paper } from '../../cli/cli.ts';

const wrongReview = fairReview.replace('69 layers', '96 layers');
const crashing = new URL('../../cli/scan/crashing-worker.ts', import.meta.url);

function requestFor(folder: string, store: string): FolderScanRequest {
  const settings = {
    detector: 'symbolic',
    modelPath: null,
    threshold: 'balanced',
    policy: 'localModel',
    ocr: false,
    cache: null,
    passwords: { passwords: [] },
  } as const;
  return { kind: 'scan', folder, store, settings, jobs: 1 };
}

async function scan(request: FolderScanRequest, stopAfter = Infinity, parts: FolderScanParts = {}) {
  const events: FolderScanEvent[] = [];
  const stop = new AbortController();
  const steps = () => events.filter(({ kind }) => kind === 'step').length;
  const say = (event: FolderScanEvent) => {
    events.push(event);
    if (steps() >= stopAfter) stop.abort(new Error('stopped'));
  };
  const end = await scanFolder(request, say, stop.signal, parts);
  const planned = events.find((event) => event.kind === 'planned');
  return { end, planned, events };
}

const rowsIn = (store: string): ScanRow[] =>
  readFileSync(path.join(store, 'results.jsonl'), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as ScanRow)
    .filter(({ review }) => review !== undefined);

describe('a scan for a host', function () {
  this.timeout(300_000);

  const files = () =>
    filesOf({
      'conf/1/paper.md': paper,
      'conf/1/review.md': fairReview,
      'conf/2/paper.md': paper.replace('LayerNet:', 'LayerNet Two:'),
      'conf/2/review.md': wrongReview,
      'conf/3/paper.md': paper.replace('LayerNet:', 'LayerNet Three:'),
      'conf/3/review.md': fairReview,
    });

  it('stops, keeps what is done, and takes it up', async () => {
    const at = files();
    const request = requestFor(at('conf'), at('kept/one'));
    const stopped = await scan(request, 1);
    assert.equal(stopped.end.kind, 'stopped');
    assert.ok(existsSync(at('kept/one/results.jsonl.part')));
    assert.ok(!existsSync(at('kept/one/results.jsonl')));
    const again = await scan(request);
    assert.deepEqual(again.planned, { kind: 'planned', total: 3, left: 2 });
    assert.deepEqual(again.end, { kind: 'finished', reviews: 3, skipped: 0 });
    assert.deepEqual(
      rowsIn(at('kept/one')).map(({ review }) => review.path),
      ['1/review.md', '2/review.md', '3/review.md'],
    );
    assert.deepEqual(readdirSync(at('kept/one')), ['results.jsonl']);
    if (process.platform !== 'win32') assert.equal(statSync(at('kept/one/results.jsonl')).mode & 0o077, 0);
  });

  it('does only what has changed since the last one, and knows what is new', async () => {
    const at = files();
    const request = requestFor(at('conf'), at('kept/one'));
    const record = at('conf/.peerlint/scan.jsonl');
    await scan(request);
    assert.equal((await newOf(record)).size, 0);
    writeFileSync(at('conf/3/review.md'), wrongReview);
    const { planned } = await scan(request);
    assert.deepEqual(planned, { kind: 'planned', total: 3, left: 1 });
    const [fresh] = [...(await newOf(record))];
    const third = rowsIn(at('kept/one')).find(({ review }) => review.path === '3/review.md');
    assert.ok(third?.findings.some(({ id }) => id === fresh));
    // No text of paper or review lies in the folder.
    assert.doesNotMatch(readFileSync(record, 'utf8'), /layers|LayerNet/);
    await scan(request);
    assert.equal((await newOf(record)).size, 0);
  });

  it('goes on behind what crashes, and lists it', async () => {
    const at = filesOf({
      'conf/1/crash.md': paper,
      'conf/1/review.md': fairReview.replace('paper.md', 'crash.md'),
      'conf/2/paper.md': paper.replace('LayerNet:', 'LayerNet Two:'),
      'conf/2/review.md': fairReview,
    });
    const { end, events } = await scan(requestFor(at('conf'), at('kept')), Infinity, { worker: crashing });
    assert.deepEqual(end, { kind: 'finished', reviews: 1, skipped: 1 });
    const skipped = events.find((event) => event.kind === 'skipped');
    assert.match(skipped?.reason ?? '', /broke off/);
  });

  it('names the document that needs a password, and opens it with its own', async () => {
    const pdf = readFileSync(new URL('../../fixtures/pdf/encrypted-user.pdf', import.meta.url));
    const at = filesOf({
      'conf/1/locked.pdf': pdf,
      'conf/1/review.md': fairReview.replace('paper.md', 'locked.pdf'),
    });
    const request = requestFor(at('conf'), at('kept'));
    const given = (password: string): FolderScanRequest => {
      const ofDocuments = { [at('conf/1/locked.pdf')]: password };
      return { ...request, settings: { ...request.settings, passwords: { passwords: [], ofDocuments } } };
    };
    for (const shut of [request, given('wrong')]) {
      const { events } = await scan(shut);
      const skipped = events.find((event) => event.kind === 'skipped');
      assert.equal(skipped?.locked, path.join('1', 'locked.pdf'));
    }
    assert.deepEqual((await scan(given('user'))).end, { kind: 'finished', reviews: 1, skipped: 0 });
  });

  it('reads files of any name, and the same review twice', async () => {
    const names = ['--out.jsonl.d', '-n', 'two\nlines', 'Ünï 日本', 'a"b\'c', '#1 50%'];
    const at = filesOf(
      Object.fromEntries(
        names.flatMap((name) => [
          [`conf/${name}/paper.md`, paper.replace('LayerNet:', `LayerNet ${name.length}:`)],
          [`conf/${name}/review-1.md`, fairReview],
          [`conf/${name}/review-2.md`, fairReview],
        ]),
      ),
    );
    const { end } = await scan(requestFor(at('conf'), at('kept')));
    assert.deepEqual(end, { kind: 'finished', reviews: 2 * names.length, skipped: 0 });
    const paths = rowsIn(at('kept')).map(({ review }) => review.path);
    assert.deepEqual(
      new Set(paths),
      new Set(names.flatMap((name) => [1, 2].map((n) => `${name}/review-${n}.md`))),
    );
  });

  it('lists the reviews of a paper that goes while the folder is scanned', async () => {
    const at = files();
    const events: FolderScanEvent[] = [];
    const say = (event: FolderScanEvent): void => {
      events.push(event);
      // Planned, and not read yet: one worker is at the first paper.
      if (event.kind === 'planned') rmSync(at('conf/3/paper.md'));
    };
    const end = await scanFolder(requestFor(at('conf'), at('kept')), say, new AbortController().signal);
    assert.deepEqual(end, { kind: 'finished', reviews: 2, skipped: 1 });
    const skipped = events.find((event) => event.kind === 'skipped');
    assert.match(skipped?.reason ?? '', /^Its paper: .*3\/paper\.md/);
  });

  it('is fair where the paper is newer than the review', async () => {
    const at = files();
    const absent = `${fairReview}\n## Weaknesses\n\n- There is no ablation study.\n`;
    for (const n of [1, 2]) writeFileSync(at(`conf/${n}/review.md`), absent);
    utimesSync(at('conf/1/review.md'), new Date('2025-01-01'), new Date('2025-01-01'));
    await scan(requestFor(at('conf'), at('kept')));
    const [older, equal] = rowsIn(at('kept'));
    assert.equal(older?.scan.changed, 'newer');
    assert.equal(equal?.scan.changed, undefined);
    const absence = older.findings.find((finding) => finding.absence);
    assert.match(absence?.reason ?? '', /may have changed since the review/);
    assert.notEqual(absence?.severity, 'warning');
  });

  it('says in one sentence what is wrong with a folder', async () => {
    const at = filesOf({ 'empty/notes.md': 'Nothing.\n' });
    const nothing = await scan(requestFor(at('empty'), at('kept')));
    assert.match(
      nothing.end.kind === 'failed' ? nothing.end.message : '',
      /holds no review that is recognised/,
    );
    const gone = await scan(requestFor(at('gone'), at('kept2')));
    assert.match(gone.end.kind === 'failed' ? gone.end.message : '', /does not exist/);
  });

  it('has its results removed after 30 days without a scan', async () => {
    const at = filesOf({ 'kept/old/results.jsonl': '', 'kept/new/results.jsonl': '' });
    const long = new Date(Date.now() - 31 * 24 * 3600 * 1000);
    utimesSync(at('kept/old/results.jsonl'), long, long);
    await expireScans(at('kept'), new Date());
    assert.deepEqual(readdirSync(at('kept')), ['new']);
    await expireScans(at('nowhere'), new Date());
  });
});
