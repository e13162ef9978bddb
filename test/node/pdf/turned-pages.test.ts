import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { passageCover } from '../../../src/core/bench/passage-cover.ts';
import { assemblePaper } from '../../../src/core/paper/assemble.ts';
import { draftFromPdf } from '../../../src/core/paper/layout/draft-from-pdf.ts';
import type { PdfPages } from '../../../src/core/paper/layout/page-items.ts';
import type { Paper, Rect } from '../../../src/core/paper/model.ts';
import { readPdfPages } from '../../../src/node/pdf/read-pages.ts';
import { pdfFixtures } from './expected.ts';
import { pageWords } from './page-words.ts';
import { patchedPages } from './patched-pages.ts';

/** A4, as the sample is set. */
const [sheetWidth, sheetHeight] = [595.276, 841.89];

const { pdf, expected } = pdfFixtures().find(({ name }) => name === 'paper')!;
const sample = readFileSync(pdf);

interface Reading {
  readonly pages: PdfPages;
  readonly paper: Paper;
}

async function readingOf(bytes: Uint8Array): Promise<Reading> {
  const pages = await readPdfPages(bytes);
  const document = { path: pdf, sha256: '', format: 'pdf', pages: pages.pageCount } as const;
  return { pages, paper: assemblePaper([draftFromPdf(pages, document)]) };
}

/** Where a place of an upright page is shown after the page was turned clockwise. */
function shown([x0, y0, x1, y1]: Rect, turn: number): Rect {
  if (turn === 90) return [sheetHeight - y1, x0, sheetHeight - y0, x1];
  if (turn === 180) return [sheetWidth - x1, sheetHeight - y1, sheetWidth - x0, sheetHeight - y0];
  if (turn === 270) return [y0, sheetWidth - x1, y1, sheetWidth - x0];
  return [x0, y0, x1, y1];
}

function assertNear(actual: Rect, wanted: Rect, what: string): void {
  for (let side = 0; side < 4; side += 1)
    assert.ok(
      Math.abs(actual[side]! - wanted[side]!) <= 0.3,
      `${what}: ${actual.join()} for ${wanted.join()}`,
    );
}

const cases: readonly (readonly [what: string, turnOf: (page: number) => number])[] = [
  ['two pages on their sides', (page) => (page === 2 ? 90 : page === 5 ? 270 : 0)],
  ['one page upside down', (page) => (page === 4 ? 180 : 0)],
  ['all pages turned to the right', () => 90],
  ['all pages upside down', () => 180],
  ['all pages turned to the left', () => 270],
];

describe('pages that are shown turned', () => {
  let upright: Reading;
  before(async () => {
    upright = await readingOf(new Uint8Array(sample));
  });

  for (const [what, turnOf] of cases) {
    describe(what, () => {
      let turned: Reading;
      before(async () => {
        const entries = (page: number): string => (turnOf(page) === 0 ? '' : `/Rotate ${turnOf(page)}`);
        turned = await readingOf(patchedPages(sample, entries));
      });

      it('are turned', () => {
        for (const { page, width, height } of turned.pages.pages) {
          const sideways = turnOf(page) % 180 !== 0;
          assert.deepEqual([width, height], sideways ? [sheetHeight, sheetWidth] : [sheetWidth, sheetHeight]);
        }
      });

      it('have the headings, tables and references of the paper', () => {
        assertSampleIn(turned.paper);
      });

      it('read in the order of the upright pages, without their heads and numbers', () => {
        assert.deepEqual(
          turned.paper.passages.map(({ kind, text }) => [kind, text]),
          upright.paper.passages.map(({ kind, text }) => [kind, text]),
        );
      });

      it('have their rectangles where the page shows the text', () => {
        turned.paper.passages.forEach(({ text, pieces }, at) => {
          pieces.forEach(({ page, rect }, n) => {
            const wanted = shown(upright.paper.passages[at]!.pieces[n]!.rect, turnOf(page));
            assertNear(rect, wanted, `page ${page}, ${text.slice(0, 40)}`);
          });
        });
        const cover = passageCover(turned.paper, pageWords(turned.pages));
        assert.ok(cover.wrong <= cover.words * 0.01, JSON.stringify(cover.misses));
      });
    });
  }
});

describe('pages with a unit of their own', () => {
  for (const unit of [2, 0.5]) {
    it(`have the headings, tables and references of the paper, in units of ${unit}`, async () => {
      const { pages, paper } = await readingOf(patchedPages(sample, () => `/UserUnit ${unit.toFixed(1)}`));
      assert.deepEqual(
        [pages.pages[0]!.width, pages.pages[0]!.height],
        [sheetWidth * unit, sheetHeight * unit],
      );
      assertSampleIn(paper);
      const cover = passageCover(paper, pageWords(pages));
      assert.ok(cover.wrong <= cover.words * 0.01, JSON.stringify(cover.misses));
    });
  }
});

function assertSampleIn(paper: Paper): void {
  assert.equal(paper.title, expected.title);
  assert.deepEqual(
    paper.sections.map(({ number, title, page }) => [number, title, page]),
    expected.headings!.map(({ number, title, page }) => [number, title, page]),
  );
  assert.equal(paper.references.length, expected.references!.length);
  const columns = paper.tables.map(({ number, rows, page }) => ({
    number,
    page,
    columns: Math.max(...rows.map(({ cells }) => cells.length)),
  }));
  assert.deepEqual(
    columns,
    expected.tables!.map(({ number, page, rows }) => ({
      number,
      page,
      columns: Math.max(...rows.map(({ length }) => length)),
    })),
  );
}
