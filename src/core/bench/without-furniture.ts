import { comparedWords } from './word-f1.ts';

/** What a reader says that it took off the pages. */
export interface Removed {
  /** 1-based. */
  readonly page: number;
  readonly text: string;
}

/**
 * Pages of another extractor as words, in its order and without what our reader took off each page: the words of a
 * running head where they follow each other, a line number where it begins or ends a line.
 * @param pages text of each page, by index = page - 1
 */
export function wordsWithout(
  pages: readonly string[],
  heads: readonly Removed[],
  lineNumbers: readonly Removed[],
): string[] {
  return pages.flatMap((text, at) => {
    const own = ({ page }: Removed): boolean => page === at + 1;
    const words = comparedWords(withoutLineNumbers(text, lineNumbers.filter(own)));
    for (const head of heads.filter(own)) removeWords(words, comparedWords(head.text));
    return words;
  });
}

function withoutLineNumbers(text: string, numbers: readonly Removed[]): string {
  if (numbers.length === 0) return text;
  const left = new Map<number, number>();
  for (const { text: number } of numbers) left.set(Number(number), (left.get(Number(number)) ?? 0) + 1);
  // Some venues print "007".
  const take = (number: string): boolean => {
    const count = left.get(Number(number)) ?? 0;
    if (count > 0) left.set(Number(number), count - 1);
    return count > 0;
  };
  // Lone numbers first: a line of text may begin with the same number.
  let lines = text.split('\n').map((line) => (/^\d+$/u.test(line.trim()) && take(line.trim()) ? '' : line));
  // A line that stands alone may hold the numbers of both margins; in raw order a number leads or ends its line.
  for (const edge of [/^\s*(\d+)(?=\s)/u, /(?<=\s)(\d+)\s*$/u]) {
    lines = lines.map((line) => {
      const number = edge.exec(line)?.[1];
      return number !== undefined && take(number) ? line.replace(edge, ' ') : line;
    });
  }
  return lines.join('\n');
}

/** Takes the words out where they follow each other, else one by one. */
function removeWords(words: string[], gone: readonly string[]): void {
  if (gone.length === 0) return;
  const whole = words.findIndex((_, at) => gone.every((word, n) => words[at + n] === word));
  if (whole >= 0) {
    words.splice(whole, gone.length);
    return;
  }
  for (const word of gone) {
    const at = words.indexOf(word);
    if (at >= 0) words.splice(at, 1);
  }
}
