import type { Quantity } from '../../text/numbers.ts';
import type { Token } from '../../text/tokens.ts';
import { isStopWord } from '../../text/tokens.ts';
import { contextStem } from './context.ts';

/** Starts what belongs to the next number: "a loss of 4.1 and the steel oven a loss of 6.3". */
const border = /[,;]\s|\s(?:and|while|whereas|but|against|versus|vs|compared)\s/u;

function clauseEnd(lower: string, from: number): number {
  const next = border.exec(lower.slice(from, from + 200));
  return next === null ? Infinity : from + next.index;
}

/**
 * Words of a sentence that may name the row and column of a number, as stems and as initials of neighbouring words
 * ("cs" for "computer science"). What follows up to the next number counts most ("1,990 in computer science and 2,136
 * in biomedicine"), then what stands since the number before, then the words before the first number.
 */
export function scopeOf(
  lower: string,
  tokens: readonly Token[],
  quantity: Quantity,
  all: readonly Quantity[],
): ReadonlyMap<string, number> {
  const before = Math.max(0, ...all.filter(({ end }) => end <= quantity.start).map(({ end }) => end));
  const behind = Math.min(
    clauseEnd(lower, quantity.end),
    ...all.filter(({ start }) => start >= quantity.end).map(({ start }) => start),
  );
  const first = Math.min(...all.map(({ start }) => start));
  const following = tokens.some(
    ({ start, end, text }) => start >= quantity.end && end <= behind && !isStopWord(text),
  );
  const preceding = following ? 0.5 : 1;
  const weightOf = ({ start, end }: Token): number => {
    if (start >= quantity.end) return end <= behind ? 1 : 0;
    if (end > quantity.start) return 0;
    return Math.max(start >= before ? preceding : 0, end <= first ? 0.6 : 0);
  };
  const scope = new Map<string, number>();
  const note = (name: string, weight: number): void => {
    if (weight > (scope.get(name) ?? 0)) scope.set(name, weight);
  };
  const weights = tokens.map(weightOf);
  tokens.forEach(({ text }, at) => {
    const weight = weights[at] ?? 0;
    for (const part of text.includes('-') ? [text, ...text.split('-')] : [text]) {
      if (part !== '' && !isStopWord(part)) note(contextStem(part), weight);
    }
    for (let length = 2; length <= 4 && at + length <= tokens.length; length += 1) {
      const letters = tokens.slice(at, at + length).map(({ text: word }) => word[0] ?? '');
      const least = Math.min(...weights.slice(at, at + length));
      if (letters.every((letter) => /\p{L}/u.test(letter))) note(letters.join(''), least);
    }
  });
  return scope;
}
