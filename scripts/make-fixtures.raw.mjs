// PDFs that no typesetter makes: written object by object, so that each holds exactly the trait it is there for.
import { deflateSync } from 'node:zlib';

/** A PDF file from its objects (number 1 is the catalog); each is a string or { dict, stream }. */
function pdf(objects) {
  const parts = [Buffer.from('%PDF-1.4\n%\xe2\xe3\xcf\xd3\n', 'latin1')];
  const offsets = [];
  let length = parts[0].length;
  for (const [index, object] of objects.entries()) {
    offsets.push(length);
    const { dict, stream } = typeof object === 'string' ? { dict: object } : object;
    const body = stream === undefined ? [dict] : [`${dict}\nstream\n`, stream, '\nendstream'];
    const bytes = Buffer.concat(
      [`${index + 1} 0 obj\n`, ...body, '\nendobj\n'].map((part) => Buffer.from(part)),
    );
    parts.push(bytes);
    length += bytes.length;
  }
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  parts.push(
    Buffer.from(`xref\n0 ${size}\n0000000000 65535 f \n${entries}trailer\n<< /Size ${size} /Root 1 0 R >>\n`),
  );
  parts.push(Buffer.from(`startxref\n${length}\n%%EOF\n`));
  return Buffer.concat(parts);
}

