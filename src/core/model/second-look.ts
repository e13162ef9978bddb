import { excerptOf, type ExcerptPart, type RankedUnit } from './excerpt.ts';

/** Units of one part: an excerpt does not hold more of it. */
const mostOfPart = 6;

/**
 * A second excerpt for a sentence that says several things: what bears most on the whole of it, so that a contradiction is
 * not looked away from, then what bears most on each of its parts, in turn. null where all of it was shown before.
 * @param whole the units as they bear on the sentence, best first
 * @param parts the same for each of its parts
 */
export function excerptOfParts(
  whole: readonly RankedUnit[],
  parts: readonly (readonly RankedUnit[])[],
  shown: ReadonlySet<number>,
): ExcerptPart[] | null {
  const turns = Array.from({ length: mostOfPart }, (_, turn) => parts.flatMap((part) => part[turn] ?? []));
  const order = [...whole.slice(0, 1), ...turns.flat()];
  const ids = [...new Set(order.map(({ unit }) => unit.id))];
  const units = new Map(order.map(({ unit }) => [unit.id, unit]));
  const excerpt = excerptOf(ids.map((id, place) => ({ unit: units.get(id)!, score: -place })));
  const isNew = excerpt.some((part) => part.units.some(({ id }) => !shown.has(id)));
  return isNew ? excerpt : null;
}
