import assert from 'node:assert/strict';
import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/vscode-host.mjs';
import { chromium, Workbench } from './workbench.ts';

const draft = (layers: string, hearings: number) => `---
paper: paper.md
---

## Summary

The paper presents Ferry.

## Weaknesses

1. The scorer is a transformer with ${layers} layers and 14 million parameters.
2. HearingBench holds ${hearings} hearings of parliamentary committees.
3. No ablation study is reported, so the reader cannot tell which component is responsible for the gain.

## Rating

4
`;

describe('fixes at the keyboard', function () {
  let workbench: Workbench;

  before(async function () {
    if (!chromium) this.skip();
    workbench = await Workbench.start((folder) => {
      cpSync(join(root, 'test/fixtures/markdown/paper.md'), join(folder, 'paper.md'));
      writeFileSync(join(folder, 'review.md'), draft('six', 612));
    });
    await workbench.open('review.md');
    await workbench.marks('warning').first().waitFor({ timeout: 120_000 });
  });

  after(async () => workbench?.stop());

  afterEach(async function () {
    if (this.currentTest?.isFailed())
      await workbench.shot(`failed-${this.currentTest.title.replace(/\W+/g, '-')}`);
    await undoAll();
  });

  it('repair every wrong value once their preview is accepted, in one step of undo', async () => {
    const { page } = workbench;
    await workbench.cursorTo('six layers');
    await workbench.command("PeerLint: Replace Wrong Values with the Paper's");
    const rows = page.locator('.bulk-edit-panel .monaco-list-row');
    await rows.first().waitFor();
    assert.equal(workbench.read('review.md'), draft('six', 612), 'nothing is edited before');
    // The file's row ticks all that is below it.
    await rows.first().click();
    await page.keyboard.press('Space');
    await page.locator('.bulk-edit-panel input:checked, .bulk-edit-panel .codicon-check').first().waitFor();
    await workbench.shot('30-repairs-preview');
    await page.keyboard.press('Control+Enter');
    await page
      .locator('.view-line', { hasText: /with\sfour\slayers/ })
      .first()
      .waitFor();
    await workbench.shot('31-repaired');
    await saved(draft('four', 512));
    await workbench.page.keyboard.press('Control+1');
    await page.keyboard.press('Control+z');
    await saved(draft('six', 612));
  });

  it('ask the authors, say what the paper says, cite, remove', async () => {
    const absence = 'No ablation study is reported';
    for (const [title, written] of [
      ['Ask the authors instead', /3\. Could the authors [^\n]+\?/],
      ['Cite the evidence', /gain \(cf\. §5\.\d\)\./],
      ['Remove this claim', /parliamentary committees\.\n\n## Rating/],
    ] as const) {
      await workbench.cursorTo(absence);
      await workbench.quickFix(title, title === 'Remove this claim' ? '32-quick-fixes' : undefined);
      await saved(written);
      await workbench.shot(`33-${title.toLowerCase().replaceAll(' ', '-')}`);
      await workbench.page.keyboard.press('Control+z');
      await saved(draft('six', 612));
    }
  });

  it('run from the hover, which says type, definition and confidence', async () => {
    await workbench.cursorTo('No ablation study');
    const hover = await workbench.hover();
    await hover
      .getByText(/Confidence (?:high|medium|low)/)
      .first()
      .waitFor();
    await workbench.shot('34-hover-actions');
    await hover.locator('a', { hasText: 'Remove this claim' }).first().click();
    await saved(/parliamentary committees\.\n\n## Rating/);
    await workbench.park();
    await workbench.page.keyboard.press('Control+1');
    await workbench.page.keyboard.press('Control+z');
    await saved(draft('six', 612));
  });

  /** Saves until the file is as expected: an edit may still be on its way when the key is pressed. */
  async function saved(expected: string | RegExp): Promise<void> {
    for (let tries = 0; tries < 10; tries += 1) {
      await workbench.page.keyboard.press('Control+s');
      await workbench.page.waitForTimeout(1000);
      const text = workbench.read('review.md');
      if (typeof expected === 'string' ? text === expected : expected.test(text)) return;
    }
    assert.fail(`never saved as ${String(expected)}, but as ${workbench.read('review.md')}`);
  }

  /** A test that failed leaves no edit to the next. */
  async function undoAll(): Promise<void> {
    if (workbench.read('review.md') === draft('six', 612)) return;
    writeFileSync(join(workbench.folder, 'review.md'), draft('six', 612));
    await workbench.command('File: Revert File');
  }
});
