import assert from 'node:assert/strict';
import type { Operator } from '../../../../src/core/bench/inject/operator.ts';
import { nodeAt } from '../../../../src/core/taxonomy/taxonomy.ts';
import { Random } from '../../../../src/core/bench/random.ts';
import { groundedOf, told } from './grounded-of.ts';
import { paperOf } from './paper-of.ts';

/** Sentence of the review, statement of the paper, and what each becomes; of a rewording the first begins with "= ". */
export type Told = readonly [sentence: string, statement: string, claim: string, paper: string];

/** One test for each change, word for word, and that its node is a leaf of the operator's type. */
export function makes(operator: Operator, cases: readonly Told[]): void {
  for (const [sentence, statement, claim, paper] of cases)
    it(`makes: ${claim}`, () => {
      const grounded = groundedOf(sentence, paperOf(statement));
      assert.ok(
        told(operator, grounded).includes(`${claim} | ${paper}`),
        told(operator, grounded).join('\n'),
      );
      for (const { node } of operator.propose(grounded, new Random(1)))
        assert.ok(nodeAt(node) && !('children' in nodeAt(node)!), node);
    });
}

/** One test for each sentence whose meaning must be left alone beside the statement; it may be reworded. */
export function leaves(
  operator: Operator,
  cases: readonly (readonly [sentence: string, statement: string])[],
): void {
  for (const [sentence, statement] of cases)
    it(`leaves alone: ${sentence}`, () => {
      const made = told(operator, groundedOf(sentence, paperOf(statement)));
      assert.deepEqual(
        made.filter((one) => !one.startsWith('= ')),
        [],
      );
    });
}
