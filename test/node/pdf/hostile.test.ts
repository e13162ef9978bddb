import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { InputError } from '../../../src/core/input-error.ts';
import type { DraftDocument } from '../../../src/core/paper/draft.ts';
import type { Patience } from '../../../src/node/pdf/limits.ts';
import { mostRunsOnPage, usualPatience } from '../../../src/node/pdf/limits.ts';
import { readPdfInThread } from '../../../src/node/pdf/read-in-thread.ts';
import { readPaper } from '../../../src/node/read-paper.ts';
import type { Part } from './hostile-pdf.ts';
import { bomb, firstBehind, font, formTree, packed, pagesOf, pdfOf, prose } from './hostile-pdf.ts';

const file = { path: 'hostile.pdf', sha256: '', format: 'pdf', pages: null } as const;
/** Small files need little time and memory: what is more is found out sooner. */
const impatient = { ...usualPatience, cpu: 700 };
/** Time is no reason here, however busy the machine. */
const frugal = { ...usualPatience, growth: 60, cpu: 15_000, time: 60_000 };

async function draftOf(bytes: Uint8Array, patience = usualPatience): Promise<DraftDocument> {
  const reading = await readPdfInThread(bytes, file, { patience });
  assert.ok('read' in reading, JSON.stringify(reading));
  return reading.read.draft;
}

/** "kind page", of what has to do with the reading. */
function warned({ warnings }: Pick<DraftDocument, 'warnings'>): string[] {
  return warnings.map(({ kind, page }) => `${kind} ${page ?? ''}`);
}

const [first, second, third] = [prose('apples'), prose('bread'), prose('cheese')] as const;

/** Subjects of the pages that were read, in order. */
function subjects({ blocks }: DraftDocument): string[] {
  return blocks.flatMap(({ text }) => [...text.matchAll(/We study (\w+)/g)].map(([, subject]) => subject!));
}

