import assert from 'node:assert/strict';
import type { Paper, PaperDocument } from '../../../src/core/paper/model.ts';
import { paperFromMarkdown } from '../../../src/core/paper/from-text.ts';

const document: PaperDocument = { path: 'paper.md', sha256: '00', format: 'markdown', pages: null };
const read = (source: string): Paper => paperFromMarkdown(source, document);

const source = `# Small Models for Birdsong

## Abstract

We study birdsong &amp; silence. A [link](https://example.org/a) and a ![picture of a bird](bird.png).

## 1 Introduction

Birds sing (Ekdahl, 2020), and 2*3*4 is 24.
The hard-wrapped line goes on, and σ[2](x) stays.

<!-- formula-not-decoded -->

- First item of the list.
- Second item, see Table 1.

1. Numbered item.

## 1.1 Data

Table 1: Sizes of the sets.

| Set | Train | Test |
|-----|-------|------|
| Frisk | 240,000 | 600 |
| Lomi **new** | 180,000 | 512 |

Figure 2: A spectrogram.

## References

- [1] Alice Ekdahl. Songs of birds. In Birds, 2020.
- [2] Bo Tran. Silence. Press, 2019.

## A Additional Material

The code is in the appendix, not in the supplementary material.
`;

describe('paperFromMarkdown', () => {
  const paper = read(source);

  it('takes the first top heading as title', () => {
    assert.equal(paper.title, 'Small Models for Birdsong');
  });

  it('reads sections with number, level and appendix', () => {
    assert.deepEqual(
      paper.sections.map(({ number, title, level, appendix }) => [number, title, level, appendix]),
      [
        [null, 'Abstract', 1, false],
        ['1', 'Introduction', 1, false],
        ['1.1', 'Data', 2, false],
        [null, 'References', 1, false],
        ['A', 'Additional Material', 1, true],
      ],
    );
    assert.equal(paper.sections[2]?.label, '1.1 Data');
    assert.equal(paper.blocks[paper.sections[2]!.block]?.text, '1.1 Data');
  });

  it('keeps what is printed and drops what is markup', () => {
    const texts = paper.blocks.map(({ text }) => text);
    assert.ok(texts.includes('We study birdsong & silence. A link and a picture of a bird.'));
    assert.ok(
      texts.includes(
        'Birds sing (Ekdahl, 2020), and 2*3*4 is 24. The hard-wrapped line goes on, and σ[2](x) stays.',
      ),
    );
    assert.ok(texts.includes('1. Numbered item.'));
    assert.ok(!texts.some((text) => text.includes('formula-not-decoded')));
  });

  it('gives blocks their kinds', () => {
    const kinds = paper.blocks.map(({ kind }) => kind);
    assert.deepEqual(kinds, [
      'title',
      'heading',
      'abstract',
      'heading',
      'paragraph',
      'list-item',
      'list-item',
      'list-item',
      'heading',
      'caption',
      'table',
      'caption',
      'heading',
      'reference',
      'reference',
      'heading',
      'paragraph',
    ]);
  });

  it('reads tables as rows and cells and gives them their caption', () => {
    const [table] = paper.tables;
    assert.equal(table?.number, '1');
    assert.equal(paper.captions[table?.caption ?? -1]?.text, 'Table 1: Sizes of the sets.');
    assert.equal(table?.header, 1);
    assert.deepEqual(
      table?.rows.map(({ cells }) => cells),
      [
        ['Set', 'Train', 'Test'],
        ['Frisk', '240,000', '600'],
        ['Lomi new', '180,000', '512'],
      ],
    );
    assert.equal(paper.sections[table?.section ?? -1]?.label, '1.1 Data');
  });

  it('reads the bibliography', () => {
    assert.deepEqual(
      paper.references.map(({ key, author, year }) => [key, author, year]),
      [
        ['1', 'Ekdahl', '2020'],
        ['2', 'Tran', '2019'],
      ],
    );
  });

  it('makes passages with what helps to find them', () => {
    const row = paper.passages.find(({ text }) => text === 'Frisk 240,000 600');
    assert.equal(row?.kind, 'table');
    assert.equal(row?.context, 'Table 1: Sizes of the sets. Set Train Test');
    assert.deepEqual(row?.table, { index: 0, row: 1 });
    const text = paper.passages.find((passage) => passage.text.startsWith('Birds sing'));
    assert.equal(text?.context, '1 Introduction');
    assert.deepEqual(
      paper.passages.map(({ id }) => id),
      paper.passages.map((_, at) => at),
    );
    assert.ok(paper.passages.every(({ page, pieces }) => page === null && pieces.length === 0));
  });
});

