import assert from 'node:assert/strict';
import { bodySize } from '../../../../src/core/paper/layout/body-style.ts';
import { takeFurniture } from '../../../../src/core/paper/layout/furniture.ts';
import { framesOf } from '../../../../src/core/paper/layout/geometry.ts';
import { takeLineNumbers } from '../../../../src/core/paper/layout/line-numbers.ts';
import type { PageItems } from '../../../../src/core/paper/layout/page-items.ts';
import { rowsOf } from '../../../../src/core/paper/layout/rows.ts';
import { segmentsOf } from '../../../../src/core/paper/layout/segments.ts';
import { cells, page, prose, run } from './make-page.ts';
import { cpuMs } from '../../../cpu-ms.ts';

/** A page of twenty lines with numbers beside every `step`th, counted from `from`. */
function numbered(n: number, from: number, step: number, x: number): PageItems {
  const numbers = Array.from({ length: Math.floor(20 / step) }, (_, at) =>
    run(`${from + at * step}`, x, 100 + at * 12 * step, { width: 12 }),
  );
  return page(n, text(n), numbers);
}

function text(seed: number): ReturnType<typeof prose> {
  return prose(20, 100, 100, 80, seed);
}

function lineNumbers(...pages: PageItems[]): number[] {
  return takeLineNumbers(pages.flatMap(framesOf)).numbers.map(({ number }) => number);
}

describe('takeLineNumbers', () => {
  it('finds numbers beside every line, on either side', () => {
    const wanted = Array.from({ length: 40 }, (_, n) => n + 1);
    assert.deepEqual(lineNumbers(numbered(1, 1, 1, 60), numbered(2, 21, 1, 60)), wanted);
    assert.deepEqual(lineNumbers(numbered(1, 1, 1, 540), numbered(2, 21, 1, 540)), wanted);
  });

  it('finds numbers beside every fifth line', () => {
    assert.deepEqual(
      lineNumbers(numbered(1, 5, 5, 60), numbered(2, 25, 5, 60)),
      [5, 10, 15, 20, 25, 30, 35, 40],
    );
  });

  it('takes them out of the runs and nothing else', () => {
    const [frame] = takeLineNumbers(framesOf(numbered(1, 1, 1, 60))).frames;
    assert.deepEqual(frame!.runs, text(1));
  });

  it('leaves numbers inside the text: a column of a table counts too', () => {
    const table = Array.from({ length: 12 }, (_, n) => run(`${n + 1}`, 300, 400 + n * 12));
    assert.deepEqual(lineNumbers(page(1, text(1), table)), []);
  });

  it('leaves page numbers in the margin: one on each page', () => {
    const pages = [1, 2, 3, 4, 5, 6].map((n) => page(n, text(n), run(`${n}`, 560, 770)));
    assert.deepEqual(lineNumbers(...pages), []);
  });

  it('finds numbers between two columns and lists a line once that has its number on both sides', () => {
    const column = (from: number, x: number): ReturnType<typeof prose> =>
      Array.from({ length: 20 }, (_, at) => run(`${from + at}`, x, 100 + at * 12, { width: 10 }));
    const columns = [prose(20, 60, 100, 44), prose(20, 320, 100, 44)];
    const wanted = Array.from({ length: 40 }, (_, n) => n + 1);
    assert.deepEqual(lineNumbers(page(1, ...columns, column(1, 40), column(21, 300))), wanted);
    assert.deepEqual(lineNumbers(page(1, text(1), column(7, 60), column(7, 540))), wanted.slice(6, 26));
  });

  it('finds numbers that stand close to the ends of the lines', () => {
    const near = (from: number): ReturnType<typeof prose> =>
      text(from).flatMap((line, at) => [line, run(`${from + at}`, 509, 100 + at * 12, { width: 15 })]);
    const wanted = Array.from({ length: 40 }, (_, n) => n + 101);
    assert.deepEqual(lineNumbers(page(1, near(101)), page(2, near(121))), wanted);
  });

  it('finds numbers that start anew on every page', () => {
    const pages = [1, 2, 3].map((n) => numbered(n, 1, 1, 60));
    const once = Array.from({ length: 20 }, (_, n) => n + 1);
    assert.deepEqual(lineNumbers(...pages), [...once, ...once, ...once]);
  });

  it('follows the numbers to a last page with one line of text', () => {
    const last = page(3, run('one more line of running text ends the paper', 100, 100), run('41', 60, 100));
    const found = lineNumbers(numbered(1, 1, 1, 60), numbered(2, 21, 1, 60), last);
    assert.deepEqual(found.slice(-2), [40, 41]);
  });

  it('leaves a stray number among them', () => {
    const stray = run('1984', 60, 106, { width: 12 });
    const [frame] = takeLineNumbers(framesOf(page(1, numbered(1, 1, 1, 60).runs, stray))).frames;
    assert.ok(frame!.runs.includes(stray));
  });

  it('leaves the numbers of a listing and of a wide table in the margin', () => {
    const few = Array.from({ length: 8 }, (_, n) => run(`${n + 1}`, 80, 148 + n * 12, { width: 5 }));
    assert.deepEqual(lineNumbers(page(1, text(1), few), page(2, text(2)), page(3, text(3), few)), []);
    const table = Array.from({ length: 20 }, (_, n) => run(`${n + 1}`, 80, 100 + n * 12, { width: 5 }));
    const plain = [1, 2, 3, 4].map((n) => page(n, text(n)));
    assert.deepEqual(lineNumbers(...plain, page(5, text(5), table)), []);
  });

  it('leaves a long table inside the text whose first column counts from page to page', () => {
    const rows = (from: number): ReturnType<typeof prose> =>
      Array.from({ length: 30 }, (_, n) => run(`${from + n}`, 100, 100 + n * 12, { width: 12 }));
    assert.deepEqual(lineNumbers(page(1, text(1)), page(2, rows(1)), page(3, rows(31))), []);
  });

  it('is quick on a page of nothing but numbers', () => {
    const many = Array.from({ length: 30_000 }, (_, n) =>
      run(`${n % 9999}`, n % 2 === 0 ? 20 : (n * 7.3) % 600, 10 + ((n * 0.7) % 780), { size: 6 }),
    );
    const spent = cpuMs(() => assert.deepEqual(lineNumbers(page(1, text(1), many)), []));
    assert.ok(spent < 5000, `${spent} ms`);
  });

  it('leaves numbers that do not count', () => {
    const ticks = [10, 40, 20, 80, 30, 60].map((value, n) =>
      run(`${value}`, 60, 100 + n * 30, { width: 12 }),
    );
    assert.deepEqual(lineNumbers(page(1, text(1), ticks)), []);
  });
});

