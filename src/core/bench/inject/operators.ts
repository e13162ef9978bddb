import { valueShifted } from './number/value.ts';
import type { Operator } from './operator.ts';
import { trend } from './reasoning/trend.ts';

/** All rules, by type. A new one is a file here and a test. */
export const operators: readonly Operator[] = [valueShifted, trend];
