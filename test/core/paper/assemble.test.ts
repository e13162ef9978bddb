import assert from 'node:assert/strict';
import { assemblePaper } from '../../../src/core/paper/assemble.ts';
import type { DraftBlock, DraftDocument } from '../../../src/core/paper/draft.ts';
import { pagelessBlock, pagelessDraft } from '../../../src/core/paper/draft.ts';
import type { PaperDocument } from '../../../src/core/paper/model.ts';
import { splitSentences } from '../../../src/core/text/sentences.ts';
import { tokenize } from '../../../src/core/text/tokens.ts';

const document: PaperDocument = { path: 'a.md', sha256: '00', format: 'markdown', pages: null };
const draft = (...blocks: DraftBlock[]): DraftDocument => pagelessDraft(document, blocks);
const heading = (text: string): DraftBlock => pagelessBlock('heading', text);
const paragraph = (text: string): DraftBlock => pagelessBlock('paragraph', text);

describe('sections', () => {
  it('puts letters below Roman numbers, where they are no appendix', () => {
    const { sections } = assemblePaper([
      draft(
        heading('I. INTRODUCTION'),
        heading('II. METHOD'),
        heading('A. Data'),
        heading('B. Model'),
        heading('III. RESULTS'),
      ),
    ]);
    assert.deepEqual(
      sections.map(({ level, appendix }) => [level, appendix]),
      [
        [1, false],
        [1, false],
        [2, false],
        [2, false],
        [1, false],
      ],
    );
  });

  it('puts unnumbered headings below the numbered one above them', () => {
    const { sections } = assemblePaper([
      draft(heading('3.1 Data'), heading('Preprocessing'), heading('Acknowledgements')),
    ]);
    assert.deepEqual(
      sections.map(({ level }) => level),
      [2, 3, 1],
    );
  });

  it('takes the level that the looks tell, where the reader knows it of some headings alone', () => {
    const { sections } = assemblePaper([
      draft(heading('2.10 Citations'), pagelessBlock('heading', 'Software and Data', { level: 1 })),
    ]);
    assert.deepEqual(
      sections.map(({ level }) => level),
      [2, 1],
    );
  });

  it('counts all behind the bibliography as appendix but acknowledgements and checklists', () => {
    const { sections } = assemblePaper([
      draft(
        heading('1 Intro'),
        heading('References'),
        heading('NeurIPS Paper Checklist'),
        heading('More Proofs'),
        heading('Details'),
      ),
    ]);
    assert.deepEqual(
      sections.map(({ appendix }) => appendix),
      [false, false, false, true, true],
    );
  });

  it('takes supplements as one Paper with their own documents', () => {
    const paper = assemblePaper([
      draft(heading('1 Intro'), paragraph('See the supplement.')),
      draft(heading('1 Proofs'), paragraph('P.')),
    ]);
    assert.deepEqual(
      paper.sections.map(({ document: at, appendix }) => [at, appendix]),
      [
        [0, false],
        [1, true],
      ],
    );
    assert.equal(paper.supplementMissing, false);
    assert.equal(paper.passages.at(-1)?.document, 1);
    assert.equal(paper.sections[1]?.block, 2);
  });
});

describe('float sections', () => {
  it('gives a drifted table to the section before that speaks of it', () => {
    const table = pagelessBlock('table', 'A 1', {
      rows: [{ cells: ['A', '1'], text: 'A 1', pieces: [] }],
      header: 0,
    });
    const paper = assemblePaper([
      draft(
        heading('4 Results'),
        paragraph('Results are in Tables 2 and 3.'),
        heading('5 Discussion'),
        paragraph('Table 4 is discussed here.'),
        pagelessBlock('caption', 'Table 3: Results.'),
        table,
        pagelessBlock('caption', 'Table 4: More.'),
      ),
    ]);
    assert.deepEqual(
      paper.captions.map(({ section }) => paper.sections[section!]!.label),
      ['4 Results', '5 Discussion'],
    );
    assert.equal(paper.sections[paper.tables[0]!.section!]?.label, '4 Results');
    assert.equal(paper.blocks[5]?.section, paper.tables[0]?.section);
  });
});

describe('passages', () => {
  const sentence = (n: number): string => `Sentence number ${n} has ten words or so in all of it.`;
  const long = Array.from({ length: 40 }, (_, n) => sentence(n)).join(' ');
  const paper = assemblePaper([
    draft(
      heading('1 A'),
      paragraph(long),
      paragraph('Short one.'),
      paragraph('Short two.'),
      heading('2 B'),
      paragraph('Other section.'),
    ),
  ]);
  const texts = paper.passages.filter(({ kind }) => kind === 'text');

  it('hold about 120 tokens and whole sentences', () => {
    for (const { text } of texts) {
      assert.ok(tokenize(text).length <= 120, text);
      assert.ok(splitSentences(text).every(({ start, end }) => /\.$/u.test(text.slice(start, end))));
    }
    assert.ok(texts.length >= 4 && texts.length <= 7, `${texts.length}`);
  });

  it('never cross a section', () => {
    const last = texts.at(-1)!;
    assert.equal(last.text, 'Other section.');
    assert.equal(last.context, '2 B');
  });

  it('hold every sentence once', () => {
    const all = texts.map(({ text }) => text).join(' ');
    for (let n = 0; n < 40; n += 1) assert.equal(all.split(sentence(n)).length, 2, sentence(n));
    assert.ok(all.includes('Short one. Short two.'));
  });

  it('carry the pieces of their own words', () => {
    const text = 'First sentence here. Second sentence there.';
    const pieces = [
      { start: 0, end: 20, page: 1, rect: [10, 10, 90, 20] as const },
      { start: 21, end: text.length, page: 2, rect: [10, 30, 90, 40] as const },
    ];
    const [passage] = assemblePaper([draft({ kind: 'paragraph', text, page: 1, pieces })]).passages;
    assert.deepEqual(passage?.pieces, pieces);
    assert.equal(passage?.page, 1);
  });

  it('show the headings above as context, the heading itself not', () => {
    const nested = assemblePaper([
      draft(heading('4 Experiments'), heading('4.2 Ablation'), paragraph('Text.')),
    ]);
    assert.deepEqual(
      nested.passages.map(({ context }) => context),
      ['', '4 Experiments', '4 Experiments > 4.2 Ablation'],
    );
  });
});
