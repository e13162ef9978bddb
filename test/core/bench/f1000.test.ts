import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { f1000Markdown } from '../../../src/core/bench/f1000.ts';

describe('F1000RD submissions as markdown', () => {
  it('joins a figure and a table with the label in the node before', () => {
    const markdown = f1000Markdown([
      'A rare case',
      'Case report',
      'We saw it twice.',
      'Figure 1.',
      '<fig id="f1"> <caption> <title>A scan.</title> <p>Dose &lt; 7.</p> </caption> <graphic/> </fig>',
      'Table 2.',
      '<table-wrap> <caption> <title>Doses.</title> </caption> <table a="b">\n<tr> <td>1.7</td> </tr>\n\n</table> </table-wrap>',
    ]);
    assert.deepEqual(markdown.split('\n\n'), [
      '# A rare case',
      '## Case report',
      'We saw it twice.',
      'Figure 1: A scan. Dose < 7.',
      'Table 2: Doses.',
      '<table a="b"> <tr> <td>1.7</td> </tr> </table>',
    ]);
  });

  it('does not take a sentence, a list item or a long line for a heading', () => {
    const body = ['Consent was given.', '- array: modules', `The ${'very '.repeat(30)}long line`];
    assert.equal(f1000Markdown(['T', ...body]), ['# T', ...body].join('\n\n'));
  });

  it('keeps program text apart', () => {
    assert.equal(f1000Markdown(['T', '<preformat>x &lt;- 1</preformat>']), '# T\n\n```\nx <- 1\n```');
  });
});
