import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import * as vscode from 'vscode';
import * as host from './support.ts';

const { wrong, form, samplePdf } = host;

/** Runs on a server of its own, with workspace trust on and the workspace not trusted. */
describe('a workspace that is not trusted', () => {
  afterEach(host.closeAll);

  it('is not trusted', () => assert.equal(vscode.workspace.isTrusted, false));

  it('has its drafts checked against papers in its folders', async () => {
    const folder = host.place('main', { 'r.md': form(wrong.figure), 'r.pdf': { copy: samplePdf } });
    const document = await host.open(folder, 'r.md');
    await host.status(document, 'checked');
    host.markIn(document, wrong.figure);
  });

  it('cannot name a paper outside of its folder', async () => {
    const outside = host.place('outside', { 'secret.pdf': { copy: samplePdf } });
    const folder = host.place('main', {});
    for (const written of [join(outside, 'secret.pdf'), relative(folder, join(outside, 'secret.pdf'))]) {
      const inner = host.place('main', { 'r.md': `---\npaper: ${written}\n---\n\n${form(wrong.figure)}` });
      const document = await host.open(inner, 'r.md');
      await host.status(document, 'not-trusted');
      assert.deepEqual(host.marks(document), []);
    }
  });

  it('has no folder scanned', async () => {
    const folder = host.place('main', { 'r.md': form(wrong.figure), 'r.pdf': { copy: samplePdf } });
    assert.equal(await vscode.commands.executeCommand('peerlint.scanFolder', folder), undefined);
    assert.equal(existsSync(join(folder, '.peerlint')), false);
  });

  it('cannot change what the venue allows, nor bring a model along', async () => {
    const settings = vscode.workspace.getConfiguration('peerlint');
    for (const [name, value] of [
      ['venuePolicy', 'cloudAllowed'],
      ['local.modelPath', '/models'],
    ] as const) {
      await assert.rejects(async () => settings.update(name, value, vscode.ConfigurationTarget.Workspace));
      assert.notEqual(vscode.workspace.getConfiguration('peerlint').get(name), value);
    }
  });
});
