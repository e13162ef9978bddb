import assert from 'node:assert/strict';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as vscode from 'vscode';
import * as host from './support.ts';

const { wrong, form, samplePaper } = host;

/** A folder with a review that has a false claim in each of `count` papers. */
function conference(count: number): string {
  const paper = readFileSync(samplePaper, 'utf8');
  const files = Array.from({ length: count }, (_, i) => [
    // Each paper is one of its own.
    [`${i}/paper.md`, paper.replace(/^# /m, `# Number ${i}: `)],
    [`${i}/review.md`, form(wrong.absence, wrong.figure)],
  ]).flat();
  return host.place('main', Object.fromEntries(files) as Record<string, string>);
}

const run = (folder: string) =>
  vscode.commands.executeCommand<{ kind: string; reviews?: number; skipped?: number } | undefined>(
    'peerlint.scanFolder',
    folder,
  );
const tabs = () => vscode.window.tabGroups.all.flatMap((group) => group.tabs);
const dashboards = () =>
  tabs().filter(
    ({ input }) => input instanceof vscode.TabInputWebview && input.viewType.endsWith('peerlint.dashboard'),
  );
const marksOf = (file: string) =>
  vscode.languages
    .getDiagnostics(vscode.Uri.file(file))
    .filter(({ source }) => source === 'PeerLint')
    .map(({ range, message }) => `${range.start.line}: ${message}`)
    .sort();

describe('a scan of a folder', function () {
  this.timeout(400_000);
  before(host.api);
  afterEach(host.closeAll);

  it('checks all reviews, shows the results and marks the files', async () => {
    const folder = conference(1);
    assert.deepEqual(await run(folder), { kind: 'finished', reviews: 1, skipped: 0 });
    await host.until('the dashboard is open', () => dashboards().length === 1);
    const review = join(folder, '0/review.md');
    assert.equal(marksOf(review).length, 2);
    const record = readFileSync(join(folder, '.peerlint/scan.jsonl'), 'utf8');
    assert.doesNotMatch(record, /Ferry|ablation|Figure/i);
  });

  it('hands over to the live check when a file is opened, and takes back when it is closed', async () => {
    const folder = conference(1);
    await run(folder);
    const review = join(folder, '0/review.md');
    const scanned = marksOf(review);
    await vscode.commands.executeCommand('peerlint.linkPaper', join(folder, '0/paper.md'));
    const document = await host.open(review);
    await vscode.commands.executeCommand('peerlint.linkPaper', join(folder, '0/paper.md'));
    await host.status(document, 'checked');
    assert.deepEqual(marksOf(review), scanned, 'each finding once');
    await host.closeAll();
    await host.until('they are back', () => marksOf(review).length === scanned.length);
    assert.deepEqual(marksOf(review), scanned);
  });

  it('exports what was found, in any format', async () => {
    const folder = conference(1);
    await run(folder);
    for (const format of ['sarif', 'csv', 'json', 'jsonl', 'html', 'text']) {
      const file = join(folder, `out.${format}`);
      assert.equal(await vscode.commands.executeCommand('peerlint.exportScan', format, file), file);
      assert.match(readFileSync(file, 'utf8'), /Figure 5/, format);
    }
    const sarif = JSON.parse(readFileSync(join(folder, 'out.sarif'), 'utf8')) as {
      runs: { results: unknown[] }[];
    };
    assert.equal(sarif.runs[0]?.results.length, 2);
  });

  it('stops at once, keeps what is done and goes on', async () => {
    const folder = conference(60);
    const first = run(folder);
    await new Promise((resolve) => setTimeout(resolve, 1500));
    const from = Date.now();
    await vscode.commands.executeCommand('peerlint.stopScan');
    const end = await first;
    assert.equal(end?.kind, 'stopped');
    assert.ok(Date.now() - from < 8000, `${Date.now() - from} ms`);
    const again = await vscode.commands.executeCommand<{ kind: string; reviews: number }>(
      'peerlint.continueScan',
    );
    assert.deepEqual(again, { kind: 'finished', reviews: 60, skipped: 0 });
  });

  it('takes one scan at a time and says what is no folder of reviews', async () => {
    const folder = conference(2);
    const first = run(folder);
    assert.equal(await run(folder), undefined);
    assert.equal((await first)?.kind, 'finished');
    const empty = host.place('main', { 'notes.txt': 'Nothing.' });
    assert.equal((await run(empty))?.kind, 'failed');
    assert.ok(!existsSync(join(empty, '.peerlint')));
  });

  it('copies no message before a finding is confirmed', async () => {
    const folder = conference(1);
    await run(folder);
    await vscode.env.clipboard.writeText('before');
    const key = '0/review.md\n1';
    assert.equal(await vscode.commands.executeCommand('peerlint.copyReviewerMessage', key), false);
    assert.equal(await vscode.env.clipboard.readText(), 'before');
  });

  it('copies a message with the findings that are confirmed, and no others', async () => {
    const folder = conference(1);
    await run(folder);
    const file = join(folder, 'out.json');
    await vscode.commands.executeCommand('peerlint.exportScan', 'json', file);
    const { reviews } = JSON.parse(readFileSync(file, 'utf8')) as {
      reviews: { findings: { claimKey: string; context: string }[] }[];
    };
    const [one, other] = reviews[0]!.findings;
    const entry = { claim: one!.claimKey, state: 'confirmed' };
    writeFileSync(join(folder, '.peerlint/findings.json'), JSON.stringify({ schema: 1, findings: [entry] }));
    await run(folder);
    assert.equal(
      await vscode.commands.executeCommand('peerlint.copyReviewerMessage', '0/review.md\n1'),
      true,
    );
    const message = await vscode.env.clipboard.readText();
    assert.ok(message.includes(one!.context), message);
    assert.ok(!message.includes(other!.context), message);
  });
});
