import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { agentAnswer } from '../../../src/core/agent/answer.ts';
import type { CheckedForAgent } from '../../../src/core/agent/answer.ts';
import { exampleFinding, exampleReview } from '../report/example.ts';

const checked = (...findings: ReturnType<typeof exampleFinding>[]): CheckedForAgent => {
  const { paper, review, result } = exampleReview(findings);
  return { pages: 9, warnings: paper.warnings, reviews: [{ source: review.source, result }] };
};
/** Words of the example's review and paper, and of what PeerLint says of them. */
const words = /layers|fast|uses|Model|supplementary|holds no text|Write 69/i;

describe('what an agent is told', () => {
  for (const policy of ['rulesOnly', 'localModel'] as const)
    it(`holds ids, types, places and scores, and no word of review or paper, with ${policy}`, () => {
      const answer = agentAnswer(checked(exampleFinding()), { policy, sentences: true });
      const { note, ...rest } = answer;
      assert.match(note, new RegExp(`${policy}.*stays on this machine`));
      assert.doesNotMatch(JSON.stringify(rest), words);
      assert.equal(answer.textOfReviewAndPaper, 'withheld');
      const [review] = answer.reviews;
      assert.deepEqual(review?.findings, [
        {
          id: 'c1-r1-0',
          kind: 'error',
          type: 'Number',
          node: 'number/count',
          severity: 'warning',
          score: 0.9,
          absence: false,
          start: 24,
          end: 26,
          line: 4,
          column: 1,
          evidence: [{ document: 0, page: 4, section: '3.1' }],
        },
      ]);
      assert.deepEqual(review.sentences?.[0], {
        start: 9,
        end: 34,
        kind: 'fact',
        verdict: 'contradicted',
        type: 'Number',
        score: 0.9,
      });
      assert.deepEqual(review.coverage, {
        sentencesChecked: 1,
        sentencesSkipped: 1,
        pagesRead: 8,
        pagesWithoutText: [7],
      });
    });

  it('holds the sentence, the reason and the quotation with cloudAllowed alone', () => {
    const { reviews } = agentAnswer(checked(exampleFinding()), { policy: 'cloudAllowed', sentences: false });
    const [finding] = reviews[0]?.findings ?? [];
    assert.equal(finding?.sentence, 'The model uses 96 layers.');
    assert.equal(finding.reason, 'The paper says 69 layers.');
    assert.deepEqual(finding.evidence, [
      { document: 0, page: 4, section: '3.1 Model', text: 'We use 69 layers.' },
    ]);
    assert.equal(reviews[0]?.sentences, undefined);
  });

  it('takes no word of a heading for its number', () => {
    const numbers = [
      '4.2 Ablation',
      'A.1 Proofs',
      '12. Kilns',
      'A kiln',
      'Appendix B',
      '1986 in review',
      null,
    ].map((section) => {
      const evidence = exampleFinding().evidence.map((one) => ({ ...one, section }));
      const answer = agentAnswer(checked(exampleFinding({ evidence })), {
        policy: 'localModel',
        sentences: false,
      });
      return answer.reviews[0]?.findings[0]?.evidence[0]?.section;
    });
    assert.deepEqual(numbers, ['4.2', 'A.1', '12', null, null, null, null]);
  });

  it('stays small, and says what it leaves out', () => {
    const text = 'Fire the kiln. '.repeat(100_000);
    const evidence = exampleFinding().evidence.map((one) => ({ ...one, text }));
    const many = Array.from({ length: 1000 }, () => exampleFinding({ evidence, reason: text }));
    const answer = agentAnswer(checked(...many), { policy: 'cloudAllowed', sentences: false });
    assert.equal(answer.reviews[0]?.findings.length, 200);
    assert.equal(answer.reviews[0].findingsNotListed, 800);
    assert.ok(JSON.stringify(answer).length < 400_000);
  });
});
