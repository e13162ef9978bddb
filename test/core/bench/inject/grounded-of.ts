import { ground, type Grounded } from '../../../../src/core/bench/inject/grounded.ts';
import { replaced, type Operator, type Swap } from '../../../../src/core/bench/inject/operator.ts';
import { Random } from '../../../../src/core/bench/random.ts';
import { buildPaperIndex } from '../../../../src/core/evidence/paper-index.ts';
import { paperFromMarkdown } from '../../../../src/core/paper/from-text.ts';
import { parseReview } from '../../../../src/core/review/parse-review.ts';

/** A review sentence of a summary, looked up in a paper given as Markdown. */
export function groundedOf(sentence: string, markdown: string): Grounded {
  const paper = paperFromMarkdown(markdown, {
    path: 'paper.md',
    sha256: '',
    format: 'markdown',
    pages: null,
  });
  const [review] = parseReview(`# Summary\n\n${sentence}\n`, { path: 'review.md', sha256: '' });
  return ground(review!.sentences[0]!, 'summary', buildPaperIndex(paper));
}

/** The swaps of an operator, as the two texts that they make; the effect is told before a rewording. */
export function told(operator: Operator, grounded: Grounded, seed = 1): string[] {
  return operator.propose(grounded, new Random(seed)).map((swap) => both(grounded, swap).join(' | '));
}

/** Sentence and the paper's statement after a swap. */
export function both({ text, index }: Grounded, { claim, paper, effect }: Swap): [string, string] {
  const passage = index.paper.passages[paper.passage]!;
  return [`${effect === 'keeps' ? '= ' : ''}${replaced(text, claim)}`, replaced(passage.text, paper)];
}
