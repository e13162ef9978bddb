import assert from 'node:assert/strict';
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import * as vscode from 'vscode';
import * as host from './support.ts';

const { wrong, form, samplePdf } = host;
const encrypted = (kind: 'user' | 'owner') => join(host.fixtures, `pdf/encrypted-${kind}.pdf`);

describe('an encrypted paper', () => {
  afterEach(host.closeAll);

  it('says so in the status, with the way out, and marks nothing', async () => {
    const document = await draftWith(encrypted('user'));
    const { text, detail, severity, command } = await host.status(document, 'locked');
    assert.equal(text, 'Not checked: the paper is encrypted');
    assert.equal(detail, 'r.pdf needs its password');
    assert.equal(severity, 'warning');
    assert.equal(command, 'peerlint.enterPassword');
    assert.deepEqual(host.marks(document), []);
  });

  for (const command of ['peerlint.enterPassword', 'peerlint.checkNow']) {
    it(`is left as it is when the user leaves the question of ${command}`, async () => {
      const document = await draftWith(encrypted('user'));
      await host.status(document, 'locked');
      let ended = false;
      const asked = vscode.commands.executeCommand(command).then(() => {
        ended = true;
      });
      await new Promise((resolve) => setTimeout(resolve, 500));
      assert.ok(!ended, 'the question waits for the user');
      await host.until('the question is left', () => {
        void vscode.commands.executeCommand('workbench.action.closeQuickOpen');
        return ended;
      });
      await asked;
      await host.status(document, 'locked');
    });
  }

  it('just opens where only printing or copying is forbidden', async () => {
    const document = await draftWith(encrypted('owner'));
    await host.status(document, 'checked');
  });

  it('is asked about no more once a paper without a lock takes its place', async () => {
    const document = await draftWith(encrypted('user'));
    await host.status(document, 'locked');
    copyFileSync(samplePdf, join(document.uri.fsPath, '../r.pdf'));
    await host.status(document, 'checked');
    host.markIn(document, wrong.figure);
    await vscode.commands.executeCommand('peerlint.enterPassword');
    await host.status(document, 'checked');
  });

  async function draftWith(paper: string): Promise<vscode.TextDocument> {
    const folder = host.place('main', { 'r.md': form(wrong.figure), 'r.pdf': { copy: paper } });
    return host.open(folder, 'r.md');
  }
});
