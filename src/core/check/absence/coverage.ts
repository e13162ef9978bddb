import type { Part, PaperParts } from '../../evidence/inventory/paper-parts.ts';
import type { PaperIndex } from '../../evidence/paper-index.ts';
import type { TargetTerm } from './target-terms.ts';
import type { Target } from './target.ts';

/** Where a search looks, and how much the words of a thing weigh there. */
export class Search {
  readonly parts: PaperParts;
  readonly index: PaperIndex;

  constructor(parts: PaperParts, index: PaperIndex) {
    this.parts = parts;
    this.index = index;
  }

  /** Rare words weigh more; words of what narrows the thing and of the paper's own subject less. */
  weight({ term, own }: TargetTerm): number {
    // The index knows "preemption", the parts also know it as "preempt".
    const rarity = Math.min(this.index.idf(term), this.index.idf(`${term}ion`));
    return rarity * (own ? 1 : 0.6) * (this.parts.subject.has(term) ? 0.4 : 1);
  }

  /** How far (0..1) a region meets what narrows a target; 1 where nothing does. */
  coverage({ constraints, shown }: Pick<Target, 'constraints' | 'shown'>, region: readonly Part[]): number {
    let met = 0;
    let all = 0;
    for (const term of constraints) {
      const weight = this.weight(term);
      all += weight;
      if (region.some((part) => this.holds(part, term))) met += weight;
    }
    const sides = shown.filter((side) => region.some(({ text }) => side.test(text))).length;
    return (all === 0 ? 1 : met / all) * (shown.length === 0 ? 1 : sides / shown.length);
  }

  /** Whether a part has the word, or shows the component that the word names. */
  holds(part: Part, { term, component }: TargetTerm): boolean {
    if (this.parts.termsOf(part).has(term)) return true;
    if (!component) return false;
    return part.kind === 'sentence' ? component.statement.test(part.text) : component.heading.test(part.text);
  }
}

/** What is only cited or listed shows nothing about the paper itself. */
export function counts({ zone }: Part): boolean {
  return zone !== 'back' && zone !== 'related';
}
