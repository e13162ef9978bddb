import assert from 'node:assert/strict';
import { paperFromMarkdown, paperFromText } from '../../../src/core/paper/from-text.ts';
import type { Paper, PaperDocument } from '../../../src/core/paper/model.ts';

const document: PaperDocument = { path: 'paper.txt', sha256: '00', format: 'text', pages: null };
const read = (source: string): Paper => paperFromText(source, document);

/** As PDF converters write it: light markup, page separators, glued tables. */
const source = `
ABSTRACT

Domain shift is an important problem that is often met where models are
used in the field. We train a small repre-
sentation network and reach 87.3% accuracy.

1 INTRODUCTION

With _advances in network architectures_ (Ekdahl et al., 2016), learning has
come a long way, as shown for the norm in **Theorem 2. If α < 3, then** we
have it [10].

∗Corresponding author: A. Name,


-----

2. We present a method that is not a heading but the second item of a list,
and it goes on over two lines.

|0.9|1.3|Col3|
|---|---|---|
|0.3 0.2|||

2 METHOD

2.1 THE MODEL AND ITS
LOSS FUNCTION

The objective is

_L = E + βK_ (1)

where β is a weight.

3 RESULTS

Table 1: Accuracy on two sets and the number of
parameters.

Method Set A Set B

Baseline 72.2 1.3

Ours, large 79.22 4.6
Ours, small 78.5 2.2

0.5 0.4 0.3

4 CONCLUSION

We conclude.

REFERENCES

Alice Ekdahl and Bo Tran. Songs of
birds. arXiv preprint arXiv:2012.15701, 2020.


-----

Marta Silva. Silence. In Proceedings of Quiet, pp. 1–9,
2019.

A APPENDIX

More results.
`;

describe('paperFromText', () => {
  const paper = read(source);

  it('finds headings in capitals, also over two lines, and no list items', () => {
    assert.deepEqual(
      paper.sections.map(({ label }) => label),
      [
        'ABSTRACT',
        '1 INTRODUCTION',
        '2 METHOD',
        '2.1 THE MODEL AND ITS LOSS FUNCTION',
        '3 RESULTS',
        '4 CONCLUSION',
        'REFERENCES',
        'A APPENDIX',
      ],
    );
    assert.deepEqual(
      paper.sections.filter(({ appendix }) => appendix).map(({ label }) => label),
      ['A APPENDIX'],
    );
  });

  it('joins hard-wrapped lines and cut words, and takes light markup out', () => {
    const texts = paper.blocks.map(({ text }) => text);
    assert.ok(texts.some((text) => text.includes('small representation network and reach 87.3% accuracy.')));
    assert.ok(
      texts.includes(
        'With advances in network architectures (Ekdahl et al., 2016), learning has come a long way, as shown for the norm in Theorem 2. If α < 3, then we have it [10].',
      ),
    );
  });

  it('reads glued tables without the names a converter gave to columns', () => {
    const glued = paper.tables.find(({ rows }) => rows.some(({ text }) => text.includes('0.9')));
    assert.deepEqual(
      glued?.rows.map(({ cells }) => cells),
      [
        ['0.9', '1.3', ''],
        ['0.3 0.2', '', ''],
      ],
    );
  });

  it('gathers rows of values below a caption, with the names of the columns', () => {
    const table = paper.tables.find(({ number }) => number === '1');
    assert.equal(
      paper.captions[table?.caption ?? -1]?.text,
      'Table 1: Accuracy on two sets and the number of parameters.',
    );
    assert.deepEqual(
      table?.rows.slice(0, 4).map(({ cells }) => cells),
      [
        ['Method Set A Set B'],
        ['Baseline', '72.2', '1.3'],
        ['Ours, large', '79.22', '4.6'],
        ['Ours, small', '78.5', '2.2'],
      ],
    );
    assert.equal(table?.header, 1);
  });

  it('reads equation numbers', () => {
    assert.deepEqual(
      paper.equations.map(({ number }) => number),
      ['1'],
    );
  });

  it('reads a bibliography over page ends', () => {
    assert.deepEqual(
      paper.references.map(({ author, year }) => [author, year]),
      [
        ['Ekdahl', '2020'],
        ['Silva', '2019'],
      ],
    );
  });

  it('loses no word and no number', () => {
    const bag = (text: string): string[] => (text.match(/[\p{L}\p{N}.]+/gu) ?? []).sort();
    const printed = source.replace(/repre-\n/u, 'repre').replace(/Col3/u, '');
    assert.deepEqual(bag(paper.passages.map(({ text }) => text).join('\n')), bag(printed));
  });

  it('is what a markdown file without markdown headings is read as', () => {
    const { sections } = paperFromMarkdown(source, document);
    assert.deepEqual(sections, paper.sections);
    const hash = '# Pairs 553,430 93,157\n\n# Scenes 742 777\n\nText of _a paper_ and [10](x).\n';
    assert.equal(paperFromMarkdown(hash, document).sections.length, 0);
  });
});

describe('paperFromText without blank lines', () => {
  const lines = (of: string): string[] =>
    Array.from(
      { length: 40 },
      (_, n) => `Line ${n} of ${of} is running text and as long as the lines of a usual paper are.`,
    );
  const page = (n: number): string[] => [
    'Under review as a conference paper at ABC 2026',
    ...lines(`page ${n}`),
    `${n}`,
  ];
  const pages = [1, 2, 3, 4].flatMap(page);
  const packed = [
    'ABSTRACT',
    ...lines('the abstract'),
    '1',
    'INTRODUCTION',
    ...pages,
    'Under review as a conference paper at ABC 2026',
    '2',
    'RELATED WORK',
    ...lines('the rest'),
  ];
  const paper = read(packed.join('\n'));

  it('joins the number above a heading', () => {
    assert.deepEqual(
      paper.sections.map(({ label }) => label),
      ['ABSTRACT', '1 INTRODUCTION', '2 RELATED WORK'],
    );
  });

  it('takes running heads and page numbers out', () => {
    const body = paper.passages.filter(({ kind }) => kind === 'text');
    const text = body.map((passage) => passage.text).join(' ');
    assert.ok(!text.includes('Under review'));
    assert.ok(!/\b[1-4] Line 0 of/u.test(text));
    assert.ok(!/are\. [1-4] Line/u.test(text));
    assert.equal(text.match(/Line 39 /gu)?.length, 6);
  });
});
