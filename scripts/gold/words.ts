import { execFileSync } from 'node:child_process';
import { goldLetters } from '../../src/core/bench/gold-text.ts';
import type { Rect } from '../../src/core/paper/model.ts';

export interface Word {
  readonly text: string;
  readonly rect: Rect;
}

/** Words of a page as pdftotext finds them, an extractor that has nothing in common with the project's reader. */
export function wordsOf(pdf: string, page: number, range: readonly [number, number] | null): Word[] {
  const args = ['-bbox', '-cropbox', '-f', String(page), '-l', String(page), pdf, '-'];
  const xml = execFileSync('pdftotext', args, { encoding: 'utf8', maxBuffer: 1 << 26 });
  const words = [
    ...xml.matchAll(
      /<word xMin="([\d.-]+)" yMin="([\d.-]+)" xMax="([\d.-]+)" yMax="([\d.-]+)">(.*?)<\/word>/gu,
    ),
  ].map(([, x0, y0, x1, y1, text]) => ({
    text: unescaped(text!),
    rect: [Number(x0), Number(y0), Number(x1), Number(y1)] as const,
  }));
  return range === null ? words : words.filter(({ rect }) => rect[0] > range[0] && rect[2] < range[1]);
}

/** First run of words, from `from` on, whose letters are `letters`; [start, end) or null. */
export function findWords(
  words: readonly Word[],
  letters: string,
  from = 0,
): readonly [number, number] | null {
  const own = words.map(({ text }) => goldLetters(text));
  for (let start = from; start < words.length; start += 1) {
    if (own[start] === '' || !letters.startsWith(own[start]!)) continue;
    let rest = letters;
    let end = start;
    while (end < words.length && rest !== '' && rest.startsWith(own[end]!))
      rest = rest.slice(own[end++]!.length);
    if (rest === '') return [start, end];
  }
  return null;
}

/** Words in the order in which lines across the whole page are read; `sideways`: of a page turned to the left. */
export function byLines(words: readonly Word[], sideways = false): Word[] {
  const place = ({ rect: [x0, y0, x1, y1] }: Word): readonly [number, number] =>
    sideways ? [(x0 + x1) / 2, -y1] : [(y0 + y1) / 2, x0];
  const lines: Word[][] = [];
  for (const word of [...words].sort((a, b) => place(a)[0] - place(b)[0])) {
    const last = lines.at(-1);
    if (last && place(word)[0] - place(last[0]!)[0] < 3) last.push(word);
    else lines.push([word]);
  }
  return lines.flatMap((line) => line.sort((a, b) => place(a)[1] - place(b)[1]));
}

/** The rectangle around words, in tenths of a point. */
export function boxOf(words: readonly Word[]): Rect {
  const side = (n: 0 | 1 | 2 | 3, pick: (...values: number[]) => number): number =>
    Math.round(pick(...words.map(({ rect }) => rect[n])) * 10) / 10;
  return [side(0, Math.min), side(1, Math.min), side(2, Math.max), side(3, Math.max)];
}

function unescaped(text: string): string {
  return text
    .replace(/&lt;/gu, '<')
    .replace(/&gt;/gu, '>')
    .replace(/&quot;/gu, '"')
    .replace(/&apos;/gu, "'")
    .replace(/&amp;/gu, '&');
}
