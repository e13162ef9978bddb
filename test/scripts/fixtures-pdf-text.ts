import { readFile } from 'node:fs/promises';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

const cMapUrl = new URL('../../node_modules/pdfjs-dist/cmaps/', import.meta.url).pathname;

export interface ReadOptions {
  password?: string;
  /** 1-based pages whose reading must fail; their text is ''. */
  failed?: number[];
  /** Leave out text of less than this height in points, such as line numbers (default 0). */
  height?: number;
  /** Load the predefined character maps (default true). */
  maps?: boolean;
}

/** Text of each page in content-stream order, read with pdf.js alone, so that it does not depend on this project's reader. */
export async function readPages(
  url: URL,
  { password, failed = [], height = 0, maps = true }: ReadOptions = {},
): Promise<string[]> {
  const data = new Uint8Array(await readFile(url));
  const options = {
    data,
    verbosity: 0,
    ...(maps && { cMapUrl, cMapPacked: true }),
    ...(password && { password }),
  };
  const document = await getDocument(options).promise;
  const pages: string[] = [];
  for (let number = 1; number <= document.numPages; number++) {
    const content = (await document.getPage(number)).getTextContent();
    if (failed.includes(number)) {
      const reason = await content.then(() => null, String);
      if (reason === null) throw new Error(`page ${number} was read although it is damaged`);
      pages.push('');
      continue;
    }
    const runs = (await content).items.filter((item) => 'str' in item);
    pages.push(runs.map((run) => (run.height < height ? '' : run.str) + (run.hasEOL ? '\n' : '')).join(''));
  }
  await document.destroy();
  return pages;
}

/** Without white space, hyphens and variants of quotation marks and Delta: the same for a text and its broken lines. */
export function squash(text: string): string {
  return text.replace(/[“”]/g, '"').replace(/[‘’]/g, "'").replaceAll('∆', 'Δ').replace(/[\s-]/g, '');
}
