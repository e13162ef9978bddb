import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as vscode from 'vscode';
import * as host from './support.ts';

const { wrong, form, samplePdf, samplePaper } = host;
const right = 'The writing is uneven.';

describe('quick fixes', () => {
  afterEach(host.closeAll);

  it('are offered where the claim is marked, and nowhere else', async () => {
    const { document, mark } = await marked(form(right, wrong.figure));
    const titles = (await host.actions(document, mark.range)).map(({ title }) => title);
    assert.ok(titles.includes('Remove this claim'), titles.join());
    assert.ok(titles.includes('Not a problem'), titles.join());
    const elsewhere = document.positionAt(document.getText().indexOf(right));
    const none = (await host.actions(document, new vscode.Range(elsewhere, elsewhere))).map(
      ({ title }) => title,
    );
    assert.ok(!none.includes('Not a problem'), none.join());
  });

  it('are preferred only where they repair the claim', async () => {
    const { document, mark } = await marked(form(wrong.figure));
    const offered = await host.actions(document, mark.range);
    const preferred = offered.filter(({ isPreferred }) => isPreferred).map(({ title }) => title);
    assert.ok(
      preferred.every((title) => title.startsWith('Replace with')),
      preferred.join(),
    );
  });

  it('remove the claim with its list item, are saved and can be undone', async () => {
    const text = form(right, wrong.figure);
    const { document, folder, mark } = await marked(text);
    await host.runAction(document, mark.range, 'Remove this claim');
    assert.equal(document.getText(), form(right));
    await document.save();
    assert.equal(readFileSync(join(folder, 'r.md'), 'utf8'), form(right));
    await host.until('nothing is marked any more', () => host.marks(document).length === 0);
    await vscode.commands.executeCommand('undo');
    assert.equal(document.getText(), text);
  });

  it('leave line ends as they are in a file with CRLF', async () => {
    const crlf = (text: string) => text.replaceAll('\n', '\r\n');
    const { document, folder, mark } = await marked(crlf(form(right, wrong.figure)));
    await host.runAction(document, mark.range, 'Remove this claim');
    await document.save();
    assert.equal(readFileSync(join(folder, 'r.md'), 'utf8'), crlf(form(right)));
  });

  it('leave the JSON form valid', async () => {
    const json = (...weaknesses: string[]) =>
      JSON.stringify({ Summary: 'Fine.', Weaknesses: weaknesses }, null, 2);
    const folder = host.place('main', {
      'review.txt': json(right, wrong.figure),
      'review.pdf': { copy: samplePdf },
    });
    const document = await host.open(folder, 'review.txt');
    await host.status(document, 'checked');
    await host.runAction(document, host.markIn(document, wrong.figure).range, 'Remove this claim');
    assert.deepEqual(JSON.parse(document.getText()), JSON.parse(json(right)));
  });

  it('are refused, and nothing is edited, when the text has changed in between', async () => {
    const { document, mark } = await marked(form(right, wrong.figure));
    const offered = await host.actions(document, mark.range);
    const command = offered.find(({ title }) => title === 'Remove this claim')?.command;
    assert.ok(command);
    const at = document.positionAt(document.getText().indexOf('too small'));
    await host.edit((all) => all.insert(document.uri, at, 'not '));
    const edited = document.getText();
    await vscode.commands.executeCommand(command.command, ...(command.arguments ?? []));
    assert.equal(document.getText(), edited);
  });

  it('follow the claim when text above it is edited first', async () => {
    const { document, mark } = await marked(form(right, wrong.figure));
    const command = (await host.actions(document, mark.range)).find(
      (a) => a.title === 'Remove this claim',
    )?.command;
    assert.ok(command);
    await host.edit((all) => all.insert(document.uri, new vscode.Position(0, 0), 'Preamble.\n\n'));
    await vscode.commands.executeCommand(command.command, ...(command.arguments ?? []));
    assert.equal(document.getText(), `Preamble.\n\n${form(right)}`);
  });

  it('turn the claim into a question, the paper’s words or a citation, each in one step', async () => {
    const text = form(right, wrong.absence);
    const { document, mark } = await marked(text, wrong.absence);
    for (const [title, expected] of [
      ['Ask the authors instead', /- Could the authors [^\n]+\?[^\n]*\n/],
      ['Cite the evidence', /gain \(cf\. p\. [45], §5\.\d\)\.\n/],
    ] as const) {
      const range = await host.until(
        'the claim is marked',
        () => host.marks(document).find((one) => one.range.start.line === mark.range.start.line)?.range,
      );
      await host.runAction(document, range, title);
      assert.match(document.getText(), expected);
      await vscode.commands.executeCommand('undo');
      assert.equal(document.getText(), text);
    }
  });

  it('repair all claims behind a preview alone', async () => {
    const claims = (layers: string, hearings: number) =>
      `---\npaper: p.md\n---\n\n${form(
        `The scorer is a transformer with ${layers} layers and 14 million parameters.`,
        `HearingBench holds ${hearings} hearings of parliamentary committees.`,
      )}`;
    const folder = host.place('main', { 'r.md': claims('six', 612), 'p.md': { copy: samplePaper } });
    const document = await host.open(folder, 'r.md');
    await host.status(document, 'checked');
    const titles = (await host.actions(document, host.markIn(document, 'six layers').range)).map(
      (a) => a.title,
    );
    assert.ok(titles.includes('Preview all 2 repairs…'), titles.join());
    const repairing = vscode.commands.executeCommand('peerlint.applyRepairs');
    await new Promise((resolve) => setTimeout(resolve, 1000));
    assert.equal(document.getText(), claims('six', 612), 'nothing is edited before the preview is accepted');
    // Ticking its rows takes a mouse or a keyboard, which a host test has not.
    const discard = setInterval(() => void vscode.commands.executeCommand('refactorPreview.discard'), 500);
    await repairing;
    clearInterval(discard);
    assert.equal(document.getText(), claims('six', 612));
    host.markIn(document, 'six layers');
  });

  it('silence a claim with a comment', async () => {
    const text = form(right, `${wrong.figure} <!-- peerlint-ignore -->`);
    const folder = host.place('main', { 'r.md': text, 'r.pdf': { copy: samplePdf } });
    const document = await host.open(folder, 'r.md');
    await host.status(document, 'checked');
    assert.deepEqual(host.marks(document), []);
  });

  async function marked(text: string, claim = wrong.figure) {
    const folder = host.place('main', { 'r.md': text, 'r.pdf': { copy: samplePdf } });
    const document = await host.open(folder, 'r.md');
    await host.status(document, 'checked');
    return { folder, document, mark: host.markIn(document, claim) };
  }
});
