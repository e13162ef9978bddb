import { criticism } from './context/criticism.ts';
import { remedy } from './context/remedy.ts';
import { requirement } from './context/requirement.ts';
import { result } from './context/result.ts';
import { setting } from './context/setting.ts';
import { valueShifted } from './number/value.ts';
import type { Operator } from './operator.ts';
import { cause } from './reasoning/cause.ts';
import { comparison } from './reasoning/comparison.ts';
import { conclusion } from './reasoning/conclusion.ts';
import { flow } from './reasoning/flow.ts';
import { logic } from './reasoning/logic.ts';
import { objective } from './reasoning/objective.ts';
import { trend } from './reasoning/trend.ts';
import { frequency } from './temporal/frequency.ts';
import { order } from './temporal/order.ts';
import { persistence } from './temporal/persistence.ts';
import { phase } from './temporal/phase.ts';
import { simultaneity } from './temporal/simultaneity.ts';

/** All rules, by type. A new one is a file here and a test. */
export const operators: readonly Operator[] = [
  criticism,
  remedy,
  requirement,
  result,
  setting,
  valueShifted,
  cause,
  comparison,
  conclusion,
  flow,
  logic,
  objective,
  trend,
  frequency,
  order,
  persistence,
  phase,
  simultaneity,
];
