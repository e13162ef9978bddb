import assert from 'node:assert/strict';
import fc from 'fast-check';
import { plainFont } from '../../../../src/core/paper/hidden/graphics-state.ts';
import type { ShownGlyph } from '../../../../src/core/paper/hidden/operands.ts';
import { PagePainter } from '../../../../src/core/paper/hidden/page-painter.ts';
import { judgePage } from '../../../../src/core/paper/hidden/visibility.ts';

const letter = (unicode: string, width = 500): ShownGlyph => ({ unicode, width, isSpace: unicode === ' ' });

function painter(): PagePainter {
  // As pdf.js views a page of 600 x 800 points: y downwards.
  return new PagePainter([1, 0, 0, -1, 0, 800], 600, 800);
}

describe('PagePainter', () => {
  it('moves along the line by widths, spacing and scale', () => {
    const page = painter();
    page.beginText();
    page.setFont(plainFont, 10);
    page.setText({ letterSpacing: 1, wordSpacing: 4, horizontalScale: 0.5 });
    page.moveText(100, 700);
    page.showText([letter('a'), 200, letter(' '), letter('b')]);
    const [text] = page.page().texts;
    // PDF 32000-1, 9.4.4: tx = ((w0 - Tj / 1000) Tfs + Tc + Tw) Th.
    assert.deepEqual(
      text!.glyphs.map(({ text: of, x, y }) => [of, x, y]),
      [
        ['a', 100, 100],
        [' ', 100 + (5 + 1 - 2) * 0.5, 100],
        ['b', 100 + (5 + 1 - 2) * 0.5 + (5 + 1 + 4) * 0.5, 100],
      ],
    );
  });

  it('writes downwards where the font does', () => {
    const page = painter();
    page.setFont({ ...plainFont, vertical: true }, 10);
    page.setTextMatrix([1, 0, 0, 1, 100, 700]);
    page.showText([
      { unicode: '天', width: 1000, vmetric: [-1000, 500, 880], isSpace: false },
      { unicode: '地', width: 1000, isSpace: false },
      letter('人'),
    ]);
    assert.deepEqual(
      page.page().texts[0]!.glyphs.map(({ x, y }) => [x, y]),
      [
        [100, 100],
        [100, 110],
        [100, 120],
      ],
    );
  });

  it('goes to the next line by the leading, below the start of the last', () => {
    const page = painter();
    page.setFont(plainFont, 10);
    page.setText({ leading: 14 });
    page.moveText(50, 700);
    page.showText([letter('a')]);
    page.nextLine();
    page.showText([letter('b')]);
    assert.deepEqual(
      page.page().texts.map(({ glyphs }) => [glyphs[0]!.x, glyphs[0]!.y]),
      [
        [50, 100],
        [50, 114],
      ],
    );
  });

  it('survives any operators in any order, and so does the judge', () => {
    const number = fc.oneof(
      fc.double({ min: -1000, max: 1000, noNaN: true }),
      fc.constantFrom(0, NaN, Infinity, -Infinity, 1e300),
    );
    const numbers = fc.array(number, { maxLength: 8 });
    const path = fc.oneof(
      numbers,
      fc.constant([0, 10, 10, 1, 200, 10, 1, 200, 700, 1, 10, 700, 4]),
      fc.constant([0, 0, 0, 2, 5, 5, 9, 900, 600, 3]),
    );
    const steps: fc.Arbitrary<(page: PagePainter) => void>[] = [
      fc.constant((page) => page.save()),
      fc.constant((page) => page.restore()),
      numbers.map((m) => (page) => page.transform(m)),
      numbers.map((m) => (page) => page.beginForm(m, [0, 0, 100, 100])),
      fc.constant((page) => page.endForm()),
      fc
        .boolean()
        .map(
          (mask) => (page) =>
            page.beginGroup(null, null, mask ? { luminosity: true, backdrop: 0, transferred: false } : null),
        ),
      fc.boolean().map((mask) => (page) => page.endGroup(mask)),
      fc.boolean().map((on) => (page) => page.setMask(on)),
      number.map((alpha) => (page) => page.setAlpha('fill', alpha)),
      fc.constantFrom(0, 0xffffff, null).map((colour) => (page) => page.setColour('fill', colour)),
      number.map((width) => (page) => page.setLineWidth(width)),
      fc.boolean().map((shown) => (page) => page.beginContent(shown)),
      fc.constant((page) => page.endContent()),
      fc.boolean().map((evenOdd) => (page) => page.clip(evenOdd)),
      fc.tuple(path, fc.boolean()).map(
        ([p, fill]) =>
          (page) =>
            page.path(p, fill ? 'evenodd' : null, !fill),
      ),
      fc.boolean().map((opaque) => (page) => page.image(opaque)),
      fc.boolean().map((solid) => (page) => page.stencil(solid)),
      fc.constant((page) => page.shading()),
      fc.constant((page) => page.beginText()),
      fc.constant((page) => page.endText()),
      number.map((size) => (page) => page.setFont(plainFont, size)),
      fc.integer({ min: -1, max: 9 }).map((renderingMode) => (page) => page.setText({ renderingMode })),
      numbers.map((m) => (page) => page.setTextMatrix(m)),
      fc.tuple(number, number).map(
        ([x, y]) =>
          (page) =>
            page.moveText(x, y),
      ),
      fc.tuple(number, number).map(
        ([width, back]) =>
          (page) =>
            page.showText([letter('a', width), back, letter('b')]),
      ),
    ];
    fc.assert(
      fc.property(fc.array(fc.oneof(...steps), { maxLength: 60 }), (program) => {
        const page = painter();
        for (const step of program) step(page);
        const painted = page.page();
        const shown = painted.texts.reduce((sum, { glyphs }) => sum + glyphs.length, 0);
        const { glyphs } = judgePage(painted);
        assert.ok(glyphs.length === 0 || glyphs.length === shown);
      }),
      { numRuns: 500 },
    );
  });
});
