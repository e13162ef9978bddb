/** Files that no honest program writes, made by the tests. */
import { deflateSync } from 'node:zlib';

export type Part = string | { readonly dict: string; readonly data: Uint8Array | string };

/** A PDF of these objects (1, 2, ...), of which the first is the catalog. */
export function pdfOf(parts: readonly Part[]): Buffer {
  const chunks = [Buffer.from('%PDF-1.7\n')];
  let length = chunks[0]!.length;
  const offsets = parts.map((part, at) => {
    const [head, data, tail] =
      typeof part === 'string'
        ? [part, '', '']
        : [`<< ${part.dict} /Length ${part.data.length} >>\nstream\n`, part.data, '\nendstream'];
    const object = Buffer.concat([
      Buffer.from(`${at + 1} 0 obj\n${head}`),
      Buffer.from(data as string),
      Buffer.from(`${tail}\nendobj\n`),
    ]);
    const offset = length;
    length += object.length;
    chunks.push(object);
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const size = parts.length + 1;
  const trailer = `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${length}\n%%EOF\n`;
  chunks.push(Buffer.from(`xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}${trailer}`));
  return Buffer.concat(chunks);
}

export const font = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>';

/** Content of an ordinary page; equal lines on several pages would be running heads. */
export function prose(subject: string): string {
  return (
    `BT /F1 12 Tf 72 700 Td (We study ${subject} and how papers are read by machines in our tests.) Tj ` +
    `0 -20 Td (The second line tells how the results of ${subject} compare with others.) Tj ET`
  );
}

export interface PagesOptions {
  /** Entries of each page's /Resources besides the fonts. */
  readonly resources?: string;
  /** Objects behind the pages. */
  readonly more?: readonly Part[];
  readonly mediaBox?: string;
  readonly count?: number;
  /** Entries of the fonts' dictionary besides F1. */
  readonly fonts?: string;
}

/** Number of the first object behind the pages of `pagesOf`. */
export function firstBehind(pages: number): number {
  return 4 + 2 * pages;
}

/** A PDF whose pages have these contents: text, or a stream with its dictionary. */
export function pagesOf(contents: readonly Part[], options: PagesOptions = {}): Buffer {
  const { resources = '', more = [], mediaBox = '[0 0 612 792]', fonts = '' } = options;
  const kids = contents.map((_, at) => `${4 + 2 * at} 0 R`).join(' ');
  return pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${options.count ?? contents.length} >>`,
    font,
    ...contents.flatMap((content, at): Part[] => [
      `<< /Type /Page /Parent 2 0 R /MediaBox ${mediaBox} /Contents ${5 + 2 * at} 0 R ` +
        `/Resources << /Font << /F1 3 0 R ${fonts} >> ${resources} >> >>`,
      typeof content === 'string' ? { dict: '', data: content } : content,
    ]),
    ...more,
  ]);
}

/** A stream that unpacks to so many megabytes of spaces. */
export function bomb(megabytes: number, dict = ''): Part {
  return packed(Buffer.alloc(megabytes * 1e6, ' '), dict);
}

export function packed(data: Buffer | string, dict = ''): Part {
  return { dict: `${dict} /Filter /FlateDecode`, data: deflateSync(data, { level: 1 }) };
}

/** Forms of which each paints the next one twice: 2^depth in all; the first is object `first`. */
export function formTree(depth: number, first: number): Part[] {
  return Array.from({ length: depth }, (_, at) => ({
    dict:
      '/Type /XObject /Subtype /Form /BBox [0 0 600 700] ' +
      `/Resources << /Font << /F1 3 0 R >> /XObject << /X ${first + at + 1} 0 R >> >>`,
    data: at < depth - 1 ? '/X Do /X Do' : 'BT /F1 9 Tf (x) Tj ET',
  }));
}
