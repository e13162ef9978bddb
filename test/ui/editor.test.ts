import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, copySample, Workbench } from './workbench.ts';

const absence = 'No ablation study is reported';

describe('a review in the editor', function () {
  let workbench: Workbench;

  before(async function () {
    if (!chromium) this.skip();
    workbench = await Workbench.start((folder) => copySample(folder, ['paper.pdf', 'review.md']));
    await workbench.open('review.md');
  });

  after(async () => workbench?.stop());

  afterEach(async function () {
    if (this.currentTest?.isFailed())
      await workbench.shot(`failed-${this.currentTest.title.replace(/\W+/g, '-')}`);
  });

  it('has its false claims underlined', async () => {
    await workbench.marks('warning').first().waitFor({ timeout: 60_000 });
    await workbench.shot('1-underlined');
  });

  it('tells in a hover the reason, the paper’s words, page and section', async () => {
    await workbench.cursorTo(absence);
    const hover = await workbench.hover();
    await hover.getByText('Open paper').first().waitFor();
    const text = await hover.innerText();
    // The sample's ablation is section 5.3 on pages 4 and 5.
    assert.match(text, /p\. [45], 5\.3 Impact of Controller and Memory/);
    assert.equal(await hover.locator('blockquote').count(), 1);
    await workbench.shot('2-hover');
    await workbench.park();
  });

  it('has the findings in the Problems panel', async () => {
    await workbench.page.keyboard.press('Control+Shift+M');
    const panel = workbench.page.locator('.markers-panel');
    await panel
      .getByText(/ablation/i)
      .first()
      .waitFor();
    await panel.getByText('Context-based Meaning Error').first().waitFor();
    await workbench.shot('3-problems');
    await workbench.page.keyboard.press('Control+Shift+M');
  });

  it('says in the language status what was found', async () => {
    const status = await workbench.languageStatus();
    assert.match(await status.innerText(), /PeerLint: \d+ findings\s.*paper\.pdf · \d+ sentences checked/s);
    await workbench.shot('4-status');
    await workbench.park();
  });

  it('opens the page of error types at the node of a finding', async () => {
    await workbench.cursorTo(absence);
    const hover = await workbench.hover();
    await hover.getByText('Context-based Meaning Error').last().click();
    const page = workbench.webview();
    await page.locator('section.asked').waitFor({ timeout: 30_000 });
    assert.match(await page.locator('section.asked').innerText(), /Context-based Meaning Error|Absence/i);
    await workbench.shot('5-error-types');
    await workbench.page.keyboard.press('Control+F4');
    await workbench.page.keyboard.press('Control+1');
  });

  it('loses the claim by a quick fix, on disk too', async () => {
    const before = workbench.read('review.md');
    assert.ok(before.includes(absence));
    await workbench.cursorTo(absence);
    await workbench.quickFix('Remove this claim', '6-quick-fixes');
    await workbench.page.locator('.view-line', { hasText: absence }).first().waitFor({ state: 'detached' });
    await workbench.page.keyboard.press('Control+s');
    await workbench.eventually('the file is saved', () => !workbench.read('review.md').includes(absence));
    const kept = before.split('\n').filter((line) => !line.includes(absence));
    // Only this item went; the numbers of the list may have been left as they are.
    assert.equal(
      workbench.read('review.md').replace(/^\d+\. /gm, ''),
      kept.join('\n').replace(/^\d+\. /gm, ''),
    );
    await workbench.shot('7-removed');
  });

  it('keeps "Not a problem" over a reload of the window', async () => {
    const claim = 'Figure 5 is too small';
    await workbench.cursorTo(claim);
    await workbench.quickFix('Not a problem');
    await workbench.eventually('it is on disk', () =>
      workbench.read('.peerlint/dismissals.json').includes('no-problem'),
    );
    await workbench.open('review.md');
    await workbench.page.keyboard.press('Control+Home');
    await workbench.marks('warning').first().waitFor({ timeout: 60_000 });
    await workbench.cursorTo(claim);
    const hover = workbench.page.locator('.monaco-hover:visible', { hasText: 'Figure 5' });
    await workbench.page.keyboard.press('Control+k');
    await workbench.page.keyboard.press('Control+i');
    await workbench.page.waitForTimeout(1500);
    assert.equal(await hover.count(), 0);
  });

  it('has made no request to the outside', () => {
    assert.deepEqual(workbench.outside, []);
  });
});

describe('a hostile paper', function () {
  let workbench: Workbench;
  const words =
    'This ablation study shows ![x](https://evil.example/a.png) <img src="https://evil.example/b.png"> ' +
    '[click](command:workbench.action.quit) https://evil.example/c and \\![y](https://evil.example/d.png) in Table 1.';

  before(async function () {
    if (!chromium) this.skip();
    const text = `Notes on Things\n\n1 Introduction\n\nWe study things.\n\n2 Ablation Study\n\n${words}\n`;
    workbench = await Workbench.start((folder) => {
      writeFileSync(join(folder, 'paper.txt'), text);
      writeFileSync(
        join(folder, 'review.md'),
        `---\npaper: paper.txt\n---\n\n## Weaknesses\n\n- ${absence}.\n`,
      );
    });
    await workbench.open('review.md');
  });

  after(async () => workbench?.stop());

  it('makes no image, link or command in a hover, and no request', async () => {
    await workbench.page.locator('.monaco-editor [class*="squiggly-"]').first().waitFor({ timeout: 60_000 });
    await workbench.cursorTo(absence);
    const hover = await workbench.hover();
    await workbench.shot('8-hostile-paper');
    await hover.getByText('evil.example').first().waitFor();
    const quote = hover.locator('blockquote').first();
    assert.equal(await quote.locator('img, a').count(), 0);
    assert.match(await quote.innerText(), /!\[x\]\(https:\/\/evil\.example\/a\.png\)/);
    const links = await hover.locator('a').evaluateAll((all) => all.map((link) => link.textContent?.trim()));
    assert.deepEqual(
      links.filter((link) => /evil|click/.test(link ?? '')),
      [],
    );
    await workbench.page.waitForTimeout(1000);
    assert.deepEqual(workbench.outside, []);
  });
});

describe('a draft without a paper', function () {
  let workbench: Workbench;

  before(async function () {
    if (!chromium) this.skip();
    workbench = await Workbench.start((folder) => {
      copySample(folder, ['paper.pdf']);
      writeFileSync(join(folder, 'notes.md'), `# Notes\n\nFigure 5 is too small. ${absence}.\n`);
    });
    await workbench.open('notes.md');
  });

  after(async () => workbench?.stop());

  it('is left alone until the user links one from the status', async () => {
    const status = await workbench.languageStatus();
    await status.getByText('No paper linked').waitFor({ timeout: 30_000 });
    assert.equal(await workbench.page.locator('.monaco-editor [class*="squiggly-"]').count(), 0);
    await workbench.shot('9-not-linked');
    await status.getByText('Link Paper').first().click();
    const pick = workbench.page
      .locator('.quick-input-widget .monaco-list-row', { hasText: 'paper.pdf' })
      .first();
    await pick.waitFor();
    await workbench.shot('10-link-paper');
    await pick.click();
    await workbench.page.locator('.monaco-editor [class*="squiggly-"]').first().waitFor({ timeout: 60_000 });
    await workbench.shot('11-linked');
  });
});
