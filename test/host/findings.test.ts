import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as vscode from 'vscode';
import { coarseTypes } from '../../src/core/findings/finding.ts';
import * as host from './support.ts';

const { wrong, form, samplePdf, samplePaper } = host;

describe('findings in the editor', () => {
  afterEach(host.closeAll);

  it('are diagnostics with type, address of the type, and the place in the paper', async () => {
    const folder = host.place('main', { 'r.md': form(wrong.absence), 'r.pdf': { copy: samplePdf } });
    const document = await host.open(folder, 'r.md');
    await host.status(document, 'checked');
    const mark = host.markIn(document, wrong.absence);
    assert.ok(mark.severity <= vscode.DiagnosticSeverity.Information, 'shown in the Problems list');
    assert.ok(typeof mark.code === 'object');
    assert.ok(coarseTypes.some((type) => type === (mark.code as { value: unknown }).value));
    assert.equal(mark.code.target.authority, 'peerlint.peerlint');
    assert.equal(mark.code.target.path, '/taxonomy');
    assert.match(mark.code.target.query, /^node=[a-z-]+(\/[a-z-]+)*$/);
    const [evidence] = mark.relatedInformation ?? [];
    assert.ok(evidence, 'there is evidence');
    assert.equal(evidence.location.uri.fsPath, join(folder, 'r.pdf'));
    // The sample's ablation stands in section 5 on pages 4 and 5.
    assert.match(evidence.message, /^p\. [45], 5\.\d [A-Z]/);
  });

  it('tell the reason, and in a hover the paper’s own words with page and section', async () => {
    const folder = host.place('main', { 'r.md': form(wrong.absence), 'r.pdf': { copy: samplePdf } });
    const document = await host.open(folder, 'r.md');
    await host.status(document, 'checked');
    const mark = host.markIn(document, wrong.absence);
    assert.match(mark.message, /^[A-Z].*\.$/, 'one sentence');
    const [hover] = await host.hoverText(document, mark.range.start.translate(0, 2));
    assert.ok(hover);
    const [quote, ...rest] = decoded(hover.value).split('\n\n');
    assert.match(rest.join('\n'), /\[p\. [45], 5\.\d .*\]\(command:peerlint\.showEvidence\?/);
    // The type with its definition, how sure it is, and what can be done.
    assert.match(rest.join('\n'), /\*\*[A-Z][\w -]+\*\* · [A-Z].{30,}\. · Confidence (?:high|medium|low)/);
    assert.match(rest.join('\n'), /\[Remove this claim\]\(command:.*\[Not a problem\]\(command:/);
    assert.ok(hover.value.split('\n\n').length <= 12);
    // Word for word what the paper's source says, line ends and hyphens aside.
    const squeezed = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '');
    const words = squeezed((quote ?? '').replace(/^> /, ''));
    assert.ok(words.length > 10 && squeezed(readFileSync(samplePaper, 'utf8')).includes(words), quote);
  });

  it('let a paper’s text make no link, image, command or HTML', async () => {
    const picture = '![x](https://evil.example/a.png)';
    const hostile =
      `In an ablation study we remove one component at a time, see ${picture} and [click](command:workbench.action.quit) ` +
      'and <img src="https://evil.example/b.png"> at https://evil.example/c www.evil.example a@evil.example.';
    const paper = `Notes on Things\n\n1 Introduction\n\nWe study things.\n\n2 Ablation ${picture}\n\n${hostile}\n`;
    const folder = host.place('main', {
      'p.txt': paper,
      'r.md': `---\npaper: p.txt\n---\n\n${form(wrong.absence)}`,
    });
    const document = await host.open(folder, 'r.md');
    await host.status(document, 'checked');
    const mark = host.markIn(document, wrong.absence);
    const hovers = await host.hoverText(document, mark.range.start.translate(0, 2));
    const text = hovers.map(({ value }) => value).join('\n');
    assert.ok(decoded(text).includes(hostile), 'the hostile words are quoted as they are');
    const ours =
      /\[([^[\]()<>]*)\]\(command:peerlint\.(?:showEvidence|applyFix|dismiss)\?[A-Za-z0-9%._~-]*\)/g;
    assert.ok(ours.test(text), 'the place is a link of our own');
    const withoutOurs = text.replace(ours, '$1');
    assert.doesNotMatch(withoutOurs.replace(/^> /gm, ''), /[[\]()<>:@]|www\./);
    for (const { isTrusted, supportHtml } of hovers) {
      assert.deepEqual(isTrusted, {
        enabledCommands: ['peerlint.showEvidence', 'peerlint.applyFix', 'peerlint.dismiss'],
      });
      assert.ok(!supportHtml);
    }
  });

  it('stand where the text stands in a file with CRLF', async () => {
    const text = form(wrong.figure, wrong.absence).replaceAll('\n', '\r\n');
    const folder = host.place('main', { 'r.md': text, 'r.pdf': { copy: samplePdf } });
    const document = await host.open(folder, 'r.md');
    assert.equal(document.eol, vscode.EndOfLine.CRLF);
    await host.status(document, 'checked');
    const lines = host.marks(document).map(({ range }) => document.lineAt(range.start.line).text);
    assert.deepEqual(lines, [`- ${wrong.figure}`, `- ${wrong.absence}`]);
    assert.ok(document.getText(host.markIn(document, wrong.figure).range).startsWith('Figure 5'));
  });

  it('stand inside the strings of the JSON form', async () => {
    const json = JSON.stringify(
      { Summary: 'Ferry is presented.', Weaknesses: [`A "quote". ${wrong.figure}`] },
      null,
      2,
    );
    const folder = host.place('main', { 'review.txt': json, 'review.pdf': { copy: samplePdf } });
    const document = await host.open(folder, 'review.txt');
    await host.status(document, 'checked');
    assert.ok(document.getText(host.markIn(document, wrong.figure).range).startsWith('Figure 5'));
  });

  it('go when the draft is closed', async () => {
    const folder = host.place('main', { 'r.md': form(wrong.figure), 'r.pdf': { copy: samplePdf } });
    const document = await host.open(folder, 'r.md');
    await host.status(document, 'checked');
    assert.equal(host.marks(document).length, 1);
    await host.closeAll();
    await host.until('no diagnostics', () => vscode.languages.getDiagnostics(document.uri).length === 0);
    assert.equal((await host.api()).status(document.uri), undefined);
  });

  it('move with the text and come anew while typing', async () => {
    const folder = host.place('main', { 'r.md': form(wrong.figure), 'r.pdf': { copy: samplePdf } });
    const document = await host.open(folder, 'r.md');
    await host.status(document, 'checked');
    await host.edit((all) => all.insert(document.uri, new vscode.Position(0, 0), 'A new line.\n\n'));
    assert.ok(host.markedTexts(document)[0]?.startsWith('Figure 5'), 'moved at once');
    const end = document.positionAt(document.getText().indexOf('\n## Rating'));
    await host.edit((all) => all.insert(document.uri, end, `- ${wrong.absence}\n`));
    await host.until('the new claim is marked', () => host.marks(document).length === 2);
    host.markIn(document, wrong.absence);
  });

  it('wait for the save where checking while typing is off', async () => {
    await host.configure('checkWhileTyping', false);
    try {
      const folder = host.place('main', { 'r.md': form('It is short.'), 'r.pdf': { copy: samplePdf } });
      const document = await host.open(folder, 'r.md');
      await host.status(document, 'checked');
      const end = document.positionAt(document.getText().indexOf('\n## Rating'));
      await host.edit((all) => all.insert(document.uri, end, `- ${wrong.figure}\n`));
      await new Promise((resolve) => setTimeout(resolve, 2500));
      assert.deepEqual(host.marks(document), []);
      assert.match((await host.api()).status(document.uri)?.text ?? '', /before the last edits/);
      await document.save();
      await host.until('marked after the save', () => host.marks(document).length === 1);
    } finally {
      await host.configure('checkWhileTyping', undefined);
    }
  });

  it('are found anew when a setting changes', async () => {
    const folder = host.place('main', { 'r.md': form(wrong.figure), 'r.pdf': { copy: samplePdf } });
    const document = await host.open(folder, 'r.md');
    await host.status(document, 'checked');
    const { status } = await host.api();
    const seen: string[] = [];
    const watch = setInterval(() => seen.push(status(document.uri)?.kind ?? ''), 1);
    try {
      await host.configure('threshold', 'strict');
      await host.until('a check ran', () => seen.includes('checking'));
      await host.status(document, 'checked');
    } finally {
      clearInterval(watch);
      await host.configure('threshold', undefined);
    }
  });

  it('are found anew when the paper is replaced', async () => {
    const folder = host.place('main', { 'r.md': form(wrong.absence), 'p.md': { copy: samplePaper } });
    writeFileSync(join(folder, 'r.md'), `---\npaper: p.md\n---\n\n${form(wrong.absence)}`);
    const document = await host.open(folder, 'r.md');
    await host.status(document, 'checked');
    host.markIn(document, wrong.absence);
    writeFileSync(
      join(folder, 'p.md'),
      '# Another Paper Altogether\n\n## 1 Introduction\n\nWe count sheep, and then we sleep.\n',
    );
    await host.until('the claim is true of the new paper', () => host.marks(document).length === 0);
  });

  it('come for a very long file without blocking the editor', async () => {
    const filler = 'The writing is mostly clear and the figures help the reader along the way.';
    const long = form(...Array.from({ length: 4000 }, () => filler), wrong.figure);
    assert.ok(long.length > 250_000);
    const folder = host.place('main', { 'r.md': long, 'r.pdf': { copy: samplePdf } });
    let worst = 0;
    let last = Date.now();
    const watch = setInterval(() => {
      worst = Math.max(worst, Date.now() - last);
      last = Date.now();
    }, 5);
    const document = await host.open(folder, 'r.md');
    await host.until('the last claim is marked', () => host.marks(document).length > 0, 25_000);
    clearInterval(watch);
    host.markIn(document, wrong.figure);
    assert.ok(worst < 1500, `the extension host was blocked for ${worst} ms`);
    assert.equal(readFileSync(join(folder, 'r.md'), 'utf8'), long);
  });
});

/** Numeric references as the editor shows them. */
function decoded(markdown: string): string {
  return markdown.replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)));
}
