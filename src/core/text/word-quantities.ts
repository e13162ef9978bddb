import { placeBefore } from './digit-quantities.ts';
import { hedgeOf } from './number-hedge.ts';
import { unitAlias, unitNamed } from './number-units.ts';
import { wordFraction, wordFractionSource, wordNumber, wordNumberSource } from './number-words.ts';
import type { Quantity } from './quantity.ts';

const wordPattern = new RegExp(
  String.raw`(?<![\p{L}\d-])(?:(?<fraction>${wordFractionSource})(?=[\s,.;)]|-(?!\p{L}))(?! of an? [a-z]+ more)|(?<number>${wordNumberSource})(?<unit>[ -](?:percentage points?|percent|per cent|fold|times|points?|milliseconds?|seconds?|minutes?|hours?|days?|weeks?|months?|years?|orders? of magnitude)(?!\p{L})|fold(?!\p{L}))?(?!\p{L}))`,
  'giu',
);
const multiplePattern =
  /(?<![\p{L}-])(?:(?<two>twice(?= (?:as|the|that|its|their|more|larger|bigger|longer|faster|slower|higher|smaller|cheaper|better)(?!\p{L}))|doubl(?:es?|ed|ing) (?=the|its|that|in))|(?<three>thrice(?= (?:as|the|that|its))|tripl(?:es?|ed|ing) (?=the|its|that|in))|(?<half>halv(?:es?|ed|ing) (?=the|its|that)))/giu;

/** Quantities in words ("five", "two thirds"), of a folded text, in reading order. */
export function wordQuantities(text: string): Quantity[] {
  return [...text.matchAll(wordPattern)].flatMap((match) => fromWords(text, match) ?? []);
}

/** "twice", "doubles": factors told by a verb or an adverb. */
export function multiples(text: string): Quantity[] {
  return [...text.matchAll(multiplePattern)].map(fromMultiple);
}

function fromWords(text: string, match: RegExpExecArray): Quantity | null {
  const { fraction, number, unit: unitText = '' } = match.groups ?? {};
  const start = match.index;
  const end = start + match[0].length;
  const before = text.slice(Math.max(0, start - 24), start);
  const after = text.slice(end, end + 16);
  if (fraction !== undefined) {
    if (
      /(?:first|second|other|lower|upper|latter|former|better|top|bottom|left|right|third|later|earlier|the) $/iu.test(
        before,
      ) &&
      !/ /u.test(fraction)
    )
      return null;
    if (!/^(?:half$|halves$|(?:an?|one|two|three|four|five|six|seven|nine)[- ])/iu.test(fraction))
      return null;
    const value = wordFraction(fraction.toLowerCase());
    if (value === null) return null;
    return base(start, end, value, 0, '', text, 'fraction');
  }
  const value = wordNumber((number ?? '').toLowerCase());
  if (value === null) return null;
  if (value === 0 || placeBefore.test(before)) return null;
  if (
    /^-(?:to|by|sided|shot|hot|off|and|on|liner|at)\b|^-size|^ another\b|^ (?:of|by) (?:the most|one)\b/iu.test(
      after,
    ) &&
    value === 1
  )
    return null;
  const unitName = unitText.trim().replace(/^-\s?/u, '').toLowerCase();
  const noUnit = /order/u.test(unitName) || (/^points?$/u.test(unitName) && !isGain(before, after));
  const known = noUnit ? null : unitNamed(unitAlias(unitName));
  const factor = known?.factor ?? 1;
  return {
    ...base(
      start,
      known || unitText === '' ? end : end - unitText.length,
      value * factor,
      0,
      known?.dimension ?? '',
      text,
      'word',
    ),
    numberEnd: start + (number ?? '').length,
    factor,
    unit: known ? unitName : '',
    joined: /^-\p{L}/u.test(text.slice(end, end + 2)) || unitText.startsWith('-'),
  };
}

/** "by two points", "two points better" are percentage points; "these two points" are arguments. */
function isGain(before: string, after: string): boolean {
  return (
    /\b(?:by|gains?|drops?|rises?|rose|falls?|fell|loses?|lost|(?:gain|drop|increase|decrease|rise|fall|margin|lead|gap|difference|improvement|loss) of)(?: (?:about|around|over|nearly|almost|only|at least|up to|more than|less than))? $/iu.test(
      before,
    ) ||
    /^ (?:more|less|better|worse|higher|lower|above|below|over|ahead|behind|(?:of )?(?:gain|improvement|increase|decrease|drop))\b/iu.test(
      after,
    )
  );
}

function fromMultiple(match: RegExpExecArray): Quantity {
  const { two, three } = match.groups ?? {};
  const value = two !== undefined ? 2 : three !== undefined ? 3 : 0.5;
  const word = match[0].trimEnd();
  return base(match.index, match.index + word.length, value, 0, 'x', match.input, 'multiple');
}

function base(
  start: number,
  end: number,
  value: number,
  tolerance: number,
  dimension: string,
  text: string,
  form: Quantity['form'],
): Quantity {
  return {
    start,
    end,
    numberStart: start,
    numberEnd: end,
    value,
    high: value,
    tolerance,
    dimension,
    factor: 1,
    unit: '',
    hedge: hedgeOf(text, start, end),
    form,
    joined: false,
  };
}
