import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { resolveAnchor } from '../../../src/core/evidence/anchor-resolve.ts';
import { findAnchors } from '../../../src/core/evidence/anchors.ts';
import { assemblePaper } from '../../../src/core/paper/assemble.ts';
import { linesBeside } from '../../../src/core/evidence/line-places.ts';
import { draftFromPdf } from '../../../src/core/paper/layout/draft-from-pdf.ts';
import type { Paper } from '../../../src/core/paper/model.ts';
import { readPdfPages } from '../../../src/node/pdf/read-pages.ts';
import { pdfFixtures } from './expected.ts';

async function paperOf(pdf: string): Promise<Paper> {
  const pages = await readPdfPages(new Uint8Array(readFileSync(pdf)));
  return assemblePaper([
    draftFromPdf(pages, { path: pdf, sha256: '', format: 'pdf', pages: pages.pageCount }),
  ]);
}

function letters(text: string): string {
  return text.replace(/[^\p{L}\p{N}]+/gu, '');
}

/** Texts of the passages that a mention of lines points at, letters alone. */
function textsAt(paper: Paper, text: string): string[] {
  const [anchor] = findAnchors(text);
  assert.equal(anchor?.kind, 'line', text);
  return resolveAnchor(paper, anchor).passages.map((id) => letters(paper.passages[id]!.text));
}

describe('lines that a review names', () => {
  for (const { name, pdf, expected } of pdfFixtures()) {
    const lines = expected.lines ?? [];
    if (lines.length === 0) continue;

    describe(`${name}.pdf`, () => {
      let paper: Paper;
      before(async () => {
        paper = await paperOf(pdf);
      });

      it('are told of what stands there', () => {
        let told = 0;
        for (const { number, page, text } of lines) {
          const places = paper.passages.flatMap(({ pieces, text: whole }) =>
            pieces
              .filter(
                (piece) =>
                  piece.page === page && letters(whole.slice(piece.start, piece.end)).includes(letters(text)),
              )
              .map((piece) => linesBeside(paper, [piece])),
          );
          for (const place of places) assert.deepEqual(place, [number, number], text);
          told += places.length;
        }
        assert.ok(told > 0);
      });

      it('lead to the passage of that line, and to no other column', () => {
        for (const { number, page, text } of lines) {
          const found = textsAt(paper, `See line ${number}.`);
          assert.ok(
            found.some((each) => each.includes(letters(text))),
            `${number} on page ${page}: ${text} not in ${found.join(' / ')}`,
          );
        }
      });
    });
  }

  const fixture = (name: string): string => pdfFixtures().find((each) => each.name === name)!.pdf;

  it('stand in the column beside their ruler, at the next line of text', async () => {
    const paper = await paperOf(fixture('lines-ruler'));
    assert.ok(textsAt(paper, 'See L030.').every((each) => each.includes('downbyonespeakerinanafternoon')));
    assert.ok(textsAt(paper, 'See L082.').every((each) => each.includes('wherecisthesentence')));
    assert.deepEqual(textsAt(paper, 'See lines 47-50.'), [], 'a ruler goes on below the text');
  });

  it('stand between the printed numbers where every fifth line has one', async () => {
    const paper = await paperOf(fixture('review-lines5'));
    // The heading is line 10 and the paragraph below it begins with line 11.
    const [text = ''] = textsAt(paper, 'See l. 11.');
    assert.match(text, /^Peoplewhowrite/u);
    assert.match(textsAt(paper, 'See ll. 12--13.').join(' '), /butalistcannotfind/u);
  });

  it('stand on every page where each page counts anew', async () => {
    const paper = await paperOf(fixture('lines-pagewise'));
    const texts = textsAt(paper, 'See line 12.');
    assert.ok(texts.some((each) => each.includes('Learnedcheckersneedpairs')));
    assert.equal(resolveAnchor(paper, findAnchors('See line 99.')[0]!).status, 'unknown');
  });

  it('are absent beyond the last line of a paper that counts on', async () => {
    const paper = await paperOf(fixture('review-lines'));
    const status = (text: string): string => resolveAnchor(paper, findAnchors(text)[0]!).status;
    assert.equal(status('See line 68.'), 'found');
    assert.equal(status('See line 69.'), 'absent');
    assert.equal(status('See line 99999.'), 'absent');
    assert.equal(status('See lines 60-99999.'), 'found');
    const plain = await paperOf(fixture('onecolumn'));
    assert.equal(resolveAnchor(plain, findAnchors('See line 69.')[0]!).status, 'unknown', 'no line numbers');
  });
});
