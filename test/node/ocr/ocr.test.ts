import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { findOcr } from '../../../src/node/ocr/ocr-files.ts';
import { PaperStore } from '../../../src/node/cache/paper-store.ts';
import type { OcrOptions } from '../../../src/node/ocr/read-scans.ts';
import { readScans } from '../../../src/node/ocr/read-scans.ts';
import { readPaper } from '../../../src/node/read-paper.ts';
import { pagePdf } from '../pdf/page-pdf.ts';
import { pdfFixtures } from '../pdf/expected.ts';

const files = findOcr();
const fixture = (name: string): string => join(import.meta.dirname, '../../fixtures/pdf', `${name}.pdf`);

describe('text recognition', function () {
  // Some seconds a page, and several times that on a busy machine.
  this.timeout(180_000);

  before(function () {
    if (files) return;
    console.log('      The optional packages for OCR are not installed: npm install --include=optional.');
    this.skip();
  });

  it('reads a page that is a picture, with its title, headings and sentences', async () => {
    const { title, sections, passages, documents, pagesWithoutText, warnings } = await readPaper({
      paper: fixture('scan'),
      ocr: {},
    });
    // The picture is of the first page of onecolumn.pdf, at 72 dots an inch.
    assert.equal(title, 'Tidal: Restarting the Learning Rate When Gradients Quiet Down');
    assert.ok(sections.some(({ label }) => label === '1 Introduction'));
    const text = passages.map((passage) => passage.text).join(' ');
    assert.match(text, /Learning rates are usually restarted at fixed intervals\./);
    assert.match(text, /We do not claim that restarts are always useful\./);
    assert.deepEqual([pagesWithoutText, documents[0]?.recognisedPages], [[], [1]]);
    assert.deepEqual(
      warnings.map(({ kind, page }) => [kind, page]).filter(([kind]) => kind === 'ocr'),
      [['ocr', 1]],
    );
  });

  it('places what it reads where it is printed', async () => {
    const { pages } = await readScans(readFileSync(fixture('scan')), undefined, [1], files!);
    const [page] = pages;
    const known = pdfFixtures().find(({ name }) => name === 'onecolumn');
    assert.ok(known && page);
    // "1 Introduction" stands at the left margin (1.5 inches), below the abstract, in 12 points.
    const heading = page.runs.find(({ text }) => text === 'Introduction');
    assert.ok(heading);
    assert.ok(heading.x > 108 && heading.x < 140, String(heading.x));
    assert.ok(heading.y > 320 && heading.y < 365, String(heading.y));
    assert.ok(Math.abs(heading.size - 12) <= 1.5, String(heading.size));
  });

  it('reads a page of strips that is turned and painted as a stencil', async () => {
    const { width, height, bits } = bitmapOf(fixture('scan'));
    const strips = 3;
    const rows = Math.ceil(height / strips);
    const rowBytes = (width + 7) >> 3;
    const images = Array.from({ length: strips }, (_, n) => {
      const part = bits.subarray(n * rows * rowBytes, Math.min(height, (n + 1) * rows) * rowBytes);
      const stream = Buffer.from(deflateSync(part)).toString('latin1');
      return {
        dict: `/Type /XObject /Subtype /Image /Width ${width} /Height ${part.length / rowBytes} /ImageMask true /BitsPerComponent 1 /Filter /FlateDecode`,
        stream,
        share: part.length / rowBytes / height,
      };
    });
    // The page lies upside down in the file and is turned back by /Rotate.
    let top = 0;
    const content = images.map(({ share }, n) => {
      const strip = `q 0 0 0 rg -612 0 0 ${-share * 792} 612 ${(top + share) * 792} cm /Im${n} Do Q`;
      top += share;
      return strip;
    });
    const names = images.map((_, n) => `/Im${n} ${n + 6} 0 R`).join(' ');
    const pdf = pagePdf(content.join('\n'), {
      resources: `/XObject << ${names} >>`,
      objects: images.map(({ dict, stream }) => ({ dict, stream })),
      page: '/Rotate 180',
    });
    const { pages } = await readScans(pdf, undefined, [1], files!);
    const [page] = pages;
    const text = page?.runs.map((run) => run.text).join(' ') ?? '';
    assert.match(text, /The contributions of this paper are a rule that needs two/);
  });

  it('says what it did with a page between pages of text, and reads no page that has text', async () => {
    const seen: number[] = [];
    const { documents, passages } = await readPaper({ paper: fixture('scan-page'), ocr: {} });
    assert.deepEqual(documents[0]?.recognisedPages, [2]);
    assert.ok(passages.some(({ page, text }) => page === 2 && /running mean/.test(text)));
    await readPaper({ paper: fixture('onecolumn'), ocr: { onPage: (page) => seen.push(page) } });
    assert.deepEqual(seen, []);
  });

  it('and plain reading never take what the other kept', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'peerlint-ocr-'));
    const store = new PaperStore({ folder, version: '1' });
    const pages = async (ocr?: OcrOptions): Promise<readonly number[]> =>
      (await readPaper({ paper: fixture('scan-page'), store, ocr })).documents[0]?.recognisedPages ?? [];
    const seen: number[] = [];
    try {
      assert.deepEqual(await pages(), []);
      assert.deepEqual(await pages({}), [2]);
      assert.deepEqual(await pages({ onPage: (page) => seen.push(page) }), [2]);
      assert.deepEqual(seen, [], 'the second time it is found again');
      assert.deepEqual(await pages(), []);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('gives up a page that takes too long, and says so', async () => {
    const given = await readScans(readFileSync(fixture('scan')), undefined, [1], files!, { longestPage: 1 });
    assert.deepEqual(given, { pages: [], stopped: 'time', tooLarge: [] });
    await assert.rejects(readPaper({ paper: fixture('scan'), ocr: { longestPage: 1 } }), /OCR\) failed/);
    const { warnings, pagesWithoutText } = await readPaper({
      paper: fixture('scan-page'),
      ocr: { longestPage: 1 },
    });
    assert.deepEqual(pagesWithoutText, [2]);
    assert.ok(warnings.some(({ kind, text }) => kind === 'ocr-stopped' && /took too long/.test(text)));
  });

  it('survives a file that is damaged, and files of its own that are', async () => {
    const bytes = readFileSync(fixture('scan'));
    const damaged = await readScans(bytes.subarray(0, 20_000), undefined, [1, 2], files!);
    assert.ok(damaged.pages.every(({ runs }) => runs.length === 0));
    const wrong = { ...files!, language: fixture('scan') };
    assert.deepEqual(await readScans(bytes, undefined, [1], wrong), {
      pages: [],
      stopped: 'crash',
      tooLarge: [],
    });
  });

  it('opens no socket and starts no program', () => {
    const script = `
      import net from 'node:net'; import dns from 'node:dns'; import child from 'node:child_process';
      const deny = () => { throw new Error('not allowed'); };
      net.Socket.prototype.connect = deny; dns.lookup = deny; child.spawn = deny; child.execFile = deny;
      const { findOcr } = await import('./src/node/ocr/ocr-files.ts');
      const { Recogniser } = await import('./src/node/ocr/recogniser.ts');
      await import('./src/node/engine/no-sockets.ts');
      const { PageRaster } = await import('./src/core/paper/ocr/page-raster.ts');
      const recogniser = await Recogniser.start(findOcr());
      console.log(JSON.stringify(recogniser.recognise(new PageRaster(100, 50).pgm(), 300).blocks));`;
    const out = execFileSync(
      process.execPath,
      ['--import', 'tsx', '--input-type', 'module', '--eval', script],
      {
        encoding: 'utf8',
        cwd: join(import.meta.dirname, '../../..'),
        stdio: ['ignore', 'pipe', 'ignore'],
      },
    );
    assert.ok(Array.isArray(JSON.parse(out.trim().split('\n').at(-1)!)));
  });
});

