import { fold } from './fold.ts';
import { hedgeOf, type Hedge } from './number-hedge.ts';
import { joinRanges } from './number-ranges.ts';
import { scaleNamed, unitNamed, unitSource } from './number-units.ts';
import { wordFraction, wordFractionSource, wordNumber, wordNumberSource } from './number-words.ts';
import { numeral, parseNumeral } from './numeral.ts';
import type { TextRange } from './sentences.ts';

/** One quantity of a text. Identifiers, versions, list numbers and places ("Table 3") are none. */
export interface Quantity {
  /** UTF-16 range of number and unit; of the whole range for "30-40%". */
  readonly start: number;
  readonly end: number;
  /** Range of the digits or number words alone. */
  readonly numberStart: number;
  readonly numberEnd: number;
  /** Value in base units; the lower end of a range. */
  readonly value: number;
  /** Upper end of a range; equal to `value` otherwise. */
  readonly high: number;
  /** Half a unit of the last digit given, in base units: 0.05 for 81.3; 0 for numbers in words. */
  readonly tolerance: number;
  /** Dimension as in number-units.ts; "" for a bare number. */
  readonly dimension: string;
  /** Factor of the printed unit to the base unit. */
  readonly factor: number;
  /** As printed, "" if none. */
  readonly unit: string;
  readonly hedge: Hedge;
  /** number: digits; word: "five"; fraction: "two thirds"; year: "2019"; multiple: "twice", "doubles". */
  readonly form: 'number' | 'word' | 'fraction' | 'year' | 'multiple';
  /** A hyphen joins it to the next word: "17-way", "two-stage". */
  readonly joined: boolean;
}

const scale = String.raw`(?:[kKMBTb](?![\p{L}\d])| ?(?:thousand|million|billion|trillion|hundred|dozen)(?!\p{L})| [MBk](?![\p{L}\d]))`;
const unit = String.raw`(?:(?:\s-?|-)?(?:percentage points?|per cent|percentage|${unitSource}|\\times)(?![\p{L}\d])|\\?%)`;
const numberPattern = new RegExp(
  String.raw`(?<money>[$\u20AC\u00A3\u00A5]\s?)?(?<sign>(?<=^|[\s(\[{=~<>:,+])-\s?)?(?<number>${numeral})(?<scale>${scale})?(?<unit>${unit})?`,
  'gu',
);
const wordPattern = new RegExp(
  String.raw`(?<![\p{L}\d-])(?:(?<fraction>${wordFractionSource})(?=[\s,.;)]|-(?!\p{L}))(?! of an? [a-z]+ more)|(?<number>${wordNumberSource})(?<unit>[ -](?:percentage points?|percent|per cent|fold|times|points?|milliseconds?|seconds?|minutes?|hours?|days?|weeks?|months?|years?|orders? of magnitude)(?!\p{L})|fold(?!\p{L}))?(?!\p{L}))`,
  'giu',
);
const multiplePattern =
  /(?<![\p{L}-])(?:(?<two>twice(?= (?:as|the|that|its|their|more|larger|bigger|longer|faster|slower|higher|smaller|cheaper|better)(?!\p{L}))|doubl(?:es?|ed|ing) (?=the|its|that|in))|(?<three>thrice(?= (?:as|the|that|its))|tripl(?:es?|ed|ing) (?=the|its|that|in))|(?<half>halv(?:es?|ed|ing) (?=the|its|that)))/giu;

/** All quantities of a text in reading order. Ranges in `except` (places, citations, quotations) are passed over. */
export function findQuantities(text: string, except: readonly TextRange[] = []): Quantity[] {
  const folded = fold(text);
  const found: Quantity[] = [];
  for (const match of folded.matchAll(numberPattern)) {
    const quantity = fromDigits(folded, match);
    if (quantity) found.push(quantity);
  }
  const inDigits = overlapOf([...found]);
  for (const match of folded.matchAll(wordPattern)) {
    const quantity = fromWords(folded, match);
    if (quantity && !inDigits(quantity)) found.push(quantity);
  }
  for (const match of folded.matchAll(multiplePattern)) found.push(fromMultiple(match));
  const passedOver = overlapOf(except);
  const kept = found
    .filter((quantity) => !passedOver(quantity))
    .sort((a, b) => a.start - b.start || b.end - a.end);
  return joinRanges(folded, kept);
}

