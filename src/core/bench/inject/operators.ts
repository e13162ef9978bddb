import { acronymExpanded, acronymMisexpanded } from './entity/acronym.ts';
import { metricSwapped } from './entity/metric.ts';
import { nameSwapped } from './entity/name.ts';
import { operationSwapped } from './entity/operation.ts';
import { propertySwapped } from './entity/property.ts';
import { spelling } from './entity/spelling.ts';
import { taskSwapped } from './entity/task.ts';
import { columnSwapped } from './false-concatenation/column.ts';
import { crossedNames } from './false-concatenation/crossed-names.ts';
import { crossedNumbers } from './false-concatenation/crossed-numbers.ts';
import { crossedParts } from './false-concatenation/crossed-parts.ts';
import { listReordered } from './false-concatenation/list-order.ts';
import { otherPart, otherPhase, otherQuality } from './false-concatenation/other-part.ts';
import { partAndWhole } from './false-concatenation/part-whole.ts';
import { rowSwapped } from './false-concatenation/row.ts';
import { countTold } from './number/count-word.ts';
import { digitsTransposed } from './number/digits.ts';
import { decimalMoved } from './number/magnitude.ts';
import { neighbourCell } from './number/neighbour-cell.ts';
import { otherNumber } from './number/other-number.ts';
import { placeNumber } from './number/place.ts';
import { numberReworded } from './number/reworded.ts';
import { pointsAsPercent, unitSwapped } from './number/unit.ts';
import { valueShifted } from './number/value.ts';
import { yearShifted } from './number/year.ts';
import type { Operator } from './operator.ts';
import { trend } from './reasoning/trend.ts';

/** All rules, by type. A new one is a file here and a test. */
export const operators: readonly Operator[] = [
  // Entity
  acronymExpanded,
  acronymMisexpanded,
  metricSwapped,
  nameSwapped,
  operationSwapped,
  propertySwapped,
  spelling,
  taskSwapped,
  // False Concatenation
  columnSwapped,
  crossedNames,
  crossedNumbers,
  crossedParts,
  listReordered,
  otherPart,
  otherPhase,
  otherQuality,
  partAndWhole,
  rowSwapped,
  // Number
  countTold,
  decimalMoved,
  digitsTransposed,
  neighbourCell,
  numberReworded,
  otherNumber,
  placeNumber,
  pointsAsPercent,
  unitSwapped,
  valueShifted,
  yearShifted,
  // Reasoning Error
  trend,
];
