import type { Statement } from '../../../evidence/statements.ts';
import type { Passage } from '../../../paper/model.ts';
import type { TextRange } from '../../../text/sentences.ts';
import { stemsOf } from '../../../evidence/statements.ts';
import type { Grounded } from '../grounded.ts';
import type { Swap } from '../operator.ts';
import { agreeing } from './article.ts';
import { around, sharedAround } from './context.ts';

/** Words of a claim and those of the paper's statement that say the same of the same thing. */
export interface Aligned {
  /** UTF-16 range in the review sentence. */
  readonly claim: TextRange;
  /** UTF-16 range in `passage.text`. */
  readonly paper: TextRange;
  readonly passage: Passage;
  readonly statement: Statement;
}

/** Content words that claim and statement must share around the words, and their share of the claim's. */
const leastShared = 3;
const leastShare = 0.4;

/** Denials, doubts and wishes: what they say of the paper may be false as it stands. */
const doubt =
  /\b(?:not|cannot|no|nor|neither|never|lacks?|lacking|missing|unclear|fails?|should|could|would|insufficient\w*|limited|only|questionable|hard to|difficult to|wonder|doubt\w*|surpris\w*|concern\w*|why|whether|if)\b|n't\b|\?/iu;
const denial = /\b(?:not|cannot|no|nor|neither|never|unlike|instead of|rather than|except)\b|n't\b/iu;

/** Whether a sentence plainly reports what a paper says: only then is the opposite of a supported word false. */
export function reports(text: string): boolean {
  return !doubt.test(text);
}

/**
 * The place in a supporting statement that `find` shows and that stands among the same words as the claim's; null where
 * there is none. A statement with two such places could be read either way and is passed over.
 */
export function alignedPlace(
  { text, support }: Grounded,
  { start, end }: TextRange,
  find: (text: string) => readonly TextRange[],
  least = leastShared,
): Aligned | null {
  if (!reports(text)) return null;
  const claim = { start, end };
  const own = around(stemsOf(text), start, end).size;
  for (const { statement } of support) {
    const { passage } = statement;
    if (denial.test(statement.text)) continue;
    const found = find(statement.text);
    const [first] = found;
    if (!first || found.length > 1) continue;
    const paper = { start: first.start + statement.start, end: first.end + statement.start };
    const shared = sharedAround({ text, ...claim }, { stems: statement.stems, ...paper });
    if (shared >= least && shared >= leastShare * own) return { claim, paper, passage, statement };
  }
  return null;
}

/** The swap that puts these words in the two places. */
export function swapOf(
  text: string,
  { claim, paper, passage }: Pick<Aligned, 'claim' | 'paper' | 'passage'>,
  by: { readonly claim: string; readonly paper: string },
  node: string,
  effect: Swap['effect'] = 'changes',
): Swap {
  return {
    claim: agreeing(text, { ...claim, text: by.claim }),
    paper: { passage: passage.id, ...agreeing(passage.text, { ...paper, text: by.paper }) },
    node,
    effect,
  };
}