/** An A4 document; `contents` are content streams, `resources` the /Resources of each, `extra` the objects they use. */
function document(contents, resources, extra) {
  const first = 3 + extra.length;
  const kids = contents.map((_, page) => `${first + 2 * page} 0 R`).join(' ');
  const pages = contents.flatMap((content, page) => [
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << ${resources[page]} >> /Contents ${first + 2 * page + 1} 0 R >>`,
    content.dict ? content : { dict: `<< /Length ${Buffer.byteLength(content)} >>`, stream: content },
  ]);
  const tree = `<< /Type /Pages /Kids [${kids}] /Count ${contents.length} >>`;
  return pdf(['<< /Type /Catalog /Pages 2 0 R >>', tree, ...extra, ...pages]);
}

/** Lines of text, [size, x, baseline, encoded hex string], as a content stream. */
const show = (lines) =>
  lines.map(([size, x, y, hex]) => `BT /F1 ${size} Tf 1 0 0 1 ${x} ${y} Tm <${hex}> Tj ET`).join('\n');

const ucs2 = (text) => Buffer.from(text, 'utf16le').swap16().toString('hex');
const ascii = (text) => Buffer.from(text, 'latin1').toString('hex');

/** Shift-JIS, which Node decodes but does not encode: the inverse of its decoder. */
function shiftJis() {
  const decoder = new TextDecoder('shift_jis');
  const codes = new Map();
  for (let lead = 0; lead < 0x100; lead++) {
    const single = lead < 0x80;
    if (single) codes.set(String.fromCharCode(lead), Buffer.from([lead]).toString('hex'));
    for (let trail = 0x40; !single && trail < 0xfd; trail++) {
      const bytes = Buffer.from([lead, trail]);
      const [char, ...rest] = [...decoder.decode(bytes)];
      if (rest.length === 0 && char !== '\ufffd' && !codes.has(char)) codes.set(char, bytes.toString('hex'));
    }
  }
  return (text) => [...text].map((char) => codes.get(char)).join('');
}

/** A font that is named, not embedded: its text can be read with the predefined character maps alone. */
const cidFont = (name, encoding, ordering, widths, self) => [
  `<< /Type /Font /Subtype /Type0 /BaseFont /${name}-${encoding} /Encoding /${encoding} /DescendantFonts [${self + 1} 0 R] >>`,
  `<< /Type /Font /Subtype /CIDFontType0 /BaseFont /${name} /CIDSystemInfo << /Registry (Adobe) /Ordering (${ordering}) /Supplement 2 >> /DW 1000 /W [${widths}] /FontDescriptor ${self + 2} 0 R >>`,
  `<< /Type /FontDescriptor /FontName /${name} /Flags 6 /FontBBox [-100 -200 1000 900] /ItalicAngle 0 /Ascent 880 /Descent -120 /CapHeight 880 /StemV 93 >>`,
];

/** [size, x, baseline, text] of the two pages of cjk.pdf: Chinese in UniGB-UCS2-H, Japanese in 90ms-RKSJ-H. */
const chinese = [
  [18, 160, 760, '基于停顿的方言识别方法'],
  [10, 270, 730, '林晓雨'],
  [13, 72, 690, '摘要'],
  [10, 72, 668, '本文提出一种利用语音停顿识别方言的方法。我们在四个方言的'],
  [10, 72, 652, '录音上进行了实验，准确率达到87.3%，比基线高4.1个百分点。'],
  [13, 72, 616, '1 引言'],
  [10, 72, 594, '方言识别通常依赖词汇和声调。然而，停顿的位置和长度也因地'],
  [10, 72, 578, '区而异。我们收集了1,240段录音，每段约三十秒。'],
  [13, 72, 542, '2 实验结果'],
  [10, 72, 520, '表1给出了四个方言的准确率。没有停顿特征时，准确率下降到83.2%。'],
  [10, 72, 490, '方言'],
  [10, 180, 490, '录音数'],
  [10, 280, 490, '准确率'],
  [10, 72, 474, '吴语'],
  [10, 180, 474, '310'],
  [10, 280, 474, '88.5'],
  [10, 72, 458, '闽南语'],
  [10, 180, 458, '330'],
  [10, 280, 458, '90.2'],
  [10, 72, 442, '客家话'],
  [10, 180, 442, '290'],
  [10, 280, 442, '84.9'],
  [10, 72, 412, '表1 各方言的准确率（%）'],
];
const japanese = [
  [18, 150, 760, '休止による方言の識別'],
  [13, 72, 700, '1 はじめに'],
  [10, 72, 678, '本研究では、発話の休止を用いて方言を識別する。'],
  [10, 72, 662, '録音は520件あり、正解率は81.6%であった。'],
  [13, 72, 626, '2 考察'],
  [10, 72, 604, '雑音の多い録音では正解率が大きく下がった。'],
  [10, 72, 588, '話者の年齢による差は調べていない。'],
];

export function cjk() {
  const encode = (lines, code) => show(lines.map(([size, x, y, text]) => [size, x, y, code(text)]));
  const fonts = [
    ...cidFont('STSong-Light', 'UniGB-UCS2-H', 'GB1', '1 95 500 814 939 500', 3),
    ...cidFont('HeiseiMin-W3', '90ms-RKSJ-H', 'Japan1', '231 632 500', 6),
  ];
  return document(
    [encode(chinese, ucs2), encode(japanese, shiftJis())],
    ['/Font << /F1 3 0 R >>', '/Font << /F1 6 0 R >>'],
    fonts,
  );
}

const helvetica = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>';
const textPage = (title, lines) =>
  show([[14, 72, 760, ascii(title)], ...lines.map((line, i) => [10, 72, 730 - 14 * i, ascii(line)])]);

/** A picture of a page: no text at all. */
const image = ({ jpeg, width, height, colours }) => ({
  dict: `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /${colours} /BitsPerComponent 8 /Filter /DCTDecode /Length ${jpeg.length} >>`,
  stream: jpeg,
});
const drawn = 'q 595 0 0 842 0 0 cm /Im1 Do Q';

export function scan(picture) {
  return document([drawn], ['/XObject << /Im1 3 0 R >>'], [image(picture)]);
}

/** Three pages, the second of them a picture. */
export function scanPage(picture) {
  const text = '/Font << /F1 3 0 R >>';
  const contents = [
    textPage('1 Introduction', [
      'Old maps were scanned and bound into this report.',
      'The map on the next page dates from 1904.',
    ]),
    drawn,
    textPage('2 Discussion', ['Nine of the eleven villages on the map still exist.']),
  ];
  return document(contents, [text, '/XObject << /Im1 4 0 R >>', text], [helvetica, image(picture)]);
}

/** Three pages; the compressed content of the second is damaged, so that it cannot be read. */
export function brokenPage() {
  const contents = [
    textPage('1 Introduction', [
      'Bees find their way home by the sun.',
      'We marked 260 bees and released them two kilometres away.',
    ]),
    textPage('2 Results', ['Of these bees, 231 returned within one hour.']),
    textPage('3 Discussion', ['Clouds delayed the return by eleven minutes on average.']),
  ];
  const packed = deflateSync(Buffer.from(contents[1]));
  packed.fill(0xff, 2);
  contents[1] = { dict: `<< /Length ${packed.length} /Filter /FlateDecode >>`, stream: packed };
  return document(
    contents,
    contents.map(() => '/Font << /F1 3 0 R >>'),
    [helvetica],
  );
}
