import assert from 'node:assert/strict';
import { citationOf, insertion } from '../../../src/core/fixes/citation.ts';

const plain = { page: 5, section: null, text: 'Trams wait longer\nin the north.' };

function inserted(source: string, path: string, offset: number, text: string): string | null {
  const edit = insertion(source, path, offset, text);
  return edit && source.slice(0, edit.start) + edit.text + source.slice(edit.end);
}

describe('a citation of a passage', () => {
  it('has the page, and what is known of the place', () => {
    assert.equal(citationOf(plain, false), '(p. 5)');
    assert.equal(citationOf({ ...plain, section: '4.2 Delays' }, false), '(p. 5, §4.2)');
    assert.equal(citationOf({ ...plain, section: 'B Proofs' }, false), '(p. 5, §B)');
    assert.equal(citationOf({ ...plain, section: 'Abstract' }, false), '(p. 5)');
    assert.equal(citationOf({ ...plain, text: 'Table 2: Delays' }, false), '(p. 5, Table 2)');
  });

  it('quotes the words in one line, with no mark that would end the quotation', () => {
    assert.equal(citationOf(plain, true), '"Trams wait longer in the north." (p. 5)');
    assert.equal(
      citationOf({ ...plain, text: 'so-called “slow" trams' }, true),
      `"so-called 'slow' trams" (p. 5)`,
    );
  });
});

describe('inserting a citation', () => {
  it('sets it off by spaces where there are none', () => {
    assert.equal(inserted('Slow trams.', 'r.txt', 10, '(p. 5)'), 'Slow trams (p. 5).');
    assert.equal(inserted('Slow trams.', 'r.txt', 5, '(p. 5)'), 'Slow (p. 5) trams.');
    assert.equal(inserted('Slow trams', 'r.txt', 0, '(p. 5)'), '(p. 5) Slow trams');
    assert.equal(inserted('', 'r.txt', 0, '(p. 5)'), '(p. 5)');
  });

  it('does not cut a word', () => {
    assert.equal(inserted('Slow trams.', 'r.txt', 7, '(p. 5)'), 'Slow trams (p. 5).');
    assert.equal(inserted('Wéłcome', 'r.txt', 2, '(p. 5)'), 'Wéłcome (p. 5)');
  });

  it('escapes it for markdown', () => {
    assert.equal(inserted('Slow ', 'r.md', 5, '"a*b [1]"'), 'Slow "a\\*b \\[1\\]"');
  });

  it('leaves front matter alone', () => {
    const source = '---\npaper: p.pdf\n---\n\nSlow trams.\n';
    assert.equal(inserted(source, 'r.md', 8, '(p. 5)'), null);
    assert.ok(inserted(source, 'r.md', source.length - 2, '(p. 5)')?.includes('trams (p. 5).'));
  });

  it('stays inside the strings of a JSON form and keeps it readable', () => {
    const source = JSON.stringify({ Summary: 'Slow trams.', Weaknesses: ['It is "slow".'] }, null, 2);
    const at = source.indexOf(' trams');
    const text = inserted(source, 'review.json', at, '"so" (p. 5)');
    assert.deepEqual(JSON.parse(text!), {
      Summary: 'Slow "so" (p. 5) trams.',
      Weaknesses: ['It is "slow".'],
    });
    assert.equal(inserted(source, 'review.json', 0, '(p. 5)'), null);
    assert.equal(inserted(source, 'review.json', source.indexOf('Summary') + 2, '(p. 5)'), null);
    // Between a backslash and the quotation mark that it escapes.
    assert.equal(inserted(source, 'review.json', source.indexOf('\\"') + 1, '(p. 5)'), null);
  });

  it('does nothing in a form that is broken just now', () => {
    assert.equal(inserted('{"Summary": "Slow', 'review.json', 14, '(p. 5)'), null);
  });

  it('stays inside the fields of a HotCRP form', () => {
    const source = [
      '==+== Depot Paper Review Form',
      '==-== Set review readiness here.',
      '==+== Review Readiness',
      'Ready',
      '==*== Paper summary',
      '==-== Markdown styling supported.',
      '',
      'Slow trams.',
      '',
      '==+== Scratchpad',
      '',
    ].join('\n');
    assert.ok(inserted(source, 'r.txt', source.indexOf(' trams'), '(p. 5)')?.includes('Slow (p. 5) trams.'));
    assert.equal(inserted(source, 'r.txt', 8, '(p. 5)'), null);
  });
});
