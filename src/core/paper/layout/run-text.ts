import { cleanCharacters } from '../characters.ts';
import type { PlacedRun } from './segments.ts';

/** Where no white space is painted, a gap of this many font sizes stands for it. */
const wordGap = 0.22;
/** White space that is no single space between words. */
const untidy = /\s\s|^\s|\s$|[^\S ]/;
const ordinal = /^(?:st|nd|rd|th)\b/u;

/**
 * The text of runs on one line. A raised number or letter gets a "^" and a lowered digit behind a digit a "_": "10^4"
 * must never read as 104 nor "2015^8" as 20158.
 */
export function runText(runs: readonly PlacedRun[]): string {
  let text = '';
  let previous: PlacedRun | null = null;
  for (const run of runs) {
    const clean = cleanCharacters(run.text);
    const words = untidy.test(clean) ? clean.replace(/\s+/g, ' ').trim() : clean;
    if (words === '') continue;
    text += previous === null ? words : glue(text, previous, run, words) + words;
    previous = run;
  }
  return withAccents(text);
}

/** Marks of footnotes may stand behind a narrow space: "reproducible. 11". */
const noteGap = 0.6;

function glue(text: string, previous: PlacedRun, run: PlacedRun, words: string): string {
  if (run.place === 'raised' && previous.place === undefined && /^\d{1,2}$/u.test(words)) {
    if (/\p{L}{2}[.,;:?!)”"]$/u.test(text) && gap(previous, run) < noteGap * previous.size) return '^';
  }
  if (run.space || gap(previous, run) > wordGap * Math.min(previous.size, run.size)) return ' ';
  // The logo of LaTeX.
  if (run.place === 'raised' && words === 'A' && text.endsWith('L')) return '';
  if (run.place === 'raised' && previous.place !== 'raised')
    return ordinal.test(words) || !/^[\p{L}\p{N}−+-]/u.test(words) ? '' : '^';
  if (run.place === 'lowered' && /\d$/u.test(text) && /^\d/u.test(words)) return '_';
  // A mark at the start of a line ("1The data are ..."): a footnote's number is no part of its first word.
  if (previous.place === 'raised' && run.place === undefined) {
    const mark = text.length <= 3;
    return mark || (/\d$/u.test(text) && /^\d/u.test(words)) ? ' ' : '';
  }
  return '';
}

function gap(a: PlacedRun, b: PlacedRun): number {
  return b.x - (a.x + a.width);
}

const combining: Readonly<Record<string, string>> = {
  '´': '\u0301',
  '`': '\u0300',
  '¨': '\u0308',
  ˆ: '\u0302',
  '˜': '\u0303',
  ˇ: '\u030C',
  '˘': '\u0306',
  '˚': '\u030A',
  '˝': '\u030B',
  '˙': '\u0307',
  '¯': '\u0304',
  '¸': '\u0327',
};
/** Accents that formulas put on any letter; the others stand in words alone, or are quotation marks. */
const mathAccent = /[ˆ˜˙¯ˇ]/u;

/** TeX paints an accent before its letter ("´e"): it belongs on it. The tilde of a web address is no accent. */
function withAccents(text: string): string {
  if (!/[´`¨ˆ˜ˇ˘˚˝˙¯¸\u0300-\u036F]/u.test(text)) return text;
  return text
    .replace(
      /(?<!\/)([´`¨ˆ˜ˇ˘˚˝˙¯]) ?(\p{L})|(\p{L})(¸)/gu,
      (whole, accent?: string, letter?: string, before?: string, cedilla?: string) => {
        const base = (letter ?? before)!.replace('ı', 'i').replace('ȷ', 'j');
        const composed = (base + combining[(accent ?? cedilla)!]!).normalize('NFC');
        return composed.length === 1 || mathAccent.test(accent ?? '') ? composed : whole;
      },
    )
    .replace(/(?<![\p{L}\p{M}])([\u0300-\u036F]) ?(\p{L})/gu, (_, accent: string, letter: string) =>
      (letter + accent).normalize('NFC'),
    );
}
