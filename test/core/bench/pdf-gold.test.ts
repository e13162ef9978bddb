import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import type { GoldFile } from '../../../src/core/bench/gold-file.ts';
import { readGoldFile } from '../../../src/core/bench/gold-file.ts';
import { goldFurniture, goldHeading, goldRow, goldSentence } from '../../../src/core/bench/gold-items.ts';
import { f1, scoreGold, sumGold } from '../../../src/core/bench/pdf-gold.ts';
import { formatGold } from '../../../src/core/bench/format-gold.ts';
import type { Block, Paper, Section, Table } from '../../../src/core/paper/model.ts';
import { paperOf } from '../paper-of.ts';

const salt = 'salt of a test';

function goldOf(more: Partial<GoldFile>): GoldFile {
  const none = { tables: [], headings: null, paragraphs: [], pages: [] };
  return readGoldFile(JSON.stringify({ name: 'test', pdf: '0'.repeat(64), salt, ...none, ...more }));
}

function block(text: string, kind: Block['kind'] = 'paragraph', page = 1): Block {
  return { kind, text, page, section: null, document: 0, pieces: [] };
}

function table(page: number, ...rows: string[][]): Table {
  return {
    number: '1',
    caption: null,
    header: 1,
    page,
    section: null,
    document: 0,
    rows: rows.map((cells) => ({ cells, text: cells.filter(Boolean).join(' '), pieces: [] })),
  };
}

function section(number: string | null, title: string, level: number, page: number): Section {
  const label = number === null ? title : `${number} ${title}`;
  return { number, title, label, level, page, document: 0, appendix: false, block: 0 };
}

const share = (gold: Partial<GoldFile>, paper: Partial<Paper>): ReturnType<typeof scoreGold>['shares'] =>
  scoreGold(goldOf(gold), paperOf([], paper)).shares;

describe('Gold of table rows', () => {
  const tables = [{ page: 2, rows: [goldRow(salt, ['?Ours', 'Small', '84.2', '−3'])] }];

  it('finds a row by its cells, wherever empty cells stand', () => {
    for (const cells of [
      ['Ours', 'Small', '84.2', '-3'],
      ['', 'Small', '84.2', '', '\u22123'],
    ])
      assert.deepEqual(share({ tables }, { tables: [table(2, ['x'], cells)] }).rows, { hits: 1, n: 1 });
  });

  it('knows a row whose text is whole from one whose cells are', () => {
    const { rows, rowTexts } = share({ tables }, { tables: [table(2, ['Small', '84.2 −3'])] });
    assert.deepEqual([rows.hits, rowTexts.hits], [0, 1]);
  });

  it('finds no row that is cut, in another order, or on another page', () => {
    for (const read of [
      table(2, ['Small', '84.2'], ['−3']),
      table(2, ['Small', '−3', '84.2']),
      table(3, ['Small', '84.2', '−3']),
    ])
      assert.deepEqual(share({ tables }, { tables: [read] }).rowTexts, { hits: 0, n: 1 });
  });
});

describe('Gold of headings', () => {
  const headings = [
    goldHeading(salt, 1, 1, '1', 'Introduction'),
    goldHeading(salt, 1, 1, null, 'Results.', true),
    goldHeading(salt, 2, 2, '1.1', 'Set-up'),
    goldHeading(salt, 2, null, null, 'Thanks'),
  ];

  it('counts what was found, what is right, levels and numbers', () => {
    const sections = [
      section('1', 'Introduction', 1, 1),
      section('1.1', 'Set–up', 1, 2),
      section(null, 'Thanks', 3, 2),
      section(null, 'Not a heading', 1, 2),
    ];
    const read = share({ headings }, { sections });
    assert.deepEqual(read.headingRecall, { hits: 3, n: 3 });
    assert.deepEqual(read.headingPrecision, { hits: 3, n: 4 });
    assert.deepEqual(read.levels, { hits: 1, n: 2 });
    assert.deepEqual(read.numbers, { hits: 3, n: 3 });
  });

  it('neither expects a run-in head nor calls it wrong, but a second of its name is', () => {
    const once = share({ headings }, { sections: [section(null, 'Results', 2, 1)] });
    assert.deepEqual(once.headingPrecision, { hits: 0, n: 0 });
    const twice = [section(null, 'Results', 2, 1), section(null, 'Results.', 2, 1)];
    assert.deepEqual(share({ headings }, { sections: twice }).headingPrecision, { hits: 0, n: 1 });
  });
});

