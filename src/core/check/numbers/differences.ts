import { isPoints } from '../../text/number-units.ts';
import type { Quantity } from '../../text/numbers.ts';
import { isStopWord, stemWord } from '../../text/tokens.ts';
import { phraseEnds, singular } from './words.ts';

const deltaWords =
  /\b(?:improv\w*|gains?|increas\w*|reduc\w*|decreas\w*|drops?|dropped|better|worse|higher|lower(?:s|ed|ing)?|rais(?:es?|ed|ing)|cuts?|cutting|shorten\w*|halv\w*|more|less|fewer|faster|slower|smaller|larger|surpass\w*|outperform\w*|exceed\w*|lead|gap|margin|boosts?|rises?|rose|falls?|fell|speed-?ups?|savings?|sav(?:es?|ing)|difference|degrad\w*|loss of|ahead|behind|above|below|relative to|compared (?:to|with)|over the|than)\b/u;

/** True if the words beside a number make it a difference or ratio of two values. */
export function isDelta(lower: string, quantity: Quantity): boolean {
  const near =
    lower
      .slice(Math.max(0, quantity.start - 40), quantity.start)
      .split(/[.;:()]\s/u)
      .at(-1) ?? '';
  const behind = lower.slice(quantity.end, quantity.end + 32).split(/[.;:()]\s/u)[0] ?? '';
  // "lowered from 4.1 to 2.5 seconds" gives two levels.
  if (
    quantity.dimension !== 'x' &&
    /\b(?:from|(?<!up )to) (?:about |around |only |just |below |under )?$/u.test(near)
  )
    return false;
  // "compared to 39 % and 38 %": levels.
  if (quantity.dimension === '%' && /\bcompared (?:to|with) (?:[\d.]+ ?%? (?:and|or|to) )?$/u.test(near))
    return false;
  return (
    isPoints(quantity) ||
    deltaWords.test(near) ||
    deltaWords.test(behind) ||
    quantity.dimension === 'x' ||
    /[+]\s?$/u.test(near)
  );
}

/** "45 % of the test questions" is a share of questions: the last word of up to four behind "of the". */
export function shareOf(lower: string, quantity: Quantity): string | null {
  const { dimension, end } = quantity;
  if (dimension !== '%' || isPoints(quantity)) return null;
  const words =
    /^ of (?:(?:all|the|these|those|its|their|our|\d+|[a-z]+ hundred) )*(?<words>\p{L}[\p{L}-]*(?: \p{L}[\p{L}-]*){0,3})/u.exec(
      lower.slice(end, end + 80),
    )?.groups?.['words'];
  if (words === undefined) return null;
  const tokens = words.split(' ');
  const stop = tokens.findIndex((token) => phraseEnds.has(token) || isStopWord(token));
  const noun = (stop < 0 ? tokens : tokens.slice(0, stop)).find(
    (token, at, all) => token.endsWith('s') || at === all.length - 1,
  );
  return noun === undefined ? null : stemWord(singular(noun));
}
/** "25 % more samples" is a factor of 1.25, "a third fewer" are 0.67 of them. */
export function asFactor(lower: string, quantity: Quantity): Quantity | null {
  if (quantity.dimension !== '%' || quantity.high !== quantity.value) return null;
  const direction =
    /^ (?:(?<more>more|longer|larger|higher|faster|additional|greater)|(?<less>fewer|less|shorter|smaller|lower))(?!\p{L})/u.exec(
      lower.slice(quantity.end, quantity.end + 12),
    )?.groups;
  if (!direction) return null;
  const value = 1 + (direction['more'] === undefined ? -1 : 1) * (quantity.value / 100);
  return { ...quantity, value, high: value, tolerance: quantity.tolerance / 100, dimension: 'x' };
}

/** "The reasons are twofold", "in a twofold way": of two kinds, and no factor. */
export function isOfKinds(lower: string, { start, end, dimension }: Quantity): boolean {
  if (dimension !== 'x' || !/fold$/u.test(lower.slice(start, end))) return false;
  const behind = lower.slice(end, end + 24);
  if (
    /^ (?:increase|decrease|reduction|gain|improvement|speed|rise|drop|higher|lower|faster|more|less|fewer|larger|smaller)/u.test(
      behind,
    )
  )
    return false;
  return (
    /\b(?:is|are|was|were|be|being|reveals?|remains?|seems?)(?: \p{L}+ly| also| thus)? $/u.test(
      lower.slice(Math.max(0, start - 30), start),
    ) ||
    /^ (?:contributions?|purposes?|goals?|aims?|approach|reasons?|challenges?|problem|objectives?|motivations?|strategy)\b/u.test(
      behind,
    ) ||
    /^\s?[:.;]/u.test(behind)
  );
}
