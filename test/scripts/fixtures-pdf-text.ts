import { readFile } from 'node:fs/promises';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Text of each page in content-stream order, read with pdf.js alone, so that it does not depend on this project's reader. */
export async function readPages(url: URL, password?: string): Promise<string[]> {
  const cMapUrl = new URL('../../node_modules/pdfjs-dist/cmaps/', import.meta.url).pathname;
  const data = new Uint8Array(await readFile(url));
  const document = await getDocument({
    data,
    cMapUrl,
    cMapPacked: true,
    verbosity: 0,
    ...(password && { password }),
  }).promise;
  const pages: string[] = [];
  for (let number = 1; number <= document.numPages; number++) {
    const { items } = await (await document.getPage(number)).getTextContent();
    pages.push(items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join(''));
  }
  await document.destroy();
  return pages;
}

/** Without white space, hyphens and variants of quotation marks and Delta: the same for a text and its broken lines. */
export function squash(text: string): string {
  return text.replace(/[“”]/g, '"').replace(/[‘’]/g, "'").replaceAll('∆', 'Δ').replace(/[\s-]/g, '');
}