/** The grey JPEG of a scanned fixture, as black and white bits, through the project's own raster. */
function bitmapOf(path: string): { width: number; height: number; bits: Uint8Array } {
  const folder = mkdtempSync(join(tmpdir(), 'peerlint-ocr-'));
  try {
    const script = `
      import { readFileSync, writeFileSync } from 'node:fs';
      const { openPdf } = await import('./src/node/pdf/open-pdf.ts');
      const { paintImages } = await import('./src/node/ocr/page-images.ts');
      const { PageRaster } = await import('./src/core/paper/ocr/page-raster.ts');
      const document = await openPdf(new Uint8Array(readFileSync(${JSON.stringify(path)})), undefined, { maxImageSize: 1e8 }).promise;
      const page = await document.getPage(1);
      const { width, height } = page.getViewport({ scale: 1 });
      const raster = new PageRaster(width, height);
      await paintImages(page, (image, matrix) => raster.paint(image, matrix));
      writeFileSync(${JSON.stringify(join(folder, 'page.pgm'))}, raster.pgm());
      process.exit(0);`;
    execFileSync(process.execPath, ['--import', 'tsx', '--input-type', 'module', '--eval', script], {
      cwd: join(import.meta.dirname, '../../..'),
      stdio: 'ignore',
    });
    const file = readFileSync(join(folder, 'page.pgm'));
    const [, w, h] = /^P5\n(\d+) (\d+)\n255\n/.exec(file.subarray(0, 30).toString('latin1'))!;
    const [width, height] = [Number(w), Number(h)];
    const grey = file.subarray(file.length - width * height);
    const rowBytes = (width + 7) >> 3;
    const bits = new Uint8Array(rowBytes * height);
    grey.forEach((value, at) => {
      const [x, y] = [at % width, Math.floor(at / width)];
      if (value > 190) bits[y * rowBytes + (x >> 3)]! |= 0x80 >> (x & 7);
    });
    return { width, height, bits };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
