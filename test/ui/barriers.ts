import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { FrameLocator } from 'playwright-core';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Violation {
  readonly id: string;
  readonly impact: string | null;
  readonly nodes: readonly { readonly html: string }[];
}

/** Serious and critical violations that axe finds in a page. The layer of text over a paper's picture has no colour. */
export async function barriers(page: FrameLocator): Promise<string[]> {
  const frame = await (await page.locator('body').elementHandle())?.ownerFrame();
  assert.ok(frame);
  await frame.evaluate(axe);
  const found = await frame.evaluate<Violation[]>(
    `axe.run({ exclude: [['.textLayer']] }).then(({ violations }) => violations)`,
  );
  return found
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}
