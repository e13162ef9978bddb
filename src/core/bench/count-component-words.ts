import { inventory } from '../evidence/inventory/inventory.ts';
import type { Paper } from '../paper/model.ts';
import { foldLower } from '../text/fold.ts';
import { terms } from '../text/tokens.ts';

/** Words of a component are kept up to this many, and only those that tell it from the rest of papers. */
const mostWords = 60;
const leastOdds = 0.7;
const leastZ = 3;
/** A word must stand under the component's headings in this many papers, so that no paper's own words are kept. */
const leastPapers = 8;
const leastPassages = 50;

interface Count {
  passages: number;
  readonly words: Map<string, { passages: number; readonly papers: Set<number> }>;
}

/** Counts, without any label, which words papers use under the headings that give a component of the inventory. */
export class ComponentWordCounter {
  #papers = 0;
  #passages = 0;
  readonly #all = new Map<string, number>();
  readonly #by = new Map<string, Count>(inventory.map(({ id }) => [id, { passages: 0, words: new Map() }]));

  add(paper: Paper): void {
    this.#papers += 1;
    let inChecklist = false;
    for (const { kind, text, context } of paper.passages) {
      if (kind === 'reference' || kind === 'heading') continue;
      // A checklist speaks of everything in the same words in every paper of a venue.
      if (/checklist/iu.test(context) || /^neurips paper checklist|\bguidelines: ?the answer/iu.test(text))
        inChecklist = true;
      if (inChecklist || /\bjustification: |\bguidelines:/iu.test(text)) continue;
      const words = new Set(terms(text).filter((term) => !/^_\d/.test(term)));
      this.#passages += 1;
      for (const word of words) this.#all.set(word, (this.#all.get(word) ?? 0) + 1);
      if (kind !== 'text') continue;
      const heading = foldLower(context.split(' > ').at(-1) ?? '');
      for (const { id, heading: pattern } of inventory)
        if (pattern.test(heading)) this.#note(this.#by.get(id)!, words);
    }
  }

  #note(count: Count, words: ReadonlySet<string>): void {
    count.passages += 1;
    for (const word of words) {
      const known = count.words.get(word);
      if (known) known.passages += 1;
      const entry = known ?? { passages: 1, papers: new Set<number>() };
      if (!known) count.words.set(word, entry);
      entry.papers.add(this.#papers);
    }
  }

  /** Logarithm of the odds ratio of each component's telling words, the most certain first. */
  table(): Record<string, Record<string, number>> {
    return Object.fromEntries([...this.#by].map(([id, count]) => [id, this.#wordsOf(count)]));
  }

  #wordsOf({ passages, words }: Count): Record<string, number> {
    if (passages < leastPassages) return {};
    const rest = this.#passages - passages;
    const telling = [...words].flatMap(([word, { passages: inside, papers }]) => {
      if (papers.size < Math.max(leastPapers, this.#papers / 100)) return [];
      const outside = this.#all.get(word)! - inside;
      const odds =
        Math.log((inside + 0.5) / (passages - inside + 0.5)) -
        Math.log((outside + 0.5) / (rest - outside + 0.5));
      const z = odds / Math.sqrt(1 / (inside + 0.5) + 1 / (outside + 0.5));
      return odds > leastOdds && z > leastZ ? [{ word, odds, z }] : [];
    });
    return Object.fromEntries(
      telling
        .sort((a, b) => b.z - a.z)
        .slice(0, mostWords)
        .map(({ word, odds }) => [word, Number(odds.toFixed(2))]),
    );
  }
}
