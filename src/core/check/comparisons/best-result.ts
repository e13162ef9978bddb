import type { MethodResults, Result } from './result-tables.ts';

/** A method with its value under one condition. */
export interface BestResult {
  readonly method: MethodResults;
  readonly result: Result;
}

/** The best of these methods under a condition; `direction` is 1 where more is better, -1 where less is. */
export function bestResult(
  methods: readonly MethodResults[],
  condition: number,
  direction: number,
): BestResult | null {
  let found: BestResult | null = null;
  for (const method of methods) {
    const result = method.results.get(condition);
    if (result && (!found || direction * (result.value - found.result.value) > 0)) found = { method, result };
  }
  return found;
}
