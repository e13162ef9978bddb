import type { Sentence } from '../review/model.ts';
import type { CheckContext, Checker, Opinion } from './checker.ts';
import { grantedComponents } from './names/components.ts';
import { wrongCredit } from './names/credit.ts';
import { usedNames } from './names/used-names.ts';

/** Names that the review ties to the paper and the paper does not have, or has in another part. */
export const names: Checker = {
  name: 'names',
  check(sentence: Sentence, context: CheckContext): readonly Opinion[] {
    return [
      ...usedNames(sentence, context),
      ...grantedComponents(sentence, context),
      ...wrongCredit(sentence, context),
    ];
  },
};
