import { absence } from './absence.ts';
import { acronyms } from './acronyms.ts';
import { attribution } from './attribution.ts';
import type { Checker } from './checker.ts';
import { comparisons } from './comparisons.ts';
import { contrasts } from './contrasts.ts';
import { degree } from './degree.ts';
import { credit } from './credit.ts';
import { names } from './names.ts';
import { numbers } from './numbers.ts';
import { references } from './references.ts';
import { presence } from './presence.ts';
import { scope } from './scope.ts';

/** All checkers, in the order in which they are asked. A new checker is one file and one line here. */
export const checkers: readonly Checker[] = [
  numbers,
  references,
  names,
  presence,
  acronyms,
  credit,
  attribution,
  absence,
  comparisons,
  scope,
  degree,
  contrasts,
];
