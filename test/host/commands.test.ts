import assert from 'node:assert/strict';
import { join } from 'node:path';
import * as vscode from 'vscode';
import * as host from './support.ts';

const { wrong, form, samplePaper, samplePdf } = host;

describe('commands', () => {
  afterEach(host.closeAll);

  const declared = () => {
    const manifest = vscode.extensions.getExtension('peerlint.peerlint')?.packageJSON as {
      contributes: { commands: { command: string }[] };
    };
    return manifest.contributes.commands.map(({ command }) => command);
  };

  it('are all registered', async () => {
    await host.api();
    const known = new Set(await vscode.commands.getCommands(true));
    assert.ok(declared().length >= 6);
    assert.deepEqual(
      declared().filter((command) => !known.has(command)),
      [],
    );
  });

  it('all do something sensible without any draft', async () => {
    await host.api();
    // The sample has tests of its own; the draft that it opens would stay in the editor's memory for a minute.
    for (const command of declared().filter((one) => !/sample/iu.test(one))) {
      // What a command asks is left unanswered; a list or a field that it opens is closed.
      const { asked } = await host.answering(undefined, () => {
        const done = vscode.commands.executeCommand(command);
        const asks = new Promise((resolve) => setTimeout(resolve, 3000));
        return Promise.race([done, asks]);
      });
      assert.ok(asked.length <= 1, command);
      await vscode.commands.executeCommand('workbench.action.closeQuickOpen');
    }
  });

  it('open the paper at the quoted words', async () => {
    const folder = host.place('main', {
      'p.md': { copy: samplePaper },
      'r.md': `---\npaper: p.md\n---\n\n${form(wrong.absence)}`,
    });
    const document = await host.open(folder, 'r.md');
    await host.status(document, 'checked');
    const at = host.markIn(document, wrong.absence).range.start.translate(0, 2);
    const [hover] = await host.hoverText(document, at);
    const link = /\(command:peerlint\.showEvidence\?([^)]+)\)/.exec(hover?.value ?? '')?.[1];
    assert.ok(link);
    const [argument] = JSON.parse(decodeURIComponent(link)) as [object];
    await vscode.commands.executeCommand('peerlint.showEvidence', argument);
    const editor = vscode.window.activeTextEditor;
    assert.equal(editor?.document.uri.fsPath, join(folder, 'p.md'));
    assert.ok(editor.document.getText(editor.selection).length > 10, 'the quotation is selected');
  });

  it('open no other file than the paper, whatever they are given', async () => {
    const folder = host.place('main', { 'r.md': form(wrong.absence), 'r.pdf': { copy: samplePdf } });
    const document = await host.open(folder, 'r.md');
    await host.status(document, 'checked');
    for (const argument of [{ uri: 'file:///etc/passwd' }, { uri: '/etc/passwd', evidence: -1 }, 'x', 7]) {
      await vscode.commands.executeCommand('peerlint.openPaper', argument);
      await vscode.commands.executeCommand('peerlint.showEvidence', argument);
    }
    const labels = vscode.window.tabGroups.all.flatMap(({ tabs }) => tabs.map(({ label }) => label));
    assert.deepEqual(
      labels.filter((label) => label.includes('passwd')),
      [],
    );
    assert.ok(
      labels.filter((label) => label !== 'r.md').every((label) => label === 'r.pdf'),
      labels.join(),
    );
  });
});

describe('the page of error types', () => {
  afterEach(host.closeAll);
  const isOpen = () =>
    vscode.window.tabGroups.all
      .flatMap(({ tabs }) => tabs)
      .some(
        ({ input }) =>
          input instanceof vscode.TabInputWebview && input.viewType.endsWith('peerlint.taxonomy'),
      );

  it('opens by the command', async () => {
    await host.api();
    await vscode.commands.executeCommand('peerlint.showErrorTypes', 'number');
    await host.until('the panel is open', isOpen);
  });

  it('opens by the address that a diagnostic’s code links to', async () => {
    await host.api();
    assert.ok(!isOpen());
    const address = vscode.Uri.from({
      scheme: vscode.env.uriScheme,
      authority: 'peerlint.peerlint',
      path: '/taxonomy',
      query: 'node=number',
    });
    await vscode.commands.executeCommand('vscode.open', address);
    await host.until('the panel is open', isOpen);
  });
});
