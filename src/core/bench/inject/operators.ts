import { citationSwapped } from './attribution/citation.ts';
import { foundationSwapped } from './attribution/foundation.ts';
import { measuredAsCopied } from './attribution/measured-as-copied.ts';
import { othersAsOwn } from './attribution/others-as-own.ts';
import { ownAsBorrowed } from './attribution/own-as-borrowed.ts';
import { placeSwapped } from './attribution/place.ts';
import { proofAsCited } from './attribution/proof-as-cited.ts';
import { proposedAsBorrowed } from './attribution/proposed-as-borrowed.ts';
import { statementForce } from './attribution/statement-force.ts';
import { criticism } from './context/criticism.ts';
import { remedy } from './context/remedy.ts';
import { requirement } from './context/requirement.ts';
import { result } from './context/result.ts';
import { setting } from './context/setting.ts';
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
import { degree } from './hyperbole/degree.ts';
import { extent } from './hyperbole/extent.ts';
import { perfection } from './hyperbole/perfection.ts';
import { standing } from './hyperbole/standing.ts';
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
import { certainty } from './overgeneralization/certainty.ts';
import { condition } from './overgeneralization/condition.ts';
import { countedAsAll } from './overgeneralization/counted.ts';
import { datasetDropped } from './overgeneralization/dataset.ts';
import { extreme } from './overgeneralization/extreme.ts';
import { hedgeDropped } from './overgeneralization/hedge-dropped.ts';
import { kindWidened } from './overgeneralization/kind-widened.ts';
import { quantifier } from './overgeneralization/quantifier.ts';
import { rivals } from './overgeneralization/rivals.ts';
import { single } from './overgeneralization/single.ts';
import { universal } from './overgeneralization/universal.ts';
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
  citationSwapped,
  foundationSwapped,
  measuredAsCopied,
  othersAsOwn,
  ownAsBorrowed,
  placeSwapped,
  proofAsCited,
  proposedAsBorrowed,
  statementForce,
  criticism,
  remedy,
  requirement,
  result,
  setting,
  acronymExpanded,
  acronymMisexpanded,
  metricSwapped,
  nameSwapped,
  operationSwapped,
  propertySwapped,
  spelling,
  taskSwapped,
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
  degree,
  extent,
  perfection,
  standing,
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
  certainty,
  condition,
  countedAsAll,
  datasetDropped,
  extreme,
  hedgeDropped,
  kindWidened,
  quantifier,
  rivals,
  single,
  universal,
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
