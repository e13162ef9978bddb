import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { assemblePaper } from '../../../src/core/paper/assemble.ts';
import type { Paper } from '../../../src/core/paper/model.ts';
import { splitSentences } from '../../../src/core/text/sentences.ts';
import type { PdfReading } from '../../../src/node/pdf/read-in-thread.ts';
import { readPdfInThread } from '../../../src/node/pdf/read-in-thread.ts';
import type { Fixture } from './expected.ts';
import { pdfFixtures } from './expected.ts';

/** Δ has two code points that look alike, and TeX sets ∆; a minus sign and a hyphen differ on purpose. */
function bare(text: string): string {
  return text.normalize('NFC').replaceAll('∆', 'Δ').replace(/\s+/gu, ' ').trim();
}

/** TeX paints no spaces, and a cut line may lose one. */
function squeezed(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}

/** A cell over several columns stands once in the expectation; empty cells do not count. */
function printedCells(cells: readonly string[]): string[] {
  return cells.map(bare).filter((cell, at, all) => cell !== '' && cell !== all[at - 1]);
}

function read(pdf: string, password?: string): Promise<PdfReading> {
  return readPdfInThread(
    readFileSync(pdf),
    { path: pdf, sha256: '', format: 'pdf', pages: null },
    { password },
  );
}

async function paperOf({ name, pdf }: Fixture): Promise<Paper> {
  const outcome = await read(pdf);
  assert.ok('read' in outcome, `${name} opens`);
  return assemblePaper([outcome.read.draft]);
}

