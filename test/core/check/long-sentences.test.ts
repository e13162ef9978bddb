import assert from 'node:assert/strict';
import { checkReview } from '../../../src/core/check/check-review.ts';
import { buildPaperIndex } from '../../../src/core/evidence/paper-index.ts';
import { parseReview } from '../../../src/core/review/parse-review.ts';
import { splitSentences } from '../../../src/core/text/sentences.ts';
import { paperOf } from '../paper-of.ts';

const paper = paperOf(['We remove one component at a time in an ablation study.']);
const index = buildPaperIndex(paper);

/** CPU time in milliseconds. */
function cpu(run: () => void): number {
  const before = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

describe('what is too long for a sentence', () => {
  const long: [string, string][] = [
    ['one word', 'a'.repeat(200_000)],
    ['brackets', `The method ${'('.repeat(50_000)}${')'.repeat(50_000)} lacks an ablation.`],
    ['a list', 'no ablation study, '.repeat(20_000)],
    ['numbers', 'The authors use 12 and '.repeat(8000)],
  ];
  for (const [what, source] of long) {
    it(`is named as not checked, at once: ${what}`, () => {
      const spent = cpu(() => {
        const [review] = parseReview(source, { path: 'r.md', sha256: '' });
        assert.ok(review);
        const { coverage, findings } = checkReview(paper, index, review, {
          threshold: 'balanced',
          policy: 'rulesOnly',
        });
        assert.deepEqual(findings, []);
        assert.equal(coverage.sentencesChecked, 0);
        assert.ok(coverage.sentencesSkipped.length > 0);
      });
      assert.ok(spent < 5000, `${spent} ms`);
    });
  }

  it('does not keep the sentences beside it from being found', () => {
    const text = `One is. ${'x'.repeat(5000)} is two. Three is.`;
    assert.deepEqual(
      splitSentences(text).map(({ start, end }) => end - start),
      ['One is.'.length, 5000 + ' is two.'.length, 'Three is.'.length],
    );
  });
});
