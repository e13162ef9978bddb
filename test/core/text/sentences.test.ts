import assert from 'node:assert/strict';
import fc from 'fast-check';
import { splitSentences } from '../../../src/core/text/sentences.ts';
import { paragraphs } from './sentence-paragraphs.ts';
import { cpuMs } from '../../cpu-ms.ts';

describe('splitSentences', () => {
  assert.ok(paragraphs.length >= 60);
  for (const marked of paragraphs) {
    it(marked, () => {
      const text = marked.replaceAll(' | ', ' ').replaceAll('|', '');
      const found = splitSentences(text).map(({ start, end }) => text.slice(start, end));
      assert.deepEqual(found, marked.split(/ \| |\|/u));
    });
  }

  it('splits at a blank line and not at a single line end', () => {
    const text = 'One line\nthat wraps\r\n\r\nNext paragraph';
    assert.deepEqual(splitSentences(text), [
      { start: 0, end: 19 },
      { start: 23, end: 37 },
    ]);
  });

  it('gives nothing for white space', () => assert.deepEqual(splitSentences(' \n\n\t '), []));

  it('counts in UTF-16 units', () => {
    assert.deepEqual(splitSentences('Nice 🎉. Good.'), [
      { start: 0, end: 8 },
      { start: 9, end: 14 },
    ]);
  });

  it('covers everything but white space, in order, in trimmed ranges', () => {
    const word = fc.constantFrom(
      'The',
      'model',
      'e.g.',
      'et al.',
      'Fig.',
      '3.',
      'why?',
      '"so."',
      '$a. b$',
      '`c. d`',
      '\n',
      '\n\n',
      '(no.)',
      '😀',
      'A.',
      '...',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(word).map((words) => words.join(' ')),
        ),
        (text) => {
          let at = 0;
          for (const { start, end } of splitSentences(text)) {
            assert.equal(text.slice(at, start).trim(), '');
            assert.ok(end > start);
            assert.equal(text.slice(start, end), text.slice(start, end).trim());
            at = end;
          }
          assert.equal(text.slice(at).trim(), '');
        },
      ),
    );
  });

  it('is linear: one line of 400,000 characters takes less than two seconds of CPU time', () => {
    const text = 'The loss of Smith et al. is 0.5 (see Fig. 3). '.repeat(8700);
    const spent = cpuMs(() => assert.equal(splitSentences(text).length, 8700));
    assert.ok(spent < 2000, `${spent} ms`);
  });
});
