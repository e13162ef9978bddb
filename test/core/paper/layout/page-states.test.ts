import assert from 'node:assert/strict';
import { assemblePaper } from '../../../../src/core/paper/assemble.ts';
import { draftFromPdf } from '../../../../src/core/paper/layout/draft-from-pdf.ts';
import type { PageItems, PdfPages, Run } from '../../../../src/core/paper/layout/page-items.ts';
import { namedWarnings } from '../../../../src/core/paper/named-warnings.ts';
import { withScans } from '../../../../src/core/paper/ocr/with-scans.ts';
import { pagesToScan } from '../../../../src/core/paper/ocr/pages-to-scan.ts';
import { listedPages } from '../../../../src/core/paper/page-ranges.ts';

const line = (text: string, y: number): Run => ({
  ...{ text, x: 100, y, width: 5 * text.length, size: 10, angle: 0, font: 'f', space: true },
});
const words = 'Tides turn twice a day, and the boats of the harbour turn with them.';
const page = (number: number, ...texts: string[]): PageItems => ({
  ...{ page: number, width: 612, height: 792 },
  runs: texts.map((text, n) => line(text, 100 + 12 * n)),
});
const pdf = (...pages: PageItems[]): PdfPages => ({
  pageCount: pages.length,
  pages,
  failed: [],
  outline: [],
});
const document = (path: string) => ({ path, sha256: '', format: 'pdf' as const, pages: 5 });
const draft = (read: PdfPages, path = 'paper.pdf') =>
  draftFromPdf(read, { ...document(path), pages: read.pageCount });
const full = (number: number) => page(number, ...Array<string>(8).fill(words));
/** A font whose codes say nothing: private use, control characters, or the sign for "unknown". */
const garbage = [
  '\uE001\uE002\uE003 \uE004\uE005\uE006',
  '\u0001\u0002\u0003\u0004\u0005',
  '\uFFFD'.repeat(14),
];

describe('what is said of pages', () => {
  it('is said once for pages in a row', () => {
    const { warnings, pagesWithoutText } = draft(pdf(full(1), page(2), page(3), full(4), page(5)));
    assert.deepEqual(pagesWithoutText, [2, 3, 5]);
    assert.deepEqual(
      warnings.map(({ kind, page: at, text }) => [kind, at, text.split(':')[0]]),
      [
        ['page-without-text', 2, 'Pages 2-3 hold no text'],
        ['page-without-text', 5, 'Page 5 holds no text'],
      ],
    );
  });

  it('names text whose fonts do not say what it means, and keeps none of it', () => {
    const { warnings, pagesWithoutText, blocks } = draft(pdf(full(1), page(2, ...garbage, '17')));
    assert.deepEqual(pagesWithoutText, [2]);
    assert.deepEqual(
      warnings.map(({ kind, page: at }) => [kind, at]),
      [['page-unreadable', 2]],
    );
    assert.ok(!blocks.some(({ text }) => /[\uE000-\uF8FF\uFFFD]/u.test(text)));
  });

  it('is not said of a page with a few symbols of its own', () => {
    const symbols = page(1, ...Array<string>(8).fill(`${words} \uE001\uE002\uE003`));
    assert.deepEqual(draft(pdf(symbols)).warnings, []);
    assert.deepEqual(draft(pdf(page(1, words, words, '\uE001\uE002\uE003'))).warnings, []);
  });

  it('names the pages that were read from their pictures', () => {
    const read = pdf(full(1), page(2), page(3));
    const runs = full(1).runs;
    const scanned = draft(
      withScans(read, [
        { page: 2, runs },
        { page: 3, runs: [] },
      ]),
    );
    assert.deepEqual([scanned.recognisedPages, scanned.pagesWithoutText], [[2], [3]]);
    assert.ok(scanned.blocks.some(({ page: at, text }) => at === 2 && text.startsWith('Tides turn')));
    assert.deepEqual(scanned.warnings.map(({ kind, page: at }) => `${kind} ${at}`).sort(), [
      'ocr 2',
      'page-without-text 3',
    ]);
  });

  it('keeps a stamp apart from what is recognised below it', () => {
    const stamped = pdf(full(1), page(2, 'Downloaded by the library of the harbour'));
    assert.deepEqual(pagesToScan(2, draft(stamped).blocks), [2]);
    const both = draft(withScans(stamped, [{ page: 2, runs: [line('The map dates from 1904.', 300)] }]));
    const texts = both.blocks.filter(({ page: at }) => at === 2).map(({ text }) => text);
    assert.ok(texts.some((text) => text.includes('library')) && texts.some((text) => text.includes('1904')));
  });

  it('says of which document a page is, where that is not the paper itself', () => {
    const paper = namedWarnings(
      assemblePaper([draft(pdf(full(1), page(2))), draft(pdf(full(1), page(2)), '/w/more.pdf')]),
    );
    assert.deepEqual(paper.pagesWithoutText, [2]);
    assert.deepEqual(
      paper.documents.map(({ pagesWithoutText }) => pagesWithoutText),
      [[2], [2]],
    );
    const [own, other] = paper.warnings;
    assert.match(own!.text, /^Page 2 holds no text/);
    assert.match(other!.text, /^more\.pdf: Page 2 holds no text/);
    assert.deepEqual([own!.document ?? 0, other!.document], [0, 1]);
  });
});

describe('listedPages', () => {
  it('joins pages in a row', () => {
    assert.equal(listedPages([1, 2, 3, 7, 9, 10]), '1-3, 7, 9-10');
    assert.equal(listedPages([4]), '4');
    assert.equal(listedPages([]), '');
  });
});
