import { inventory } from '../../../evidence/inventory/inventory.ts';
import type { PaperIndex } from '../../../evidence/paper-index.ts';
import { Random, seedOf } from '../../random.ts';
import type { Candidate } from '../candidates.ts';
import { baselinePairs } from './baselines.ts';
import { flat, framed, graded, type Frames } from './frames.ts';
import { heldBy, isLackedBy } from './held.ts';
import { candidateOf, type AbsenceContext, type AbsencePair, type AbsenceSettings } from './pair.ts';
import { deniables, type Deniable, type Thing } from './things.ts';

export type { AbsenceSettings };

/** Sentences and rows from which "hardly any" is false. */
const ample = 8;

/**
 * Denials and affirmations of what a paper has and of what it lacks, one pair a component, and of the methods it is
 * compared with and those it only cites. Where it has a thing the denial is false, where it lacks it the affirmation
 * is. Both are said of both, in the same words, so that the words tell nothing.
 */
export function absenceCandidates(paper: string, index: PaperIndex, settings: AbsenceSettings): Candidate[] {
  const context: AbsenceContext = { ...settings, paper, index };
  const random = (key: string): Random => new Random(seedOf(settings.seed, paper, key));
  return [
    ...deniables.flatMap((deniable) => componentPairs(index, deniable, random)),
    ...baselinePairs(index, random('absence/baseline')),
  ].map((pair) => candidateOf(context, pair, random(`${pair.operator} ${pair.denial.text}`)));
}

function componentPairs(
  index: PaperIndex,
  deniable: Deniable,
  randomOf: (key: string) => Random,
): AbsencePair[] {
  const { id, denied, belittled, invented } = deniable;
  const component = inventory.find((one) => one.id === id);
  if (!component) return [];
  const held = heldBy(index, component, deniable);
  if (!held && !isLackedBy(index, component)) return [];
  const pair = (operator: string, node: string, frames: Frames, things: readonly Thing[]): AbsencePair[] => {
    const random = randomOf(operator);
    const thing = random.pick(things);
    if (!thing) return [];
    const [denial, affirmation] = [random.pick(frames.denials)!, random.pick(frames.affirmations)!];
    return [
      {
        operator,
        denial: framed(denial, thing),
        affirmation: framed(affirmation, thing),
        shown: held?.passages ?? null,
        denied: node,
        invented,
      },
    ];
  };
  const things = held?.things ?? deniable.things;
  const much = !held || held.size >= ample;
  return [
    ...pair(
      `absence/${id}`,
      denied,
      flat,
      things.filter(({ number }) => number !== 'some'),
    ),
    ...pair(
      `absence/${id}-graded`,
      belittled,
      graded,
      things.filter(({ number }) => much && number !== 'one'),
    ),
  ];
}
