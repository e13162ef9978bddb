import assert from 'node:assert/strict';
import { readInline } from '../../../src/core/review/inline.ts';
import { verbatim } from '../../../src/core/review/mapped-text.ts';
import { readOne, texts } from './read.ts';

function clean(text: string): string {
  return readInline(verbatim(text, 0, text.length)).clean.text;
}

describe('inline markup', () => {
  it('is resolved', () => {
    const cases: [string, string][] = [
      ['a **bold** and *thin* and __b__ and _i_ word', 'a bold and thin and b and i word'],
      ['***both*** of `x_1 * y`', 'both of x_1 * y'],
      ['see [the page](https://example.org/a.b) now', 'see the page now'],
      ['<https://example.org>', 'https://example.org'],
      ['![a plot](plot.png) of it', 'a plot of it'],
      ['5 &lt; 6 &amp;&nbsp;7 &#233; &unknown; &amp;amp;', '5 < 6 & 7 é &unknown; &amp;'],
      ['100\\% of \\*stars\\* and \\_', '100% of *stars* and _'],
      ['H<sub>2</sub>O<br>and <b>so</b>', 'H 2 O and so'],
      ['a  b\t c\u00a0 d', 'a b c d'],
      ['zero\u200bwidth and soft\u00adhyphen', 'zerowidth and softhyphen'],
    ];
    for (const [text, expected] of cases) assert.equal(clean(text), expected, text);
  });

  it('stays text where it only looks like markup', () => {
    for (const text of [
      'with k*n and m*n steps',
      'if x <y and z> w',
      'see [12](page 3) and [1]',
      'f[i](t) is undefined',
      '$a_1 * b_2 * c_3$ and $\\mathbf{x}_i + \\mathbf{y}_i$',
      'snake_case_name and 2 * 3 * 4',
      'p* < 0.05 and q*',
      'an open ` tick, an open ** star',
      'the <dataset> token',
      '\\alpha and \\mathcal{L}_{in}',
    ]) {
      assert.equal(clean(text), text, text);
    }
  });

  it('keeps the places of what it keeps', () => {
    const text = 'a **bo&amp;ld** `co\\*de` \\% z';
    const { clean: mapped } = readInline(verbatim(text, 0, text.length));
    assert.equal(mapped.text, 'a bo&ld co\\*de % z');
    const places = mapped.segments.map(({ start, end, sourceStart, sourceEnd }) => [
      mapped.text.slice(start, end),
      text.slice(sourceStart, sourceEnd),
    ]);
    assert.deepEqual(places, [
      ['a ', 'a '],
      ['bo', 'bo'],
      ['&', '&amp;'],
      ['ld', 'ld'],
      [' ', ' '],
      ['co\\*de', 'co\\*de'],
      [' ', ' '],
      ['%', '\\%'],
      [' z', ' z'],
    ]);
  });

  it('is left as written in a paragraph too long to be one', () => {
    const text = `${'word '.repeat(2500)}*x*`;
    assert.ok(clean(text).endsWith('word *x*'));
  });

  it('does not cut a sentence inside a link, code, or emphasis that runs over', () => {
    assert.deepEqual(texts(readOne('See [A. The B](http://x.org). It `runs. Now`. End.')), [
      'See A. The B.',
      'It runs. Now.',
      'End.',
    ]);
    assert.deepEqual(texts(readOne('I think **it is bad. And dear.** The end.')), [
      'I think it is bad. And dear.',
      'The end.',
    ]);
    assert.deepEqual(texts(readOne('**It is bad. It is dear.** The end.')), [
      'It is bad.',
      'It is dear.',
      'The end.',
    ]);
  });
});
