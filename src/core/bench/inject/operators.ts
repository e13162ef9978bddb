import { valueShifted } from './number/value.ts';
import { metricSwapped } from './entity/metric.ts';
import { operationSwapped } from './entity/operation.ts';
import { propertySwapped } from './entity/property.ts';
import { taskSwapped } from './entity/task.ts';
import type { Operator } from './operator.ts';
import { trend } from './reasoning/trend.ts';

/** All rules, by type. A new one is a file here and a test. */
export const operators: readonly Operator[] = [
  metricSwapped,
  operationSwapped,
  propertySwapped,
  taskSwapped,
  valueShifted,
  trend,
];
