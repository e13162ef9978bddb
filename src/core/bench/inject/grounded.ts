import type { PaperIndex } from '../../evidence/paper-index.ts';
import { stemsOf, statementsOf, type Statement } from '../../evidence/statements.ts';
import { aspectOf, type Aspect } from '../../review/aspects.ts';
import type { FieldRole, Sentence, SentenceKind } from '../../review/model.ts';

/** A sentence of the paper that speaks of what a review sentence speaks of. */
export interface Support {
  readonly statement: Statement;
  /** Share (0..1) of the review sentence's words, weighed by how telling they are, that stand in the statement. */
  readonly cover: number;
}

/** A review sentence that may be altered, with what the paper says about it. */
export interface Grounded {
  /** Clean text of the sentence; all offsets of an injection count in it. */
  readonly text: string;
  readonly kind: SentenceKind;
  readonly role: FieldRole;
  readonly aspect: Aspect;
  readonly index: PaperIndex;
  /** Best first; [] where the paper says nothing of the kind. */
  readonly support: readonly Support[];
}

const most = 5;
/** Below, the two share a topic and not a statement. */
const leastCover = 0.35;

/** Looks up what a paper says about a sentence of a review. */
export function ground(sentence: Sentence, role: FieldRole, index: PaperIndex): Grounded {
  const { text, kind } = sentence;
  return { text, kind, role, aspect: aspectOf(text, role), index, support: supportOf(text, index) };
}

/** The statements of the paper that share most of a text's words. */
export function supportOf(text: string, index: PaperIndex): Support[] {
  const stems = new Set(stemsOf(text).map(({ stem }) => stem));
  const { total, covers } = coverOf(stems, index);
  return [...covers]
    .map(([statement, weight]) => ({ statement, cover: weight / total }))
    .filter(({ cover }) => cover >= leastCover)
    .sort((a, b) => b.cover - a.cover || a.statement.passage.id - b.statement.passage.id)
    .slice(0, most);
}

/** Weight of the words that each statement shares with a set of stems, and that of them all. */
export function coverOf(
  stems: ReadonlySet<string>,
  index: PaperIndex,
): { total: number; covers: ReadonlyMap<Statement, number> } {
  const statements = statementsOf(index);
  const covers = new Map<Statement, number>();
  let total = 0;
  for (const stem of stems) {
    const holding = statements.with(stem);
    const weight = Math.log(1 + (statements.all.length - holding.length + 0.5) / (holding.length + 0.5));
    total += weight;
    for (const statement of holding) covers.set(statement, (covers.get(statement) ?? 0) + weight);
  }
  return { total, covers };
}
