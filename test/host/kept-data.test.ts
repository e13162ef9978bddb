import assert from 'node:assert/strict';
import { appendFileSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as vscode from 'vscode';
import * as host from './support.ts';

const { form, samplePdf, folders, wrong } = host;

const forPaper = () => vscode.commands.executeCommand('peerlint.deletePaperData');
const forAll = () => vscode.commands.executeCommand('peerlint.deleteAllData');

describe('deleting data', () => {
  const list = join(folders.main, '.peerlint/dismissed.json');
  const claim = 'Figure 88 is too small to be read in print.';

  afterEach(() => host.closeAll());

  it('says what will go, does nothing without a yes, and leaves nothing of the paper', async () => {
    const document = await dismissedIn('main');
    const no = await host.answering(undefined, forPaper);
    assert.equal(no.asked.length, 1);
    assert.equal(no.asked[0]?.question, 'Delete what PeerLint keeps of r.pdf?');
    assert.match(no.asked[0]?.detail ?? '', /• \d+ parsed papers? \([\d.]+ [kM]B\)\n/);
    assert.match(no.asked[0]?.detail ?? '', /• 1 dismissed finding in .*dismissed\.json\n/);
    assert.deepEqual(no.told, []);
    assert.ok(existsSync(list));

    const engine = (await host.api()).engine().pid;
    const yes = await host.answering('Delete', forPaper);
    assert.equal(yes.asked.length, 1);
    assert.match(
      yes.told.join(),
      /^PeerLint: deleted what is held in memory for 1 open draft; \d+ parsed papers? \(.*; 1 dismissed finding in /,
    );
    assert.ok(!existsSync(list), 'the list of dismissed findings');
    const status = await host.status(document, 'data-deleted');
    assert.match(status.text, /Not checked: you deleted its data/);
    assert.notEqual((await host.api()).engine().pid, engine, 'the process that held the paper has ended');
    assert.deepEqual(host.marks(document), []);

    // Neither an edit nor another draft's check brings it back.
    await host.edit((edit) => edit.insert(document.uri, new vscode.Position(0, 0), '\n'));
    await new Promise((resolve) => setTimeout(resolve, 2500));
    assert.equal((await host.api()).status(document.uri)?.kind, 'data-deleted');
    const nothing = await host.answering('Delete', forPaper);
    assert.deepEqual(nothing.told, ['PeerLint: nothing is kept of r.pdf.']);

    await vscode.commands.executeCommand('peerlint.checkNow');
    await host.status(document, 'checked');
    host.markIn(document, claim);
  });

  it('is not undone by a check that runs', async () => {
    const folder = host.place('main', { 'r.md': form(wrong.absence), 'r.pdf': { copy: samplePdf } });
    // Bytes that no test has read before.
    appendFileSync(join(folder, 'r.pdf'), `\n% ${Date.now()}\n`);
    const document = await host.open(folder, 'r.md');
    await host.status(document, 'checking');
    const { asked } = await host.answering('Delete', forPaper);
    assert.match(asked[0]?.detail ?? '', /• what is held in memory for 1 open draft\n/);
    await new Promise((resolve) => setTimeout(resolve, 8000));
    assert.equal((await host.api()).status(document.uri)?.kind, 'data-deleted');
    const again = await host.answering('Delete', forPaper);
    assert.deepEqual(again.told, ['PeerLint: nothing is kept of r.pdf.']);
  });

  it('keeps what is dismissed of another paper', async () => {
    await dismissedIn('main');
    const other = JSON.stringify({ claim: 'f'.repeat(32), state: 'no-problem', paper: 'e'.repeat(32) });
    const kept = JSON.parse(readFileSync(list, 'utf8')) as { dismissed: { paper: string }[] };
    assert.match(kept.dismissed[0]?.paper ?? '', /^[0-9a-f]+$/);
    writeFileSync(list, `{"schema":1,"dismissed":[${JSON.stringify(kept.dismissed[0])},${other}]}\n`);
    await host.answering('Delete', forPaper);
    assert.deepEqual((JSON.parse(readFileSync(list, 'utf8')) as typeof kept).dismissed, [JSON.parse(other)]);
  });

  it('deletes all of it on demand', async () => {
    const document = await dismissedIn('outside');
    const { asked, told } = await host.answering('Delete', forAll);
    assert.equal(asked[0]?.question, 'Delete what PeerLint keeps of any paper?');
    assert.match(told.join(), /dismissed finding/);
    await host.status(document, 'data-deleted');
    const again = await host.answering('Delete', forAll);
    assert.deepEqual([again.asked, again.told], [[], ['PeerLint: nothing is kept of any paper.']]);
  });

  async function dismissedIn(where: keyof typeof folders) {
    const folder = host.place(where, { 'r.md': form(claim, wrong.absence), 'r.pdf': { copy: samplePdf } });
    const document = await host.open(folder, 'r.md');
    await host.status(document, 'checked');
    await host.runAction(document, host.markIn(document, claim).range, 'Not a problem');
    await host.until('the claim is no longer marked', () => host.marks(document).length === 1);
    return document;
  }
});

describe('the sample', () => {
  afterEach(() => host.closeAll());

  it('is opened as the user’s own copy, with its findings, and keeps edits', async () => {
    await vscode.commands.executeCommand('peerlint.openSample');
    const document = await host.until('it is open', () => vscode.window.activeTextEditor?.document);
    assert.match(document.fileName, /globalStorage.*sample.review\.md$/);
    assert.deepEqual(readdirSync(join(document.fileName, '..')).sort(), ['paper.pdf', 'review.md']);
    await host.status(document, 'checked');
    host.markIn(document, wrong.absence);

    await host.edit((edit) => edit.insert(document.uri, new vscode.Position(0, 0), ' '));
    await document.save();
    const { told } = await host.answering(undefined, async () => {
      await vscode.commands.executeCommand('peerlint.openSample');
      await new Promise((resolve) => setTimeout(resolve, 1000));
    });
    assert.deepEqual(told, ['PeerLint: this is your copy of the sample, with your edits.']);
    assert.ok(readFileSync(document.fileName, 'utf8').startsWith(' '));
  });

  it('shows the evidence of a finding from the walkthrough', async () => {
    await vscode.commands.executeCommand('peerlint.sampleEvidence');
    await host.until('the paper is open', () =>
      vscode.window.tabGroups.all
        .flatMap(({ tabs }) => tabs)
        .some(
          ({ input }) => input instanceof vscode.TabInputWebview && input.viewType.endsWith('peerlint.paper'),
        ),
    );
  });
});
