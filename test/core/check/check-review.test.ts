import assert from 'node:assert/strict';
import type { Checker, Opinion } from '../../../src/core/check/checker.ts';
import { checkReview, checkSteps } from '../../../src/core/check/check-review.ts';
import { buildPaperIndex } from '../../../src/core/evidence/paper-index.ts';
import type { Threshold } from '../../../src/core/findings/finding.ts';
import type { Paper } from '../../../src/core/paper/model.ts';
import { parseReview } from '../../../src/core/review/parse-review.ts';
import { paperOf } from '../paper-of.ts';

const paper = paperOf([
  'We train the encoder for 40 epochs on MinuteBook.',
  'Seeds are given in Appendix B.',
]);
const source = `## Weaknesses

- The encoder is trained for 400 epochs, and the seeds are missing.
- The writing is hard to follow.

Rating: 4
`;
const [review] = parseReview(source, { path: 'r.md', sha256: '' });
assert.ok(review);

/** Says that `words` are wrong wherever they stand. */
function saying(words: string, more: Partial<Opinion> = {}): Checker {
  return {
    name: `says-${words.replace(/\W+/g, '-')}`,
    check: ({ text }) => {
      const start = text.indexOf(words);
      if (start < 0) return [];
      const opinion: Opinion = {
        start,
        end: start + words.length,
        verdict: 'contradicted',
        type: 'Number',
        node: 'number/setting-value',
        score: 0.7,
        severity: 'warning',
        absence: false,
        reason: 'The paper says otherwise.',
        quotes: [{ passage: 0, start: 25, end: 34, score: 0.9 }],
        ...more,
      };
      return [opinion];
    },
  };
}

function check(
  checkers: readonly Checker[],
  of: Paper = paper,
  dismissed: readonly string[] = [],
  threshold: Threshold = 'balanced',
) {
  return checkReview(of, buildPaperIndex(of), review!, {
    threshold,
    policy: 'localModel',
    dismissed,
    checkers,
  });
}

