import assert from 'node:assert/strict';
import { findAnchors } from '../../src/core/evidence/anchors.ts';
import { scoped } from './tokenize.ts';

const review = 'text.peer-review';
const all = (text: string, scope: string) => scoped(review, text, scope);

describe('grammar of peer reviews', () => {
  it('knows fields by their names, with markup or without', async () => {
    const lines = [
      ['Strengths', 'Strengths'],
      ['**Weaknesses:**', 'Weaknesses'],
      ['## Summary Of Weaknesses', 'Summary Of Weaknesses'],
      ['COMMENTS, SUGGESTIONS AND TYPOS:', 'COMMENTS, SUGGESTIONS AND TYPOS'],
      ['Questions for the authors', 'Questions for the authors'],
      ['Experimental Designs Or Analyses', 'Experimental Designs Or Analyses'],
      ['----------- Main concerns -----------', 'Main concerns'],
      ['Q3 (How novel is it?)', '(How novel is it?)'],
      ['2. [Novelty] How new is it?', '[Novelty]'],
      ['Limitations: none are given.', 'Limitations'],
    ];
    for (const [line = '', name = ''] of lines)
      assert.deepEqual(await all(line, 'entity.name.section'), [name], line);
    for (const line of ['The strengths are clear.', 'Summary tables are missing.', 'ICLR'])
      assert.deepEqual(await all(line, 'entity.name.section'), [], line);
  });

  it('knows scores, and no sentence that begins like one', async () => {
    const lines = [
      ['Rating: 6', '6'],
      ['**Soundness:** 3 good', '3'],
      ['Overall evaluation: 1 (weak accept)', '1'],
      ["Reviewer's confidence: 4 (high)", '4'],
      ['Overall Assessment: 2.5 = Borderline findings', '2.5'],
      ['SCORE: -2 (reject)', '-2'],
      ['Rating: 8: accept, good paper', '8'],
    ];
    for (const [line = '', value = ''] of lines)
      assert.deepEqual(await all(line, 'constant.numeric.score'), [value], line);
    for (const line of ['Clarity: 3 figures of the paper are hard to read at all', 'Rating is 6'])
      assert.deepEqual(await all(line, 'constant.numeric.score'), [], line);
  });

  it('knows the frame of an EasyChair letter', async () => {
    const letter = [
      'SUBMISSION: 74',
      'TITLE: Ferries and tides',
      '----------------------- REVIEW 1 ---------------------',
      '----- TEXT:',
    ].join('\n');
    assert.deepEqual(await all(letter, 'keyword.control.structure'), [
      'SUBMISSION',
      'TITLE',
      '----------------------- REVIEW 1 ---------------------',
      '----- TEXT:',
    ]);
    assert.deepEqual(await all(letter, 'string.unquoted'), ['74', 'Ferries and tides']);
  });

  it('marks the places that PeerLint reads', async () => {
    const texts = [
      'See Table 3, Fig. 2b, Section 4.2 and Sec. 5.',
      'Eq. (5) and Theorem 2 rest on Appendix B.2.',
      'In lines 12-14 and on page 7, see L214.',
      '§4.1 and Tables 2 and 3; Algorithm 1.',
    ];
    for (const text of texts) {
      const mentions = [
        ...new Set(findAnchors(text).map(({ mention }) => text.slice(mention.start, mention.end))),
      ];
      assert.deepEqual(
        (await all(text, 'constant.other.place')).map((place) => place.replace(/[()]/g, '')),
        mentions.map((place) => place.replace(/[()]/g, '')),
        text,
      );
    }
    for (const text of ['a table of results', 'the L2 loss', 'on the other page', 'in section headings'])
      assert.deepEqual(await all(text, 'constant.other.place'), [], text);
  });

  it('marks citations, items, quotations and math', async () => {
    const text =
      'As [12, 14-16] and (Ling et al., 2020) say, W1 stays: "the gain is small" is $a < b$ for (Q2).';
    assert.deepEqual(await all(text, 'constant.other.citation'), ['[12, 14-16]', 'Ling et al., 2020']);
    assert.deepEqual(await all(text, 'entity.name.tag.item'), ['(Q2)']);
    assert.deepEqual(await all(text, 'string.quoted'), ['"the gain is small"']);
    assert.deepEqual(await all(text, 'constant.other.math'), ['$a < b$']);
    assert.deepEqual(await all('**W1.** Slow.\n- Q2: Why?\nWeakness 3 - small', 'entity.name.tag.item'), [
      'W1',
      'Q2',
      'Weakness 3',
    ]);
  });

  it('reads nothing in code, and no inch as a quotation', async () => {
    assert.deepEqual(await all('`Table 3` and a 5" pipe with 6" walls', 'constant.other.place'), []);
    assert.deepEqual(await all('a 5" pipe with 6" walls', 'string.quoted'), []);
  });

  it('takes the front matter apart', async () => {
    const text = '---\npaper: Table 3.pdf\n---\nTable 3';
    assert.deepEqual(await all(text, 'entity.name.tag'), ['paper']);
    assert.deepEqual(await all(text, 'constant.other.place'), ['Table 3']);
  });

  it('stays linear on long lines without an end', async () => {
    const time = async (length: number) => {
      const start = process.cpuUsage();
      for (const part of ['"', '$x ', '“a', '[1, ', 'Table ', 'A. et al. ', '\\(', '-----'])
        await all(part.repeat(length / part.length), 'constant');
      return process.cpuUsage(start).user;
    };
    await time(500);
    const [short, long] = [await time(4000), await time(32_000)];
    // Eight times the text; a quadratic pattern would take sixty-four times as long.
    assert.ok(long < 30 * short, `${long} against ${short}`);
  }).timeout(60_000);
});
