import assert from 'node:assert/strict';
import fc from 'fast-check';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { escapeFor } from '../../../src/core/review/escape.ts';
import { parseReview } from '../../../src/core/review/parse-review.ts';

describe('escapeFor', () => {
  it('writes a JSON string', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary' }),
        (text) => JSON.parse(`"${escapeFor('json', text)}"`) === text,
      ),
    );
  });

  it('leaves plain text alone', () => assert.equal(escapeFor('plain', '*a* \\ "b"'), '*a* \\ "b"'));

  it('escapes the marks of a review form at line starts', () => {
    assert.equal(
      escapeFor('hotcrp', '==+== a\n==*== b\n==-== c\n== d ==+=='),
      '\\==+== a\n\\==*== b\n\\==-== c\n== d ==+==',
    );
    const form = (content: string) => `==+== Form\n==*== Comments\n${content}\n==+== End Review\n`;
    const [review] = parseReview(form(escapeFor('hotcrp', '==*== is a mark.')), {
      path: 'a.txt',
      sha256: '',
    });
    assert.deepEqual(
      review?.sentences.map(({ text }) => text),
      ['==*== is a mark.'],
    );
  });

  it('writes Markdown that reads as the text', () => {
    const word = fc.constantFrom(
      'a',
      'F_1',
      '*',
      '_x_',
      '`',
      '[1]',
      '(b)',
      '<i>',
      '&lt;',
      '\\',
      '\\*',
      'k*n',
      '&',
      '5 < 6',
      '![',
      '__',
      'x_',
    );
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 8 }), (words) => {
        const text = `Put ${words.join(' ')} there.`;
        const [paragraph] = fromMarkdown(escapeFor('markdown', text)).children;
        assert.equal(paragraph?.type, 'paragraph');
        const leaves = paragraph.children.map((child) =>
          child.type === 'text' ? child.value : `{${child.type}}`,
        );
        assert.equal(leaves.join(''), text);
      }),
    );
  });

  it('leaves math alone in Markdown', () => {
    assert.equal(escapeFor('markdown', 'the $a_1 * b_2$ term'), 'the $a_1 * b_2$ term');
  });
});
