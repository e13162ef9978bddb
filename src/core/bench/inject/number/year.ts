import { numberSwap } from './number-swap.ts';

/** "Lind & Oro, 2019", "Lind et al. (2019". */
const cited = /(?:\bet al\.?|\p{Lu}\p{L}+),? \(?$/u;

/** A year told one to five years off. */
export const yearShifted = numberSwap({
  id: 'number/year',
  node: (text, { start }) =>
    `number/year-discrepancy/${cited.test(text.slice(0, start)) ? 'citation-year-substitution' : 'event-year-fabrication'}`,
  fits: ({ form, value, high }) => form === 'year' && value === high,
  change(claim, paper, random) {
    if (claim.text !== paper.text) return null;
    const away = random.int(1, 6);
    // A year to come would give itself away.
    const year = Number(claim.text) + (random.next() < 0.4 && Number(claim.text) < 2018 ? away : -away);
    return { claim: String(year), paper: String(year) };
  },
});
