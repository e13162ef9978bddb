import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import * as vscode from 'vscode';
import * as host from './support.ts';

const { wrong, form, samplePdf } = host;

const papers = () =>
  vscode.window.tabGroups.all
    .flatMap(({ tabs }) => tabs)
    .filter(
      ({ input }) => input instanceof vscode.TabInputWebview && input.viewType.endsWith('peerlint.paper'),
    );

async function checkedDraft(name = 'r'): Promise<{ folder: string; document: vscode.TextDocument }> {
  const folder = host.place('main', {
    [`${name}.md`]: form(wrong.absence),
    [`${name}.pdf`]: { copy: samplePdf },
  });
  const document = await host.open(folder, `${name}.md`);
  await host.status(document, 'checked');
  return { folder, document };
}

describe('the viewer of papers', () => {
  afterEach(host.closeAll);

  it('opens beside the draft, by the command, and once', async () => {
    const { document } = await checkedDraft();
    await vscode.commands.executeCommand('peerlint.openPaper');
    const [tab] = await host.until('the paper is open', () => papers().length > 0 && papers());
    assert.equal(tab?.label, 'r.pdf');
    await vscode.window.showTextDocument(document);
    await vscode.commands.executeCommand('peerlint.openPaper');
    assert.equal(papers().length, 1);
  });

  it('opens at a finding from its hover, its quick fix and the cursor', async () => {
    const { document } = await checkedDraft();
    const { range } = host.markIn(document, wrong.absence);
    const [hover] = await host.hoverText(document, range.start.translate(0, 2));
    const link = /\(command:peerlint\.showEvidence\?([^)]+)\)/.exec(hover?.value ?? '')?.[1];
    assert.ok(link);
    const open = () => host.until('the paper is open', () => papers().length === 1);
    const close = async () => {
      await vscode.window.tabGroups.close(papers());
      await host.until('the paper is closed', () => papers().length === 0);
    };
    const [argument] = JSON.parse(decodeURIComponent(link)) as [object];
    await vscode.commands.executeCommand('peerlint.showEvidence', argument);
    await open();
    await close();
    await host.runAction(document, range, 'Show what the paper says');
    await open();
    await close();
    const editor = await vscode.window.showTextDocument(document);
    editor.selection = new vscode.Selection(range.start, range.start);
    await vscode.commands.executeCommand('peerlint.showEvidence');
    await open();
  });

  it('opens nothing where the cursor is on no marked claim', async () => {
    const { document } = await checkedDraft();
    const editor = await vscode.window.showTextDocument(document);
    editor.selection = new vscode.Selection(0, 0, 0, 0);
    await vscode.commands.executeCommand('peerlint.showEvidence');
    await vscode.commands.executeCommand('peerlint.showEvidence', {
      uri: document.uri.toString(),
      finding: 'x',
    });
    assert.deepEqual(papers(), []);
  });

  it('shows two papers in two panels', async () => {
    await checkedDraft('a');
    await vscode.commands.executeCommand('peerlint.openPaper');
    const { document } = await checkedDraft('b');
    await vscode.window.showTextDocument(document);
    await vscode.commands.executeCommand('peerlint.openPaper');
    await host.until('both are open', () => papers().length === 2);
    assert.deepEqual(
      papers()
        .map(({ label }) => label)
        .sort(),
      ['a.pdf', 'b.pdf'],
    );
  });

  it('outlives the paper', async () => {
    const { folder } = await checkedDraft();
    await vscode.commands.executeCommand('peerlint.openPaper');
    await host.until('the paper is open', () => papers().length === 1);
    rmSync(join(folder, 'r.pdf'));
    await new Promise((resolve) => setTimeout(resolve, 1500));
    assert.equal(papers().length, 1);
  });
});