describe('takeFurniture', () => {
  const furniture = (...pages: PageItems[]): string[] => {
    const rows = rowsOf(pages.flatMap(framesOf).flatMap(segmentsOf), [50, 550]);
    return takeFurniture(rows, bodySize(rows)).furniture.map(
      ({ page: at, kind, text: words }) => `${at} ${kind} ${words}`,
    );
  };

  it('takes heads that return and page numbers that count', () => {
    const head = run('Birdsong in Small Woods', 200, 40);
    const pages = [1, 2, 3].map((n) => page(n, head, text(n), run(`${n + 3}`, 300, 770)));
    assert.deepEqual(furniture(...pages), [
      '1 running-head Birdsong in Small Woods',
      '1 page-number 4',
      '2 running-head Birdsong in Small Woods',
      '2 page-number 5',
      '3 running-head Birdsong in Small Woods',
      '3 page-number 6',
    ]);
  });

  it('knows a head with the page number in it', () => {
    const pages = [1, 2, 3].map((n) => page(n, run(`Ekdahl et al. ${n + 10}`, 200, 40), text(n)));
    assert.deepEqual(furniture(...pages), [
      '1 running-head Ekdahl et al. 11',
      '2 running-head Ekdahl et al. 12',
      '3 running-head Ekdahl et al. 13',
    ]);
  });

  it('leaves the tick of an axis at the top of a page', () => {
    const pages = [1, 2, 3].map((n) =>
      page(n, n === 2 ? [run('60', 250, 72)] : [], text(n), run(`${n}`, 300, 770)),
    );
    assert.deepEqual(furniture(...pages), ['1 page-number 1', '2 page-number 2', '3 page-number 3']);
  });

  it('takes the stamp of an archive and the notice of a venue', () => {
    const stamp = run('arXiv:2401.01234v2 [cs.CL] 3 Jan 2024', 20, 600, { angle: -90 });
    const first = page(1, stamp, text(1), run('Preprint. Under review.', 100, 770));
    assert.deepEqual(furniture(first).sort(), [
      '1 running-head Preprint. Under review.',
      '1 stamp arXiv:2401.01234v2 [cs.CL] 3 Jan 2024',
    ]);
  });

  it('takes page numbers well above the edge where they return at one height', () => {
    const pages = [1, 2, 3].map((n) => page(n, text(n), run(`${n}`, 300, 600)));
    assert.deepEqual(furniture(...pages), ['1 page-number 1', '2 page-number 2', '3 page-number 3']);
    assert.deepEqual(furniture(page(1, text(1), run('1', 300, 600)), page(2, text(2))), []);
  });

  it('leaves a label of a figure at the top of a paper without page numbers', () => {
    const pages = [1, 2, 3, 4].map((n) => page(n, text(n), n === 3 ? run('7', 200, 60) : []));
    assert.deepEqual(furniture(...pages), []);
    assert.deepEqual(furniture(page(1, text(1), run('t1', 200, 60))), []);
  });

  it('takes watermarks: the same words at the same place on most pages', () => {
    const mark = run('CONFIDENTIAL COPY', 150, 400, { size: 40 });
    const pages = [1, 2, 3, 4].map((n) => page(n, mark, text(n)));
    assert.deepEqual(
      furniture(...pages),
      [1, 2, 3, 4].map((n) => `${n} watermark CONFIDENTIAL COPY`),
    );
  });

  const small = { size: 8 };
  const permission = [
    run('Permission to make copies of this work for a class is granted', 60, 690, small),
    run('without fee. Copies bear this notice on the first page.', 60, 700, small),
    run('BIRDS 24, May 3 to 5, Ystad. Copyright 2024 Some Press.', 60, 712, small),
  ];

  it("takes the publisher's block at the foot of the first page, and leaves the footnote above it", () => {
    const note = run('Supported by a fund for small woods.', 60, 668, small);
    const mark = run('1', 55, 664, { size: 5 });
    const first = page(1, text(1).slice(0, 40), mark, note, permission, run('1', 300, 770));
    assert.deepEqual(furniture(first), [
      ...permission.map((line) => `1 imprint ${line.text}`),
      '1 page-number 1',
    ]);
    assert.deepEqual(
      furniture(page(1, text(1)), page(2, text(2).slice(0, 40), permission)),
      [],
      'on the second page it is text',
    );
  });

  it('leaves wordings of a publisher in the middle of a small note, in the print of the text, and above text', () => {
    const entry = [
      run('[1] A. Ekdahl. Birds of small woods. In', 60, 690, small),
      run('Proceedings of the 3rd Meeting on Birds, 1999.', 60, 700, small),
    ];
    assert.deepEqual(furniture(page(1, text(1).slice(0, 40), entry)), []);
    const large = run('Copyright law says little about the songs of birds.', 60, 690);
    assert.deepEqual(furniture(page(1, text(1).slice(0, 40), large)), []);
    const above = run('Proceedings of the society name three birds.', 60, 600, small);
    assert.deepEqual(furniture(page(1, text(1).slice(0, 30), above, prose(5, 60, 640))), []);
  });

  it('leaves footnotes that give one address on two pages', () => {
    const address = (n: number): ReturnType<typeof run>[] => [
      run(`${n}`, 60, 726, { size: 6 }),
      run('https://birds.example/songs', 64, 730, { size: 8, space: false }),
    ];
    const pages = [1, 2, 3, 4].map((n) => page(n, text(n).slice(0, 40), n < 3 ? address(n) : []));
    assert.deepEqual(furniture(...pages), []);
    const bare = [1, 2, 3, 4].map((n) =>
      page(n, text(n), n < 3 ? [run('https://birds.example/songs', 60, 750)] : []),
    );
    assert.deepEqual(furniture(...bare), []);
    const head = run('www.birds.example', 60, 40);
    assert.equal(furniture(...[1, 2, 3, 4].map((n) => page(n, head, text(n)))).length, 4, 'a head');
  });

  it('leaves a line of text that returns on two of many pages', () => {
    const pages = [1, 2, 3, 4, 5, 6].map((n) =>
      page(n, text(n), n < 3 ? [run('Proof. See above.', 100, 500)] : []),
    );
    assert.deepEqual(furniture(...pages), []);
  });

  it('knows one head on two sides by the number that grows with the pages', () => {
    const side = (n: number): string =>
      n % 2 === 0 ? `${n + 250} Ekdahl et al.` : `Ekdahl et al. ${n + 250}`;
    const pages = [1, 2, 3, 4].map((n) => page(n, run(side(n), 200, 40), text(n)));
    assert.deepEqual(
      furniture(...pages),
      [1, 2, 3, 4].map((n) => `${n} running-head ${side(n)}`),
    );
  });

  it('leaves lines at one height that differ in a number that does not grow with the pages', () => {
    const pages = [5, 9, 2, 7].map((birds, n) =>
      page(n + 1, run(`Day with ${birds} birds`, 200, 40), text(n)),
    );
    assert.deepEqual(furniture(...pages), []);
  });

  /** Rows over the whole height of the page, names that differ in their digits alone. */
  const longTable = (from: number, rows: number, y: number): ReturnType<typeof cells> =>
    Array.from({ length: rows }, (_, at) =>
      cells(y + at * 12, [`Nest ${from + at}`, 200], [`${(from * 7 + at * 3) % 9}`, 300], [`5${at}.4`, 380]),
    ).flat();

  it('leaves the rows of a long table, its names of columns and its caption on every page', () => {
    const pages = [1, 2, 3, 4, 5].map((n) =>
      page(
        n,
        run('Table 1: All nests.', 250, 60),
        cells(80, ['Bird', 200], ['Eggs', 300], ['Weight', 380]),
        longTable(n * 54, 54, 92),
        run(`${n}`, 300, 770),
      ),
    );
    assert.deepEqual(
      furniture(...pages),
      [1, 2, 3, 4, 5].map((n) => `${n} page-number ${n}`),
    );
  });

  it('leaves the names of columns over rows that stand wide apart', () => {
    const pages = [1, 2, 3].map((n) =>
      page(
        n,
        cells(60, ['Bird', 200], ['Eggs', 300], ['Weight', 380]),
        cells(84, [`Wren${n}`, 200], [`${n * n}`, 300], ['9.4', 380]),
        text(n),
      ),
    );
    assert.deepEqual(furniture(...pages), []);
  });

  it('leaves sentences of the running text that return at one height, at the edge and in the middle', () => {
    const line = (y: number): ReturnType<typeof run> =>
      run('the wren sings longest in the small woods of the south', 100, y);
    const pages = [1, 2, 3].map((n) =>
      page(n, line(88), text(n).slice(0, 15), line(280), prose(35, 100, 292, 80, n + 5), line(712)),
    );
    assert.deepEqual(furniture(...pages), []);
  });

  it('takes a head of two lines', () => {
    const head = [run('Birdsong in Small Woods', 200, 40), run('Journal of Wrens', 200, 52)];
    const pages = [1, 2, 3].map((n) => page(n, head, text(n)));
    assert.equal(furniture(...pages).length, 6);
  });

  it('is quick on pages of nothing but words that return', () => {
    const many = Array.from({ length: 3000 }, (_, n) =>
      run(`Nest ${n % 97}`, (n * 7.3) % 560, n % 5 === 0 ? 40 : 10 + ((n * 0.7) % 780), { size: 6 }),
    );
    assert.ok(cpuMs(() => furniture(page(1, many), page(2, many))) < 5000);
  });
});
