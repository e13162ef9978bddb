import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as vscode from 'vscode';
import * as host from './support.ts';

const { wrong, form, samplePdf, samplePaper } = host;

describe('why a draft is not checked', () => {
  afterEach(host.closeAll);

  const unreadable: [what: string, content: string | Buffer, says: RegExp][] = [
    ['an empty PDF', '', /r\.pdf: .*empty/],
    ['a broken PDF', '%PDF-1.5\nthis is no PDF', /r\.pdf: /],
    ['a truncated PDF', readFileSync(samplePdf).subarray(0, 4000), /r\.pdf: /],
    ['a scan without text', readFileSync(join(host.fixtures, 'pdf/scan.pdf')), /r\.pdf: .*(?:no text|scan)/],
  ];
  for (const [what, content, says] of unreadable) {
    it(`names the file and the mend for ${what}`, async () => {
      const folder = host.place('main', { 'r.md': form(wrong.figure) });
      writeFileSync(join(folder, 'r.pdf'), content);
      const document = await host.open(folder, 'r.md');
      const { text, detail, severity } = await host.status(document, 'unreadable');
      assert.match(text, /Not checked/);
      assert.match(detail, says);
      assert.doesNotMatch(detail, / at .*:\d+:\d+/, 'no stack trace');
      assert.equal(severity, 'warning');
      assert.deepEqual(host.marks(document), []);
    });
  }

  it('is mended by a paper that can be read', async () => {
    const folder = host.place('main', { 'r.md': form(wrong.figure), 'r.pdf': 'nothing' });
    const document = await host.open(folder, 'r.md');
    await host.status(document, 'unreadable');
    writeFileSync(join(folder, 'r.pdf'), readFileSync(samplePdf));
    await host.status(document, 'checked');
    host.markIn(document, wrong.figure);
  });
});

describe('the engine', () => {
  afterEach(host.closeAll);

  it('is another process than the extension host', async () => {
    await checkedDraft();
    const { pid } = (await host.api()).engine();
    assert.ok(pid && pid !== process.pid);
  });

  it('comes back after it was killed', async () => {
    const document = await checkedDraft();
    const { engine } = await host.api();
    const first = engine().pid;
    assert.ok(first);
    process.kill(first, 'SIGKILL');
    await host.until('its end was seen', () => engine().pid !== first);
    await host.edit((all) => all.insert(document.uri, new vscode.Position(0, 0), 'A line.\n\n'));
    await document.save();
    await host.status(document, 'checked');
    host.markIn(document, wrong.figure);
    assert.notEqual(engine().pid, first);
  });

  it('is tried once more for a draft on which it died, and then not until the user asks', async () => {
    const { engine } = await host.api();
    const killed = new Set<number>();
    const kill = setInterval(() => {
      const { state, pid } = engine();
      if (state !== 'running' || !pid || killed.has(pid)) return;
      killed.add(pid);
      process.kill(pid, 'SIGKILL');
    }, 1);
    try {
      // Long enough that the check is seen running.
      const folder = host.place('main', { 'p.md': { copy: samplePaper } });
      const text = form(...Array.from({ length: 3000 }, () => 'It is hard to read.'), wrong.figure);
      writeFileSync(join(folder, 'r.md'), `---\npaper: p.md\n---\n\n${text}`);
      const document = await host.open(folder, 'r.md');
      const { text: why, detail, command } = await host.status(document, 'quarantined');
      assert.equal(killed.size, 2);
      assert.match(why, /Not checked/);
      assert.match(detail, /twice/);
      assert.equal(command, 'peerlint.checkNow');
      clearInterval(kill);

      await document.save();
      await host.status(document, 'quarantined');
      await vscode.commands.executeCommand('peerlint.checkNow');
      await host.status(document, 'checked');
      host.markIn(document, wrong.figure);
    } finally {
      clearInterval(kill);
    }
  });

  async function checkedDraft() {
    const folder = host.place('main', { 'r.md': form(wrong.figure), 'r.pdf': { copy: samplePdf } });
    const document = await host.open(folder, 'r.md');
    await host.status(document, 'checked');
    return document;
  }
});
