import { clauseStart } from './clause.ts';
import type { Word } from './words.ts';

/** "Why is the cost not reported?", "How come no baseline is run?": the question takes for granted what follows. */
export function presupposes(words: readonly Word[], at: number): boolean {
  const start = clauseStart(words, at);
  return words
    .slice(Math.max(0, start - 2), at)
    .some(({ text }, i, all) => text === 'why' || (text === 'how' && all[i + 1]?.text === 'come'));
}