describe('hostile PDFs', () => {
  describe('cost the page on which they strike, and no other', () => {
    const fontBomb: readonly Part[] = [
      `<< /Type /Font /Subtype /TrueType /BaseFont /A /FontDescriptor ${firstBehind(3) + 1} 0 R >>`,
      `<< /Type /FontDescriptor /FontName /A /Flags 32 /FontFile2 ${firstBehind(3) + 2} 0 R >>`,
      bomb(150),
    ];
    const cases: readonly [
      name: string,
      file: () => Buffer,
      patience: Patience,
      kind: string,
      text: RegExp,
    ][] = [
      [
        'contents that unpack to more than there is room for',
        () => pagesOf([first, bomb(150), third]),
        frugal,
        'page-given-up',
        /^Page 2 needs too much memory/,
      ],
      [
        'a font that does',
        () =>
          pagesOf([first, second.replace('/F1', '/F2'), third], {
            fonts: `/F2 ${firstBehind(3)} 0 R`,
            more: fontBomb,
          }),
        frugal,
        'page-given-up',
        /^Page 2 needs too much memory/,
      ],
      [
        'forms within forms',
        () =>
          pagesOf([first, `${second} /X Do`, third], {
            resources: `/XObject << /X ${firstBehind(3)} 0 R >>`,
            more: formTree(40, firstBehind(3)),
          }),
        impatient,
        'page-given-up',
        /^Page 2 takes too long to read/,
      ],
      [
        'nested arrays',
        () => pagesOf([first, '['.repeat(500_000) + second, third]),
        usualPatience,
        'page-without-text',
        /^Page 2 holds no text/,
      ],
    ];
    for (const [name, make, patience, kind, text] of cases) {
      it(name, async () => {
        const draft = await draftOf(make(), patience);
        assert.deepEqual(warned(draft), [`${kind} 2`]);
        assert.match(draft.warnings[0]!.text, text);
        assert.deepEqual(draft.pagesWithoutText, [2]);
        assert.deepEqual(subjects(draft), ['apples', 'cheese']);
      }).timeout(20_000);
    }
  });

  it('may hide text from the look and not from the warning', async () => {
    const lines = `${first} ${'0 0 m 1 1 l S '.repeat(300_000)}`;
    // Enough to read the words on a busy machine, far too little to look at the lines.
    const draft = await draftOf(pagesOf([lines, second]), { ...usualPatience, cpu: 2500 });
    assert.deepEqual(warned(draft), ['hidden-text-unchecked 1']);
    assert.deepEqual(subjects(draft), ['apples', 'bread']);
  });

  describe('with pictures that lie', () => {
    const below = `${second} q 540 0 0 60 60 660 cm /X Do Q`;
    const frame = [...Buffer.from('ffd8ffc00011080ffff0fff0030111000211000311 00'.replace(/ /g, ''), 'hex')];
    const pictures: readonly [name: string, part: Part][] = [
      [
        'about the depth of their samples',
        packed(
          Buffer.alloc(1000),
          '/Type /XObject /Subtype /Image /Width 5000 /Height 5000 /ColorSpace /DeviceRGB /BitsPerComponent -99999999999',
        ),
      ],
      [
        'about their size',
        {
          dict: '/Type /XObject /Subtype /Image /Width 90 /Height 90 /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode',
          data: Buffer.from(frame),
        },
      ],
    ];
    for (const [name, picture] of pictures) {
      it(name, async () => {
        const resources = `/XObject << /X ${firstBehind(3)} 0 R >>`;
        const file = pagesOf([first, below, third], { resources, more: [picture] });
        const draft = await draftOf(file, impatient);
        assert.deepEqual(warned(draft), ['page-without-text 2']);
        // What lies below a picture is hidden; no pixel of it is needed to know that.
        assert.deepEqual(subjects(draft), ['apples', 'cheese']);
        assert.match(draft.hidden.map(({ text }) => text).join(' '), /bread/);
      });
    }
  });

  it('with two million saved states on a page are not read again for it', async () => {
    const read: number[] = [];
    const reading = await readPdfInThread(pagesOf([first, second, 'q '.repeat(2_000_000), third]), file, {
      patience: impatient,
      onPage: (stage, page) => stage === 'text' && read.push(page),
    });
    assert.ok('read' in reading);
    const { draft } = reading.read;
    assert.deepEqual(warned(draft), ['page-given-up 3']);
    assert.match(draft.warnings[0]!.text, /^Page 3 takes too long/);
    assert.deepEqual(draft.pagesWithoutText, [3]);
    assert.deepEqual(subjects(draft), ['apples', 'bread', 'cheese']);
    for (const page of [1, 2, 3, 4])
      assert.ok(read.filter((each) => each === page).length <= 1, `page ${page}`);
  });

  it('with more text than a page can hold are read in part', async () => {
    const words = Array.from(
      { length: mostRunsOnPage + 500 },
      (_, at) =>
        `BT /F1 7 Tf 1 0 0 1 ${(at % 60) * 10} ${(Math.floor(at / 60) % 100) * 7.5} Tm (w${at}) Tj ET`,
    );
    const reading = await readPdfInThread(pagesOf([packed(words.join('\n')), second]), file);
    assert.ok('read' in reading);
    const { draft } = reading.read;
    assert.ok(warned(draft).some((each) => each === 'page-cut 1' || each === 'page-given-up 1'));
    assert.ok(draft.pagesWithoutText.includes(1));
    assert.deepEqual(subjects(draft), ['bread']);
  });

  it('that end nowhere in a circle are read once', async () => {
    const draft = await draftOf(
      pdfOf([
        '<< /Type /Catalog /Pages 2 0 R >>',
        '<< /Type /Pages /Kids [3 0 R 4 0 R] /Count 3 >>',
        '<< /Type /Pages /Parent 2 0 R /Kids [2 0 R 3 0 R] /Count 2 >>',
        '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources << /Font << /F1 6 0 R >> >> /Contents 5 0 R >>',
        { dict: '', data: first },
        font,
      ]),
    );
    assert.deepEqual(subjects(draft), ['apples']);
  });

  for (const count of [900, 2_147_483_647]) {
    it(`of two pages that claim to have ${count} have two`, async () => {
      const draft = await draftOf(pagesOf([first, second], { count }));
      assert.equal(draft.document.pages, 2);
      assert.deepEqual(subjects(draft), ['apples', 'bread']);
    });
  }

  describe('that hold nothing readable end in one sentence that names the file', () => {
    let folder: string;
    before(() => {
      folder = mkdtempSync(join(tmpdir(), 'peerlint-hostile-'));
    });
    after(() => {
      rmSync(folder, { recursive: true });
    });

    const refused: readonly [name: string, bytes: () => Buffer, message: RegExp][] = [
      [
        'pages of an astronomical unit',
        () => pagesOf([first, second], { mediaBox: '[0 0 1000000000 1000000000]' }),
        /pages 1 to 2 have a size that no page has/,
      ],
      [
        'a point for a page',
        () => pagesOf([first], { mediaBox: '[0 0 0.001 0.001]' }),
        /no text to speak of/,
      ],
      [
        'a catalog nested without end',
        () => pdfOf([`<< /Type /Catalog /Pages ${'['.repeat(100_000)} >>`]),
        /is damaged/,
      ],
      ['no catalog', () => pdfOf(['<< /Type /Nothing >>']), /is damaged/],
    ];
    for (const [name, bytes, message] of refused) {
      it(name, async () => {
        const path = join(folder, 'paper.pdf');
        writeFileSync(path, bytes());
        await assert.rejects(readPaper({ paper: path }), (error) => {
          assert.ok(error instanceof InputError);
          assert.equal(error.file, path);
          assert.match(error.message, message);
          return true;
        });
      });
    }
  });
});