describe('paperFromMarkdown, odd input', () => {
  it('reads a paper without any structure', () => {
    const paper = read('One sentence. Another one.');
    assert.equal(paper.title, null);
    assert.deepEqual(
      paper.passages.map(({ text }) => text),
      ['One sentence. Another one.'],
    );
  });

  it('reads nothing from nothing', () => {
    assert.deepEqual(read('').passages, []);
  });

  it('reads HTML tables of other converters', () => {
    const paper = read(
      '# T\n\n## 1 Results\n\nTable 2: Counts.\n\n<table><tr><td>Set</td><td>n</td></tr><tr><td>A</td><td>12</td></tr></table>\n',
    );
    assert.deepEqual(
      paper.tables[0]?.rows.map(({ cells }) => cells),
      [
        ['Set', 'n'],
        ['A', '12'],
      ],
    );
    assert.equal(paper.tables[0]?.number, '2');
  });

  it('pairs captions below with their tables where the paper sets them below', () => {
    const table = (name: string): string => `| X | Y |\n|---|---|\n| ${name} | 1 |\n`;
    const paper = read(`## 1 Results\n\n${table('a')}\nTable 1: First.\n\n${table('b')}\nTable 2: Second.\n`);
    assert.deepEqual(
      paper.tables.map(({ number, rows }) => [number, rows[1]?.cells[0]]),
      [
        ['1', 'a'],
        ['2', 'b'],
      ],
    );
  });

  it('joins a paragraph that a float cut in two', () => {
    const paper = read(
      '## 1 Intro\n\nThis paragraph is long enough to be one and is cut by a float before it\n\nFigure 1: A bird.\n\nends in the next block.\n',
    );
    assert.ok(paper.blocks.some(({ text }) => text.endsWith('before it ends in the next block.')));
  });

  it('goes on with its sections below a bibliography that no heading ends', () => {
    const prose = 'This long paragraph belongs to an appendix that lost its heading. '.repeat(6);
    const paper = read(
      `## 1 Intro\n\nText.\n\n## References\n\n[1] A. Book. 2001.\n\n${`${prose}\n\n`.repeat(3)}`,
    );
    assert.equal(paper.references.length, 1);
    assert.equal(paper.blocks.filter(({ kind }) => kind === 'paragraph').length, 4);
  });
});

describe('completeness', () => {
  const body = '## 1 Intro\n\nText.\n\n';

  it('sees that the appendix is cut off', () => {
    const cut = read(`${body}Proofs are in Appendix B.\n\n## References\n\n[1] A. Book. 2001.\n`);
    assert.equal(cut.appendixCut, true);
    assert.ok(cut.warnings.some(({ kind }) => kind === 'appendix-cut'));
    assert.equal(
      read(`${body}Proofs are in Appendix B.\n\n## References\n\n[1] A. 2001.\n\n## B Proofs\n\nP.\n`)
        .appendixCut,
      false,
    );
    assert.equal(read(`${body}No back matter is mentioned.\n`).appendixCut, false);
  });

  it('is markdown with no more than a title at its top', () => {
    const paper = read('# Supplement\n\nWe used **AdamW** with [these settings](x.md).\n');
    assert.equal(paper.blocks.at(-1)?.text, 'We used AdamW with these settings.');
  });

  it('sees that supplementary text is missing', () => {
    for (const text of [
      'see the supplementary material for proofs',
      'Results are in the supplement.',
      'as in Supplementary Section C',
    ]) {
      assert.equal(read(`${body}More results: ${text}\n`).supplementMissing, true, text);
    }
    for (const text of [
      'The code is in the supplementary material.',
      'We supplement it with data.',
      'a supplementary loss',
    ]) {
      assert.equal(read(`${body}${text}\n`).supplementMissing, false, text);
    }
  });
});
