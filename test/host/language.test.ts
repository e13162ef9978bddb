import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as vscode from 'vscode';
import * as host from './support.ts';

const { samplePaper, samplePdf } = host;

/** A form of HotCRP with Windows line ends, a byte order mark and spaces at line ends, as sites and editors leave them. */
function hotcrp(weaknesses: string, merit = ''): string {
  const lines = [
    '==+== PIER 26 Review Form',
    '==-== DO NOT CHANGE LINES THAT START WITH "==+=="!',
    '==-== ',
    '',
    '==+== Begin Review #18A',
    '==+== Paper #18   ',
    '',
    '==+== Review Readiness',
    '==-== Enter "Ready" if others may see it:',
    '',
    'Ready',
    '',
    '==*== Overall merit',
    '==-== Choices:',
    '==-==    1. Reject',
    '==-==    2. Weak reject',
    '==-== Enter the number of your choice:',
    '',
    merit,
    '',
    '==*== Weaknesses',
    '==-== (hidden from authors)',
    '',
    weaknesses,
    '\\==+== is the mark.  ',
    '',
    '==+== Scratchpad (for unsaved private notes)',
    '',
    host.wrong.absence,
    '',
    '==+== End Review',
    '',
    '',
  ];
  return `\uFEFF${lines.join('\r\n')}`;
}

const text = [
  'Summary',
  'Ferry reads less. Its parts are in Figure 1 and Section 3.2.',
  '',
  'Weaknesses',
  'W1: Figure 77 is not there.',
  'W2: Section 3.2 is short, says [1].',
  '',
  'Ta',
].join('\n');

async function linked(paper: string, draft = text) {
  const folder = host.place('main', {
    'r.txt': draft,
    [`r.${paper.split('.').at(-1) ?? ''}`]: { copy: paper },
  });
  const document = await host.open(folder, 'r.txt');
  if (paper.endsWith('.md')) await vscode.commands.executeCommand('peerlint.linkPaper', join(folder, 'r.md'));
  await host.status(document, 'checked');
  return { folder, document };
}

const positionOf = (document: vscode.TextDocument, words: string, plus = 1) =>
  document.positionAt(document.getText().indexOf(words) + plus);

async function hoverAt(document: vscode.TextDocument, words: string): Promise<string> {
  const found = await host.hoverText(document, positionOf(document, words));
  return found
    .map(({ value }) => value.replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code))))
    .join('\n');
}

async function complete(document: vscode.TextDocument, position: vscode.Position, trigger?: string) {
  const { items } = await vscode.commands.executeCommand<vscode.CompletionList>(
    'vscode.executeCompletionItemProvider',
    document.uri,
    position,
    trigger,
  );
  return items.map((item) => ({
    label: typeof item.label === 'string' ? item.label : item.label.label,
    description: typeof item.label === 'string' ? '' : (item.label.description ?? ''),
    insert: typeof item.insertText === 'string' ? item.insertText : '',
  }));
}

const hints = (document: vscode.TextDocument) =>
  vscode.languages.getDiagnostics(document.uri).filter(({ source }) => source === 'PeerLint form');

describe('the language of reviews', () => {
  afterEach(host.closeAll);

  it('is that of HotCRP for a form, whatever its name', async () => {
    const folder = host.place('main', { 'review18.txt': hotcrp('Slow.'), 'plain.txt': 'Slow.\n' });
    const document = await host.open(folder, 'review18.txt');
    await host.until('it is a form', () =>
      vscode.workspace.textDocuments.some(
        ({ uri, languageId }) => uri.toString() === document.uri.toString() && languageId === 'hotcrp-review',
      ),
    );
    assert.equal((await host.open(folder, 'plain.txt')).languageId, 'plaintext');
  });

  it('is chosen by the ending of a file', async () => {
    const folder = host.place('main', { 'a.review': 'Slow.\n', 'b.review.md': 'Slow.\n' });
    for (const name of ['a.review', 'b.review.md'])
      assert.equal((await host.open(folder, name)).languageId, 'peer-review');
  });

  it('has an outline and folds by field', async () => {
    const folder = host.place('main', { 'r.txt': text });
    const document = await host.open(folder, 'r.txt');
    const symbols = await vscode.commands.executeCommand<vscode.DocumentSymbol[]>(
      'vscode.executeDocumentSymbolProvider',
      document.uri,
    );
    assert.deepEqual(
      symbols.map(({ name, children }) => [name, children.map((child) => child.name)]),
      [
        ['Summary', []],
        ['Weaknesses', ['W1', 'W2']],
      ],
    );
    const folds = await vscode.commands.executeCommand<vscode.FoldingRange[]>(
      'vscode.executeFoldingRangeProvider',
      document.uri,
    );
    assert.deepEqual(
      folds.map(({ start, end }) => [start, end]),
      [
        [0, 1],
        [3, 7],
      ],
    );
  });

  it('leaves the outline of Markdown headings to the editor', async () => {
    const folder = host.place('main', { 'r.md': '## Summary\n\nA.\n\n## Weaknesses\n\nB.\n' });
    const document = await host.open(folder, 'r.md');
    const symbols = await vscode.commands.executeCommand<vscode.DocumentSymbol[] | undefined>(
      'vscode.executeDocumentSymbolProvider',
      document.uri,
    );
    assert.deepEqual(
      (symbols ?? []).filter(({ name }) => name === 'Summary'),
      [],
    );
  });
});

