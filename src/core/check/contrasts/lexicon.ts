import { fixedPhrases } from './fixed-phrases.ts';
import { lightStem } from './light-stem.ts';
import type { ContrastSet, Member } from './set.ts';
import { analysisSets } from './sets/analyses.ts';
import { assumptionSets } from './sets/assumptions.ts';
import { boundSets } from './sets/bounds.ts';
import { dataSets } from './sets/data.ts';
import { directionSets } from './sets/direction.ts';
import { extentSets } from './sets/extent.ts';
import { measureSets } from './sets/measures.ts';
import { modelSets } from './sets/models.ts';
import { operationSets } from './sets/operations.ts';
import { orderSets } from './sets/order.ts';
import { persistenceSets } from './sets/persistence.ts';
import { phaseSets } from './sets/phase.ts';
import { procedureSets } from './sets/procedures.ts';
import { settingSets } from './sets/setting.ts';
import { supervisionSets } from './sets/supervision.ts';
import { traitSets } from './sets/trait.ts';

/** All sets, by number. */
export const contrastSets: readonly ContrastSet[] = [
  ...orderSets,
  ...phaseSets,
  ...persistenceSets,
  ...supervisionSets,
  ...settingSets,
  ...traitSets,
  ...dataSets,
  ...assumptionSets,
  ...boundSets,
  ...analysisSets,
  ...modelSets,
  ...operationSets,
  ...procedureSets,
  ...measureSets,
  ...directionSets,
  ...extentSets,
];

/** Where a spelling belongs: numbers of a set and of a member in it. */
export interface Place {
  readonly set: number;
  readonly member: number;
}

/** A spelling as keys of its words ("=word" or a light stem) and the places it fills; none where it only shields its words. */
export interface Spelling {
  readonly keys: readonly string[];
  readonly places: readonly Place[];
}

/** Spellings by the key of their first word, longest first. */
export const spellings: ReadonlyMap<string, readonly Spelling[]> = compile();

function compile(): Map<string, Spelling[]> {
  const known = new Map<string, { keys: string[]; places: Place[] }>();
  const add = (spelling: string, place: Place | null): void => {
    const keys = spelling.split(' ').map((word) => (word.startsWith('=') ? word : lightStem(word)));
    const id = keys.join(' ');
    const entry = known.get(id) ?? { keys, places: [] };
    known.set(id, entry);
    if (place && !entry.places.some(({ set, member }) => set === place.set && member === place.member))
      entry.places.push(place);
  };
  contrastSets.forEach((one, set) =>
    one.members.forEach((member: Member, i) =>
      member.spellings.forEach((spelling) => add(spelling, { set, member: i })),
    ),
  );
  for (const phrase of fixedPhrases) add(phrase, null);
  const byFirst = new Map<string, Spelling[]>();
  for (const entry of known.values()) {
    const first = entry.keys[0] ?? '';
    const list = byFirst.get(first);
    if (list) list.push(entry);
    else byFirst.set(first, [entry]);
  }
  for (const list of byFirst.values()) list.sort((a, b) => b.keys.length - a.keys.length);
  return byFirst;
}
