import { stemsOf, type Statement } from '../../../evidence/statements.ts';
import { mayEqual } from '../../../text/number-match.ts';
import { findQuantities, type Quantity } from '../../../text/numbers.ts';
import type { Grounded } from '../grounded.ts';
import { reports } from '../make/aligned.ts';
import { sharedAround } from '../make/context.ts';

/** A number of the claim and the one in the paper that supports it; ranges in the sentence and in the passage. */
export interface SharedNumber {
  readonly claim: Quantity;
  readonly statement: Statement;
  readonly paper: Quantity;
}

/** Content words that claim and statement must share around the number. */
const leastShared = 2;

/** Numbers of a claim that a statement about the same things holds, each with the first such place. */
export function sharedNumbers({ text, support }: Grounded): SharedNumber[] {
  if (!reports(text)) return [];
  return findQuantities(text).flatMap((claim) => {
    if (isVersion(text, claim)) return [];
    for (const { statement } of support) {
      const { passage } = statement;
      const [paper, ...more] = findQuantities(passage.text).filter(
        (one) =>
          one.start >= statement.start &&
          one.end <= statement.end &&
          sameForm(one, claim) &&
          mayEqual(claim, one),
      );
      if (!paper || more.length > 0) continue;
      if (!sameNoun(claim, nounBehind(text, claim), nounBehind(passage.text, paper))) continue;
      if (sharedAround({ text, ...range(claim) }, { stems: statement.stems, ...range(paper) }) < leastShared)
        continue;
      return [{ claim, statement, paper }];
    }
    return [];
  });
}

/** "Model 2.0", "Arcade 100k": part of a name. */
function isVersion(text: string, { start, dimension }: Quantity): boolean {
  return dimension === '' && /\S\s(?:\p{Lu}\S*|\S+\p{Lu}\S*)\s$/u.test(text.slice(0, start));
}

function range({ start, end }: Quantity): { start: number; end: number } {
  return { start, end };
}

/** "5" and "five" may be one; a year, a fraction or a multiple is matched by its like alone. */
function sameForm({ form: a }: Quantity, { form: b }: Quantity): boolean {
  const counts = (form: Quantity['form']): boolean => form === 'number' || form === 'word';
  return a === b || (counts(a) && counts(b));
}

/** Of a year or a value with its unit the next word tells nothing; a longer number may stand at the end of its clause. */
function sameNoun({ form, dimension, numberStart, numberEnd }: Quantity, a: string, b: string): boolean {
  if (form === 'year' || (dimension !== '' && dimension !== 'x')) return true;
  return a === b || ((a === '' || b === '') && numberEnd - numberStart > 2);
}

/** Stem of the first content word behind a number: what is counted or measured. */
function nounBehind(text: string, { end }: Quantity): string {
  return stemsOf(text.slice(end, end + 40))[0]?.stem ?? '';
}
