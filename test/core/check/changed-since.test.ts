import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { withChange } from '../../../src/core/check/changed-since.ts';
import type { CheckResult, Finding } from '../../../src/core/findings/finding.ts';

const finding = (parts: Partial<Finding>): Finding =>
  ({ kind: 'error', severity: 'warning', absence: false, reason: 'Table 3 is one.', ...parts }) as Finding;
const result = (...findings: Finding[]): CheckResult =>
  ({ findings, coverage: { notes: ['x'] } }) as unknown as CheckResult;

describe('a paper that may have changed since', () => {
  it('makes an absence information at most, and says why in the one sentence', () => {
    const { findings, coverage } = withChange(
      result(finding({ absence: true }), finding({ absence: true, severity: 'hint' }), finding({})),
      'newer',
    );
    assert.deepEqual(
      findings.map(({ severity }) => severity),
      ['information', 'hint', 'warning'],
    );
    assert.equal(
      findings[0]?.reason,
      'Table 3 is one (the paper may have changed since the review: its file is newer than the review).',
    );
    assert.equal(findings[2]?.reason, 'Table 3 is one.');
    assert.equal(coverage.notes.length, 2);
  });

  it('changes nothing without a sign', () => {
    const own = result(finding({ absence: true }));
    assert.equal(withChange(own, null), own);
  });
});
