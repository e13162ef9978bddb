import type { Sentence } from '../review/model.ts';
import type { CheckContext, Checker, Opinion } from './checker.ts';
import { grantedComponents } from './names/components.ts';
import { wrongRelations } from './names/relations.ts';
import { usedNames } from './names/used-names.ts';

/**
 * Names that the review ties to the paper: those that the paper does not have or only cites, those in a relation for
 * which the paper names others, and parts taken for granted that no word of the paper speaks of.
 */
export const names: Checker = {
  name: 'names',
  check(sentence: Sentence, context: CheckContext): readonly Opinion[] {
    return [
      ...usedNames(sentence, context),
      ...wrongRelations(sentence, context),
      ...grantedComponents(sentence, context),
    ];
  },
};
