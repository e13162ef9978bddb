import assert from 'node:assert/strict';
import { renameSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator } from 'playwright-core';
import { barriers } from './barriers.ts';
import { chromium, copySample, Workbench } from './workbench.ts';

const absence = 'No ablation study is reported';

/** In the page; this project is typed without a browser. */
declare const document: {
  createRange(): { selectNodeContents(node: unknown): void };
  getSelection(): { removeAllRanges(): void; addRange(range: unknown): void };
};

describe('the viewer of papers', function () {
  let workbench: Workbench;
  const page = () => workbench.webview();
  const position = () => page().locator('.evidence-bar .count');
  const shownPage = () =>
    page()
      .locator('.page-number')
      .evaluate((field) => (field as { value: string }).value);
  const button = (name: string) => page().getByRole('button', { name });
  const current = () => page().locator('.evidence.current').first();

  before(async function () {
    if (!chromium) this.skip();
    workbench = await Workbench.start((folder) => copySample(folder, ['paper.pdf', 'review.md']));
    await workbench.open('review.md');
    await workbench.marks('warning').first().waitFor({ timeout: 60_000 });
  });

  after(async () => workbench?.stop());

  afterEach(async function () {
    if (this.currentTest?.isFailed())
      await workbench.shot(`failed-${this.currentTest.title.replace(/\W+/g, '-')}`);
  });

  it('opens at the highlighted evidence, from the place in a hover', async () => {
    await workbench.cursorTo(absence);
    const hover = await workbench.hover();
    await hover
      .locator('a', { hasText: /^p\. [45], 5/ })
      .first()
      .click();
    await current().waitFor();
    await eventually('the mark is on the screen', async () => inView(current(), page().locator('.scroller')));
    assert.match(await shownPage(), /^[45]$/);
    // The words below the mark are those that the finding quotes.
    assert.ok((await page().locator('.page[data-loaded] .textLayer span').count()) > 100);
    await workbench.shot('20-viewer');
  });

  it('goes to the next and the previous evidence by keys and buttons', async () => {
    const first = await position().innerText();
    await page().locator('.scroller').focus();
    await workbench.page.keyboard.press('n');
    await eventually('another is shown', async () => (await position().innerText()) !== first);
    await current().waitFor();
    await button('Previous evidence (P)').click();
    await eventually('it is back', async () => (await position().innerText()) === first);
    await current().waitFor();
  });

  it('finds words and counts them', async () => {
    await page().locator('.scroller').focus();
    await workbench.page.keyboard.press('Control+f');
    await workbench.page.keyboard.type('carry memory');
    const count = page().locator('[role=search] .count');
    await eventually('they are counted', async () => / of 9$/.test(await count.innerText()));
    const before = await count.innerText();
    await workbench.page.keyboard.press('Enter');
    await eventually('the next is shown', async () => (await count.innerText()) !== before);
    await page().locator('.textLayer .highlight.selected').first().waitFor();
    await workbench.shot('21-viewer-search');
    await workbench.page.keyboard.press('Escape');
    await page().locator('.textLayer .highlight').first().waitFor({ state: 'detached' });
  });

  it('leads from selected words to the sentences of the draft about them', async () => {
    await page()
      .locator('.page-number')
      .evaluate((field) => ((field as { value: string }).value = '5'));
    await page().locator('.page-number input').press('Enter');
    await select(
      page().locator('.page[data-page-number="5"] .textLayer span', { hasText: 'without carry memory' }),
    );
    await button('Sentences of the draft about this (S)').click();
    const found = page().locator('.sentences li button');
    await found.first().waitFor();
    await workbench.shot('22-viewer-sentences');
    assert.match(await found.first().innerText(), /carry memory/);
    assert.deepEqual(await barriers(page()), [], 'with words selected and the list open');
    await found.first().click();
    const line = workbench
      .read('review.md')
      .split('\n')
      .findIndex((text) => text.includes('The carry memory'));
    await workbench.page.locator('.statusbar-item', { hasText: `Ln ${line + 1}, Col` }).waitFor();
  });

  it('cites a passage at the cursor, in one step of undo', async () => {
    const before = workbench.read('review.md');
    await workbench.cursorTo(absence);
    await button('Cite').first().click();
    const cited = workbench.page.locator('.view-line', { hasText: /No\s\(p\.\s[45],\s§5\.\d\)\sablation/ });
    await cited.first().waitFor();
    await workbench.shot('23-viewer-cited');
    await workbench.page.keyboard.press('Control+z');
    await cited.first().waitFor({ state: 'detached' });
    await workbench.page.keyboard.press('Control+s');
    await workbench.eventually('the draft is as it was', () => workbench.read('review.md') === before);
  });

  it('says when the paper is gone, and reads it anew when it is back', async () => {
    const [file, away] = [join(workbench.folder, 'paper.pdf'), join(workbench.folder, 'away')];
    renameSync(file, away);
    await page().locator('.notice', { hasText: 'paper.pdf is not there any more' }).waitFor();
    assert.ok(await page().locator('.page canvas').first().isVisible(), 'the pages stay');
    await workbench.shot('24-viewer-gone');
    renameSync(away, file);
    await page().locator('.notice', { hasText: 'read anew' }).waitFor();
  });

  for (const [theme, kind] of [
    ['Default Dark Modern', 'vscode-dark'],
    ['Default Light Modern', 'vscode-light'],
    ['Default High Contrast', 'vscode-high-contrast'],
  ] as const) {
    it(`has no serious barrier in ${theme}`, async () => {
      await workbench.theme(theme, kind);
      await page().getByRole('button', { name: 'Pages', exact: true }).click();
      await page().locator('.page canvas').first().waitFor();
      await workbench.page.waitForTimeout(500);
      await workbench.shot(`25-viewer-${theme.toLowerCase().replaceAll(' ', '-')}`);
      assert.deepEqual(await barriers(page()), []);
    });
  }

  it('is back at its place after a reload of the window', async function () {
    this.timeout(180_000);
    await button('Next evidence (N)').click();
    const atMark = () => inView(current(), page().locator('.scroller'));
    await eventually('the mark is on the screen', atMark);
    const evidence = await position().innerText();
    // The editor writes down what is open every five seconds, when it is idle.
    await workbench.page.waitForTimeout(12_000);
    await workbench.reopen();
    await current().waitFor({ timeout: 120_000 });
    await eventually('the mark is on the screen again', atMark);
    await eventually('the evidence is the same', async () => (await position().innerText()) === evidence);
    assert.equal(await page().locator('nav.pages button').count(), 8, 'the list of pages is open again');
    await workbench.shot('26-viewer-after-reload');
  });

  it('has made no request to the outside', () => {
    assert.deepEqual(workbench.outside, []);
  });
});

async function inView(element: Locator, frame: Locator): Promise<boolean> {
  const [box, around] = [await element.boundingBox(), await frame.boundingBox()];
  return Boolean(box && around && box.y >= around.y && box.y + box.height <= around.y + around.height);
}

async function select(words: Locator): Promise<void> {
  await words.first().evaluate((node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    document.getSelection().removeAllRanges();
    document.getSelection().addRange(range);
  });
}

async function eventually(what: string, probe: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 150; tries += 1) {
    if (await probe()) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  assert.fail(`never happened: ${what}`);
}
