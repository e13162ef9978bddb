import type { PaperIndex } from '../../evidence/paper-index.ts';
import { ownNames } from '../aligned/own-names.ts';
import { statementsOf, type Statement } from '../aligned/statements.ts';
import { wordsOf } from '../aligned/words.ts';

/** A result told as free of assumptions that the paper states under one. */
export interface AssumptionCase {
  readonly start: number;
  readonly end: number;
  readonly statement: Statement;
  /** Range of the paper's condition in `statement.lower`. */
  readonly at: readonly [number, number];
  readonly shared: number;
}

const freed =
  /\b(?:without (?:any |making any |requiring any )(?:[\p{L}-]+ )?(?:assumptions?|conditions?|restrictions?)(?: (?:on|about) (?:the )?(?:[\p{L}-]+ ?){1,2})?|assumption-free|free of (?:any )?assumptions?|in full generality|unconditional(?:ly)?(?= (?:converg|hold|guarant|valid|stable|consist|optim))|(?:requires?|makes?|imposes?) no assumptions?(?: (?:on|about) (?:the )?(?:[\p{L}-]+ ?){1,2})?|under (?:arbitrary|any) (?:form|kind|type)s? of [\p{L}-]+)\b/gu;
const conditioned =
  /\bunder (?:the |our |a |an |some |mild |standard |specific |certain |following |these )*(?:[\p{L}-]+ )?(?:assumptions?|conditions?)\b|\bwe (?:also |further |only |will )?assume\b|\bassum(?:es|ing) (?:that|the|a)\b|\bsuppose (?:that|assumption)|\blet assumptions?\b|\bprovided that\b|\bunder (?:stationary|strong|bounded|smooth|gaussian|convex|linear|i\.i\.d|independent)/gu;
const result =
  /\b(?:bounds?|rates?|guarantee\w*|theorem|lemma|proof|prove\w*|converge\w*|analysis|equivalen\w*|consisten\w*|optimal\w*|identif\w*|regret|complexity|theor\w*|estimat\w*)\b/u;
const unsure =
  /\b(?:not|n't|if|whether|should|would|could|might|may|claim\w*|how|why|unclear|lack\w*|cannot|limit\w*|works? (?:like|of|by)|et al|recent results?|prior|previous|existing|seems?|in the first place)\b|\((?:19|20)\d\d\)/u;
const finding =
  /\b(?:we (?:[\p{L}-]+ ){0,3}(?:show|prove|establish|derive|demonstrate|develop|provide|obtain)|theorem|analysis (?:shows|demonstrates|establishes)|demonstrat\w*|achieves?)\b/u;

export function assumptionCases(lower: string, text: string, index: PaperIndex): AssumptionCase[] {
  if (!result.test(lower)) return [];
  const hits = [...lower.matchAll(freed)].filter((hit) => !unsure.test(lower.slice(0, hit.index)));
  if (hits.length === 0) return [];
  const statements = statementsOf(index);
  const terms = new Set(wordsOf(text, ownNames(index)).map(({ term }) => term));
  return hits.flatMap((hit) => {
    let best: AssumptionCase | null = null;
    let most = 0;
    for (const statement of statements.all) {
      if (statement.related || !finding.test(statement.lower)) continue;
      const cue = [...statement.lower.matchAll(conditioned)][0];
      if (!cue) continue;
      const shared = new Set(statement.words.map(({ term }) => term).filter((term) => terms.has(term)));
      const weight = [...shared].reduce((sum, term) => sum + statements.idf(term), 0);
      if (shared.size < 3 || weight <= most) continue;
      most = weight;
      best = {
        start: hit.index,
        end: hit.index + hit[0].trimEnd().length,
        statement,
        at: [cue.index, cue.index + cue[0].length],
        shared: shared.size,
      };
    }
    return best && most >= 8 ? best : [];
  });
}
