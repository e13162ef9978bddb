import assert from 'node:assert/strict';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as vscode from 'vscode';
import * as host from './support.ts';

const { wrong, form, samplePdf, folders } = host;
const listOf = (folder: string) => join(folder, '.peerlint/dismissed.json');

describe('"Not a problem"', () => {
  let figure = 50;

  afterEach(async () => {
    await host.closeAll();
    for (const folder of [folders.main, folders.nested])
      rmSync(dirname(listOf(folder)), { recursive: true, force: true });
  });

  it('is kept for good in the folder, as hashes without any text', async () => {
    const { document, folder, claim } = await dismissed('main');
    const kept = readFileSync(listOf(folders.main), 'utf8');
    const { schema, dismissed: list } = JSON.parse(kept) as { schema: number; dismissed: object[] };
    assert.equal(schema, 1);
    assert.equal(list.length, 1);
    assert.deepEqual(Object.keys(list[0] ?? {}).sort(), ['claim', 'paper', 'state']);
    assert.doesNotMatch(kept, /Figure|small|Ferry|r\.md/);

    await host.closeAll();
    await host.until('the draft is closed', () => !vscode.workspace.textDocuments.includes(document));
    const again = await host.open(folder, 'r.md');
    await host.status(again, 'checked');
    assert.deepEqual(
      host.markedTexts(again).filter((text) => claim.startsWith(text)),
      [],
    );
    host.markIn(again, wrong.absence);
  });

  it('holds for the same claim in another draft of the same paper', async () => {
    const { claim } = await dismissed('main');
    const folder = host.place('main', { 's.md': form(claim), 's.pdf': { copy: samplePdf } });
    const other = await host.open(folder, 's.md');
    await host.status(other, 'checked');
    assert.deepEqual(host.marks(other), []);
  });

  it('goes to the nearest folder of a workspace with several', async () => {
    await dismissed('nested');
    assert.ok(existsSync(listOf(folders.nested)));
    assert.ok(!existsSync(listOf(folders.main)));
  });

  it('writes nothing into the folder where the user wants it so, and what the folder holds still counts', async () => {
    const first = await dismissed('main');
    await host.configure('dismissals', 'user');
    try {
      rmSync(dirname(listOf(folders.nested)), { recursive: true, force: true });
      const { document, claim } = await dismissed('nested');
      assert.ok(!existsSync(listOf(folders.nested)));
      assert.deepEqual(
        host.markedTexts(document).filter((text) => claim.startsWith(text)),
        [],
      );
      const folder = host.place('main', { 's.md': form(first.claim), 's.pdf': { copy: samplePdf } });
      const other = await host.open(folder, 's.md');
      await host.status(other, 'checked');
      assert.deepEqual(host.marks(other), []);
    } finally {
      await host.configure('dismissals', undefined);
    }
  });

  it('writes nothing beside a draft outside any folder', async () => {
    const { folder } = await dismissed('outside');
    assert.ok(
      !existsSync(listOf(folder)) &&
        !existsSync(listOf(folders.outside)) &&
        !existsSync(listOf(folders.main)),
    );
  });

  it('holds in every folder where it is said of any review of the paper', async () => {
    const claim = `Figure ${(figure += 1)} is too small to be read in print.`;
    for (const where of ['main', 'outside'] as const) {
      const folder = host.place(where, { 'r.md': form(claim), 'r.pdf': { copy: samplePdf } });
      const document = await host.open(folder, 'r.md');
      await host.status(document, 'checked');
      if (where === 'main')
        await host.runAction(
          document,
          host.markIn(document, claim).range,
          'Not a problem in any review of this paper',
        );
      await host.until('nothing is marked', () => host.marks(document).length === 0);
    }
    assert.ok(!existsSync(listOf(folders.main)));
  });

  it('can be taken back', async () => {
    const { document, claim } = await dismissed('main');
    const restoring = vscode.commands.executeCommand('peerlint.restoreDismissed');
    // The pick is open with everything ticked; the command accepts it as Enter would.
    const accept = setInterval(
      () => void vscode.commands.executeCommand('workbench.action.acceptSelectedQuickOpenItem'),
      300,
    );
    await restoring;
    clearInterval(accept);
    await host.until('the claim is marked again', () => host.marks(document).length === 2);
    host.markIn(document, claim);
    const { dismissed: list } = JSON.parse(readFileSync(listOf(folders.main), 'utf8')) as {
      dismissed: object[];
    };
    assert.deepEqual(list, []);
  });

  /** A draft with two wrong claims, one of them marked as no problem. */
  async function dismissed(where: keyof typeof folders) {
    // A claim that no other test makes: outside any folder it is dismissed everywhere from then on.
    figure += 1;
    const claim = `Figure ${figure} is too small to be read in print.`;
    const folder = host.place(where, {
      'r.md': form(claim, wrong.absence),
      'r.pdf': { copy: samplePdf },
    });
    const document = await host.open(folder, 'r.md');
    await host.status(document, 'checked');
    await host.runAction(document, host.markIn(document, claim).range, 'Not a problem');
    await host.until('the claim is no longer marked', () => host.marks(document).length === 1);
    return { document, folder, claim };
  }
});
