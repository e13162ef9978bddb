/** Whether review line numbers came out whole. */
export interface NumberRun {
  readonly count: number;
  /** 0 where there is none. */
  readonly first: number;
  readonly last: number;
  /** 1 where every line is numbered, 5 where every fifth is; 0 where there is none. */
  readonly step: number;
  /** Numbers between `first` and `last` that are not there, and numbers that are there twice. */
  readonly missing: readonly number[];
  readonly doubled: readonly number[];
}

export function numberRun(numbers: readonly number[]): NumberRun {
  const sorted = [...numbers].sort((a, b) => a - b);
  const [first = 0] = sorted;
  const last = sorted.at(-1) ?? 0;
  const gaps = sorted.slice(1).map((value, at) => value - sorted[at]!);
  const step =
    gaps.length === 0 ? sorted.length : gaps.filter((gap) => gap === 5).length * 2 > gaps.length ? 5 : 1;
  const found = new Set(sorted);
  const missing: number[] = [];
  for (let value = first; step > 0 && value < last; value += step) if (!found.has(value)) missing.push(value);
  const doubled = [...new Set(sorted.filter((value, at) => value === sorted[at - 1]))];
  return { count: sorted.length, first, last, step, missing, doubled };
}

/** "1404, complete (1 to 1404)", "43, every fifth, complete (5 to 215)", "none". */
export function formatRun({ count, first, last, step, missing, doubled }: NumberRun): string {
  if (count === 0) return 'none';
  const faults = [
    ...(missing.length > 0 ? [`${missing.length} missing: ${missing.slice(0, 5).join(' ')}`] : []),
    ...(doubled.length > 0 ? [`${doubled.length} twice: ${doubled.slice(0, 5).join(' ')}`] : []),
  ];
  const state = faults.length > 0 ? faults.join(', ') : 'complete';
  return `${count}${step === 5 ? ', every fifth' : ''}, ${state} (${first} to ${last})`;
}
