import assert from 'node:assert/strict';
import { BadRow, paperOfRow, readSourceRow } from '../../../../src/core/bench/inject/source-row.ts';
import { kilnPaper } from './paper-of-kilns.ts';

const row = { id: 'p1', title: 'Kilnet', paper: kilnPaper, reviews: [{ id: 'r1', text: 'Fine.' }] };

describe('a line of papers with reviews', () => {
  it('is read with its reviews; what is left out is filled in', () => {
    const read = readSourceRow(
      JSON.stringify({ ...row, id: 7, venue: 'X', reviews: [{ text: 'A' }, { text: 'B' }] }),
    );
    assert.equal(read.id, '7');
    assert.equal(read.format, 'markdown');
    assert.deepEqual(read.reviews, [
      { id: '7#1', text: 'A' },
      { id: '7#2', text: 'B' },
    ]);
    assert.equal(paperOfRow(read).title, 'Kilnet: Fast Firing Schedules for Ceramic Networks');
  });

  it('gets its title where the text has none', () => {
    const bare = readSourceRow(
      JSON.stringify({ ...row, paper: kilnPaper.slice(kilnPaper.indexOf('## Abstract')) }),
    );
    assert.equal(paperOfRow(bare).title, 'Kilnet');
  });

  for (const [what, line, message] of [
    ['no JSON', '{"id": ', /^is no JSON$/],
    ['a list', '[]', /object/],
    ['no paper', JSON.stringify({ ...row, paper: undefined }), /^paper: /],
    ['a paper without text', JSON.stringify({ ...row, paper: '# T\n\n.' }), /^paper p1 has hardly any text$/],
    ['a review without text', JSON.stringify({ ...row, reviews: [{ id: 'r' }] }), /^reviews\.0\.text: /],
    [
      'two reviews of one id',
      JSON.stringify({ ...row, reviews: [...row.reviews, ...row.reviews] }),
      /two reviews of one id/,
    ],
  ] as const)
    it(`is told apart: ${what}`, () => {
      assert.throws(
        () => readSourceRow(line),
        (error: unknown) => {
          assert.ok(error instanceof BadRow);
          assert.match(error.message, message);
          return true;
        },
      );
    });
});
