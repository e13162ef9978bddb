import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator } from 'playwright-core';
import { coarseTypes } from '../../src/core/findings/finding.ts';
import { barriers } from './barriers.ts';
import { chromium, copySample, Workbench } from './workbench.ts';

const types = new RegExp(`^(${coarseTypes.join('|')})$`);
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
    // The editor's own part names the place as well, and may be there first.
    await hover.locator('blockquote').first().waitFor();
    const text = await hover.innerText();
    // The sample's ablation stands in section 5 on pages 4 and 5.
    assert.match(text, /p\. [45], 5\.\d [A-Z]/);
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
    assert.match(
      await status.innerText(),
      /PeerLint: \d+ findings\s.*paper\.pdf · \d+ sentences checked · 8 pages read/s,
    );
    await workbench.shot('4-status');
    await workbench.park();
  });

  it('opens the page of error types at the node of a finding', async () => {
    await workbench.cursorTo(absence);
    const hover = await workbench.hover();
    const code = hover.locator('a.code-link, .marker-hover a, a').filter({ hasText: types }).first();
    await code.click();
    const page = workbench.webview();
    await page.locator('section.asked').waitFor({ timeout: 30_000 });
    await workbench.shot('5-error-types');
  });

  it('has that page back after a reload of the window', async function () {
    this.timeout(180_000);
    // The editor writes down what is open every five seconds, when it is idle.
    await workbench.page.waitForTimeout(12_000);
    await workbench.reopen();
    const page = workbench.webview();
    await page.locator('section.asked').waitFor({ timeout: 120_000 });
    await page.locator('vscode-text-field input').fill('hyperbole');
    await page.locator('section', { hasText: 'Swapped Rows' }).waitFor({ state: 'hidden' });
    await page.locator('section:visible', { hasText: 'Hyperbole' }).first().waitFor();
    await workbench.command('View: Close All Editors');
    await workbench.open('review.md');
  });

  it('loses the claim by a quick fix, on disk too', async () => {
    await workbench.command('View: Close All Editors');
    await workbench.open('review.md');
    const before = workbench.read('review.md');
    assert.ok(before.includes(absence));
    await workbench.cursorTo(absence);
    await workbench.quickFix('Remove this claim', '6-quick-fixes');
    await workbench.page.locator('.view-line', { hasText: absence }).first().waitFor({ state: 'detached' });
    await workbench.page.keyboard.press('Control+s');
    // Only this item went; the numbers of the list may have been left as they are.
    const unnumbered = (text: string) => text.replace(/^\d+\. /gm, '');
    const kept = unnumbered(
      before
        .split('\n')
        .filter((line) => !line.includes(absence))
        .join('\n'),
    );
    await workbench.eventually('the file is saved without the claim', () => {
      return unnumbered(workbench.read('review.md')) === kept;
    });
    await workbench.shot('7-removed');
  });

  it('keeps "Not a problem" over a reload of the window', async () => {
    const claim = 'Figure 5 is too small';
    await workbench.cursorTo(claim);
    await workbench.quickFix('Not a problem');
    await workbench.eventually('it is on disk', () =>
      workbench.read('.peerlint/dismissed.json').includes('no-problem'),
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
  const picture = '![x](https://evil.example/a.png)';
  const words =
    'In an ablation study we remove one component at a time and train the rest of the model anew; see ' +
    `${picture} and <img src="https://evil.example/b.png"> and [click](command:workbench.action.quit) and ` +
    'https://evil.example/c and \\![y](https://evil.example/d.png).';

  before(async function () {
    if (!chromium) this.skip();
    const text = `Notes on Things\n\n1 Introduction\n\nWe study things.\n\n2 Ablation ${picture}\n\n${words}\n`;
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
    const quotes = hover.locator('blockquote');
    await quotes.last().waitFor();
    await workbench.shot('8-hostile-paper');
    assert.equal(await hover.locator('img').count(), 0);
    assert.equal(await quotes.locator('a').count(), 0);
    // The words are shown as they are.
    assert.ok((await quotes.allInnerTexts()).join().includes(words));
    // A place's link is the extension's own; its name may hold the paper's words, where it leads may not.
    const targets = await hover
      .locator('a')
      .evaluateAll((all) =>
        all.flatMap((link) => ['data-href', 'href'].map((name) => link.getAttribute(name))),
      );
    assert.deepEqual(
      targets.filter((target) => /evil|click/.test(target ?? '')),
      [],
    );
    await workbench.page.waitForTimeout(1000);
    assert.deepEqual(workbench.outside, []);
  });
});

describe('a workspace that is not trusted', function () {
  let workbench: Workbench;

  before(async function () {
    if (!chromium) this.skip();
    const fill = (folder: string) => {
      copySample(folder, ['paper.pdf']);
      const text = `## Weaknesses\n\n- ${absence}.\n`;
      writeFileSync(join(folder, 'inside.md'), `---\npaper: paper.pdf\n---\n\n${text}`);
      writeFileSync(join(folder, 'outside.md'), `---\npaper: /etc/hosts\n---\n\n${text}`);
    };
    const settings = { 'security.workspace.trust.startupPrompt': 'never' };
    workbench = await Workbench.start(fill, { settings, trustEverything: false });
  });

  after(async () => workbench?.stop());

  it('has its drafts checked against papers inside it', async () => {
    await workbench.open('inside.md');
    await workbench.page.getByText('Restricted Mode').first().waitFor();
    await workbench.page.locator('.monaco-editor [class*="squiggly-"]').first().waitFor({ timeout: 60_000 });
  });

  it('cannot have a file outside it read, and says so', async () => {
    await workbench.open('outside.md');
    const status = await workbench.languageStatus();
    await status.getByText('this workspace is not trusted').waitFor({ timeout: 30_000 });
    await workbench.shot('12-not-trusted');
  });
});

describe('the page of error types', function () {
  /** WCAG 2.2, 1.4.3: 4.5 is the least contrast of text. */
  const least = 4.5;

  let workbench: Workbench;

  before(async function () {
    if (!chromium) this.skip();
    workbench = await Workbench.start((folder) => copySample(folder, ['review.md']));
    await workbench.open('review.md');
    await workbench.command('PeerLint: Show Error Types');
    await workbench.webview().locator('section').first().waitFor({ timeout: 30_000 });
  });

  after(async () => workbench?.stop());

  for (const [theme, kind] of [
    ['Default Dark Modern', 'vscode-dark'],
    ['Default Light Modern', 'vscode-light'],
    ['Default High Contrast', 'vscode-high-contrast'],
    ['Default High Contrast Light', 'vscode-high-contrast-light'],
  ] as const) {
    it(`can be read in ${theme}`, async () => {
      await workbench.theme(theme, kind);
      for (const place of ['h2', 'p', 'code']) {
        const shown = workbench.webview().locator(`section ${place}`).first();
        const seen = contrast(...(await coloursOf(shown)));
        assert.ok(seen >= least, `${place} has a contrast of ${seen.toFixed(1)}`);
      }
      assert.deepEqual(await barriers(workbench.webview()), []);
      await workbench.shot(`13-error-types-${theme.toLowerCase().replaceAll(' ', '-')}`);
    });
  }
});

/** In the page; this project is typed without a browser. */
declare function getComputedStyle(node: unknown): { color: string; backgroundColor: string };

/** [red, green, blue, opacity], the colours from 0 to 255. */
type Colour = readonly [number, number, number, number];

function colour(css: string): Colour {
  const [r = 0, g = 0, b = 0, a = 1] = (css.match(/[\d.]+/g) ?? []).map(Number);
  return css === 'transparent' ? [0, 0, 0, 0] : [r, g, b, a];
}

/** The colours of an element's text and of what is seen behind it: layer on layer down to an opaque one. */
async function coloursOf(element: Locator): Promise<[text: Colour, behind: Colour]> {
  const text = colour(await element.evaluate((node) => getComputedStyle(node).color));
  const layers: Colour[] = [];
  for (let at = element; layers.at(-1)?.[3] !== 1; at = at.locator('..')) {
    layers.push(colour(await at.evaluate((node) => getComputedStyle(node).backgroundColor)));
  }
  const behind = layers.reduceRight((below, [r, g, b, a]) => [
    r * a + below[0] * (1 - a),
    g * a + below[1] * (1 - a),
    b * a + below[2] * (1 - a),
    1,
  ]);
  return [text, behind];
}

/** WCAG 2.2, contrast ratio: 1 to 21. */
function contrast(one: Colour, other: Colour): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** WCAG 2.2, relative luminance. */
function luminance([r, g, b]: Colour): number {
  const linear = (part: number) =>
    part <= 10.31 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4;
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
}

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
