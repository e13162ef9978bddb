import { findQuantities, type Quantity } from '../../../text/numbers.ts';
import { isPlain, numberSwap } from './number-swap.ts';

/** Numbers beyond this factor would not be believed in the place. */
const factor = 12;

/** Another number that the paper prints in the same unit, beside the one that is meant. */
export const otherNumber = numberSwap({
  id: 'number/other-number',
  fits: isPlain,
  change(claim, paper, random, { text, index }, { statement }) {
    if (claim.text !== paper.text || claim.quantity.value === 1) return null;
    const near = index.paper.passages.slice(Math.max(0, statement.passage.id - 2), statement.passage.id + 3);
    const told = [text, statement.text].flatMap((each) => findQuantities(each)).map(({ value }) => value);
    const others = near
      .filter(({ kind }) => kind !== 'reference')
      .flatMap(({ text: passage }) =>
        findQuantities(passage)
          .filter(
            (other) => isLike(paper.quantity, other) && !told.some((value) => isNear(value, other.value)),
          )
          .map(({ numberStart, numberEnd }) => passage.slice(numberStart, numberEnd)),
      )
      .filter((printed) => shape(printed) === shape(claim.text));
    const by = random.pick([...new Set(others)]);
    return by === undefined ? null : { claim: by, paper: by };
  },
});

function isLike(a: Quantity, b: Quantity): boolean {
  const ratio = b.value / a.value;
  return (
    isPlain(b) &&
    a.dimension === b.dimension &&
    a.unit === b.unit &&
    a.joined === b.joined &&
    ratio < factor &&
    ratio > 1 / factor &&
    b.value !== 1
  );
}

function isNear(a: number, b: number): boolean {
  return Math.abs(a - b) <= 0.05 * Math.abs(a);
}

/** Whole or with decimals, with or without commas and scale letters. */
function shape(printed: string): string {
  return printed.replace(/\d+/gu, '0').replace(/,0/gu, ',');
}
