import type { PaperIndex } from '../../evidence/paper-index.ts';
import { ownNames } from '../aligned/own-names.ts';
import { statementsOf, type Statement, type Statements } from '../aligned/statements.ts';
import { own, wordsOf } from '../aligned/words.ts';
import { orderRelations } from './order-relations.ts';
import type { Relation, Side } from './relation.ts';
import { trendRelations } from './trend-relations.ts';

/** A relation that a sentence of the paper tells. */
interface Told extends Relation {
  readonly statement: Statement;
}

/** A relation of the review that the paper tells the other way round. */
export interface TurnedRelation {
  readonly claim: Relation;
  /** The paper's sentence and its relation; the range is in `statement.lower`. */
  readonly told: Relation & { readonly statement: Statement };
  /** Share (0..1) of the weight of all words of both that both have. */
  readonly alike: number;
}

/** All relations that a text tells. */
export function relationsOf(lower: string, words: Parameters<typeof orderRelations>[1]): Relation[] {
  return [...orderRelations(lower, words), ...trendRelations(lower, words)];
}

const known = new WeakMap<PaperIndex, readonly Told[]>();

function toldBy(index: PaperIndex): readonly Told[] {
  let told = known.get(index);
  if (!told)
    known.set(
      index,
      (told = statementsOf(index).all.flatMap((statement) =>
        statement.related
          ? []
          : relationsOf(statement.lower, statement.words).map((one) => ({ ...one, statement })),
      )),
    );
  return told;
}

/** Relations of a sentence (folded lower case) of which the paper tells only the opposite. */
export function turnedRelations(lower: string, text: string, index: PaperIndex): TurnedRelation[] {
  const claims = relationsOf(lower, wordsOf(text, ownNames(index)));
  if (claims.length === 0) return [];
  const statements = statementsOf(index);
  return claims.flatMap((claim) => {
    let best: TurnedRelation | null = null;
    for (const told of toldBy(index)) {
      if (told.kind !== claim.kind) continue;
      const straight = match(claim.first, told.first, claim.second, told.second, statements);
      const crossed = match(claim.first, told.second, claim.second, told.first, statements);
      const [same, opposite] =
        claim.kind === 'order'
          ? [straight, crossed]
          : claim.sign === told.sign
            ? [straight, 0]
            : [0, isSameScale(claim, told) ? straight : 0];
      // The paper says it as the review does, if only in a looser form.
      if (same >= supporting) return [];
      if (opposite > (best?.alike ?? contradicting)) best = { claim, told, alike: opposite };
    }
    return best ?? [];
  });
}

/** How alike both pairs of sides must be for a sentence of the paper to bear a claim out, and to speak of it at all. */
const supporting = 0.12;
const contradicting = 0.18;

function isSameScale(a: Relation, b: Relation): boolean {
  return a.scale === b.scale || a.scale === 'either' || b.scale === 'either';
}

/** How alike two pairs of sides are, 0..1: the lesser of the two pairs; 0 where either has nothing telling in common. */
function match(a: Side, b: Side, c: Side, d: Side, statements: Statements): number {
  return Math.min(alike(a, b, statements), alike(c, d, statements));
}

function alike(a: Side, b: Side, { idf }: Statements): number {
  let shared = 0;
  let all = 0;
  for (const term of a.terms) {
    const weight = term === own ? 1 : idf(term);
    all += weight;
    if (b.terms.has(term)) shared += weight;
  }
  if (shared === 0) return 0;
  for (const term of b.terms) if (!a.terms.has(term)) all += term === own ? 1 : idf(term) / 2;
  return shared / all;
}
