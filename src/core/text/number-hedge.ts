/** How a number is hedged: "about 5" about, "over 5" over, "nearly 5" and "up to 5" under. */
export type Hedge = 'exact' | 'about' | 'over' | 'under';

const aboutBefore =
  /(?:\b(?:about|around|roughly|approximately|approx\.?|circa|ca\.|some|order of|near|averag(?:e|ing)) |[~\u2248\u223C]\s?|\\(?:approx|sim)\s?)$/iu;
const overBefore =
  /(?:\b(?:over|more than|at least|above|exceed(?:s|ing)?|greater than|larger than|higher than|well over|a little over|a bit more than|upwards of|no less than|no fewer than|minimum of|beyond|starting from) |[>\u2265]=?\s?|\\(?:geq?|gtrsim)\s?)$/iu;
const underBefore =
  /(?:\b(?:nearly|almost|close to|just under|less than|fewer than|under|below|at most|up to|no more than|maximum of|a bit less than|smaller than|lower than|within) |[<\u2264]=?\s?|\\(?:leq?|lesssim)\s?)$/iu;

/** Hedge of the number at an offset range of a folded text. */
export function hedgeOf(text: string, start: number, end: number): Hedge {
  const before = text.slice(Math.max(0, start - 28), start).replace(/(?:\b(?:a|the|an)|\$) ?$/iu, '');
  const after = text.slice(end, end + 12);
  if (/^\s?\+(?!\d)|^ or more\b|^ and more\b/u.test(after) || overBefore.test(before)) return 'over';
  if (/^ or (?:so|fewer|less)\b/u.test(after) || aboutBefore.test(before))
    return /fewer|less/u.test(after) ? 'under' : 'about';
  return underBefore.test(before) ? 'under' : 'exact';
}