describe('checking a review', () => {
  it('places a finding in the source and quotes the paper', () => {
    const [finding, ...more] = check([saying('400 epochs')]).findings;
    assert.ok(finding);
    assert.equal(more.length, 0);
    assert.equal(source.slice(finding.start, finding.end), '400 epochs');
    assert.equal(finding.evidence[0]?.text, '40 epochs');
    assert.equal(finding.severity, 'warning');
  });

  it('shows nothing below the threshold, yet scores the sentence', () => {
    const { findings, sentences } = check([saying('400 epochs', { score: 0.45 })]);
    assert.deepEqual(findings, []);
    assert.ok(sentences.some(({ score, verdict }) => score === 0.45 && verdict === 'contradicted'));
  });

  it('is no more than information, and says why, where the quotation was read from a picture', () => {
    const [main] = paper.documents;
    const passages = paper.passages.map((passage) => ({ ...passage, page: 2 }));
    const read = (recognisedPages: readonly number[]): Paper => ({
      ...paper,
      passages,
      documents: [{ ...main!, format: 'pdf', pages: 3, recognisedPages }],
    });
    const [finding] = check([saying('400 epochs')], read([2])).findings;
    assert.equal(finding?.severity, 'information');
    assert.match(finding.reason, /OCR/);
    const [other] = check([saying('400 epochs')], read([3])).findings;
    assert.equal(other?.severity, 'warning');
    assert.doesNotMatch(other.reason, /OCR/);
  });

  it('has in its coverage what of a supplement was not read, and which pages were read by OCR', () => {
    const warnings = [
      { kind: 'page-without-text', page: 2, text: 'Page 2 holds no text.' },
      { kind: 'page-without-text', page: 1, text: 'more.pdf: Page 1 holds no text.', document: 1 },
      { kind: 'ocr', page: 3, text: 'Page 3 was read from its picture.' },
    ];
    assert.deepEqual(check([], { ...paper, warnings }).coverage.notes, [
      'more.pdf: Page 1 holds no text.',
      'Page 3 was read from its picture.',
    ]);
  });

  it('never shows what was merely not found', () => {
    assert.deepEqual(check([saying('400 epochs', { verdict: 'not-found', score: 1 })]).findings, []);
  });

  it('lowers to information what has no quotation, and to a hint at the recall setting where text is missing', () => {
    const unquoted = saying('400 epochs', { quotes: [] });
    assert.equal(check([unquoted]).findings[0]?.severity, 'information');
    const [main] = paper.documents;
    const supplement = { ...main!, path: 'more.pdf', pages: 2 };
    for (const gap of [
      { supplementMissing: true },
      { appendixCut: true },
      { pagesWithoutText: [2] },
      { documents: [main!, { ...supplement, pagesWithoutText: [1] }] },
      { documents: [main!, { ...supplement, recognisedPages: [2] }] },
    ]) {
      const part = { ...paper, ...gap };
      assert.deepEqual(check([unquoted], part).findings, []);
      assert.equal(check([unquoted], part, [], 'recall').findings[0]?.severity, 'hint');
    }
  });

  it('keeps the surer of two overlapping findings', () => {
    const { findings } = check([saying('400', { score: 0.65 }), saying('400 epochs', { score: 0.9 })]);
    assert.deepEqual(
      findings.map(({ score }) => score),
      [0.9],
    );
  });

  it('shows a second finding in a sentence if it is sure by itself', () => {
    const shown = (score: number) =>
      check([saying('400 epochs', { score: 0.9 }), saying('seeds are missing', { score })]).findings.length;
    assert.equal(shown(0.7), 1);
    assert.equal(shown(0.86), 2);
  });

  it('leaves out what was dismissed, whatever checker says it again', () => {
    const key = check([saying('400 epochs')]).findings[0]?.claimKey ?? '';
    assert.deepEqual(
      check([{ ...saying('400 epochs', { score: 0.99, type: 'Entity' }), name: 'other' }], paper, [key])
        .findings,
      [],
    );
  });

  it('asks no checker about a heading or a rating, and says so', () => {
    const asked: string[] = [];
    const { coverage } = check([{ name: 'listens', check: ({ text }) => (asked.push(text), []) }]);
    assert.ok(asked.every((text) => !/Weaknesses|Rating/.test(text)));
    assert.equal(coverage.sentencesChecked, asked.length);
  });

  it('numbers equal claims apart', () => {
    const twice = parseReview('- The paper has no seeds at all.\n- The paper has no seeds at all.\n', {
      path: 'r.md',
      sha256: '',
    })[0]!;
    const { findings } = checkReview(paper, buildPaperIndex(paper), twice, {
      threshold: 'balanced',
      policy: 'localModel',
      checkers: [saying('no seeds')],
    });
    assert.equal(findings.length, 2);
    assert.equal(new Set(findings.map(({ id }) => id)).size, 2);
    assert.equal(new Set(findings.map(({ claimKey }) => claimKey)).size, 1);
  });

  it('removes the clause and keeps the rest', () => {
    const fix = check([saying('the seeds are missing')]).findings[0]?.fixes.find(
      ({ title }) => title === 'Remove this claim',
    );
    const [edit] = fix?.edits ?? [];
    assert.ok(edit);
    const after = source.slice(0, edit.start) + edit.text + source.slice(edit.end);
    assert.ok(after.includes('- The encoder is trained for 400 epochs.\n- The writing'), after);
  });

  it('can be stopped between sentences', () => {
    const steps = checkSteps(paper, buildPaperIndex(paper), review!, {
      threshold: 'balanced',
      policy: 'localModel',
      checkers: [],
    });
    assert.deepEqual(steps.next(), { value: 1, done: false });
    assert.equal(steps.return(undefined as never).done, true);
  });

  it('shows nothing of a sentence with a comment that silences it, and counts what is silenced', () => {
    const silenced = source.replace('missing.', 'missing. <!-- peerlint-ignore -->');
    const [quiet] = parseReview(silenced, { path: 'r.md', sha256: '' });
    const checkers = [saying('400 epochs'), saying('hard to follow')];
    const { findings, coverage } = checkReview(paper, buildPaperIndex(paper), quiet!, {
      threshold: 'balanced',
      policy: 'localModel',
      checkers,
    });
    assert.deepEqual(
      findings.map(({ start, end }) => silenced.slice(start, end)),
      ['hard to follow'],
    );
    assert.ok(coverage.notes.includes('1 finding is silenced by peerlint-ignore comments.'));
  });
});
