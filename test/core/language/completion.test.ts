import assert from 'node:assert/strict';
import { completionContext } from '../../../src/core/language/completion-context.ts';
import { missingFieldNames } from '../../../src/core/language/field-names.ts';
import { mentionAt } from '../../../src/core/language/mention-at.ts';

describe('what is being written', () => {
  const cases: [before: string, expected: string | null][] = [
    ['As Table ', 'place table 9'],
    ['As Tables 4', 'place table 10'],
    ['(see Fig. ', 'place figure 10'],
    ['See Section 4.', 'place section 12'],
    ['See §', 'place section 5'],
    ['See Appendix B.', 'place appendix 13'],
    ['By Theorem ', 'place theorem 11'],
    ['As Eq. (', 'place equation 8'],
    ['as in [', 'citation 7'],
    ['as in [1, 1', 'citation 10'],
    ['## ', 'field 3'],
    ['## Str', 'field 3'],
    ['Summ', 'field 0'],
    ['', 'field 0'],
    ['line ', 'field 0'],
    ['In line ', 'field 0'],
    ['On page ', 'field 0'],
    ['the tables', 'field 0'],
    ['comfortable ', 'field 0'],
    ['It is so; in line ', null],
    ['It is so. On page 1', null],
    ['It is so: tables', null],
    ['It is so. ', null],
  ];
  for (const [before, expected] of cases)
    it(JSON.stringify(before), () => {
      const context = completionContext(before);
      const what = context?.kind === 'place' ? `place ${context.word}` : context?.kind;
      assert.equal(context ? `${what} ${context.from}` : null, expected);
    });

  it('is read at one cost in a line of any length', () => {
    assert.deepEqual(completionContext(`${'x'.repeat(300_000)} Table `), {
      kind: 'place',
      of: 'table',
      word: 'table',
      from: 300_007,
    });
  });
});

describe('names of fields', () => {
  it('go on with the form that the draft looks like, each once', () => {
    const names = missingFieldNames(['Paper Summary', 'Summary Of Strengths']);
    assert.deepEqual(names.slice(0, 2), [
      { name: 'Summary Of Weaknesses', venue: 'ARR' },
      { name: 'Comments Suggestions And Typos', venue: 'ARR' },
    ]);
    const all = names.map(({ name }) => name.toLowerCase());
    assert.equal(new Set(all).size, all.length);
    assert.ok(!all.includes('paper summary'));
  });
});

describe('a mention at a place of the draft', () => {
  const at = (source: string, words: string) => {
    const mention = mentionAt(source, source.indexOf(words) + 1);
    if (!mention) return null;
    const { sentence, anchor } = mention;
    return source.slice(sentence.start + anchor.start, sentence.start + anchor.end);
  };

  it('is what names a place of the paper', () => {
    const draft = 'It is slow.\r\nTable 3 and Section 4.2 show it; see lines 12-14.\r\n\r\nAs [7] says.';
    assert.equal(at(draft, 'Table 3'), 'Table 3');
    assert.equal(at(draft, '4.2'), 'Section 4.2');
    assert.equal(at(draft, '12-14'), 'lines 12-14');
    assert.equal(at(draft, '[7]'), '[7]');
    assert.equal(at(draft, 'slow'), null);
    assert.equal(at(draft, 'show it'), null);
  });

  it('goes over the end of a line, not over a blank one', () => {
    assert.equal(at('See Table\n3 for it.', '3'), 'Table\n3');
    assert.equal(at('See Table\n\n3 for it.', '3'), null);
  });

  it('is no citation where the draft has a list of its own', () => {
    const draft = 'As [3] says and [4] does not.\n\n[3] Lund. Tides and piers. 2019.\n';
    assert.equal(at(draft, '[3]'), null);
    assert.equal(at(draft, '[4]'), '[4]');
  });

  it('is found at the ends of a draft and in one of one line', () => {
    assert.equal(at('Table 3', 'T'), 'Table 3');
    assert.equal(mentionAt('', 0), null);
    assert.equal(mentionAt('Table 3', 99), null);
    const long = `${'word '.repeat(60_000)}see Table 3. ${'word '.repeat(60_000)}`;
    assert.equal(at(long, 'Table 3'), 'Table 3');
  });
});
