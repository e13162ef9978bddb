import assert from 'node:assert/strict';
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import * as vscode from 'vscode';
import * as host from './support.ts';

const { wrong, form, samplePdf, samplePaper } = host;
const draft = form(wrong.figure);

describe('a draft finds its paper', () => {
  afterEach(host.closeAll);

  it('by front matter, relative to the draft', async () => {
    const folder = host.place('main', {
      'papers/ferry.md': { copy: samplePaper },
      'drafts/r.md': `---\npaper: ../papers/ferry.md\n---\n\n${draft}`,
    });
    const document = await host.open(folder, 'drafts/r.md');
    const { detail } = await host.status(document, 'checked');
    assert.match(detail, /^ferry\.md · /);
    host.markIn(document, wrong.figure);
  });

  it('by the same base name', async () => {
    const folder = host.place('main', {
      'r.md': `Some notes. ${wrong.figure}\n`,
      'r.pdf': { copy: samplePdf },
    });
    const document = await host.open(folder, 'r.md');
    assert.match((await host.status(document, 'checked')).detail, /^r\.pdf · /);
    host.markIn(document, wrong.figure);
  });

  it('as the only PDF beside a review form', async () => {
    const folder = host.place('main', { 'my review.txt': draft, 'submission.pdf': { copy: samplePdf } });
    const document = await host.open(folder, 'my review.txt');
    assert.match((await host.status(document, 'checked')).detail, /^submission\.pdf · /);
    host.markIn(document, wrong.figure);
  });

  it('never by guessing among several PDFs', async () => {
    const folder = host.place('main', {
      'review.md': draft,
      'a.pdf': { copy: samplePdf },
      'b.pdf': { copy: samplePdf },
    });
    const document = await host.open(folder, 'review.md');
    const { text, detail, command } = await host.status(document, 'not-linked');
    assert.match(text, /No paper linked/);
    assert.match(detail, /a\.pdf, b\.pdf/);
    assert.equal(command, 'peerlint.linkPaper');
    assert.deepEqual(host.marks(document), []);
  });

  it('never for a README beside a PDF, whatever its headings', async () => {
    const folder = host.place('main', { 'README.md': draft, 'manual.pdf': { copy: samplePdf } });
    const document = await host.open(folder, 'README.md');
    await host.status(document, 'not-linked');
    assert.deepEqual(host.marks(document), []);
  });

  it('never for ordinary notes beside a PDF', async () => {
    const folder = host.place('main', {
      'notes.md': `# Shopping\n\n${wrong.figure}\n`,
      'x.pdf': { copy: samplePdf },
    });
    const document = await host.open(folder, 'notes.md');
    await host.status(document, 'not-linked');
    assert.deepEqual(host.marks(document), []);
  });

  it('outside any folder', async () => {
    const folder = host.place('outside', { 'r.md': draft, 'r.pdf': { copy: samplePdf } });
    const document = await host.open(folder, 'r.md');
    await host.status(document, 'checked');
    host.markIn(document, wrong.figure);
  });

  it('in an untitled draft once it is linked', async () => {
    const document = await vscode.workspace.openTextDocument({ language: 'markdown', content: draft });
    await vscode.window.showTextDocument(document);
    await host.status(document, 'not-linked');
    await vscode.commands.executeCommand('peerlint.linkPaper', samplePaper);
    await host.status(document, 'checked');
    host.markIn(document, wrong.figure);
  });

  it('in a file that an untitled, linked draft was saved to', async () => {
    const untitled = await vscode.workspace.openTextDocument({ language: 'markdown', content: draft });
    await vscode.window.showTextDocument(untitled);
    await host.status(untitled, 'not-linked');
    await vscode.commands.executeCommand('peerlint.linkPaper', samplePaper);
    await host.status(untitled, 'checked');
    // What "Save As" does: the file is written and opened, then the untitled draft is closed.
    const saved = await host.open(host.place('outside', { 'saved.md': draft }), 'saved.md');
    assert.match((await host.status(saved, 'checked')).detail, /^paper\.md · /);
  });

  it('by the command, and remembers it when the draft is opened again', async () => {
    const folder = host.place('main', {
      'r.md': draft,
      'a.pdf': { copy: samplePdf },
      'b.pdf': { copy: samplePdf },
    });
    const first = await host.open(folder, 'r.md');
    await host.status(first, 'not-linked');
    await vscode.commands.executeCommand('peerlint.linkPaper', join(folder, 'b.pdf'));
    assert.match((await host.status(first, 'checked')).detail, /^b\.pdf/);
    await host.closeAll();
    await host.until('the closed draft is forgotten', () => !vscode.workspace.textDocuments.includes(first));
    const second = await host.open(folder, 'r.md');
    assert.match((await host.status(second, 'checked')).detail, /^b\.pdf/);
  });

  it('again after draft and paper were renamed', async () => {
    const folder = host.place('main', { 'r.md': draft, 'a.md': { copy: samplePaper } });
    await host.status(await host.open(folder, 'r.md'), 'not-linked');
    await vscode.commands.executeCommand('peerlint.linkPaper', join(folder, 'a.md'));
    const uri = (name: string) => vscode.Uri.file(join(folder, name));
    await renamed(uri('a.md'), uri('paper v2.md'));
    await renamed(uri('r.md'), uri('review v2.md'));
    const document = await host.open(folder, 'review v2.md');
    assert.match((await host.status(document, 'checked')).detail, /^paper v2\.md/);
    assert.deepEqual(vscode.languages.getDiagnostics(uri('r.md')), []);
  });

  it('that is missing as soon as it is put there', async () => {
    const folder = host.place('main', { 'r.md': `---\npaper: late.pdf\n---\n\n${draft}` });
    const document = await host.open(folder, 'r.md');
    const { text, detail, severity } = await host.status(document, 'paper-missing');
    assert.match(text, /late\.pdf is missing/);
    assert.ok(detail.includes(join(folder, 'late.pdf')));
    assert.equal(severity, 'warning');
    copyFileSync(samplePdf, join(folder, 'late.pdf'));
    await host.status(document, 'checked');
    host.markIn(document, wrong.figure);
  });
});

async function renamed(from: vscode.Uri, to: vscode.Uri): Promise<void> {
  await host.edit((all) => all.renameFile(from, to));
}
