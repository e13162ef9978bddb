/** A page that a test writes by hand. */
export interface PagePdf {
  /** Entries of the page's /Resources besides the font F1 (Helvetica): "/ExtGState << ... >>". */
  readonly resources?: string;
  /** Objects 6, 7, ... of the file: a dictionary, or a dictionary with a stream. */
  readonly objects?: readonly (string | { readonly dict: string; readonly stream: string })[];
  /** Entries of the page: "/CropBox [0 0 300 300]". */
  readonly page?: string;
  /** Entries of the catalog: "/OCProperties << ... >>". */
  readonly catalog?: string;
}

/** A PDF of one page (612 x 792 points) with the given content stream. */
export function pagePdf(
  content: string,
  { resources = '', objects = [], page = '', catalog = '' }: PagePdf = {},
): Uint8Array {
  const withStream = (dict: string, stream: string): string =>
    `<< ${dict} /Length ${stream.length} >>\nstream\n${stream}\nendstream`;
  const all = [
    `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] ${page} /Resources << /Font << /F1 5 0 R >> ${resources} >> /Contents 4 0 R >>`,
    withStream('', content),
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    ...objects.map((object) =>
      typeof object === 'string' ? `<< ${object} >>` : withStream(object.dict, object.stream),
    ),
  ];
  let body = '%PDF-1.7\n';
  const offsets = all.map((object, n) => {
    const offset = body.length;
    body += `${n + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const count = all.length + 1;
  body += `xref\n0 ${count}\n0000000000 65535 f \n${table}trailer\n<< /Size ${count} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`;
  return Uint8Array.from(body, (character) => character.charCodeAt(0));
}

/** A line of text in Helvetica. */
export function line(text: string, x: number, y: number, size = 12): string {
  return `BT /F1 ${size} Tf 1 0 0 1 ${x} ${y} Tm (${text}) Tj ET`;
}
