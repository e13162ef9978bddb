import type { CheckedReview } from '../../../src/core/report/checked-review.ts';
import type { Finding } from '../../../src/core/findings/finding.ts';
import type { Paper } from '../../../src/core/paper/model.ts';
import type { Review } from '../../../src/core/review/model.ts';

export const source = 'Summary\n\nThe model uses\n96 layers. It is fast.\n';
const sentence = { start: source.indexOf('The'), end: source.indexOf(' It') };
const number = source.indexOf('96');

/** A finding on "96" in the example's first sentence. */
export function exampleFinding(more: Partial<Finding> = {}): Finding {
  return {
    id: 'c1-r1-0',
    claimKey: 'c1',
    kind: 'error',
    start: number,
    end: number + 2,
    sentence,
    type: 'Number',
    node: 'number/count',
    score: 0.9,
    severity: 'warning',
    absence: false,
    message: 'Number: The paper says 69 layers.',
    reason: 'The paper says 69 layers.',
    detector: 'numbers',
    evidence: [
      {
        document: 0,
        page: 4,
        section: '3.1 Model',
        text: 'We use 69 layers.',
        rects: [[10, 20, 110, 32]],
        score: 0.9,
      },
    ],
    fixes: [{ title: 'Write 69', edits: [{ start: number, end: number + 2, text: '69' }] }],
    ...more,
  };
}

const paper: Paper = {
  key: 'k',
  title: 'On layers',
  documents: [{ path: 'my papers/on layers.pdf', sha256: 'ab', format: 'pdf', pages: 9 }],
  sections: [],
  blocks: [],
  tables: [],
  captions: [],
  references: [],
  passages: [],
  warnings: [{ kind: 'page-without-text', page: 7, text: 'Page 7 holds no text.' }],
  pagesWithoutText: [7],
  furniture: [],
  hidden: [],
  equations: [],
  lineNumbers: [],
  supplementMissing: false,
  appendixCut: false,
};

/** One review with the given findings; the second of its two sentences was not checked. */
export function exampleReview(findings: readonly Finding[]): CheckedReview {
  const review: Review = {
    id: '1',
    path: 'review.md',
    sha256: 'cd',
    source,
    codec: 'markdown',
    fields: [],
    sentences: [],
    links: { paper: null, supplements: [] },
    recognised: true,
    skipped: [],
  };
  const second = { start: source.indexOf('It is'), end: source.length - 1 };
  return {
    paper,
    review,
    result: {
      detector: 'symbolic',
      settings: { threshold: 'balanced', policy: 'localModel', modelSha256: null },
      score: 0.9,
      sentences: [
        {
          ...sentence,
          kind: 'fact',
          score: 0.9,
          verdict: 'contradicted',
          type: 'Number',
          spans: [{ start: number, end: number + 2, score: 0.9 }],
        },
        { ...second, kind: 'opinion', score: 0, verdict: 'not-checked', type: null, spans: [] },
      ],
      findings,
      coverage: {
        pagesRead: 8,
        pagesWithoutText: [7],
        sentencesChecked: 1,
        sentencesSkipped: [{ ...second, reason: 'opinion' }],
        notes: ['The paper speaks of supplementary material that was not loaded.'],
      },
    },
  };
}
