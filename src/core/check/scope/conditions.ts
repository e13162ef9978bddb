import type { PaperIndex } from '../../evidence/paper-index.ts';
import { alignedStatements, strongClaims, type Aligned } from '../aligned/align.ts';
import { ownNames } from '../aligned/own-names.ts';
import { statementsOf, type Statement } from '../aligned/statements.ts';
import { wordsOf } from '../aligned/words.ts';

/** A result told of everything that the paper's own sentence limits: "under any dependence" for "under stationarity". */
export interface LiftedCase {
  /** UTF-16 range of the review's universal words. */
  readonly start: number;
  readonly end: number;
  readonly statement: Statement;
  /** Range of the paper's condition in `statement.lower`. */
  readonly at: readonly [number, number];
  /** Share (0..1) of the claim's weight that the paper's sentence holds. */
  readonly cover: number;
  /** The paper's condition, where it can stand in place of the review's words; else null. */
  readonly repair: string | null;
}

/** Universal words that take a condition away; what they are put before does not matter. */
const universal =
  /\b(?:(?:under|for|with|in|on|across|at) (?:all|any|every|arbitrary)(?: (?:possible|kinds? of|forms? of|types? of|choices? of|values? of))?|regardless of|irrespective of|no matter|whatever|unconditional(?:ly)?|without (?:any |making any |additional )?(?:assumptions?|conditions?|restrictions?)|in full generality|always|in every case)\b/gu;
/** The paper limits what it says. A small number of samples or a fixed time is met too often to limit just this. */
const condition =
  /\b(?:only (?:when|if|under|holds)|(?:if and )?only if|provided that|as long as|under (?:the |an? |some |mild |weak(?:er)? |strong(?:er)? |standard |certain |additional |suitable )*(?:[\p{L}-]+ ){0,2}(?:assumptions?|conditions?)|under (?:stationar\p{L}*|bounded|smooth|gaussian|convex|linear|independent|i\.i\.d)[^.;,]{0,40}|(?:for|with) (?:a |all )?sufficiently (?:small|large)(?: [\p{L}-]+)?|restricted to|with the exceptions? of|weaker assumptions?)(?![\p{L}\p{N}])/u;
const unsure =
  /\b(?:not|n't|never|if|whether|should|would|could|might|may|claim\w*|how|why|unclear|lack\w*|cannot|limit\w*|seems?|without loss|at all|assum\p{L}*(?= that)|only|prior|previous|existing)\b/u;

const leastCover = 0.42;
const leastShared = 4;

/** Universal claims whose best-aligned sentence of the paper holds a condition, and that no other sentence bears out. */
export function liftedCases(lower: string, text: string, index: PaperIndex): LiftedCase[] {
  const hits = [...lower.matchAll(universal)].filter((hit) => !unsure.test(lower.slice(0, hit.index)));
  if (hits.length === 0) return [];
  const statements = statementsOf(index);
  const claims = strongClaims(lower, wordsOf(text, ownNames(index)), statements);
  return hits.flatMap((hit) => {
    const [start, end] = [hit.index, hit.index + hit[0].length];
    const claim = claims.find(({ strong }) => strong.start < end && start < strong.end);
    if (!claim) return [];
    const [best, ...others] = alignedStatements(claim, statements, 6);
    const at = best && conditionIn(best);
    if (!best || !at || best.statement.related || best.cover < leastCover || best.shared < leastShared)
      return [];
    if (others.some((other) => bearsOut(other, best.cover))) return [];
    const repair = repairOf(hit[0], best.statement.lower.slice(...at));
    return { start, end, statement: best.statement, at, cover: best.cover, repair };
  });
}

function conditionIn({ statement, strongToo }: Aligned): readonly [number, number] | null {
  const hit = condition.exec(statement.lower);
  return !hit || strongToo ? null : [hit.index, hit.index + hit[0].length];
}

/** Another sentence that speaks of the same as much, and is as universal or has no condition. */
function bearsOut(other: Aligned, cover: number): boolean {
  if (other.cover < 0.75 * cover) return false;
  return other.strongToo || !condition.test(other.statement.lower);
}

/** "without any assumptions" and "unconditionally" can be replaced by "under mild conditions": both tell how. */
function repairOf(said: string, printed: string): string | null {
  const manner =
    /^(?:unconditionally|without .*(?:assumptions|conditions|restrictions)|in full generality)$/u;
  return manner.test(said) && /^under [\p{L} -]+(?:assumptions|conditions)$/u.test(printed) ? printed : null;
}
