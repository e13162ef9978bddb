import type { CheckResult, Finding } from '../findings/finding.ts';

/** Why a paper may no longer be what the reviewer read. */
export const changeSigns = {
  newer: 'its file is newer than the review',
  versions: 'several versions of it lie beside each other',
} as const;
export type ChangeSign = keyof typeof changeSigns;

/**
 * Fair to the reviewer: what a review says is missing may have been missing when it was written. An absence finding
 * says so, and is at most information.
 */
export function withChange(result: CheckResult, sign: ChangeSign | null): CheckResult {
  if (sign === null) return result;
  const note = `The paper may have changed since the review: ${changeSigns[sign]}.`;
  const { coverage } = result;
  return {
    ...result,
    findings: result.findings.map((finding) => (isAbsence(finding) ? softened(finding, sign) : finding)),
    coverage: { ...coverage, notes: [...coverage.notes, note] },
  };
}

function isAbsence({ absence, kind }: Finding): boolean {
  return absence && kind === 'error';
}

function softened(finding: Finding, sign: ChangeSign): Finding {
  const since = ` (the paper may have changed since the review: ${changeSigns[sign]}).`;
  return {
    ...finding,
    severity: finding.severity === 'warning' ? 'information' : finding.severity,
    reason: finding.reason.replace(/\.?\s*$/u, () => since),
  };
}
