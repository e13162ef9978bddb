import { nameKey } from '../../../evidence/lexicon/name-key.ts';
import { reports, swapOf } from '../make/aligned.ts';
import { namedCells } from '../make/table-cell.ts';
import type { Operator, Swap } from '../operator.ts';

/** A value of a table told of another row: the number stays, the name is another's. */
export const rowSwapped: Operator = {
  id: 'false-concatenation/row',
  type: 'False Concatenation',
  fits: (text) => /\d\.\d/u.test(text),
  propose({ text, index }, random) {
    if (!reports(text)) return [];
    const told = nameKey(text);
    return namedCells(text, index).flatMap(({ value, passage, name, nameAt, column }): Swap[] => {
      const others = column
        .filter((other) => other.text !== value.text)
        .map(({ names }) => names[0] ?? '')
        .filter(
          (other) =>
            isName(other) &&
            !told.includes(nameKey(other)) &&
            !nameKey(passage.text).includes(nameKey(other)),
        );
      const by = random.pick([...new Set(others)]);
      if (by === undefined) return [];
      const places = { claim: name, paper: nameAt, passage };
      return [
        swapOf(text, places, { claim: by, paper: by }, 'false-concatenation/swapped-cells/row-swapped'),
      ];
    });
  },
};

function isName(text: string): boolean {
  return (
    /^\p{L}[\p{L}\p{N} .+-]{2,24}$/u.test(text) &&
    !/^(?:ours?|average|avg|mean|all|overall|total)\b/iu.test(text)
  );
}
