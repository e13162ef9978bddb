import assert from 'node:assert/strict';
import type { Locator } from 'playwright-core';
import { chromium, copySample, Workbench } from './workbench.ts';

describe('the list of findings in the side bar', function () {
  // A busy machine takes its time to start an editor and to read the paper.
  this.timeout(300_000);
  let workbench: Workbench;

  before(async function () {
    if (!chromium) this.skip();
    workbench = await Workbench.start((folder) => copySample(folder, ['review.md', 'paper.pdf']));
    await workbench.open('review.md');
    await workbench.command('PeerLint: Focus on Findings View');
    await row('The paper has an ablation').waitFor({ timeout: 180_000 });
  });

  after(async () => workbench?.stop());

  const row = (text: string): Locator =>
    workbench.page.locator('.pane-body .monaco-list-row', { hasText: text }).first();
  const rows = () => workbench.page.locator('.pane-body .monaco-list-row').count();
  const welcome = (text: string) => workbench.page.locator('.welcome-view-content', { hasText: text });

  it('shows the findings of the draft and counts them on the icon', async () => {
    const badge = workbench.page
      .locator('.activitybar .action-item', { has: icon() })
      .locator('.badge-content');
    // All but the row of the draft.
    assert.equal(Number(await badge.innerText()), (await rows()) - 1);
    const label = await row('The paper has an ablation').getAttribute('aria-label');
    assert.match(label ?? '', /^Warning, Entity: The paper has an ablation: .* review\.md, line \d+/);
    await workbench.shot('20-findings');
  });

  it('groups by type from the menu of the view', async () => {
    await workbench.command('PeerLint: Group Findings by Type');
    await row('Context-based Meaning Error').waitFor();
    await workbench.shot('21-findings-by-type');
  });

  it('goes to a claim with Enter', async () => {
    await row('The paper has an ablation').click();
    await workbench.page.keyboard.press('Enter');
    const line = workbench.page.locator('.view-line', { hasText: 'No ablation study is reported' });
    await line.first().waitFor();
    const focused = workbench.page.locator('.monaco-editor.focused');
    await focused.first().waitFor();
  });

  it('dismisses with Delete, after moving by keyboard alone, and restores from the row', async () => {
    const list = workbench.page.locator('.monaco-list[aria-label="Findings"]:focus');
    // On a busy machine the palette may give the focus back to the editor after it has run the command.
    for (let tries = 0; tries < 4 && !(await list.isVisible()); tries += 1) {
      await workbench.command('PeerLint: Focus on Findings View');
      await list.waitFor({ timeout: 10_000 }).catch(() => undefined);
    }
    await list.waitFor();
    const before = await rows();
    await row('has no Figure 5').waitFor();
    // From the first row, the group "Number", to the finding in it.
    await workbench.page.keyboard.press('Home');
    await workbench.page.keyboard.press('ArrowDown');
    await workbench.page.keyboard.press('Delete');
    await workbench.eventually('it is on disk', () =>
      workbench.read('.peerlint/dismissed.json').includes('no-problem'),
    );
    await row('has no Figure 5').waitFor({ state: 'detached' });
    // The group went with its only finding.
    assert.equal(await rows(), before - 2);
    await workbench.command('PeerLint: Show Dismissed Findings');
    const dismissed = row('has no Figure 5');
    await dismissed.waitFor();
    await workbench.shot('22-findings-dismissed');
    await dismissed.hover();
    await dismissed.locator('.action-label[aria-label="Restore"]').click();
    await workbench.eventually('it is off the disk', () => {
      const { dismissed: list } = JSON.parse(workbench.read('.peerlint/dismissed.json')) as {
        dismissed: object[];
      };
      return list.length === 0;
    });
    await workbench.command('PeerLint: Hide Dismissed Findings');
  });

  it('says what to do when there is nothing', async () => {
    await workbench.command('View: Close All Editors');
    // The editor keeps a closed draft in memory for up to a minute.
    await welcome('No open draft has a paper').first().waitFor({ timeout: 110_000 });
    await workbench.shot('23-findings-empty');
    await welcome('').locator('.monaco-button', { hasText: 'Open Sample' }).first().click();
    await row('The paper has an ablation').waitFor();
  });

  it('asks before it deletes, and lists what will go', async () => {
    await workbench.command('PeerLint: Delete All Data');
    const dialog = workbench.page.locator('.monaco-dialog-box');
    await dialog.getByText('parsed paper').first().waitFor();
    await workbench.shot('24-delete-all-data');
    await dialog.locator('.monaco-button', { hasText: 'Cancel' }).first().click();
    await dialog.waitFor({ state: 'detached' });
  });

  it('has made no request to the outside', () => {
    assert.deepEqual(workbench.outside, []);
  });

  function icon(): Locator {
    return workbench.page.locator('.action-label[aria-label^="PeerLint"]');
  }
});

describe('the walkthrough', function () {
  this.timeout(300_000);
  let workbench: Workbench;

  before(async function () {
    if (!chromium) this.skip();
    workbench = await Workbench.start((folder) => copySample(folder, ['review-clean.md']));
    await workbench.open('review-clean.md');
  });

  after(async () => workbench?.stop());

  it('opens the sample, which completes its first step', async () => {
    await workbench.command('Welcome: Open Walkthrough...');
    const pick = workbench.page.locator('.quick-input-widget .monaco-list-row', {
      hasText: 'Check a Review',
    });
    await pick.first().click();
    const steps = workbench.page.locator('.getting-started-step');
    await steps.first().waitFor();
    assert.equal(await steps.count(), 5);
    // The picture.
    const picture = workbench.page.frameLocator('.getting-started-media iframe.webview.ready');
    await picture.frameLocator('#active-frame').locator('svg').first().waitFor();
    await workbench.page.waitForTimeout(1500);
    await workbench.shot('25-walkthrough');
    await steps.first().locator('.monaco-button', { hasText: 'Open Sample' }).click();
    await workbench.page.locator('.monaco-editor [class*="squiggly-"]').first().waitFor({ timeout: 90_000 });
    await workbench.shot('26-sample');
    await workbench.command('Welcome: Open Walkthrough...');
    await pick.first().click();
    await workbench.page
      .locator('.getting-started-step .codicon-getting-started-step-checked.complete')
      .first()
      .waitFor();
    await workbench.shot('27-walkthrough-step-done');
    assert.deepEqual(workbench.outside, []);
  });
});