/** A test for overlap with any of the ranges, in logarithmic time: a text may hold tens of thousands of numbers. */
function overlapOf(ranges: readonly TextRange[]): (range: TextRange) => boolean {
  const sorted = [...ranges].sort((a, b) => a.start - b.start);
  let furthest = 0;
  const ends = sorted.map(({ end }) => (furthest = Math.max(furthest, end)));
  return ({ start, end }) => {
    let low = 0;
    let high = sorted.length;
    while (low < high) {
      const mid = (low + high) >> 1;
      if (sorted[mid]!.start < end) low = mid + 1;
      else high = mid;
    }
    return low > 0 && ends[low - 1]! > start;
  };
}

/** Names a number belongs to: "ResNet-50", "GPT-4", "L2", "v2.1"; "depth-2" and "rank-8" are quantities. */
const nameBefore =
  /(?:[\p{L}_\\@#&/]|[\p{L}\d)][-'_.]|\^[-+{(]*|\p{L}[{(]|\d\s?(?:[x\u00D7]|\\times)\s?|\d[.,:])$/u;
const rangeBefore = /(?:^|[\s(\[{~<>=\u2248$,])[$\u20AC]?\d[\d.,]*(?:[kKMB%]|\\%)?-{1,2}$/u;
const parameterBefore =
  /(?<![\p{L}\d-])(?:rank|depth|order|length|degree|size|width|level|dim|dimension|radius)-$/u;
const listNumber = /^(?:[-*\u2022]?\s*[([]?)$/u;
const placeBefore =
  /(?<!\p{L})(?:tables?|tab\.|figs?\.?|figures?|sections?|secs?\.?|eqs?\.?|eqns?\.?|equations?|algorithms?|alg\.|appendix|theorems?|thms?\.?|lemmas?|propositions?|props?\.|corollar(?:y|ies)|assumptions?|definitions?|def\.|remarks?|examples?|footnotes?|lines?|pages?|pp?\.|steps?|stage|phase|part|chapters?|ref\.?|refs\.?|reviewer|version|v\.?|types?|cases?|class(?:es)?|groups?|categor(?:y|ies)|grades?|clusters?|cohorts?|stud(?:y|ies)|experiments?|exp\.|scenarios?|chromosomes?|layers?|days?|weeks?|rounds?|tasks?|tiers?|aims?|hypothesis|claim|contribution|question|weakness|strength|point|comment|objective|rq|no\.|nr\.|#|\u00A7+)\s?[([]?$/iu;

function fromDigits(text: string, match: RegExpExecArray): Quantity | null {
  const { money, sign, number = '', scale: scaleText = '', unit: unitText = '' } = match.groups ?? {};
  let start = match.index;
  const before = text.slice(Math.max(0, start - 24), start);
  const numberStart = start + (money?.length ?? 0) + (sign?.length ?? 0);
  if (
    money === undefined &&
    nameBefore.test(before) &&
    !parameterBefore.test(before) &&
    !rangeBefore.test(before)
  ) {
    return null;
  }
  if (placeBefore.test(before)) return null;
  let end = match.index + match[0].length;
  const after = text.slice(end, end + 12);
  if (unitText === '' && scaleText === '' && nameAfter(after)) return null;
  if (listNumber.test(lineBefore(text, start)) && /^[.):\]]+(?:\s|$|\*)/u.test(after)) return null;
  if (unitText === '' && scaleText === '' && isPart(before, number, after)) return null;
  if (unitText === '' && /^\s?(?:[x\u00D7]|\\times)\s?\d/u.test(after)) return null;
  // "64 x 64", "16\times(8)", "32 \times d": a size, not a factor.
  if (/(?:[x\u00D7]|\\times)$/u.test(unitText) && /^\s?(?:[\d(\\]|\p{L}\s?\$)/u.test(after)) return null;
  let unitName = unitText.trim().replace(/^-\s?/u, '');
  const isMoney =
    money !== undefined &&
    !/^[\s\d.,]*[\^\\{}$=<>]/u.test(text.slice(numberStart, numberStart + 40)) &&
    !/10\s?\^/u.test(number);
  let unitFound = isMoney
    ? unitNamed('$')
    : unitName === '$' && text.indexOf('$') !== text.lastIndexOf('$')
      ? null
      : unitNamed(unitAlias(unitName));
  if (unitName === 'times' && !comparative.test(after)) {
    // "crossed 32 times" counts crossings.
    unitFound = null;
  }
  if (unitFound === null && unitText !== '') {
    end -= unitText.length;
    unitName = '';
  }
  if (unitText.startsWith('-') && unitFound?.dimension === '') end -= unitText.length;
  const plain = parseNumeral(number);
  if (plain === null) return null;
  const by = scaleNamed(scaleText.trim()) * (unitFound?.factor ?? 1) * (sign ? -1 : 1);
  const exponent = plain.value === 0 ? 0 : plain.step;
  const year = isYear(text, number, scaleText + unitText, before, after);
  if (money !== undefined && !isMoney) start = numberStart - (sign?.length ?? 0);
  return {
    start,
    end,
    numberStart,
    numberEnd: numberStart + number.length + scaleText.length,
    value: plain.value * by,
    high: plain.value * by,
    tolerance: Math.abs(exponent * by) / 2,
    dimension: unitFound?.dimension ?? '',
    factor: unitFound?.factor ?? 1,
    unit: isMoney ? money.trim() : unitName,
    hedge: hedgeOf(text, start, end),
    form: year ? 'year' : 'number',
    joined: /^-\p{L}/u.test(text.slice(end, end + 2)) || unitText.startsWith('-'),
  };
}

/** Behind "N times": a factor, not a count of occurrences. */
const comparative =
  /^,? (?:faster|slower|more|less|fewer|higher|lower|larger|smaller|bigger|greater|better|worse|as|the|that|longer|shorter|cheaper|its|speed|lower|deeper|wider)(?!\p{L})/u;

/** Part of a formula ("1/T", "2^k"), or the number of a list item or equation: "(2)". */
function isPart(before: string, number: string, after: string): boolean {
  if (/^\s?(?:\/\s?[\p{L}\d\\(]|\^|[-+]\s?\d{0,3}\s?\/)/u.test(after) && !/^10\b/u.test(number)) return true;
  return /^\d{1,2}$/u.test(number) && /[([]\s?$/u.test(before) && /^\s?[)\]]/u.test(after);
}

function unitAlias(name: string): string {
  if (/^(?:per cent|percentage)$/u.test(name)) return '%';
  if (name.startsWith('percentage point')) return 'points';
  return name === '\\times' ? 'x' : name;
}

/** A letter right behind the digits makes a name ("3D", "4o", "2b"), except in front of a hyphen. */
function nameAfter(after: string): boolean {
  if (/^(?:st|nd|rd|th)(?!\p{L})/u.test(after)) return true;
  return (
    /^[\p{L}_]/u.test(after) || /^\.\d/u.test(after) || (/^-[A-Z\d]*\d/u.test(after) && !/^-\d/u.test(after))
  );
}

/** The line before an offset, at most its last characters: all that tell a list number. */
function lineBefore(text: string, at: number): string {
  const near = text.slice(Math.max(0, at - 12), at);
  return near.slice(near.lastIndexOf('\n') + 1);
}

function isYear(text: string, number: string, suffix: string, before: string, after: string): boolean {
  if (suffix !== '' || !/^(?:19|20)\d\d$/u.test(number)) return false;
  if (
    /(?:^|[^\p{L}])(?:in|since|until|till|from|to|by|before|after|during|between|year|of|early|late|and|spring|fall|summer|winter|jan\w*|feb\w*|mar\w*|apr\w*|may|june?|july?|aug\w*|sept?\w*|oct\w*|nov\w*|dec\w*)[.,]? $/iu.test(
      before,
    )
  ) {
    return !/^\s(?!and\b|to\b|or\b|in\b|the\b|by\b|for\b|as\b|on\b|with\b|at\b|from\b|is\b|was\b|that\b|which\b)\p{Ll}+s\b/u.test(
      after,
    );
  }
  return (
    /^[a-z]?\s?[)\];,]/u.test(after) &&
    /[(,;]\s?$|\p{L}[,.]?\s$|['\u2019]s?\s$/u.test(before) &&
    text.length > 0
  );
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
