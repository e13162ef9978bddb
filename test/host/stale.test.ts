import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import * as vscode from 'vscode';
import * as host from './support.ts';

const { wrong, form, samplePdf } = host;

describe('findings of drafts that change', () => {
  afterEach(host.closeAll);

  it('go at once when words are written at the end of their sentence', async () => {
    const { document } = await checked();
    const at = document.positionAt(document.getText().indexOf(wrong.figure) + wrong.figure.length);
    await host.edit((all) => all.insert(document.uri, at, 'x'));
    assert.deepEqual(host.marks(document), []);
  });

  it('go with the draft when it is closed', async () => {
    const { document } = await checked();
    await host.closeAll();
    await host.until('nothing is marked', () => host.marks(document).length === 0);
    const { status } = await host.api();
    await host.until('the status is gone', () => status(document.uri) === undefined);
  });

  it('move to the new name of a draft', async () => {
    const { document, folder } = await checked();
    const renamed = vscode.Uri.file(join(folder, 's.md'));
    await host.edit((all) => all.renameFile(document.uri, renamed));
    await host.edit((all) =>
      all.renameFile(vscode.Uri.file(join(folder, 'r.pdf')), vscode.Uri.file(join(folder, 's.pdf'))),
    );
    const again = await host.open(folder, 's.md');
    await host.status(again, 'checked');
    host.markIn(again, wrong.figure);
    assert.deepEqual(vscode.languages.getDiagnostics(document.uri), []);
  });

  it('go with a draft that is deleted', async () => {
    const { document } = await checked();
    await host.edit((all) => all.deleteFile(document.uri));
    await host.until('nothing is marked', () => vscode.languages.getDiagnostics(document.uri).length === 0);
  });

  it('go when the paper is deleted, and the status says why', async () => {
    const { document, folder } = await checked('---\npaper: r.pdf\n---\n\n');
    rmSync(join(folder, 'r.pdf'));
    await host.status(document, 'paper-missing');
    assert.deepEqual(host.marks(document), []);
  });

  async function checked(matter = '') {
    const folder = host.place('main', {
      'r.md': `${matter}${form('The writing is uneven.', wrong.figure)}`,
      'r.pdf': { copy: samplePdf },
    });
    const document = await host.open(folder, 'r.md');
    await host.status(document, 'checked');
    host.markIn(document, wrong.figure);
    return { folder, document };
  }
});
