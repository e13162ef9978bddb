import type { Random } from '../../random.ts';
import { numberSwap, type Printed } from './number-swap.ts';

const words = 'two three four five six seven eight nine ten eleven twelve'.split(' ');
/** The things counted are named behind: another count would be told wrong by the sentence itself. */
const listed = /^[^.;]{0,60}(?::|\([a-z1i]\)|namely|i\.e\.)/iu;

/** "three stages" told as "four stages", in words or in digits as each side has it. */
export const countTold = numberSwap({
  id: 'number/count-word',
  fits: ({ form, value, high, dimension }) =>
    (form === 'word' || form === 'number') && value === high && value >= 2 && value <= 12 && dimension === '',
  change(claim, paper, random) {
    if (claim.quantity.form !== 'word' && paper.quantity.form !== 'word') return null;
    const at = claim.quantity.value - 2;
    if (!Number.isInteger(at) || [claim, paper].some((each) => !isPlainCount(each) || isListed(each)))
      return null;
    const next = otherCount(at, random);
    return { claim: written(next, claim), paper: written(next, paper) };
  },
});

function isListed({ whole, quantity }: Printed): boolean {
  return (
    listed.test(whole.slice(quantity.end)) ||
    /\b(?:all|both|other|another|last|top|the) $/iu.test(whole.slice(0, quantity.start))
  );
}

function isPlainCount({ text }: Printed): boolean {
  return /^\d{1,2}$/u.test(text) || words.includes(text.toLowerCase());
}

/** Up to three more or less, two at the least. */
function otherCount(at: number, random: Random): number {
  const near = words.map((_, other) => other).filter((other) => other !== at && Math.abs(other - at) <= 3);
  return random.pick(near)!;
}

function written(at: number, { text }: Printed): string {
  const word = words[at]!;
  if (/^\d/u.test(text)) return String(at + 2);
  return /^\p{Lu}/u.test(text) ? word.charAt(0).toUpperCase() + word.slice(1) : word;
}
