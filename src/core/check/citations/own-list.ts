import type { Review } from '../../review/model.ts';

/**
 * Whether a number in brackets is the review's own: its list of references has an entry of that number, or it numbers
 * from low on, as reviews do that bring their own works.
 */
export function isOfOwnList(number: string, review: Review): boolean {
  if (Number(number) <= 8) return true;
  return new RegExp(
    String.raw`(?:^|\n)[\s>*-]*(?:\[${number}\]|\(${number}\)|${number}[.)])[:.]?\s`,
    'u',
  ).test(review.source);
}
