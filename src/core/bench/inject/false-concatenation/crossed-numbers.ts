import { findQuantities, type Quantity } from '../../../text/numbers.ts';
import { reports } from '../make/aligned.ts';
import { sharedNumbers } from '../number/shared.ts';
import type { Operator, Swap } from '../operator.ts';
import { exchanged, wordsBetween, type Two } from './exchange.ts';

/** "14 datasets in 5 fields" told as "5 datasets in 14 fields": each number is in the paper, at the other's place. */
export const crossedNumbers: Operator = {
  id: 'false-concatenation/crossed-numbers',
  type: 'False Concatenation',
  fits: (text) => findQuantities(text).filter(isPlain).length > 1,
  propose(grounded) {
    const { text } = grounded;
    if (!reports(text)) return [];
    const shared = sharedNumbers(grounded).filter(({ claim, paper }) => isPlain(claim) && isPlain(paper));
    return shared.flatMap((first, at): Swap[] =>
      shared.slice(at + 1).flatMap((second): Swap[] => {
        if (first.statement !== second.statement || !alike(first.claim, second.claim)) return [];
        const claim: Two = [numberOf(first.claim), numberOf(second.claim)];
        const inPaper = [numberOf(first.paper), numberOf(second.paper)].sort((a, b) => a.start - b.start);
        const paper: Two = [inPaper[0]!, inPaper[1]!];
        const { passage } = first.statement;
        // "3 and 5", "from 3 to 5", "between 3 and 5": one thing with two values.
        const listed = isListed(text, claim) || isListed(passage.text, paper);
        if (listed && !/\brespectively\b/iu.test(text)) return [];
        return [exchanged(text, claim, first.statement, paper, nodeOf(first.claim))];
      }),
    );
  },
};

/** Nothing but other numbers stands between the two. */
function isListed(text: string, two: Two): boolean {
  return wordsBetween(text, two) === 0 || !/\p{L}{3}/u.test(text.slice(two[0].end, two[1].start));
}

function nodeOf({ dimension, form }: Quantity): string {
  return dimension === '' && form === 'word'
    ? 'false-concatenation/crossed-pairs/groups-crossed'
    : dimension === ''
      ? 'false-concatenation/part-whole-joined/part-on-total'
      : 'false-concatenation/crossed-pairs/groups-crossed';
}

function isPlain({ form, value, high, joined }: Quantity): boolean {
  return (form === 'number' || form === 'word') && value === high && value > 1 && !joined;
}

/** Printed in one unit and of like size, so that either could be the other's. */
function alike(a: Quantity, b: Quantity): boolean {
  const ratio = a.value / b.value;
  return (
    a.dimension === b.dimension &&
    a.unit === b.unit &&
    a.form === b.form &&
    a.value !== b.value &&
    ratio < 50 &&
    ratio > 0.02
  );
}

function numberOf({ numberStart, numberEnd }: Quantity): { start: number; end: number } {
  return { start: numberStart, end: numberEnd };
}
