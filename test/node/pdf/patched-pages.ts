import { inflateSync } from 'node:zlib';

/**
 * A PDF whose pages got further entries ("/Rotate 90"), as an incremental update behind the file's own bytes.
 * `entriesOf` has the entries of each page, 1-based, '' for none. For files of pdfTeX: page objects lie in object
 * streams in the order of the pages.
 */
export function patchedPages(bytes: Uint8Array, entriesOf: (page: number) => string): Uint8Array {
  const body = Buffer.from(bytes);
  const source = body.toString('latin1');
  const size = Number(/\/Size (\d+)/u.exec(source)![1]);
  const root = /\/Root (\d+ 0 R)/u.exec(source)![1]!;
  const previous = /startxref\s+(\d+)\s+%%EOF\s*$/u.exec(source)![1]!;
  let update = '\n';
  let table = '';
  pageObjects(body, source).forEach(({ number, text }, at) => {
    const entries = entriesOf(at + 1);
    if (entries === '') return;
    table += `${number} 1\n${String(body.length + update.length).padStart(10, '0')} 00000 n \n`;
    update += `${number} 0 obj\n${text.replace(/>>\s*$/u, `${entries} >>`)}\nendobj\n`;
  });
  const start = body.length + update.length;
  update += `xref\n${table}trailer\n<< /Size ${size} /Root ${root} /Prev ${previous} >>\nstartxref\n${start}\n%%EOF\n`;
  return new Uint8Array(Buffer.concat([body, Buffer.from(update, 'latin1')]));
}

function pageObjects(body: Buffer, source: string): { readonly number: number; readonly text: string }[] {
  return [...source.matchAll(/<<\s*\/Type \/ObjStm\b(?<dict>[^>]*)>>\s*stream\r?\n/gu)].flatMap((match) => {
    const entry = (name: string): number =>
      Number(new RegExp(`/${name} (\\d+)`, 'u').exec(match.groups!['dict']!)![1]);
    const start = match.index + match[0].length;
    const objects = inflateSync(body.subarray(start, start + entry('Length'))).toString('latin1');
    const first = entry('First');
    const heads = objects.slice(0, first).trim().split(/\s+/u).map(Number);
    return Array.from({ length: entry('N') }, (_, at) => {
      const [number, offset, next] = [heads[2 * at]!, heads[2 * at + 1]!, heads[2 * at + 3]];
      const text = objects.slice(first + offset, next === undefined ? undefined : first + next).trim();
      return { number, text };
    }).filter(({ text }) => /\/Type\s*\/Page\b/u.test(text));
  });
}