for (const fixture of pdfFixtures()) {
  const { name, pdf, expected } = fixture;

  if (!expected.opens) {
    it(`${name}.pdf does not open: ${expected.error ?? ''}`, async () => {
      const outcome = await read(pdf);
      assert.ok('problem' in outcome);
      assert.equal(outcome.problem, expected.error === 'password' ? 'password-needed' : 'broken');
      if (expected.password === undefined) return;
      assert.ok('read' in (await read(pdf, expected.password)));
      const wrong = await read(pdf, `not ${expected.password}`);
      assert.ok('problem' in wrong && wrong.problem === 'password-wrong');
    });
    continue;
  }

  describe(`${name}.pdf`, () => {
    let paper: Paper;
    before(async () => {
      paper = await paperOf(fixture);
    });

    it('has its title and pages', () => {
      if (expected.title !== undefined) assert.equal(bare(paper.title ?? ''), expected.title);
      if (expected.pages !== undefined) assert.equal(paper.documents[0]?.pages, expected.pages);
      const failed = paper.warnings.filter(({ kind }) => kind === 'page-failed').map(({ page }) => page);
      assert.deepEqual(failed, expected.failedPages ?? []);
      assert.deepEqual(paper.pagesWithoutText, expected.pagesWithoutText ?? expected.failedPages ?? []);
    });

    if (expected.headings) {
      it('has these headings and no others', () => {
        const found = paper.sections.map(({ number, title, page }) => [number, bare(title), page]);
        assert.deepEqual(
          found,
          expected.headings!.map(({ number, title, page }) => [number, title, page]),
        );
        const appendix = paper.sections.filter((section) => section.appendix).map(({ title }) => bare(title));
        assert.deepEqual(
          appendix,
          expected.headings!.filter((each) => each.appendix).map(({ title }) => title),
        );
      });
    }

    if (expected.captions) {
      it('has these captions', () => {
        const order = (a: string, b: string): number => a.localeCompare(b);
        const found = paper.captions.map(
          ({ kind, number, text, page }) => `${kind} ${number ?? ''} p${page ?? 0} ${bare(text)}`,
        );
        const wanted = expected.captions!.map(
          ({ kind, number, text, page }) => `${kind} ${number} p${page} ${bare(text)}`,
        );
        assert.deepEqual(found.sort(order), wanted.sort(order));
      });
    }

    if (expected.tables) {
      it('has these tables, row by row and cell by cell', () => {
        for (const { number, page, rows } of expected.tables!) {
          const table = paper.tables.find((each) => each.number === number);
          assert.ok(table, `Table ${number}`);
          assert.equal(table.page, page);
          assert.deepEqual(
            table.rows.map(({ cells }) => printedCells(cells)),
            rows.map(printedCells),
          );
        }
      });
    }

    if (expected.equations) {
      it('has these equation numbers', () => {
        const found = paper.equations.map(({ number, page }) => ({ number, page }));
        assert.deepEqual(found, expected.equations);
      });
    }

    if (expected.references) {
      it('has these references', () => {
        const found = paper.references.map(({ key, author, year }) => [key, author, year]);
        assert.deepEqual(
          found,
          expected.references!.map(({ key, author, year }) => [key, author, year]),
        );
      });
    }

    if (expected.footnotes) {
      it('keeps footnotes apart', () => {
        const notes = paper.blocks.filter(({ kind }) => kind === 'footnote');
        for (const { page, text } of expected.footnotes!) {
          assert.ok(
            notes.some((note) => note.page === page && bare(note.text).endsWith(text)),
            text,
          );
        }
      });
    }

    if (expected.sentences) {
      it('holds these sentences whole, on their page', () => {
        const found = new Map<string, Set<number | null>>();
        for (const { text, pieces } of paper.passages) {
          for (const { start, end } of splitSentences(text)) {
            const piece = pieces.find((each) => each.start <= start && start < each.end);
            const key = bare(text.slice(start, end));
            found.set(key, (found.get(key) ?? new Set()).add(piece?.page ?? null));
          }
        }
        for (const { page, text } of expected.sentences!) {
          assert.ok(found.get(bare(text))?.has(page), `p. ${page}: ${text}`);
        }
      });
    }

    if (expected.furniture) {
      it('takes running heads and page numbers out', () => {
        for (const { page, text } of expected.furniture!) {
          assert.ok(
            paper.furniture.some((each) => each.page === page && bare(each.text) === text),
            `p. ${page}: ${text}`,
          );
        }
        assert.equal(paper.furniture.length, expected.furniture!.length, JSON.stringify(paper.furniture));
      });
    }

    it('takes line numbers out and remembers where they are', () => {
      const { first = 0, last = -1, step = 1, perPage = [], restarts } = expected.lineNumbers ?? {};
      const run = (length: number): number[] => Array.from({ length }, (_, n) => first + n * step);
      const wanted = restarts
        ? perPage.flatMap(run).sort((a, b) => a - b)
        : run((last - first) / step + 1 || 0);
      const byNumber = [...paper.lineNumbers].sort((a, b) => a.number - b.number);
      assert.deepEqual(
        byNumber.map(({ number }) => number),
        wanted,
      );
      perPage.forEach((count, at) => {
        assert.equal(byNumber.filter(({ page }) => page === at + 1).length, count, `page ${at + 1}`);
      });
      for (const { number, page, text } of expected.lines ?? []) {
        const line = byNumber.find((each) => each.number === number);
        assert.ok(line?.page === page && lineHolds(paper, line, text), `line ${number}: ${text}`);
      }
    });

    if (expected.order) {
      it('reads in the right order', () => {
        const text = bare(paper.blocks.map((block) => block.text).join(' '));
        for (const parts of expected.order!) {
          let at = -1;
          for (const part of parts) {
            const next = text.indexOf(part, at + 1);
            assert.ok(next > at, part);
            at = next;
          }
        }
      });
    }

    if (expected.absent) {
      it('does not hold what a bad reading would', () => {
        for (const text of expected.absent!) {
          assert.ok(!paper.passages.some((passage) => passage.text.includes(text)), text);
        }
      });
    }

    if (expected.hidden) {
      it('keeps what a reader does not see apart, and what only looks hidden in', () => {
        const { hidden, warnings, ...shown } = paper;
        const text = squeezed(JSON.stringify(shown));
        for (const { text: words, how } of expected.hidden!) {
          assert.ok(!text.includes(squeezed(words)), words);
          const found = hidden.filter((each) => squeezed(each.text).includes(squeezed(words)));
          assert.deepEqual(
            found.map(({ reason }) => reason),
            [how === 'white' ? 'same-colour' : how],
          );
        }
        assert.equal(hidden.length, expected.hidden!.length, JSON.stringify(hidden));
        for (const words of expected.visible ?? []) assert.ok(text.includes(squeezed(words)), words);
        const wanted = expected.hidden!.some(({ instruction }) => instruction) ? ['hidden-text'] : [];
        assert.deepEqual(
          warnings.filter(({ kind }) => kind.startsWith('hidden')).map(({ kind }) => kind),
          wanted,
        );
      });
    } else {
      it('holds nothing hidden', () => {
        assert.deepEqual(paper.hidden, []);
      });
    }

    it('gives every passage its pieces inside the page', () => {
      for (const { text, pieces } of paper.passages) {
        assert.ok(pieces.length > 0, text);
        for (const {
          start,
          end,
          rect: [x0, y0, x1, y1],
        } of pieces) {
          assert.ok(start >= 0 && start < end && end <= text.length);
          assert.ok(x0 < x1 && y0 < y1 && x0 >= 0 && y0 >= 0 && x1 < 1000 && y1 < 1000, text);
        }
      }
    });
  });
}

/** Whether a line of some block stands beside the line number and holds the words. */
function lineHolds(paper: Paper, { page, rect }: Paper['lineNumbers'][number], text: string): boolean {
  const [, top, , bottom] = rect;
  const middle = (top + bottom) / 2;
  return paper.blocks.some((block) =>
    block.pieces.some((piece) => {
      if (piece.page !== page || piece.rect[1] > middle || piece.rect[3] < middle) return false;
      const words = bare(block.text.slice(piece.start, piece.end));
      return bare(text).startsWith(words.replace(/-$/u, '')) || words.includes(bare(text).replace(/-$/u, ''));
    }),
  );
}
