import assert from 'node:assert/strict';
import { placeKey } from '../../../src/core/evidence/anchor-places.ts';
import { anchoredPassages, resolveAnchor } from '../../../src/core/evidence/anchor-resolve.ts';
import { findAnchors } from '../../../src/core/evidence/anchors.ts';
import { paperFromMarkdown } from '../../../src/core/paper/from-text.ts';
import { cpuMs } from '../../cpu-ms.ts';

const named = (text: string) =>
  findAnchors(text).map(({ word, number, to }) => `${word} ${number}${to === null ? '' : `-${to}`}`);

describe('places that a review names', () => {
  const places: readonly (readonly [string, readonly string[]])[] = [
    ['Table 3 is dense.', ['table 3']],
    ['Tables 2 and 3 are dense.', ['table 2', 'table 3']],
    ['Tables 2-4 are dense.', ['table 2', 'table 3', 'table 4']],
    ['Tab. IV is dense.', ['table 4']],
    ['Fig. 2a is small.', ['figure 2a']],
    ['Fig.2 is small.', ['figure 2']],
    ['Section 4.2 is short.', ['section 4.2']],
    ['\u00A74.2 is short.', ['section 4.2']],
    ['Eq. (5) is wrong.', ['equation 5']],
    ['Appendix B.2 helps.', ['appendix B.2']],
    ['Theorem 3.1 and Lemma 2 hold.', ['theorem 3.1', 'lemma 2']],
    ['Algorithm 1 is clear.', ['algorithm 1']],
    ['It lies in [0, 1], says [3].', ['citation 3']],
    ['So do the Heron Team (2025) and Lund (2019).', ['citation Heron Team 2025', 'citation Lund 2019']],
    ['See lines 120-125.', ['line 120-125']],
    ['See L214.', ['line 214']],
    ['See line 111 for this.', ['line 111']],
    ['See L123-125.', ['line 123-125']],
    ['See L123-L125.', ['line 123-125']],
    ['See Lines 140\u2013142.', ['line 140-142']],
    ['See line numbers 140-142.', ['line 140-142']],
    ['See line no. 7.', ['line 7']],
    ['See LL 40-44.', ['line 40-44']],
    ['See ll. 12--15.', ['line 12-15']],
    ['See l.99.', ['line 99']],
    ['See L 214.', ['line 214']],
    ['It is vague (L 33).', ['line 33']],
    ['LL. 5-6 repeat each other.', ['line 5-6']],
    ['Line 10\u201312: a comma is missing.', ['line 10-12']],
    ['L12-14 are hard to read.', ['line 12-14']],
    ['Lines 30 to 31 are hard to read.', ['line 30-31']],
    ['I do not follow L155.', ['line 155']],
    ['Appendix L55 should cite the lemma.', ['appendix L.55', 'line 55']],
    ['In line 12 of page 3 a word is missing.', ['line 12', 'page 3']],
    ['The claim [l.79ff] is bold.', ['line 79']],
    ['Typos: L5, L33 and L40.', ['line 5', 'line 33', 'line 40']],
    ['See line 5 of Algorithm 2.', ['line 5', 'algorithm 2']],
    ['See lines 5, 9 and 12-14.', ['line 5', 'line 9', 'line 12-14']],
    ['See line 99999.', ['line 99999']],
    ['See p. 7.', ['page 7']],
    ['See [12, 14-16].', ['citation 12', 'citation 14', 'citation 15', 'citation 16']],
    ['Ling et al. (2015) did so.', ['citation Ling 2015']],
    ['This is known (Smith and Lee, 2020).', ['citation Smith 2020']],
    ['As Ling (2015) says.', ['citation Ling 2015']],
    ['In Ling (2015) it is.', ['citation Ling 2015']],
  ];
  for (const [text, expected] of places) {
    it(text, () => {
      assert.deepEqual(named(text), expected);
    });
  }

  it('gives each its place in the text, and the whole list as mention', () => {
    const text = 'As Tables 2 and 3 show.';
    const [first, second] = findAnchors(text);
    assert.equal(text.slice(first!.start, first!.end), 'Tables 2');
    assert.equal(text.slice(second!.start, second!.end), '3');
    assert.equal(text.slice(second!.mention.start, second!.mention.end), 'Tables 2 and 3');
  });
});

describe('what names no place', () => {
  const none = [
    'The table is dense.',
    'The figures are small.',
    'In section a few words are missing.',
    'The page has 12 lines.',
    'Since 2019 much was done.',
    'NeurIPS 2023 had this.',
    'We claim 5 things.',
    'It is an L 2 norm.',
    'Table 123456 is no table.',
    'They take ViT-L 1024 as the backbone.',
    'They take ViT-L1024 as the backbone.',
    'BERT-L 768 is the baseline.',
    'The command line 2000 times was run.',
    'The trend line 1000 steps later is flat.',
    'There are about lines 5000 of Python.',
    'The file has lines 5000 of code.',
    'In L2 norm it is large.',
    'The L1 loss is used.',
    'They use L 2 regularisation.',
    'L2 regularization and L1-L2 penalties help.',
    'The gap between L1 and L2 is small.',
    'It assumes (L0, L1)-smoothness.',
    'The table fits in L3 cache.',
    'It ran on 8 L40 GPUs and on L40S.',
    'The baseline L4GM is strong.',
    'The L12-layer model wins.',
    'In L12 layers it is stored.',
    'The model (L 12, H 768) is small.',
    'See https://example.org/a.py#L2258 for it.',
    'The production line 12 was stopped.',
  ];
  for (const text of none) {
    it(text, () => {
      assert.deepEqual(
        named(text).filter((name) => name !== 'claim 5'),
        [],
      );
    });
  }

  it('leaves a count behind a figure alone', () => {
    assert.deepEqual(named('See Figure 2 and 5 datasets.'), ['figure 2']);
  });
});

