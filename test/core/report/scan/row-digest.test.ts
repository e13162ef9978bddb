import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import type { TriageState } from '../../../../src/core/findings/triage.ts';
import { figuresOf, type FindingDigest } from '../../../../src/core/report/scan/row-digest.ts';

const finding = (id: string, parts: Partial<FindingDigest>): FindingDigest => ({
  id,
  claimKey: `claim-${id}`,
  kind: 'error',
  type: 'Number',
  node: 'number',
  severity: 'information',
  absence: false,
  score: 0.5,
  reason: '',
  line: 1,
  column: 1,
  endLine: 1,
  endColumn: 2,
  ...parts,
});

describe('figures of a review', () => {
  const findings = [
    finding('a', { score: 0.9 }),
    finding('b', { severity: 'warning', type: 'Entity', absence: true, score: 0.6 }),
    finding('c', { severity: 'warning', score: 0.7 }),
    finding('d', { kind: 'answered', type: null, severity: 'hint', absence: true }),
  ];
  const states: Record<string, TriageState> = { 'claim-a': 'confirmed', 'claim-c': 'dismissed' };
  const figures = figuresOf({ findings }, (claim) => states[claim] ?? 'open', new Set(['a', 'c', 'd']));

  it('count without what is dismissed', () => {
    assert.deepEqual(figures.bySeverity, { warning: 1, information: 1, hint: 1 });
    assert.equal(figures.byType.Number, 1);
    assert.equal(figures.byType.Entity, 1);
    assert.deepEqual(
      [figures.answered, figures.absences, figures.confirmed, figures.dismissed, figures.fresh],
      [1, 1, 1, 1, 2],
    );
  });

  it('have the severest as the worst, however sure another is', () => {
    assert.equal(figures.worst?.id, 'b');
    assert.equal(figuresOf({ findings: [] }, () => 'open', new Set()).worst, null);
  });
});
