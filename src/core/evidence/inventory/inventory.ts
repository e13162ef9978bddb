import { argumentComponents } from './argument.ts';
import type { Component } from './component.ts';
import { experimentComponents } from './experiments.ts';
import { reportingComponents } from './reporting.ts';

/**
 * What papers commonly have. The names are those that at least two papers of the fitting half of the training papers
 * give to their sections, captions and sentences; none comes from a single labelled sentence.
 */
export const inventory: readonly Component[] = [
  ...experimentComponents,
  ...reportingComponents,
  ...argumentComponents,
];

/** Components that a folded lower-case phrase of a review names, the most specific first. */
export function componentsNamed(phrase: string): Component[] {
  return inventory.filter(({ asked }) => asked.test(phrase)).sort((a, b) => b.rank - a.rank);
}
