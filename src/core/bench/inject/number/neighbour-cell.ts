import { findQuantities } from '../../../text/numbers.ts';
import { reports, swapOf } from '../make/aligned.ts';
import { namedCells } from '../make/table-cell.ts';
import type { Operator, Swap } from '../operator.ts';
import { numberLeaf } from './leaf.ts';

/** A value of a table told as that of the cell above or below. */
export const neighbourCell: Operator = {
  id: 'number/neighbour-cell',
  type: 'Number',
  fits: (text) => /\d\.\d/u.test(text),
  propose({ text, index }, random) {
    if (!reports(text)) return [];
    return namedCells(text, index).flatMap(({ claim, passage, at, column }): Swap[] => {
      const printed = text.slice(claim.numberStart, claim.numberEnd);
      const decimals = printed.split('.')[1]!.length;
      const others = column
        .flatMap(({ text: cell }) => findQuantities(cell).slice(0, 1))
        .filter(({ value }) => value > 0 && Math.abs(value - claim.value / claim.factor) > 0.02 * value)
        .map(({ value }) => value.toFixed(decimals))
        .filter((other) => !text.includes(other) && !passage.text.includes(other));
      const by = random.pick(others);
      if (by === undefined) return [];
      const places = { claim: { start: claim.numberStart, end: claim.numberEnd }, paper: at, passage };
      return [swapOf(text, places, { claim: by, paper: by }, numberLeaf(text, claim))];
    });
  },
};
