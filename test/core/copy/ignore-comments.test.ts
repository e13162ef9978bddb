import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { withoutIgnoreComments } from '../../../src/core/copy/ignore-comments.ts';
import { cpuMs } from '../../cpu-ms.ts';

describe('comments of PeerLint in a draft', () => {
  const cases: readonly (readonly [string, string, string])[] = [
    ['behind a sentence', 'It is slow. <!-- peerlint-ignore --> It is old.', 'It is slow. It is old.'],
    ['before a hard line break', 'It is slow. <!-- peerlint-ignore -->  \nOld.', 'It is slow.  \nOld.'],
    ['before a comma', 'Slow<!-- peerlint-ignore -->, old.', 'Slow, old.'],
    ['at the start of an item', '- <!-- peerlint-ignore -->Slow.', '- Slow.'],
    ['without spaces', 'Slow.<!--peerlint-ignore-->\nOld.', 'Slow.\nOld.'],
    ['on a line of its own', 'Slow.\n<!-- peerlint-ignore -->\nOld.', 'Slow.\nOld.'],
    ['between blank lines', 'Slow.\n\n<!-- peerlint-ignore -->\n\nOld.', 'Slow.\n\nOld.'],
    ['with other line ends', 'Slow.\r\n\r\n  <!-- peerlint-ignore -->\r\n\r\nOld.', 'Slow.\r\n\r\nOld.'],
    ['over two lines', 'Slow.\n<!-- peerlint-ignore\nit is true -->\nOld.', 'Slow.\nOld.'],
    ['of its kin', 'Slow. <!-- peerlint-ignore-next-line -->\nOld.', 'Slow.\nOld.'],
    ['one after the other', '<!-- peerlint-ignore --><!-- peerlint-ignore -->Slow.', 'Slow.'],
  ];
  for (const [name, text, expected] of cases)
    it(`goes ${name}`, () => {
      assert.equal(withoutIgnoreComments(text), expected);
    });

  const kept: readonly (readonly [string, string])[] = [
    ['a comment of the reviewer', 'Slow. <!-- ask again --> Old.'],
    ['fenced code', '```html\n<!-- peerlint-ignore -->\n```\n'],
    ['what is never closed', 'Slow. <!-- peerlint-ignore  \n\nAll of the rest.'],
    ['math and markup', '$a < b$  \n$$\n\\alpha_{i}\\\\\n$$\n\n* x_1 *y*\n\ttab\n'],
  ];
  for (const [name, text] of kept)
    it(`stays: ${name}`, () => {
      assert.equal(withoutIgnoreComments(text), text);
    });

  it('goes behind a fence that is never closed', () => {
    assert.equal(withoutIgnoreComments('```\nSlow. <!-- peerlint-ignore -->\n'), '```\nSlow.\n');
  });

  it('takes no longer than the text is long', () => {
    for (const piece of [
      '<!-- peerlint-ignore ',
      '<!--        ',
      ' <!-- peerlint-ignore --> ',
      '```\n',
      ' \n',
    ])
      assert.ok(cpuMs(() => withoutIgnoreComments(piece.repeat(20_000))) < 2000, piece);
  });
});
