import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import type { PdfSample } from '../../../src/core/bench/pdf-reviews.ts';
import { pdfFigures, readPdfReview } from '../../../src/core/bench/pdf-reviews.ts';
import type { ShownFinding } from '../../../src/core/bench/sample.ts';

const text = '𝒳 wins. No cost is given.';

describe('labels of PDF reviews', () => {
  it('reads code points and the place of the answer', () => {
    const { review, places } = readPdfReview('r', text, [
      '{"start":0,"end":7,"class":"fact","truth":"supported","page":2}',
      '{"start":8,"end":25,"class":"fact","truth":"contradicted","type":"Hyperbole","span":[8,15],"absence":true,"page":9,"pages":[9,11],"table_only":true}',
      '{"start":8,"end":25,"class":"other","truth":"na","page":null}',
    ]);
    const span = review.labels[1]!.claim!.span;
    assert.equal(text.slice(span.start, span.end), 'No cost');
    assert.deepEqual(
      review.labels.map(({ gold }) => gold),
      ['clean', 'wrong', 'clean'],
    );
    assert.deepEqual(places, [
      { pages: [2], tableOnly: false },
      { pages: [9, 11], tableOnly: true },
      { pages: [], tableOnly: false },
    ]);
  });

  it('refuses a wrong claim without a span', () => {
    const line = '{"start":0,"end":7,"class":"fact","truth":"contradicted","type":"Number"}';
    assert.throws(() => readPdfReview('r', text, [line]), /r 0 is wrong/);
  });
});

describe('figures of PDF reviews', () => {
  const finding = (start: number, end: number, pages: (number | null)[]): ShownFinding => ({
    start,
    end,
    detector: 'd',
    type: 'Number',
    node: 'n',
    severity: 'warning',
    score: 1,
    absence: false,
    reason: '',
    evidence: pages.map((page) => ({ page, section: null, text: '' })),
  });
  const sample = (more: Partial<PdfSample>): PdfSample => ({
    paper: 'r',
    review: 'r',
    index: 0,
    source: 'natural',
    before: false,
    kind: 'fact',
    gold: 'wrong',
    type: 'Number',
    absence: false,
    leaked: false,
    text: '',
    span: { start: 10, end: 20 },
    why: '',
    score: 0,
    lexical: 0,
    predictedType: null,
    predictedSpan: null,
    shown: [],
    pages: [4, 6],
    tableOnly: false,
    ...more,
  });
  const samples = [
    sample({ shown: [finding(18, 30, [3, 4])], tableOnly: true }),
    sample({ shown: [finding(12, 14, [5])], absence: true }),
    sample({ shown: [finding(12, 14, [])] }),
    sample({ shown: [finding(20, 30, [4])] }),
    sample({ absence: true }),
    sample({ gold: 'clean', span: null, shown: [finding(0, 5, [4])] }),
  ];

  it('takes a finding for right only where it overlaps the labelled span', () => {
    const figures = pdfFigures('all', samples, 1);
    // Six findings, one of them outside of every sentence; the fourth ends where the span begins.
    assert.deepEqual(figures.precision, { hits: 3, n: 6 });
    assert.deepEqual(figures.sentencePrecision, { hits: 4, n: 6 });
    assert.deepEqual(figures.recall, { hits: 3, n: 5 });
    assert.deepEqual(figures.sentenceRecall, { hits: 4, n: 5 });
    assert.deepEqual(figures.absence, { hits: 1, n: 2 });
    assert.deepEqual(figures.tableOnly, { hits: 1, n: 1 });
  });

  it('looks for the labelled page among all quotations of a right finding', () => {
    const figures = pdfFigures('all', samples, 0);
    assert.deepEqual(figures.page, { hits: 1, n: 2 });
    assert.equal(figures.unquoted, 1);
  });
});
