import type { Checker } from './checker.ts';

/** All checkers, in the order in which they are asked. A new checker is one file and one line here. */
export const checkers: readonly Checker[] = [];
