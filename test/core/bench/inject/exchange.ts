import type { Operator } from '../../../../src/core/bench/inject/operator.ts';
import { rangeOf } from './range-of.ts';

/** The plainest operator: one word for another where the sentence and its best statement hold it. */
export function exchange(old: string, by: string, effect: 'changes' | 'keeps' = 'changes'): Operator {
  return {
    id: `test/${old}`,
    type: 'Reasoning Error',
    fits: (text) => text.includes(old),
    propose({ text, support }) {
      const passage = support.map(({ statement }) => statement.passage).find((one) => one.text.includes(old));
      if (!passage || !text.includes(old)) return [];
      return [
        {
          claim: { ...rangeOf(text, old), text: by },
          paper: { passage: passage.id, ...rangeOf(passage.text, old), text: by },
          node: 'reasoning-error/trend-reversed/rise-as-fall',
          effect,
        },
      ];
    },
  };
}
