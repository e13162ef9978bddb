import { stemsOf } from '../../../evidence/statements.ts';
import { mayEqual } from '../../../text/number-match.ts';
import { findQuantities, type Quantity } from '../../../text/numbers.ts';
import type { Random } from '../../random.ts';
import { agreeing } from '../make/article.ts';
import type { Grounded } from '../grounded.ts';
import type { Operator, Swap } from '../operator.ts';

/** A number of the claim and the one in the paper that supports it; ranges in the sentence and in the passage. */
export interface SharedNumber {
  readonly claim: Quantity;
  readonly passage: number;
  readonly passageText: string;
  readonly paper: Quantity;
}

/** Numbers of a claim that a statement about the same things holds, each with the first such place. */
export function sharedNumbers({ text, support }: Grounded): SharedNumber[] {
  return findQuantities(text).flatMap((claim) => {
    for (const { statement } of support) {
      const { passage } = statement;
      const places = findQuantities(passage.text).filter(
        (paper) =>
          paper.start >= statement.start &&
          paper.end <= statement.end &&
          paper.form === claim.form &&
          mayEqual(claim, paper),
      );
      const [paper] = places;
      if (!paper || places.length > 1) continue;
      if (nounBehind(text, claim) !== nounBehind(passage.text, paper)) continue;
      return [{ claim, passage: passage.id, passageText: passage.text, paper }];
    }
    return [];
  });
}

/** Stem of the first content word behind a number: what is counted or measured. */
function nounBehind(text: string, { end }: Quantity): string {
  return stemsOf(text.slice(end, end + 40))[0]?.stem ?? '';
}

/** Another value of the same order and with as many digits: beyond rounding, within what a reader would believe. */
export const valueShifted: Operator = {
  id: 'number/value',
  type: 'Number',
  fits: (text) => findQuantities(text).some(isPlain),
  propose(grounded, random) {
    return sharedNumbers(grounded).flatMap(({ claim, paper, passage, passageText }): Swap[] => {
      if (!isPlain(claim) || !isPlain(paper)) return [];
      const printed = grounded.text.slice(claim.numberStart, claim.numberEnd);
      if (printed !== passageText.slice(paper.numberStart, paper.numberEnd)) return [];
      const shifted = shift(printed, random);
      if (shifted === null) return [];
      return [
        {
          claim: agreeing(grounded.text, { start: claim.numberStart, end: claim.numberEnd, text: shifted }),
          paper: {
            passage,
            ...agreeing(passageText, { start: paper.numberStart, end: paper.numberEnd, text: shifted }),
          },
          node: 'number/metric-value/quality-score',
          effect: 'changes',
        },
      ];
    });
  },
};

function isPlain({ form, value, high }: Quantity): boolean {
  return form === 'number' && value === high && value !== 0;
}

/** "81.3" -> "74.9": 8 to 40 % away, as many decimals; null for what is no plain numeral. */
function shift(printed: string, random: Random): string | null {
  if (!/^\d+(?:\.\d+)?$/.test(printed)) return null;
  const value = Number(printed);
  const decimals = printed.split('.')[1]?.length ?? 0;
  const least = 10 ** -decimals;
  const away = Math.max(value * (0.08 + 0.32 * random.next()), 1.2 * least);
  const up = random.next() < 0.5 || value - away <= 0;
  const next = up ? value + away : value - away;
  const text = next.toFixed(decimals);
  return Number(text) === value || Number(text) <= 0 ? null : text;
}
