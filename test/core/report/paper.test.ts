import assert from 'node:assert/strict';
import { paperFromMarkdown } from '../../../src/core/paper/from-text.ts';
import type { Paper } from '../../../src/core/paper/model.ts';
import { paperReportOf } from '../../../src/core/report/paper-json.ts';
import { paperText } from '../../../src/core/report/paper-text.ts';

const source = `# Birdsong in Small Woods

## 1 Introduction

Birds sing. Details are in Appendix A.

## 2 Results

Table 1: Counts.

| Set | n |
|-----|---|
| Frisk | 512 |
| Lomi | 422 |

Figure 2: A wood.

## References

- [1] Alice Ekdahl. Songs. Press, 2020.
`;

const plain = paperFromMarkdown(source, { path: 'paper.md', sha256: 'ab', format: 'markdown', pages: null });

/** The same paper as if it came from a PDF of three pages. */
const paged: Paper = {
  ...plain,
  documents: [{ path: 'paper.pdf', sha256: 'cd', format: 'pdf', pages: 3, pagesWithoutText: [3] }],
  sections: plain.sections.map((section, at) => ({ ...section, page: at + 1 })),
  furniture: [
    { page: 1, kind: 'page-number', text: '1' },
    { page: 2, kind: 'page-number', text: '2' },
    { page: 2, kind: 'running-head', text: 'Birdsong' },
  ],
  lineNumbers: [1, 2, 3].map((number) => ({ number, page: 1, rect: [0, 0, 1, 1] })),
  pagesWithoutText: [3],
};

describe('paperReportOf', () => {
  it('says how the paper was read', () => {
    const report = paperReportOf(plain);
    assert.equal(report.schema, 1);
    assert.equal(report.title, 'Birdsong in Small Woods');
    assert.deepEqual(
      report.sections.map(({ label, level }) => [label, level]),
      [
        ['1 Introduction', 1],
        ['2 Results', 1],
        ['References', 1],
      ],
    );
    assert.deepEqual(report.tables, [
      {
        number: '1',
        caption: 'Table 1: Counts.',
        page: null,
        section: '2 Results',
        document: 0,
        header: 1,
        rows: [
          ['Set', 'n'],
          ['Frisk', '512'],
          ['Lomi', '422'],
        ],
      },
    ]);
    assert.deepEqual(
      report.captions.map(({ kind, number }) => [kind, number]),
      [
        ['table', '1'],
        ['figure', '2'],
      ],
    );
    assert.deepEqual(
      report.references.map(({ key, author, year }) => [key, author, year]),
      [['1', 'Ekdahl', '2020']],
    );
    assert.equal(report.lineNumbers, null);
    assert.equal(report.appendixCut, true);
    assert.deepEqual(
      report.warnings.map(({ kind }) => kind),
      ['appendix-cut'],
    );
    assert.equal(report.passages['table'], 3);
  });

  it('counts what was taken out', () => {
    const report = paperReportOf(paged);
    assert.deepEqual(report.furniture, { 'page-number': 2, 'running-head': 1 });
    assert.deepEqual(report.removed[2], { page: 2, kind: 'running-head', text: 'Birdsong' });
    assert.deepEqual(report.lineNumbers, {
      ...{ count: 3, first: 1, last: 3 },
      pages: [{ page: 1, first: 1, last: 3, count: 3 }],
    });
  });

  it('is plain JSON', () => {
    const report = paperReportOf(paged);
    assert.deepEqual(JSON.parse(JSON.stringify(report)), report);
  });
});

