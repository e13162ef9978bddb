import { citationsOf, type Citation } from '../../evidence/cited-references.ts';
import type { PaperIndex } from '../../evidence/paper-index.ts';
import { statementsOf, type Occurrence } from '../../evidence/statements.ts';

/** Words of the paper with the entries that it cites right behind them. */
export interface Sourced {
  readonly place: Occurrence;
  /** Where the last of the citations ends in the passage. */
  readonly end: number;
  readonly references: readonly number[];
}

/** Most characters between the words and their citation. */
const nearest = 30;

/** Places where the paper has these words in a row and cites behind them, before the sentence or clause ends. */
export function sourcesOf(stems: readonly string[], index: PaperIndex): Sourced[] {
  return statementsOf(index)
    .places(stems, 0)
    .flatMap((place) => {
      const { passage, end: stop } = place.statement;
      const cited = citationsIn(passage.id, index).filter(
        ({ start, end }) => start >= place.end && end <= stop + 1 && start - place.end <= nearest,
      );
      const first = cited[0];
      if (!first || /[.;:,]/u.test(passage.text.slice(place.end, first.start).replace(/\bet al\./u, '')))
        return [];
      return [
        {
          place,
          end: Math.max(...cited.map(({ end }) => end)),
          references: cited.flatMap(({ references }) => references),
        },
      ];
    });
}

const known = new WeakMap<PaperIndex, ReadonlyMap<number, readonly Citation[]>>();

/** Citations of a passage in reading order. */
function citationsIn(passage: number, index: PaperIndex): readonly Citation[] {
  let all = known.get(index);
  if (!all) {
    const made = new Map<number, Citation[]>();
    for (const citation of citationsOf(index.paper)) {
      const list = made.get(citation.passage);
      if (list) list.push(citation);
      else made.set(citation.passage, [citation]);
    }
    for (const list of made.values()) list.sort((a, b) => a.start - b.start);
    known.set(index, (all = made));
  }
  return all.get(passage) ?? [];
}