describe('a review form', () => {
  afterEach(host.closeAll);

  it('says which score has no value, until it has one or the setting is off', async () => {
    const folder = host.place('main', { 'review18.txt': hotcrp('It is slow.') });
    const document = await host.open(folder, 'review18.txt');
    const [hint] = await host.until('the hint', () => (hints(document).length > 0 ? hints(document) : null));
    assert.equal(document.getText(hint!.range), '==*== Overall merit');
    assert.match(hint!.message, /no value yet.*1\. Reject; 2\. Weak reject/);
    assert.equal(hint!.severity, vscode.DiagnosticSeverity.Information);
    assert.deepEqual(host.marks(document), [], 'no finding about the paper');
    await host.configure('formHints', false);
    await host.until('no hint', () => hints(document).length === 0);
    await host.configure('formHints', undefined);
    await host.until('the hint again', () => hints(document).length === 1);
    const at = positionOf(document, 'choice:', 'choice:'.length).translate(2).with(undefined, 0);
    const offered = await complete(document, at);
    assert.deepEqual(
      offered.map(({ label }) => label).filter((label) => /^\d\./.test(label)),
      ['1. Reject', '2. Weak reject'],
    );
    await host.edit((all) => all.insert(document.uri, at, '2'));
    await host.until('no hint any more', () => hints(document).length === 0);
  });

  it('stays byte for byte what it was, but for the edit', async () => {
    const claim = host.wrong.figure;
    const folder = host.place('main', {
      'review18.txt': hotcrp(`It is slow. ${claim}`, '2. Weak reject'),
      'review18.pdf': { copy: samplePdf },
    });
    const file = join(folder, 'review18.txt');
    const before = readFileSync(file);
    const document = await host.open(folder, 'review18.txt');
    await host.status(document, 'checked');
    const mark = host.markIn(document, claim);
    assert.equal(host.marks(document).length, 1, 'neither the scratchpad nor an instruction is checked');
    await host.runAction(document, mark.range, 'Remove this claim').catch(async () => {
      const titles = (await host.actions(document, mark.range)).map(({ title }) => title);
      const removal = titles.find((title) => /^Remove/.test(title));
      assert.ok(removal, titles.join('; '));
      await host.runAction(document, mark.range, removal);
    });
    await host.until('the claim is gone', () => !document.getText().includes(claim));
    await document.save();
    assert.equal(readFileSync(file, 'utf8'), before.toString('utf8').replace(` ${claim}`, ''));
    assert.deepEqual([...readFileSync(file).subarray(0, 3)], [0xef, 0xbb, 0xbf], 'the byte order mark');
  });
});