describe('paperText', () => {
  it('is an outline for a person', () => {
    const lines = paperText(paged).split('\n');
    for (const line of [
      'Birdsong in Small Woods',
      'Paper: paper.pdf (pdf, 3 pages)',
      '  2 Results (p. 2)',
      '  Table 1: Counts.: 2 rows, 2 columns',
      '  Figure 2: A wood.',
      'Taken out of the text',
      '  2 page numbers, such as 1 (p. 1)',
      '  1 running head, such as Birdsong (p. 2)',
      '  3 line numbers (1 to 3)',
      'Pages without text: 3',
      '  The paper speaks of an appendix, but the file ends without one.',
    ]) {
      assert.ok(lines.includes(line), line);
    }
  });

  it('shows of tables, equations, footnotes and references how they were read', () => {
    const [block] = plain.blocks;
    const rich: Paper = {
      ...plain,
      blocks: [
        { ...block!, kind: 'equation', text: 'a = b (3)', page: 2 },
        { ...block!, kind: 'footnote', text: '1 Counted at dawn.', page: 2 },
      ],
      passages: [{ ...plain.passages[0]!, kind: 'text', text: 'As in [1], [1] and [7].', page: 2 }],
      equations: [{ number: '3', page: 2, block: 0 }],
      lineNumbers: [1, 2, 3, 4].flatMap((page) =>
        [1, 2].map((n) => ({ number: 2 * page - 2 + n, page, rect: [0, 0, 1, 1] as const })),
      ),
    };
    const lines = paperText(rich).split('\n');
    for (const line of [
      '    * Set | n',
      '    | Frisk | 512',
      '  (3) a = b (p. 2)',
      '  1 Counted at dawn. (p. 2)',
      '  [1] Alice Ekdahl. Songs. Press, 2020.',
      '  p. 1: 1-2 (2), p. 2: 3-4 (2), …, p. 4: 7-8 (2)',
      '2 works cited in 3 places',
      'Cited, and not among the references as read: 7',
    ]) {
      assert.ok(lines.includes(line), line);
    }
    const report = paperReportOf(rich);
    assert.deepEqual(report.citations, [
      { cited: '1', count: 2, reference: 0 },
      { cited: '7', count: 1, reference: null },
    ]);
    assert.deepEqual(
      [report.equations[0]?.text, report.footnotes[0]?.text],
      ['a = b (3)', '1 Counted at dawn.'],
    );
  });

  it('keeps to 80 columns and to a few hundred lines, however large the paper', () => {
    const many = <T>(one: T): T[] => Array<T>(500).fill(one);
    const long = '表 of many words 多语言 '.repeat(40);
    const huge: Paper = {
      ...plain,
      title: long,
      sections: many({ ...plain.sections[0]!, label: long, level: 3 }),
      captions: many({ ...plain.captions[1]!, text: long }),
      tables: many({
        ...plain.tables[0]!,
        rows: [1, 2, 3, 4, 5].map(() => ({ cells: [long, long], text: long, pieces: [] })),
      }),
      references: many({ ...plain.references[0]!, text: long }),
    };
    const lines = paperText(huge).split('\n');
    assert.ok(lines.length < 500, String(lines.length));
    const wide = /[\u2E80-\u9FFF]/gu;
    const widths = lines.map((line) => line.length + (line.match(wide)?.length ?? 0));
    assert.ok(Math.max(...widths) <= 80, lines[widths.indexOf(Math.max(...widths))]);
    assert.ok(lines.includes('  and 350 more (--format json has them all)'));
  });

  it('says what of a supplement was not read, and what is in it', () => {
    const [main] = paged.documents;
    const two: Paper = {
      ...paged,
      documents: [main!, { ...main!, path: '/w/more.pdf', pagesWithoutText: [1, 2], recognisedPages: [3] }],
      sections: paged.sections.map((section) => ({ ...section, document: 1, page: 3 })),
    };
    const lines = paperText(two).split('\n');
    for (const line of [
      'Supplement: /w/more.pdf (pdf, 3 pages, 1 read by OCR)',
      'Pages without text of more.pdf: 1-2',
      '  1 Introduction (more.pdf, p. 3)',
    ])
      assert.ok(lines.includes(line), line);
  });

  it('leaves out what there is none of', () => {
    const text = paperText(
      paperFromMarkdown('Words.', { path: 'a.md', sha256: '', format: 'markdown', pages: null }),
    );
    assert.equal(
      text,
      'No title found.\n\nPaper: a.md (markdown)\n\n1 passage, 0 references, 0 numbered equations\n',
    );
  });

  it('lets no control character of the paper through', () => {
    const evil = { ...plain, title: 'A\u001B[31mB\u202E C' };
    assert.ok(!/[\u001B\u202E]/u.test(paperText(evil)));
  });
});
