import type { Quantity } from '../../text/numbers.ts';
import { isStopWord, stemWord, type Token } from '../../text/tokens.ts';
import { singular } from './words.ts';

/** Words on each side of a number that may tell what it measures. */
const reach = 24;
const halfLife = 8;

/** Content stems around a number within its sentence; weight 1 beside it, halved every eight words. */
export function contextOf(
  lower: string,
  tokens: readonly Token[],
  quantity: Quantity,
  label: readonly string[],
): Map<string, number> {
  const context = new Map<string, number>();
  const symbol = label[0];
  if (symbol !== undefined && symbol.length <= 2) context.set(`=${symbol}`, 1);
  let left = lowerBound(tokens, quantity.start) - 1;
  for (let n = 0; n < reach && left >= 0; n += 1, left -= 1) {
    const token = tokens[left]!;
    if (sentenceBreak(lower, token.end, tokens[left + 1]?.start ?? quantity.start)) break;
    note(context, token.text, n);
  }
  let right = lowerBound(tokens, quantity.end);
  for (let n = 0; n < reach && right < tokens.length; n += 1, right += 1) {
    const token = tokens[right]!;
    if (right > 0 && sentenceBreak(lower, Math.max(tokens[right - 1]!.end, quantity.end), token.start)) break;
    note(context, token.text, n);
  }
  return context;
}

/** Say how a value changes or is come by, and little of what it measures. */
const relations =
  /^(?:costs?|costing|falls?|falling|fell|drops?|dropp\w+|ris(?:es?|ing)|rose|improv\w*|increas\w*|decreas\w*|reduc\w*|lower(?:s|ed|ing)?|raises?|raised|gains?|achiev\w*|obtain\w*|reach(?:es|ed|ing)?|attain\w*|report(?:s|ed|ing)?|show(?:s|ed|n|ing)?|us(?:es?|ed|ing)|giv(?:es?|en|ing)|gave|yields?|contribut\w*)$/u;
const relationWeight = 0.3;

function note(context: Map<string, number>, token: string, distance: number): void {
  if (/^\d/u.test(token)) return;
  const weight = 0.5 ** (distance / halfLife) * (relations.test(token) ? relationWeight : 1);
  for (const part of token.includes('-') ? [token, ...token.split('-')] : [token]) {
    if (part.length < 2 || isStopWord(part)) continue;
    const stem = contextStem(part);
    if ((context.get(stem) ?? 0) < weight) context.set(stem, weight);
  }
}

const speed = new Set(
  'faster fast speed speedup speedups speed-up speed-ups acceleration accelerate accelerates accelerated quicker slower'.split(
    ' ',
  ),
);

/** Stem of a word for comparing contexts; all words for being faster are one. */
export function contextStem(word: string): string {
  return speed.has(word) ? 'speed' : stemWord(singular(word.replace(/'s$/u, '')));
}

function sentenceBreak(text: string, from: number, to: number): boolean {
  const gap = text.slice(from, to);
  return /[.?!]["')\]]*\s/u.test(gap) || gap.includes('\n');
}

function lowerBound(tokens: readonly Token[], offset: number): number {
  let low = 0;
  let high = tokens.length;
  while (low < high) {
    const mid = (low + high) >> 1;
    if (tokens[mid]!.start < offset) low = mid + 1;
    else high = mid;
  }
  return low;
}
