import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import * as host from './support.ts';

const { wrong, form, samplePdf, folders } = host;

describe('a workspace with several folders', () => {
  afterEach(host.closeAll);

  it('has settings of its own in each', async () => {
    const nested = vscode.Uri.file(folders.nested);
    const settings = vscode.workspace.getConfiguration('peerlint', nested);
    await settings.update('checkWhileTyping', false, vscode.ConfigurationTarget.WorkspaceFolder);
    try {
      const drafts = [];
      for (const where of ['main', 'nested'] as const) {
        const folder = host.place(where, { 'r.md': form('It is short.'), 'r.pdf': { copy: samplePdf } });
        drafts.push(await host.open(folder, 'r.md'));
        await host.status(drafts.at(-1)!, 'checked');
      }
      const [typed, saved] = drafts as [vscode.TextDocument, vscode.TextDocument];
      for (const document of [saved, typed]) {
        const end = document.positionAt(document.getText().indexOf('\n## Rating'));
        await host.edit((all) => all.insert(document.uri, end, `- ${wrong.figure}\n`));
      }
      await host.until('marked while typing', () => host.marks(typed).length === 1);
      assert.deepEqual(host.marks(saved), [], 'the other waits for the save');
      await saved.save();
      await host.until('marked after the save', () => host.marks(saved).length === 1);
    } finally {
      await settings.update('checkWhileTyping', undefined, vscode.ConfigurationTarget.WorkspaceFolder);
    }
  });

  it('has a paper of its own for each draft', async () => {
    const names = [];
    for (const [where, name] of [
      ['main', 'one.pdf'],
      ['nested', 'two.pdf'],
    ] as const) {
      const folder = host.place(where, { 'review.md': form(wrong.figure), [name]: { copy: samplePdf } });
      const document = await host.open(folder, 'review.md');
      names.push((await host.status(document, 'checked')).detail.split(' · ')[0]);
    }
    assert.deepEqual(names, ['one.pdf', 'two.pdf']);
  });
});
