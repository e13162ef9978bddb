import assert from 'node:assert/strict';
import fc from 'fast-check';
import { describe, it } from 'mocha';
import type { Confirmed } from '../../../src/core/copy/arr-justification.ts';
import { arrCodes, arrJustification } from '../../../src/core/copy/arr-justification.ts';
import { cutAtSentence } from '../../../src/core/copy/cut.ts';
import type { Evidence } from '../../../src/core/findings/finding.ts';

const quotation = (more: Partial<Evidence> = {}): Evidence => ({
  document: 0,
  page: 4,
  section: '3.1 Model',
  text: 'We use 69 layers.',
  rects: [],
  score: 0.9,
  ...more,
});
const confirmed = (more: Partial<Confirmed> = {}): Confirmed => ({
  claim: 'The model uses\n96 layers.',
  reason: 'The paper says 69 layers.',
  evidence: [quotation()],
  documents: ['kiln.pdf', 'extra.pdf'],
  ...more,
});

describe('a justification for ARR’s form', () => {
  it('says what the review and the paper say, with page and lines', () => {
    const evidence = [
      quotation({ lines: [210, 214] }),
      quotation({ document: 1, page: 2, section: null, text: 'Sixty-nine layers.' }),
    ];
    assert.equal(
      arrJustification('I5', confirmed({ evidence })),
      'I5. The reviewer states: “The model uses 96 layers.” ' +
        'The submission says (p. 4, lines 210–214, 3.1 Model): “We use 69 layers.” ' +
        'It also says (extra.pdf, p. 2): “Sixty-nine layers.” The paper says 69 layers. ' +
        'We believe that this point is not based on a deep understanding of the submission.',
    );
  });

  it('names one line as one, and no place where none is known', () => {
    const one = arrJustification('I11', confirmed({ evidence: [quotation({ lines: [7, 7] })] }));
    assert.match(one, /^I11\. .*\(p\. 4, line 7, 3\.1 Model\)/);
    const none = arrJustification('I11', confirmed({ evidence: [quotation({ page: null, section: null })] }));
    assert.match(none, /The submission says: “We use 69 layers\.”/);
  });

  it('cuts a long quotation where a sentence ends', () => {
    const text = 'We fire every kiln twice. '.repeat(120).trim();
    const said = arrJustification('I5', confirmed({ evidence: [quotation({ text })] }));
    assert.ok(said.length <= 2000 && said.length > 1900, `${said.length}`);
    assert.match(said, /every kiln twice\. \[…\]” The paper says 69 layers\. We believe/);
  });

  it('has at most 2,000 characters and no half of one, whatever it is given', () => {
    const text = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 5000, size: 'max' }),
      fc.constantFrom('😀'.repeat(3000), 'A b. '.repeat(2000), '“'.repeat(4000), '\u202e\u0000<b>[x](y)'),
    );
    fc.assert(
      fc.property(
        fc.constantFrom(...arrCodes),
        text,
        text,
        fc.array(fc.record({ text, section: fc.option(text) }), { maxLength: 4 }),
        (code, claim, reason, quotes) => {
          const evidence = quotes.map((quote) => quotation(quote));
          const said = arrJustification(code, confirmed({ claim, reason, evidence }));
          assert.ok(said.length <= 2000, `${said.length}`);
          assert.doesNotMatch(said, /\p{Surrogate}/u);
          assert.doesNotMatch(said, /[\u0000-\u001f\u202a-\u202e]/);
          assert.match(said, /^I\d+\. The reviewer states: “[^]*We believe[^]*\.$/);
        },
      ),
      { numRuns: 60 },
    );
  });
});

describe('a cut', () => {
  it('leaves short texts alone, else whole sentences, else whole words', () => {
    assert.equal(cutAtSentence('It is so.', 9), 'It is so.');
    assert.equal(cutAtSentence('It is so. It was so.', 18), 'It is so. […]');
    assert.equal(
      cutAtSentence('See Fig. 3 of Ling et al. for all that is there.', 40),
      'See Fig. 3 of Ling et al. for all […]',
    );
    assert.equal(cutAtSentence('x'.repeat(40), 20), `${'x'.repeat(16)} […]`);
  });
});
