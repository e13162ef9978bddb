import assert from 'node:assert/strict';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, FrameLocator, Locator, Page } from 'playwright-core';
import {
  launchBrowser,
  startServer,
  watchRequests,
  workbenchUrl,
} from '../../scripts/vscode-host-server.mjs';
import type { Server, ServerOptions } from '../../scripts/vscode-host-server.mjs';
import { ensureHost, root } from '../../scripts/vscode-host.mjs';

export const chromium = process.env['PEERLINT_CHROMIUM'] ?? '';
const extensions = process.env['PEERLINT_EXTENSIONS'] ?? '';
const shots = join(root, 'shots');

/** VS Code with the packaged extension, in a browser, on a folder that the test may change. */
export class Workbench {
  readonly folder: string;
  readonly page: Page;
  /** Requests that would have left the machine. */
  readonly outside: readonly string[];
  readonly #server: Server;
  readonly #browser: Browser;

  private constructor(server: Server, browser: Browser, context: BrowserContext, page: Page, folder: string) {
    this.#server = server;
    this.#browser = browser;
    this.outside = watchRequests(context);
    this.page = page;
    this.folder = folder;
  }

  /** `fill` puts files into the folder before it is opened. */
  static async start(fill: (folder: string) => void, options: ServerOptions = {}): Promise<Workbench> {
    const folder = realpathSync(mkdtempSync(join(tmpdir(), 'peerlint-ui-')));
    fill(folder);
    const server = await startServer(ensureHost(), { ...options, args: ['--extensions-dir', extensions] });
    const browser = await launchBrowser(chromium);
    const context = await browser.newContext({ viewport: { width: 1360, height: 860 } });
    // A busy machine takes its time to start an extension host.
    context.setDefaultTimeout(60_000);
    return new Workbench(server, browser, context, await context.newPage(), folder);
  }

  async open(name: string): Promise<void> {
    const file = join(this.folder, name);
    await this.page.goto(workbenchUrl(this.#server, this.folder, [['openFile', file]]));
    await this.page.locator('.tab', { hasText: name }).first().waitFor({ timeout: 60_000 });
    await this.page.locator('.monaco-editor .view-line').first().waitFor({ timeout: 60_000 });
  }

  /** The window as a user finds it the next day: what was open is open again. */
  async reopen(): Promise<void> {
    await this.page.goto(workbenchUrl(this.#server, this.folder));
    await this.page.locator('.tab').first().waitFor({ timeout: 60_000 });
  }

  /** Switches the colour theme and waits until the webview has it. */
  async theme(name: string, kind: string): Promise<void> {
    mkdirSync(join(this.folder, '.vscode'), { recursive: true });
    writeFileSync(
      join(this.folder, '.vscode/settings.json'),
      JSON.stringify({ 'workbench.colorTheme': name }),
    );
    await this.webview().locator(`body[data-vscode-theme-kind="${kind}"]`).waitFor();
  }

  async stop(): Promise<void> {
    await this.#browser.close();
    await this.#server.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }

  read(name: string): string {
    return readFileSync(join(this.folder, name), 'utf8');
  }

  async shot(name: string): Promise<void> {
    mkdirSync(shots, { recursive: true });
    await this.page.screenshot({ path: join(shots, `${name}.png`) });
  }

  /** Runs a command from the palette, as its title reads there. */
  async command(title: string): Promise<void> {
    const row = this.page.locator('.quick-input-widget .monaco-list-row', { hasText: title }).first();
    // On a busy machine what takes the focus late (a page that opens) closes the palette, or takes the letters.
    for (let tries = 1; ; tries += 1) {
      await this.page.keyboard.press('F1');
      const input = this.page.locator('.quick-input-widget input').first();
      try {
        await input.waitFor({ timeout: 15_000 });
        await input.fill(`>${title}`, { timeout: 5000 });
        await row.waitFor({ timeout: 15_000 });
        break;
      } catch (error) {
        if (tries === 3) throw error;
        await this.page.keyboard.press('Escape');
      }
    }
    await this.page.keyboard.press('Enter');
  }

  /** The marks of a severity in the editor. */
  marks(severity: 'warning' | 'info'): Locator {
    return this.page.locator(`.monaco-editor .squiggly-${severity}`);
  }

  /** Puts the text cursor on the first place of `text`, by the editor's own search. */
  async cursorTo(text: string): Promise<void> {
    await this.park();
    await this.page.keyboard.press('Control+1');
    await this.page.keyboard.press('Control+f');
    await this.page.locator('.find-widget.visible').first().waitFor();
    await this.page.keyboard.press('Control+a');
    await this.page.keyboard.type(text);
    await this.page.keyboard.press('Enter');
    await this.page.locator('.find-widget .matchesCount', { hasText: 'of' }).first().waitFor();
    await this.page.keyboard.press('Escape');
    await this.page.keyboard.press('ArrowLeft');
    await this.page.keyboard.press('ArrowRight');
  }

  /** A pointer left on a mark opens its hover again, which closes the menu of quick fixes. */
  async park(): Promise<void> {
    await this.page.mouse.move(680, 856);
    await this.page.keyboard.press('Escape');
  }

  /** Shows the hover at the cursor and gives it. */
  async hover(): Promise<Locator> {
    await this.page.keyboard.press('Control+k');
    await this.page.keyboard.press('Control+i');
    const hover = this.page.locator('.monaco-hover:visible').first();
    await hover.waitFor();
    return hover;
  }

  /** Opens the list of language statuses and gives the row of PeerLint. */
  async languageStatus(): Promise<Locator> {
    await this.page.locator('#status\\.languageStatus').click();
    const rows = this.page.locator('.hover-language-status > *', { hasText: 'PeerLint:' });
    await rows.first().waitFor();
    return rows.first();
  }

  /** Picks a quick fix at the cursor. */
  async quickFix(title: string, shot?: string): Promise<void> {
    const menu = this.page.locator('.action-widget', { hasText: title }).first();
    await retried(async () => {
      await this.park();
      await this.page.keyboard.press('Control+.');
      await menu.waitFor({ timeout: 4000 });
    });
    if (shot) await this.shot(shot);
    await menu.locator('.monaco-list-row', { hasText: title }).first().click();
  }

  /** The inside of the webview that is open. */
  webview(): FrameLocator {
    return this.page.frameLocator('iframe.webview.ready').frameLocator('#active-frame');
  }

  async eventually(what: string, probe: () => boolean): Promise<void> {
    for (let i = 0; i < 100; i++) {
      try {
        if (probe()) return;
      } catch {
        // A file that is not there yet.
      }
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    assert.fail(`never happened: ${what}`);
  }
}

export function copySample(folder: string, names: readonly string[]): void {
  for (const name of names) cpSync(join(root, 'test/fixtures/sample', name), join(folder, name));
}

async function retried(action: () => Promise<void>, tries = 4): Promise<void> {
  for (let i = 1; ; i++) {
    try {
      await action();
      return;
    } catch (error) {
      if (i === tries) throw error;
    }
  }
}
