import { hedgeOf } from './number-hedge.ts';
import { scaleNamed, unitAlias, unitNamed, unitSource } from './number-units.ts';
import { numeral, parseNumeral } from './numeral.ts';
import type { Quantity } from './quantity.ts';

const scale = String.raw`(?:[kKMBTb](?![\p{L}\d])| ?(?:thousand|million|billion|trillion|hundred|dozen)(?!\p{L})| [MBk](?![\p{L}\d]))`;
const unit = String.raw`(?:(?:\s-?|-)?(?:percentage points?|per cent|percentage|${unitSource}|\\times)(?![\p{L}\d])|\\?%)`;
const numberPattern = new RegExp(
  String.raw`(?<money>[$\u20AC\u00A3\u00A5]\s?)?(?<sign>(?<=^|[\s(\[{=~<>:,+])-\s?)?(?<number>${numeral})(?<scale>${scale})?(?<unit>${unit})?`,
  'gu',
);

/** Quantities in digits, of a folded text, in reading order. */
export function digitQuantities(text: string): Quantity[] {
  return [...text.matchAll(numberPattern)].flatMap((match) => fromDigits(text, match) ?? []);
}

/** Names a number belongs to: "ResNet-50", "GPT-4", "L2", "v2.1"; "depth-2" and "rank-8" are quantities. */
const nameBefore =
  /(?:[\p{L}_\\@#&/]|[\p{L}\d)][-'_.]|\^[-+{(]*|\p{L}[{(]|\d\s?(?:[x\u00D7]|\\times)\s?|\d[.,:])$/u;
const rangeBefore = /(?:^|[\s(\[{~<>=\u2248$,])[$\u20AC]?\d[\d.,]*(?:[kKMB%]|\\%)?-{1,2}$/u;
const parameterBefore =
  /(?<![\p{L}\d-])(?:rank|depth|order|length|degree|size|width|level|dim|dimension|radius)-$/u;
const listNumber = /^(?:[-*\u2022]?\s*[([]?)$/u;
/** Words that make a place or a name of the number behind them. */
export const placeBefore =
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
