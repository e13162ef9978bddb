import assert from 'node:assert/strict';
import type { PageItems, Run } from '../../../../src/core/paper/layout/page-items.ts';
import { readingTurns, turnOf } from '../../../../src/core/paper/layout/reading-turn.ts';

/** `letters` characters in one direction. */
function run(letters: number, angle: number): Run {
  return { text: 'x'.repeat(letters), x: 100, y: 100, width: 50, size: 10, angle, font: 'f', space: true };
}

function page(number: number, shape: 'tall' | 'wide', ...runs: readonly Run[]): PageItems {
  const [width, height] = shape === 'tall' ? [612, 792] : [792, 612];
  return { page: number, width, height, runs };
}

const turns = (...pages: readonly PageItems[]): (readonly [number, number])[] => [...readingTurns(pages)];

const upright = (number: number): PageItems => page(number, 'tall', run(3000, 0));

describe('readingTurns', () => {
  it('turns no page that reads as it is shown', () => {
    assert.deepEqual(turns(upright(1), upright(2)), []);
    assert.deepEqual(turns(page(1, 'wide', run(3000, 0))), []);
    assert.deepEqual(turns(), []);
    assert.deepEqual(turns(page(1, 'tall')), []);
  });

  it('turns pages that are shown on their sides or upside down', () => {
    const pages = [
      upright(1),
      page(2, 'wide', run(3000, 90), run(80, 0)),
      page(3, 'wide', run(3000, -90)),
      page(4, 'tall', run(3000, 180)),
    ];
    assert.deepEqual(turns(...pages, upright(5)), [
      [2, 90],
      [3, -90],
      [4, 180],
    ]);
  });

  it('turns all pages of a paper that is shown on its side', () => {
    const pages = [1, 2, 3].map((number) => page(number, 'wide', run(3000, 90)));
    assert.deepEqual(turns(...pages), [
      [1, 90],
      [2, 90],
      [3, 90],
    ]);
  });

  it('leaves a table on its side on a page of the usual shape, with or without a head above it', () => {
    assert.deepEqual(turns(upright(1), page(2, 'tall', run(1200, -90), run(40, 0)), upright(3)), []);
    assert.deepEqual(turns(upright(1), page(2, 'tall', run(1200, -90)), upright(3)), []);
  });

  it('leaves a wide page with its table upright and its number on the side', () => {
    assert.deepEqual(turns(upright(1), page(2, 'wide', run(1200, 0), run(20, 90)), upright(3)), []);
  });

  it('leaves a slide of which nothing but the label of an axis was read', () => {
    const slide = (number: number): PageItems => page(number, 'wide', run(300, 0));
    assert.deepEqual(turns(slide(1), page(2, 'wide', run(12, -90)), slide(3)), []);
  });

  it('leaves a page whose text runs in several directions', () => {
    assert.deepEqual(turns(upright(1), page(2, 'wide', run(500, 90), run(500, 0)), upright(3)), []);
  });
});

describe('turnOf', () => {
  it('takes a slant for the nearest direction', () => {
    assert.deepEqual(
      [0, -7, 30, 60, -60, 90, -90, 170, -170, 180, -180].map(turnOf),
      [0, 0, 0, 90, -90, 90, -90, 180, 180, 180, 180],
    );
  });
});