describe('Gold of sentences', () => {
  const texts = [
    'We follow Smith et al. and others.',
    'It works well-known ways.',
    'The third one ends here.',
  ];
  const paragraphs = [
    { page: 1, lastPage: 1, box: null, sentences: texts.map((text) => goldSentence(salt, text)) },
  ];
  const boundaries = (...blocks: Block[]): [number, number, number, number] => {
    const { boundaryRecall, boundaryPrecision } = share({ paragraphs }, { blocks });
    return [boundaryRecall.hits, boundaryRecall.n, boundaryPrecision.hits, boundaryPrecision.n];
  };

  it('finds every boundary of a paragraph that was read well, hyphens apart', () => {
    assert.deepEqual(
      boundaries(block('Before it. ' + texts.join(' ').replace('well-known', 'wellknown'))),
      [3, 3, 3, 3],
    );
  });

  it('counts a block that ends inside a sentence as a wrong boundary', () => {
    assert.deepEqual(
      boundaries(block('We follow Smith et al. and'), block(`others. ${texts[1]} ${texts[2]}`)),
      [3, 3, 3, 4],
    );
  });

  it('counts a boundary that was not seen', () => {
    assert.deepEqual(boundaries(block(texts.join(' ').replace('others. It', 'others it'))), [2, 3, 2, 2]);
  });

  it('bears a misread letter in the middle and a footnote mark between sentences', () => {
    const read = `${texts[0]!.replace('Smith', 'Srnith')}^12 ${texts[1]} ${texts[2]}`;
    assert.deepEqual(boundaries(block(read)), [3, 3, 3, 3]);
    const { wholeSentences } = share({ paragraphs }, { blocks: [block(read)] });
    assert.deepEqual(wholeSentences, { hits: 2, n: 3 });
  });

  it('loses what was not read', () => {
    assert.deepEqual(boundaries(block('Something else altogether.')), [0, 3, 0, 0]);
  });

  it('leaves a boundary of taste out of both counts', () => {
    const sentences = [goldSentence(salt, 'Results.'), goldSentence(salt, 'They are good and fine.', true)];
    const own = [{ page: 1, lastPage: 1, box: null, sentences }];
    for (const text of ['Results. They are good and fine.', 'Results: they are good and fine.']) {
      const read = share({ paragraphs: own }, { blocks: [block(text.replace(': they', ', They'))] });
      assert.deepEqual(read.boundaryRecall, { hits: 1, n: 1 });
      assert.deepEqual(read.boundaryPrecision, { hits: 1, n: 1 });
    }
  });
});

describe('Gold of furniture', () => {
  const pages = [
    {
      page: 1,
      furniture: [
        goldFurniture(salt, 'page-number', '84'),
        goldFurniture(salt, 'footer', 'Proceedings, pages 84–91'),
        goldFurniture(salt, 'margin-note', 'A note', true),
      ],
      lines: [1, 4] as [number, number],
    },
  ];
  const removed = (...texts: string[]): Paper['furniture'] =>
    texts.map((text) => ({ page: 1, kind: 'running-head', text }));

  it('counts lines that were removed and removed lines that are furniture', () => {
    const read = share(
      { pages },
      { furniture: removed('84', 'Proceedings, pages 84-91', 'A sentence.', 'A note') },
    );
    assert.deepEqual(read.furnitureRecall, { hits: 2, n: 2 });
    assert.deepEqual(read.furniturePrecision, { hits: 3, n: 4 });
  });

  it('takes two lines in one, or one line in two pieces', () => {
    for (const texts of [['Proceedings, pages 84–91 84'], ['84', 'Proceedings,', 'pages 84–91']]) {
      const read = share({ pages }, { furniture: removed(...texts) });
      assert.deepEqual(read.furnitureRecall, { hits: 2, n: 2 });
      assert.equal(read.furniturePrecision.hits, texts.length);
    }
  });

  it('counts review line numbers', () => {
    const lineNumbers = [1, 2, 3, 9].map((number) => ({
      number,
      page: 1,
      rect: [0, 0, 1, 1] as const,
    }));
    const read = share({ pages }, { lineNumbers });
    assert.deepEqual(read.lineRecall, { hits: 3, n: 4 });
    assert.deepEqual(read.linePrecision, { hits: 3, n: 4 });
  });
});

describe('Figures of the gold', () => {
  it('prints every measure with its count and interval, and sums files', () => {
    const gold = goldOf({ tables: [{ page: 1, rows: [goldRow(salt, ['a', '1'])] }] });
    const right = scoreGold(gold, paperOf([], { tables: [table(1, ['a', '1'])] }));
    const wrong = scoreGold(gold, paperOf([]));
    assert.deepEqual(sumGold([right, wrong]).rows, { hits: 1, n: 2 });
    assert.match(formatGold([right, wrong]), /table rows whole \(cells\) +1\/2 = 50\.0 % \[9\.5, 90\.5\]/);
    assert.deepEqual(
      wrong.misses.map(({ set, page }) => [set, page]),
      [['rows', 1]],
    );
  });

  it('weighs precision and recall alike', () => {
    assert.equal(f1({ hits: 1, n: 2 }, { hits: 1, n: 1 }), 2 / 3);
    assert.equal(f1({ hits: 0, n: 0 }, { hits: 0, n: 0 }), 0);
  });
});

describe('Gold files', () => {
  it('are refused with text in place of a hash', () => {
    const row = { box: null, cells: ['84.2'], text: 'plain' };
    assert.throws(() => goldOf({ tables: [{ page: 1, rows: [row] }] }));
  });
});
