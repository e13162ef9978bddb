import { deflateSync } from 'node:zlib';
import type { MadePaper } from './made-paper.ts';

/** Points: a page of two columns in Times of size 10. */
const page = { width: 612, height: 792, top: 720, bottom: 72, columns: [54, 318], column: 240, leading: 12 };
/** Signs of Times 10 that fit a column. */
const signs = Math.floor(page.column / 4.6);

/** The paper as a PDF of two columns with numbered pages. */
export function paperPdf({ title, blocks }: MadePaper): Uint8Array {
  const pages: string[][] = [[text(title.slice(0, 80), 54, 750, 'F2', 14)]];
  let [column, y] = [0, page.top];
  const put = (line: string, font: string, size: number): void => {
    if (y < page.bottom) {
      y = page.top;
      column = 1 - column;
      if (column === 0) pages.push([]);
    }
    pages.at(-1)!.push(text(line, page.columns[column]!, y, font, size));
    y -= page.leading;
  };
  let section = 0;
  for (const block of blocks) {
    if (block.startsWith('|')) {
      if (y < page.bottom + page.leading) y = page.bottom - 1;
      const before = y;
      const cells = block.split('|').slice(1, -1);
      for (const [i, cell] of cells.entries()) {
        if (i > 0 && y !== before) y = before;
        if (i === 0) put(cell.trim(), 'F1', 9);
        else pages.at(-1)!.push(text(cell.trim(), page.columns[column]! + i * 62, y + page.leading, 'F1', 9));
      }
    } else if (block.startsWith('#')) {
      y -= 6;
      if (block.startsWith('# ')) section += 1;
      const numbered = /Abstract|References/.test(block) ? '' : `${section} `;
      put(block.replace(/^#+ /, block.startsWith('# ') ? numbered : ''), 'F2', 12);
    } else {
      for (const line of wrapped(block)) put(line, 'F1', 10);
      y -= 4;
    }
  }
  return pdfOf(pages.map((lines, i) => [...lines, text(String(i + 1), 303, 40, 'F1', 10)].join('\n')));
}

function wrapped(paragraph: string): string[] {
  const lines: string[] = [''];
  for (const word of paragraph.split(' ')) {
    if (lines.at(-1)!.length + word.length >= signs) lines.push(word);
    else lines[lines.length - 1] = lines.at(-1) === '' ? word : `${lines.at(-1)!} ${word}`;
  }
  return lines;
}

function text(line: string, x: number, y: number, font: string, size: number): string {
  const escaped = line.replace(/[\\()]/g, '\\$&');
  return `BT /${font} ${size} Tf 1 0 0 1 ${x} ${y} Tm (${escaped}) Tj ET`;
}

function pdfOf(contents: readonly string[]): Uint8Array {
  const font = (base: string): string =>
    `<< /Type /Font /Subtype /Type1 /BaseFont /${base} /Encoding /WinAnsiEncoding >>`;
  const first = 5;
  const kids = contents.map((_, i) => `${first + 2 * i} 0 R`).join(' ');
  const objects: Buffer[] = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${contents.length} >>`,
    font('Times-Roman'),
    font('Times-Bold'),
  ].map((one) => Buffer.from(one, 'latin1'));
  for (const [i, content] of contents.entries()) {
    const stream = deflateSync(Buffer.from(content, 'latin1'));
    const size = `[0 0 ${page.width} ${page.height}]`;
    objects.push(
      Buffer.from(
        `<< /Type /Page /Parent 2 0 R /MediaBox ${size} /Resources << /Font << /F1 3 0 R /F2 4 0 R >> >> /Contents ${first + 2 * i + 1} 0 R >>`,
      ),
      Buffer.concat([
        Buffer.from(`<< /Length ${stream.length} /Filter /FlateDecode >>\nstream\n`),
        stream,
        Buffer.from('\nendstream'),
      ]),
    );
  }
  const pieces: Buffer[] = [Buffer.from('%PDF-1.7\n')];
  let size = pieces[0]!.length;
  const offsets = objects.map((object, n) => {
    const offset = size;
    const piece = Buffer.concat([Buffer.from(`${n + 1} 0 obj\n`), object, Buffer.from('\nendobj\n')]);
    pieces.push(piece);
    size += piece.length;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const count = objects.length + 1;
  pieces.push(
    Buffer.from(
      `xref\n0 ${count}\n0000000000 65535 f \n${table}trailer\n<< /Size ${count} /Root 1 0 R >>\nstartxref\n${size}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(pieces);
}
