import { readCaptionLabel } from './caption-text.ts';
import { headingStrength, isCapitals } from './text-headings.ts';

/** Below this share of blank lines the text comes without spacing between paragraphs. */
const fewBlanks = 0.15;
/** A line this much shorter than the longest usual one ends a paragraph, if a sentence ends there too. */
const shortLine = 0.85;
const leastHeads = 4;

/**
 * Gives a text that came without blank lines ("1", "INTRODUCTION", "Deep learning ...") a blank line around headings,
 * above captions and after a paragraph's short last line; running heads and page numbers beside them go.
 * Text with blank lines comes back as it is.
 */
export function spaceOut(lines: readonly string[]): readonly string[] {
  const blanks = lines.filter((line) => line === '').length;
  if (lines.length < 100 || blanks > lines.length * fewBlanks) return lines;
  const kept = joinNumberLines(withoutHeads(lines));
  const lengths = kept.map((line) => line.length).sort((a, b) => a - b);
  const usual = lengths[Math.floor(lengths.length * 0.8)] ?? 0;
  const out: string[] = [];
  kept.forEach((line, at) => {
    const heading = headingStrength(line) === 'strong';
    const above = out.at(-1) ?? '';
    if (above !== '' && (heading || (readCaptionLabel(line) !== null && /^\S+ \S+:/u.test(line))))
      out.push('');
    out.push(line);
    const paragraphEnd =
      /[.?!]$/u.test(line) && line.length < usual * shortLine && /^\p{Lu}|^\[/u.test(kept[at + 1] ?? '');
    if ((heading && !isCapitals(kept[at + 1] ?? '')) || paragraphEnd) out.push('');
  });
  return out;
}

/** "1" above "INTRODUCTION" is one heading. */
function joinNumberLines(lines: readonly string[]): string[] {
  const out: string[] = [];
  for (const line of lines) {
    const above = out.at(-1) ?? '';
    const number = /^(?:\d{1,2}(?:\.\d{1,2}){0,3}|[A-Z](?:\.\d{1,2}){0,3})$/u.test(above);
    if (number && isCapitals(line) && !/\d/u.test(line)) out[out.length - 1] = `${above} ${line}`;
    else out.push(line);
  }
  return out;
}

/** A line that returns page after page is a running head; a number above or below it is the page's. */
function withoutHeads(lines: readonly string[]): string[] {
  const places = new Map<string, number[]>();
  lines.forEach((line, at) => {
    if (line.length >= 15 && line.length <= 120) places.set(line, [...(places.get(line) ?? []), at]);
  });
  const removed = new Set<number>();
  for (const [, found] of places) {
    const apart = found.every((at, n) => n === 0 || at - found[n - 1]! >= 20);
    if (found.length < leastHeads || !apart) continue;
    for (const at of found) removed.add(at);
    for (const side of [-1, 1]) for (const at of pageNumbersBeside(lines, found, side)) removed.add(at);
  }
  return lines.filter((_, at) => !removed.has(at));
}

/** Numbers above (-1) or below (1) most of the heads, counting up: a lone "2" there begins a heading. */
function pageNumbersBeside(lines: readonly string[], heads: readonly number[], side: number): number[] {
  const places = heads.map((at) => at + side).filter((at) => /^\d{1,3}$/u.test(lines[at] ?? ''));
  const rising = places.every((at, n) => n === 0 || Number(lines[at]) > Number(lines[places[n - 1]!]));
  return rising && places.length > heads.length / 2 ? places : [];
}
