import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as vscode from 'vscode';
import * as host from './support.ts';

const { wrong, form, samplePdf, samplePaper } = host;
const right = 'The writing is uneven.';

/** Sentences that no two drafts share, so that none is answered from what was checked before. */
const filler = (n: number, tag: string) =>
  Array.from(
    { length: n },
    (_, i) => `Remark ${tag}${i}: the wording of this part is somewhat hard to follow.`,
  );

describe('a draft of 300 kB', () => {
  afterEach(host.closeAll);

  it('is checked to its end, can be edited meanwhile, and says how much was checked', async function () {
    this.timeout(400_000);
    const half = filler(2250, 'a');
    const text = `---\npaper: p.md\n---\n\n${form(wrong.figure, ...half, wrong.absence, ...filler(2250, 'b'), 'Figure 7 is blurred.')}`;
    assert.ok(text.length > 300_000, String(text.length));
    const folder = host.place('main', { 'r.md': text, 'p.md': { copy: samplePaper } });
    const document = await host.open(folder, 'r.md');
    const { status } = await host.api();
    await host.until('its check runs', () => status(document.uri)?.kind === 'checking');
    await host.edit((all) => all.insert(document.uri, new vscode.Position(4, 0), 'A line of its own.\n\n'));
    const checked = () => {
      const now = status(document.uri);
      return now?.kind === 'checked' && !now.text.includes('before the last edits') && now;
    };
    const { detail } = await host.until('it is checked', checked, 300_000);
    // 4,500 remarks, three claims, the summary, the line that was written.
    const sentences = Number(/([\d,]+) sentences checked/.exec(detail)?.[1]?.replace(',', ''));
    assert.ok(sentences >= 4503, detail);
    for (const claim of [wrong.figure, wrong.absence, 'Figure 7 is blurred.']) host.markIn(document, claim);
  });
});

describe('rough handling', () => {
  afterEach(host.closeAll);

  it('leaves a byte order mark where it is, and marks the right place', async () => {
    const folder = host.place('main', { 'r.pdf': { copy: samplePdf } });
    writeFileSync(join(folder, 'r.md'), `\uFEFF${form(right, wrong.figure)}`);
    const document = await host.open(folder, 'r.md');
    await host.status(document, 'checked');
    const mark = host.markIn(document, wrong.figure);
    assert.ok(document.getText(mark.range).startsWith('Figure 5'));
    await host.runAction(document, mark.range, 'Remove this claim');
    await document.save();
    assert.equal(readFileSync(join(folder, 'r.md'), 'utf8'), `\uFEFF${form(right)}`);
  });

  it('finds a claim in a line of 200,000 characters', async function () {
    this.timeout(240_000);
    const line = [...filler(1400, 'c'), wrong.figure, ...filler(1400, 'd')].join(' ');
    const folder = host.place('main', { 'r.md': form(line), 'r.pdf': { copy: samplePdf } });
    const document = await host.open(folder, 'r.md');
    const { status } = await host.api();
    await host.until('it is checked', () => status(document.uri)?.kind === 'checked', 200_000);
    assert.ok(document.getText(host.markIn(document, wrong.figure).range).startsWith('Figure 5'));
  });

  it('ends a check whose draft is closed, and goes on with the next', async () => {
    const folder = host.place('main', {
      'long.md': `---\npaper: p.md\n---\n\n${form(...filler(1500, 'e'), wrong.figure)}`,
      'p.md': { copy: samplePaper },
      'next.md': form(wrong.figure),
      'next.pdf': { copy: samplePdf },
    });
    const document = await host.open(folder, 'long.md');
    const { status } = await host.api();
    await host.until('its check runs', () => status(document.uri)?.kind === 'checking');
    await host.closeAll();
    const next = await host.open(folder, 'next.md');
    await host.status(next, 'checked');
    host.markIn(next, wrong.figure);
    await host.until('the first is forgotten', () => status(document.uri) === undefined);
    assert.deepEqual(vscode.languages.getDiagnostics(document.uri), []);
  });

  it('keeps a dismissal over edits around it and another opening', async () => {
    const claim = 'Figure 88 is too small to be read in print.';
    const folder = host.place('outside', { 'r.md': form(right, claim), 'r.pdf': { copy: samplePdf } });
    const document = await host.open(folder, 'r.md');
    await host.status(document, 'checked');
    await host.runAction(document, host.markIn(document, claim).range, 'Not a problem');
    await host.until('it is not marked', () => host.marks(document).length === 0);
    const text = form('The plots are small.', right, `The plots are pale. ${claim} So are the tables.`);
    await host.edit((all) => all.replace(document.uri, new vscode.Range(0, 0, 999, 0), text));
    await document.save();
    await host.status(document, 'checked');
    assert.deepEqual(host.markedTexts(document), []);
    await host.closeAll();
    const again = await host.open(folder, 'r.md');
    await host.status(again, 'checked');
    assert.deepEqual(host.markedTexts(again), []);
  });

  it('follows two drafts of one paper, each with findings of its own', async () => {
    const folder = host.place('main', {
      'p.pdf': { copy: samplePdf },
      'a.md': `---\npaper: p.pdf\n---\n\n${form(wrong.figure)}`,
      'b.md': `---\npaper: p.pdf\n---\n\n${form(wrong.absence)}`,
    });
    const a = await host.open(folder, 'a.md');
    await host.status(a, 'checked');
    const b = await host.open(folder, 'b.md');
    await host.status(b, 'checked');
    assert.equal(host.marks(a).length, 1);
    await host.edit((all) => all.insert(b.uri, new vscode.Position(4, 0), 'A line.\n\n'));
    await host.status(b, 'checked');
    host.markIn(a, wrong.figure);
    host.markIn(b, wrong.absence);
  });
});

describe('the viewer and its files', () => {
  afterEach(host.closeAll);

  it('goes on with a paper that has another name', async () => {
    const folder = host.place('main', { 'r.md': form(wrong.absence), 'r.pdf': { copy: samplePdf } });
    const document = await host.open(folder, 'r.md');
    await host.status(document, 'checked');
    await vscode.commands.executeCommand('peerlint.openPaper');
    const label = () =>
      vscode.window.tabGroups.all
        .flatMap(({ tabs }) => tabs)
        .find(({ input }) => input instanceof vscode.TabInputWebview)?.label;
    await host.until('the paper is open', () => label() === 'r.pdf');
    await host.edit((all) =>
      all.renameFile(vscode.Uri.file(join(folder, 'r.pdf')), vscode.Uri.file(join(folder, 's.pdf'))),
    );
    await host.until('the panel has its new name', () => label() === 's.pdf');
  });
});
