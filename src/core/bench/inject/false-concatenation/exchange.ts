import type { Statement } from '../../../evidence/statements.ts';
import type { TextRange } from '../../../text/sentences.ts';
import { isStopWord, tokenize } from '../../../text/tokens.ts';
import { agreeing } from '../make/article.ts';
import type { Swap } from '../operator.ts';

/** Two places of one text, the first before the second. */
export type Two = readonly [TextRange, TextRange];

/** The swap that lets the contents of two places change places, in the claim and in the passage. */
export function exchanged(
  claimText: string,
  claim: Two,
  statement: Statement,
  paper: Two,
  node: string,
  effect: Swap['effect'] = 'changes',
): Swap {
  const { passage } = statement;
  return {
    claim: crossed(claimText, claim),
    paper: { passage: passage.id, ...crossed(passage.text, paper) },
    node,
    effect,
  };
}

function crossed(text: string, [first, second]: Two): { start: number; end: number; text: string } {
  const [left, right] = [
    agreeing(text, { ...first, text: text.slice(second.start, second.end) }),
    agreeing(text, { ...second, text: text.slice(first.start, first.end) }),
  ];
  return {
    start: left.start,
    end: right.end,
    text: left.text + text.slice(left.end, right.start) + right.text,
  };
}

/** What joins two things on one footing ("A and B", "from A to B"): content words between them, numbers included. */
export function wordsBetween(text: string, [first, second]: Two): number {
  return tokenize(text.slice(first.end, second.start)).filter(({ text: word }) => !isStopWord(word)).length;
}

/** In order; null where they overlap. */
export function inOrder(a: TextRange, b: TextRange): Two | null {
  if (a.end <= b.start) return [a, b];
  return b.end <= a.start ? [b, a] : null;
}