describe('places of the paper in a draft', () => {
  afterEach(host.closeAll);

  it('are shown on hover, in the paper’s words, as plain text', async () => {
    const { document } = await linked(samplePaper);
    const figure = await hoverAt(document, 'Figure 1');
    assert.match(figure, /Figure 1: Overview of Ferry\./);
    assert.match(figure, /command:peerlint\.openPlace/);
    assert.match(await hoverAt(document, 'Section 3.2 is'), /The scorer is a transformer with four layers/);
    assert.equal(await hoverAt(document, 'Ferry reads'), '');
  });

  it('say the page of a PDF', async () => {
    const { document } = await linked(samplePdf);
    assert.match(await hoverAt(document, 'Figure 1'), /p\. \d+.*Open paper/);
  });

  it('open the paper there', async () => {
    const { document, folder } = await linked(samplePaper);
    const links = await vscode.commands.executeCommand<(vscode.Location | vscode.LocationLink)[]>(
      'vscode.executeDefinitionProvider',
      document.uri,
      positionOf(document, 'Section 3.2 is'),
    );
    const [link] = links.map((one) =>
      'targetUri' in one ? one : { targetUri: one.uri, targetRange: one.range },
    );
    assert.equal(link?.targetUri.fsPath, join(folder, 'r.md'));
    const paper = await vscode.workspace.openTextDocument(link.targetUri);
    assert.match(paper.lineAt(link.targetRange.start.line).text, /Segment Scorer/);

    const hover = await hoverAt(document, 'Figure 1');
    const argument = /\(command:peerlint\.openPlace\?([^)]+)\)/.exec(hover)?.[1];
    assert.ok(argument);
    const [place] = JSON.parse(decodeURIComponent(argument)) as [object];
    await vscode.commands.executeCommand('peerlint.openPlace', place);
    const editor = vscode.window.activeTextEditor;
    assert.equal(editor?.document.uri.fsPath, join(folder, 'r.md'));
    assert.match(editor.document.getText(editor.selection), /^Figure 1: Overview/);
  });

  it('can be peeked at in a PDF, and open it', async () => {
    const { document } = await linked(samplePdf);
    const links = await vscode.commands.executeCommand<(vscode.Location | vscode.LocationLink)[]>(
      'vscode.executeDefinitionProvider',
      document.uri,
      positionOf(document, 'Figure 1'),
    );
    const [target] = links.map((one) => ('targetUri' in one ? one.targetUri : one.uri));
    assert.equal(target?.scheme, 'peerlint-place');
    assert.match((await vscode.workspace.openTextDocument(target)).getText(), /^Figure 1/);
    await vscode.window.showTextDocument(target);
    const labels = () => vscode.window.tabGroups.all.flatMap(({ tabs }) => tabs.map(({ label }) => label));
    await host.until(
      () => `the paper takes the place of the page of text: ${labels().join('; ')}`,
      () => labels().includes('r.pdf') && !labels().some((label) => label.startsWith('r.pdf, page')),
    );
  });

  it('open no other file, whatever they are given', async () => {
    const { document } = await linked(samplePdf);
    const uri = document.uri.toString();
    for (const given of [
      undefined,
      7,
      { uri: 'file:///etc/passwd', document: 0, page: 1, text: '' },
      { uri, document: -1, page: 1, text: '' },
      { uri, document: '../x', page: 1, text: '' },
    ])
      await vscode.commands.executeCommand('peerlint.openPlace', given);
    const labels = vscode.window.tabGroups.all.flatMap(({ tabs }) => tabs.map(({ label }) => label));
    assert.deepEqual(labels, ['r.txt']);
  });

  it('are completed behind their word; names of fields at the start of a line', async () => {
    const { document } = await linked(samplePaper);
    const end = document.lineAt(document.lineCount - 1).range.end;
    await host.edit((all) => all.insert(document.uri, end, ' is so. See Figure '));
    const figures = await complete(document, document.lineAt(document.lineCount - 1).range.end, ' ');
    const [first] = figures.filter(({ label }) => label.startsWith('Figure '));
    assert.deepEqual([first?.label, first?.insert], ['Figure 1', '1']);
    assert.match(first?.description ?? '', /Overview of Ferry/);
    await host.edit((all) =>
      all.insert(document.uri, document.lineAt(document.lineCount - 1).range.end, '1.\n\nStr'),
    );
    const names = await complete(document, document.lineAt(document.lineCount - 1).range.end);
    assert.ok(names.some(({ label }) => label === 'Strengths'));
    assert.ok(!names.some(({ label }) => label === 'Weaknesses' || label === 'Summary'));
  });

  it('are nothing in a draft without a paper', async () => {
    const folder = host.place('outside', { 'r.txt': text });
    const document = await host.open(folder, 'r.txt');
    assert.equal(await hoverAt(document, 'Figure 1'), '');
  });
});

describe('a draft of 300 kB', () => {
  afterEach(host.closeAll);

  it('is folded, outlined and hovered', async () => {
    const folder = host.place('main', {});
    const unit = `## Weaknesses\n\n- W1: ${'It is slow, see Table 3, and nobody says why. '.repeat(9)}\n\n`;
    writeFileSync(join(folder, 'r.txt'), unit.repeat(Math.ceil(300_000 / unit.length)));
    const document = await host.open(folder, 'r.txt');
    for (const provider of ['FoldingRange', 'DocumentSymbol']) {
      const start = process.cpuUsage();
      const found = await vscode.commands.executeCommand<unknown[]>(
        `vscode.execute${provider}Provider`,
        document.uri,
      );
      console.log(`${provider}: ${process.cpuUsage(start).user / 1000} ms of the whole host`);
      assert.ok(found.length > 500, provider);
    }
    assert.equal(await hoverAt(document, 'Table 3'), '');
  });
});
