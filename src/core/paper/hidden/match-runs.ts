import type { Run } from '../layout/page-items.ts';
import type { JudgedGlyph } from './visibility.ts';

/** Places of one glyph in the two readings differ by rounding alone. */
const samePlace = 0.3;

export interface MatchedRuns {
  /** Runs without the letters that are not seen; a run may fall into several. */
  readonly runs: readonly Run[];
  /** Runs that the glyphs do not spell: kept unless what is painted at their start is hidden. */
  readonly unmatched: number;
}

/**
 * Takes out of text runs what a reader does not see. Both lists come from the same page in the order of painting:
 * `runs` from the reader of text, `glyphs` from the reader of operators.
 */
export function seenRuns(runs: readonly Run[], glyphs: readonly JudgedGlyph[]): MatchedRuns {
  if (glyphs.every(({ reason }) => reason === null)) return { runs, unmatched: 0 };
  const letters = glyphs.filter(({ text }) => isLetter(text));
  const seen: Run[] = [];
  let [next, unmatched] = [0, 0];
  let gap = false;
  for (const run of runs) {
    const found = glyphsOf(run, letters, next);
    if (found === null) {
      unmatched += 1;
      if (startsHidden(run, letters)) continue;
      seen.push(gap ? { ...run, space: true } : run);
      gap = false;
      continue;
    }
    next = found.end;
    const parts = seenParts(run, found.glyphs);
    if (parts.length === 0) gap ||= run.space || run.text.endsWith(' ');
    for (const part of parts) {
      seen.push(gap ? { ...part, space: true } : part);
      gap = false;
    }
  }
  return { runs: seen, unmatched };
}

/** The reader of text drops white space and marks that only format. */
function isLetter(text: string): boolean {
  return !/^[\s\p{Cf}]*$/u.test(text);
}

/** What is painted where the run begins is hidden, whatever it spells. */
function startsHidden(run: Run, letters: readonly JudgedGlyph[]): boolean {
  const there = letters.filter((letter) => isAt(letter, run));
  return there.length > 0 && there.every(({ reason }) => reason !== null);
}

function isAt({ x, y }: JudgedGlyph, run: Run): boolean {
  return Math.abs(x - run.x) <= samePlace && Math.abs(y - run.y) <= samePlace;
}

interface Found {
  readonly glyphs: readonly JudgedGlyph[];
  /** Index behind the last one. */
  readonly end: number;
}

function glyphsOf(run: Run, letters: readonly JudgedGlyph[], next: number): Found | null {
  const text = bare(run.text);
  for (let tries = 0; tries < 2; tries += 1) {
    const from = tries === 0 ? next : 0;
    const to = tries === 0 ? letters.length : next;
    for (let at = from; at < to; at += 1) {
      if (!isAt(letters[at]!, run)) continue;
      const found = spelled(text, letters, at);
      if (found) return found;
    }
  }
  return null;
}

/** The glyphs from `start` on that spell the text; letters of right-to-left scripts stand in another order. */
function spelled(text: string, letters: readonly JudgedGlyph[], start: number): Found | null {
  const glyphs: JudgedGlyph[] = [];
  let spelling = '';
  let at = start;
  while (spelling.length < text.length && at < letters.length) {
    const letter = letters[at]!;
    const longer = spelling + bare(letter.text);
    const fits = rightToLeft.test(text) || text.startsWith(longer);
    // The reader of text leaves out what lies outside of the page.
    if (fits) {
      glyphs.push(letter);
      spelling = longer;
    } else if (letter.reason !== 'off-page') return null;
    at += 1;
  }
  return spelling.length === text.length && glyphs.length > 0 ? { glyphs, end: at } : null;
}

const rightToLeft = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}]/u;

function bare(text: string): string {
  return text.replace(/[\s\p{Cf}]+/gu, '');
}

function seenParts(run: Run, glyphs: readonly JudgedGlyph[]): Run[] {
  const hidden = glyphs.filter(({ reason }) => reason !== null).length;
  if (hidden === 0) return [run];
  if (hidden === glyphs.length) return [];
  if (rightToLeft.test(run.text)) return hidden * 2 > glyphs.length ? [] : [run];
  const parts: Run[] = [];
  let at = 0;
  let open: { text: string; glyphs: JudgedGlyph[]; space: boolean } | null = null;
  let space = run.space;
  const close = (): void => {
    if (open && open.text.trim() !== '') parts.push(part(run, open));
    open = null;
  };
  for (const glyph of glyphs) {
    const before = /^[\s\p{Cf}]*/u.exec(run.text.slice(at))![0];
    const letters = bare(glyph.text);
    let end = at + before.length;
    for (let left = letters.length; left > 0 && end < run.text.length; end += 1) {
      if (!/[\s\p{Cf}]/u.test(run.text[end]!)) left -= 1;
    }
    const text = run.text.slice(at + before.length, end);
    at = end;
    space ||= /\s/u.test(before);
    if (glyph.reason !== null) {
      close();
      continue;
    }
    if (open === null) open = { text, glyphs: [glyph], space };
    else {
      open.text += before + text;
      open.glyphs.push(glyph);
    }
    space = false;
  }
  close();
  return parts;
}

function part(
  run: Run,
  { text, glyphs, space }: { text: string; glyphs: readonly JudgedGlyph[]; space: boolean },
): Run {
  const [first, last] = [glyphs[0]!, glyphs.at(-1)!];
  const [x, y] = [last.x + last.dx, last.y + last.dy];
  return { ...run, text, x: first.x, y: first.y, width: Math.hypot(x - first.x, y - first.y), space };
}
