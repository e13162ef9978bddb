import assert from 'node:assert/strict';
import fc from 'fast-check';
import { describe, it } from 'mocha';
import { reviewForSite } from '../../../src/core/copy/review-for-site.ts';
import { InputError } from '../../../src/core/input-error.ts';

const body = [
  '## Summary',
  '',
  'The paper trains a kiln model.  ',
  'It minimises $x_1 * y_1$.',
  '',
  '## Weaknesses',
  '',
  '- W1: No ablation. <!-- peerlint-ignore -->',
  '',
  '### Minor issues',
  '',
  '- a typo in $$\\frac{a}{b}$$',
  '',
  'Rating: 6',
  '',
  'One more word.',
  '',
  '**Questions:** Which kiln?',
].join('\n');
const clean = body.replace(' <!-- peerlint-ignore -->', '');

describe('a review for the site', () => {
  it('has no front matter and no comments of PeerLint, and is else as it was', () => {
    const { whole } = reviewForSite(`---\npaper: kiln.pdf\n---\n\n${body}\n\n`, 'review.md');
    assert.equal(whole, clean);
  });

  it('is the same with other line ends', () => {
    const windows = (text: string) => text.replaceAll('\n', '\r\n');
    const { whole } = reviewForSite(windows(`---\npaper: kiln.pdf\n---\n${body}\n`), 'review.md');
    assert.equal(whole, windows(clean));
  });

  it('comes in the fields of the form, with what stands under other headings in them', () => {
    const { fields } = reviewForSite(`---\npaper: kiln.pdf\n---\n\n${body}\n`, 'review.md');
    assert.deepEqual(fields, [
      { name: 'Summary', text: 'The paper trains a kiln model.  \nIt minimises $x_1 * y_1$.' },
      {
        name: 'Weaknesses',
        text: '- W1: No ablation.\n\n### Minor issues\n\n- a typo in $$\\frac{a}{b}$$\n\nOne more word.',
      },
      { name: 'Rating', text: '6' },
      { name: 'Questions', text: 'Which kiln?' },
    ]);
  });

  it('has no fields where the draft has none', () => {
    assert.deepEqual(reviewForSite('The paper is fine.\n', 'review.txt'), {
      whole: 'The paper is fine.',
      fields: [],
    });
  });

  it('of front matter that is no YAML has none of it', () => {
    assert.equal(reviewForSite('---\npaper: [\n---\nFine.\n', 'review.md').whole, 'Fine.');
  });

  const form = [
    '==+== KilnConf Review Form',
    '==-== Set off from the text below',
    '==+== Begin Review #7A',
    '',
    '==*== Comments for authors',
    '',
    'No ablation. <!-- peerlint-ignore -->  ',
    '\\==+== is how a form begins.',
    '',
    '==+== End Review',
    '',
    '',
  ].join('\r\n');

  it('is a HotCRP form, byte for byte', () => {
    assert.deepEqual(reviewForSite(form, 'review7.txt'), { whole: form, fields: [] });
    assert.equal(reviewForSite(`---\npaper: kiln.pdf\n---\n${form}`, 'review7.txt').whole, form);
  });

  it('is refused where there is none, with the mend', () => {
    for (const [text, problem] of [
      ['{"Summary": "Fine."}', /JSON.*peerlint import/],
      ['---\npaper: kiln.pdf\n---\n\n', /holds no review text.*first/],
      ['<!-- peerlint-ignore -->', /holds no review text/],
      ['', /holds no review text/],
    ] as const)
      assert.throws(
        () => reviewForSite(text, 'review.md'),
        (error) => error instanceof InputError && problem.test(error.message),
      );
  });

  it('loses no line of a text without front matter and comments', () => {
    const line = fc.constantFrom(
      '',
      ' ',
      'Fine.  ',
      '$a_b$',
      '- x',
      '# Summary',
      '```',
      '\tcode',
      '> quoted',
    );
    fc.assert(
      fc.property(fc.array(line, { maxLength: 12 }), (lines) => {
        const text = `First.\n${lines.join('\n')}`;
        assert.equal(reviewForSite(text, 'review.md').whole, text.trimEnd());
      }),
    );
  });
});