const paper = paperFromMarkdown(
  `# Drying Peat

## 1 Introduction

We dry peat.

## 2 Chamber

The chamber holds trays.

### 2.1 Trays

Trays are flat.

| oven | hours |
|---|---|
| brick | 12.5 |

Table 1: Drying times.

## References

- Ling, A. 2015. Peat and heat. In *Proceedings of Peat*, pages 1-9.

## A Details

The fan turns.
`,
  { path: 'p.md', sha256: '', format: 'markdown', pages: null },
);

describe('places of a paper', () => {
  const status = (text: string) => findAnchors(text).map((anchor) => resolveAnchor(paper, anchor).status);

  it('finds tables, sections, subsections and appendices', () => {
    assert.deepEqual(status('Table 1, Section 2, Section 2.1 and Appendix A help.'), [
      'found',
      'found',
      'found',
      'found',
    ]);
  });

  it('tells what is absent where the numbering has no gap', () => {
    assert.deepEqual(status('Section 5 is short.'), ['absent']);
  });

  const numbered = (...headings: readonly string[]) =>
    paperFromMarkdown(
      headings
        .map((each) => `${'#'.repeat(each.split('.').length + 1)} ${each} Kilns\n\nKilns are hot.\n`)
        .join('\n'),
      { path: 'p.md', sha256: '', format: 'markdown', pages: null },
    );
  const sectionIn = (text: string, ...headings: readonly string[]) =>
    resolveAnchor(numbered(...headings), findAnchors(text)[0]!).status;

  it('tells what is absent behind the last subsection of a paper read in full', () => {
    const all = ['1', '2', '2.1', '2.2', '3', '3.1', '3.2'];
    assert.equal(sectionIn('Section 3.3 is short.', ...all), 'absent');
    assert.equal(sectionIn('Section 4 is short.', ...all), 'absent');
    assert.equal(sectionIn('Section 4.1 is short.', ...all), 'absent');
  });

  for (const [gap, ...headings] of [
    ['a section', '1', '3', '3.1'],
    ['sections and the first subsections', '1', '2.5', '3', '3.1'],
    ['the section of subsections', '1', '2.1', '2.2', '3', '3.1'],
    ['a subsection elsewhere', '1', '2', '2.1', '2.3', '3', '3.1'],
    ['the first section', '2', '3', '3.1'],
    ['an appendix', '1', '2', '3', '3.1', 'A', 'C'],
  ] as const) {
    it(`is not sure of sections where the numbering lacks ${gap}`, () => {
      for (const text of ['Section 3.2 is short.', 'Section 4 is short.', 'Section 4.1 is short.'])
        assert.equal(sectionIn(text, ...headings), 'unknown', text);
    });
  }

  it('is not sure of what it cannot count', () => {
    assert.deepEqual(
      status('See line 400 and page 9.').filter((one) => one === 'absent'),
      [],
    );
  });

  it('points at the table, caption and rows, and at a section with its subsections', () => {
    const texts = (text: string) =>
      anchoredPassages(paper, text)
        .map((id) => paper.passages[id]!.text)
        .join(' ');
    assert.match(texts('Table 1 is short.'), /12\.5/u);
    assert.match(texts('Table 1 is short.'), /Drying times/u);
    assert.match(texts('Section 2 is short.'), /Trays are flat/u);
    assert.equal(texts('It is short.'), '');
  });

  it('knows one number under its spellings', () => {
    assert.equal(placeKey('A.1'), placeKey('a1'));
    assert.equal(placeKey('A-1'), placeKey('A1'));
    assert.equal(placeKey('3b'), placeKey('3'));
    assert.notEqual(placeKey('3.1'), placeKey('31'));
  });
});

describe('hostile places', () => {
  for (const [name, text] of [
    ['digits', `Table ${'1'.repeat(100_000)}`],
    ['a list without end', `Tables ${'1, '.repeat(33_000)}`],
    ['brackets', '['.repeat(100_000)],
    ['capitals', 'A '.repeat(50_000)],
    ['lines', 'L5 '.repeat(33_000)],
    ['names', 'Smith and Lee '.repeat(7_000)],
    ['a range without end', 'Tables 1-9999 are many.'],
  ] as const) {
    it(`${name}: quick`, () => {
      const took = cpuMs(() => findAnchors(text));
      assert.ok(took < 2_000, `${took.toFixed(0)} ms`);
    });
  }
});
