import type { DraftRow } from './draft.ts';

const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

/** Rows of `<tr>` with their `<td>` and `<th>` cells; a cell that spans columns is repeated empty. [] if there is none. */
export function htmlTableRows(html: string): DraftRow[] {
  if (!/<tr[\s>]/iu.test(html)) return [];
  return [...html.matchAll(/<tr[^>]*>(?<row>[\s\S]*?)(?:<\/tr>|(?=<tr[\s>])|$)/giu)].map(({ groups }) => {
    const cells: string[] = [];
    for (const cell of groups!['row']!.matchAll(
      /<t[dh](?<attributes>[^>]*)>(?<text>[\s\S]*?)(?:<\/t[dh]>|(?=<t[dh][\s>])|$)/giu,
    )) {
      cells.push(plain(cell.groups!['text']!));
      const span = Number(/colspan\s*=\s*["']?(\d+)/iu.exec(cell.groups!['attributes']!)?.[1] ?? 1);
      for (let n = 1; n < Math.min(span, 50); n += 1) cells.push('');
    }
    return { cells, text: cells.filter((cell) => cell !== '').join(' '), pieces: [] };
  });
}

function plain(html: string): string {
  return html
    .replace(/<sup>/giu, '^')
    .replace(/<[^<>]*>/gu, ' ')
    .replace(/&(?:#(?<code>\d{1,6})|(?<name>[a-z]{2,4}));/giu, (whole, code?: string, name?: string) =>
      code
        ? String.fromCodePoint(Math.min(Number(code), 0x10ffff))
        : (named[name?.toLowerCase() ?? ''] ?? whole),
    )
    .replace(/\s+/gu, ' ')
    .trim();
}
