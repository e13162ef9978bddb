import { scaleNamed } from '../../text/number-units.ts';
import type { Quantity } from '../../text/numbers.ts';

/** The paper's value as the review would write it: words for words, the review's unit and decimals. Null if unclear. */
export function repairedNumber(
  claimText: string,
  claim: Quantity,
  paper: Quantity,
  paperText: string,
): string | null {
  if (paper.high !== paper.value || claim.high !== claim.value || paper.factor === 0) return null;
  const number = claimText.slice(0, claim.numberEnd - claim.start);
  const rest = claimText.slice(claim.numberEnd - claim.start);
  const value = paper.value / (claim.dimension === paper.dimension ? claim.factor : 1);
  if (claim.form === 'word' && Number.isInteger(value) && value >= 1 && value <= 12) {
    const word = words[value] ?? String(value);
    return (/^\p{Lu}/u.test(number) ? word[0]!.toUpperCase() + word.slice(1) : word) + rest;
  }
  if (claim.form === 'word' || claim.form === 'number') {
    const scaled = /^(?<digits>[\d.,]+)(?<scale>\s?(?:[kKMBTb]|thousand|million|billion|trillion))$/u.exec(
      number,
    );
    const { scale = '' } = scaled?.groups ?? {};
    if (scaled && !/^[\d.,\s]+(?:[kKMBTb](?!\p{L})|\s?\p{L})/u.test(paperText))
      return plain(value / scaleNamed(scale.trim())) + scale + rest;
    const printed = paperText.trim().replace(/ \. /gu, '.');
    const asPrinted = /^[\d.]/u.test(printed) && claim.factor === paper.factor;
    return (asPrinted ? printed : plain(value)) + (claim.form === 'word' && !asPrinted ? '' : rest);
  }
  return null;
}

const words = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');

function plain(value: number): string {
  return Number.isInteger(value) && Math.abs(value) >= 1000
    ? String(value).replace(/\B(?=(?:\d{3})+$)/gu, ',')
    : String(Number(value.toPrecision(6)));
}

/** The words of the paper around a number, for a reason: cut at clause borders, at most 60 characters a side. */
export function clauseAround(text: string, start: number, end: number): string {
  const left = text.slice(Math.max(0, start - 60), start);
  const cutLeft = /(?:^|[.;:!?]\s|\s(?=\S*$)(?!.*))/u.exec(left);
  const from =
    start - left.length + Math.max(lastBreak(left), cutLeft && left.length < 60 ? 0 : firstWord(left));
  const right = text.slice(end, end + 60);
  const stop = /[.;:!?](?:\s|$)/u.exec(right);
  const to =
    end + (stop ? stop.index : right.length < 60 ? right.length : Math.max(0, right.lastIndexOf(' ')));
  return text.slice(from, to).replace(/\s+/gu, ' ').trim();
}

function lastBreak(left: string): number {
  let at = 0;
  for (const match of left.matchAll(/[.;:!?]\s+/gu)) at = match.index + match[0].length;
  return at;
}

function firstWord(left: string): number {
  return lastBreak(left) > 0 ? lastBreak(left) : left.indexOf(' ') + 1;
}
