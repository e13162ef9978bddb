import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as vscode from 'vscode';
import * as host from './support.ts';

const { wrong, form, samplePaper } = host;
const { executeCommand } = vscode.commands;

describe('copying for the site', () => {
  afterEach(host.closeAll);
  beforeEach(() => vscode.env.clipboard.writeText('before'));
  const copied = () => vscode.env.clipboard.readText();

  async function checked() {
    const folder = host.place('main', {
      'p.md': { copy: samplePaper },
      'r.md': `---\npaper: p.md\n---\n\n${form(`${wrong.absence} <!-- peerlint-other -->`)}`,
    });
    const document = await host.open(folder, 'r.md');
    await host.status(document, 'checked');
    return document;
  }

  it('gives the review without front matter and comments of PeerLint', async () => {
    await checked();
    await executeCommand('peerlint.copyReview', '');
    assert.equal(await copied(), form(wrong.absence).trimEnd());
  });

  it('gives one field of it', async () => {
    await checked();
    await executeCommand('peerlint.copyReview', 'Weaknesses');
    assert.equal(await copied(), `- ${wrong.absence}`);
  });

  it('gives a HotCRP form as it is', async () => {
    const text = '==+== KilnConf Review Form\n==*== Comments for authors\nFine.  \n\n';
    const folder = host.place('main', { 'form.txt': text });
    await host.open(folder, 'form.txt');
    await executeCommand('peerlint.copyReview');
    assert.equal(await copied(), readFileSync(join(folder, 'form.txt'), 'utf8'));
  });

  it('copies nothing from a draft that holds no review', async () => {
    const folder = host.place('main', { 'none.md': '---\npaper: p.md\n---\n\n' });
    await host.open(folder, 'none.md');
    await executeCommand('peerlint.copyReview', '');
    assert.equal(await copied(), 'before');
  });

  it('gives a disclosure of what ran, with ARR’s option where it is wanted', async () => {
    await checked();
    await executeCommand('peerlint.copyDisclosure', 'any');
    assert.match(await copied(), /with PeerLint \d+\.\d+\.\d+, .* fixed rules.* sent no text/);
    await executeCommand('peerlint.copyDisclosure', 'arr');
    assert.match(await copied(), /“I did not use any generative AI tools for this review” fits/);
  });

  it('discloses nothing of a draft that was not checked', async () => {
    const folder = host.place('main', { 'alone.md': 'The paper is fine.\n' });
    const document = await host.open(folder, 'alone.md');
    await host.status(document, 'not-linked');
    await executeCommand('peerlint.copyDisclosure', 'any');
    assert.equal(await copied(), 'before');
  });

  it('gives the justification of the finding at the cursor, with the paper’s words', async () => {
    const document = await checked();
    const { range } = host.markIn(document, wrong.absence);
    const titles = (await host.actions(document, range)).map(({ title }) => title);
    assert.ok(titles.includes('Copy justification for ARR (I5, I11)…'), titles.join());
    const editor = vscode.window.activeTextEditor;
    assert.ok(editor);
    editor.selection = new vscode.Selection(range.start, range.start);
    await executeCommand('peerlint.copyArrJustification', undefined, 'I11');
    const said = await copied();
    assert.match(said, /^I11\. The reviewer states: “No ablation study is reported.*The submission says/);
    const quotation = /says[^:]*: “(?<words>[^”]+?)(?: \[…\])?”/.exec(said)?.groups?.['words'] ?? '';
    assert.ok(readFileSync(samplePaper, 'utf8').replace(/\s+/g, ' ').includes(quotation), quotation);
  });
});

describe('tools for language models', () => {
  it('are offered, and do nothing before the user has agreed', async () => {
    await host.api();
    const names = vscode.lm.tools.map(({ name }) => name);
    for (const name of ['peerlint_check_draft', 'peerlint_check_sentence']) {
      assert.ok(names.includes(name), names.join());
      // Nobody is there to agree.
      const invoked = vscode.lm.invokeTool(name, {
        input: { text: 'Fine.' },
        toolInvocationToken: undefined,
      });
      await assert.rejects(async () => invoked);
    }
  });
});
