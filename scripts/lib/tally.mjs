/** Counts of a suite of tests. @typedef {{ passed: number, failed: number, skipped: number }} Tally */

export const closing = /^(\d+) passed, (\d+) failed(?:, (\d+) skipped)?$/;

/** @type {(passed?: number, failed?: number, skipped?: number) => Tally} */
export const tally = (passed = 0, failed = 0, skipped = 0) => ({ passed, failed, skipped });

/** @param {readonly Tally[]} tallies */
export function sum(tallies) {
  return tallies.reduce(
    (a, b) => tally(a.passed + b.passed, a.failed + b.failed, a.skipped + b.skipped),
    tally(),
  );
}

/** The line every suite and `npm test` itself closes on. @param {Tally} counts */
export function closingLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

/**
 * What a suite said of itself: its last closing line. A suite that ends badly, or never says what it ran, has failed.
 * @param {number} status exit status
 * @param {string} output
 * @returns {Tally}
 */
export function readTally(status, output) {
  const said = output
    .split(/\r?\n/)
    .map((line) => closing.exec(line.trim()))
    .filter((match) => match !== null)
    .at(-1);
  if (!said) return tally(0, 1);
  const counts = tally(Number(said[1]), Number(said[2]), Number(said[3] ?? 0));
  const ran = counts.passed + counts.failed + counts.skipped > 0;
  const failedUnsaid = counts.failed === 0 && (status !== 0 || !ran);
  return failedUnsaid ? { ...counts, failed: 1 } : counts;
}
