import type { PaperIndex } from './paper-index.ts';
import { acronymsIn, type Acronym } from './lexicon/acronyms.ts';
import { wordShape } from './lexicon/name-scan.ts';
import { nameKey } from './lexicon/name-key.ts';
import { placesOf, type Place } from './lexicon/places.ts';
import { presenceOf, type Presence } from './lexicon/presence.ts';

/**
 * How the paper uses a name. own: in its own method or experiments; told: only where it speaks of others' work or in
 * the bibliography; parts, similar: see `Presence`; absent: nowhere, in no spelling.
 */
export type Usage = 'own' | 'told' | Exclude<Presence, 'present'>;

/** The names of one paper: how it writes and uses them. Built on first use, shared by all checkers. */
export interface Lexicon {
  /** How the paper uses a name of the review, its long and short forms included. */
  usageOf(name: string, aliases?: readonly string[]): Usage;
  /** All places of a name and of the forms that the paper defines for it. */
  placesOf(name: string): readonly Place[];
  /** Definitions in the paper, by `nameKey` of the short and of the long form. */
  readonly acronyms: ReadonlyMap<string, Acronym>;
}

const built = new WeakMap<PaperIndex, Lexicon>();

export function lexiconOf(index: PaperIndex): Lexicon {
  const known = built.get(index);
  if (known) return known;
  const lexicon = buildLexicon(index);
  built.set(index, lexicon);
  return lexicon;
}

function buildLexicon(index: PaperIndex): Lexicon {
  const acronyms = new Map<string, Acronym>();
  for (const passage of index.paper.passages) {
    if (passage.kind === 'reference') continue;
    for (const acronym of acronymsIn(passage.text)) {
      for (const key of [nameKey(acronym.short), nameKey(acronym.long)])
        if (!acronyms.has(key)) acronyms.set(key, acronym);
    }
  }
  const places = new Map<string, Place[]>();
  const usages = new Map<string, Usage>();
  const lookUp = (name: string): Place[] => {
    const key = nameKey(name);
    let all = places.get(key);
    if (!all) places.set(key, (all = formsOf(name).flatMap((form) => placesOf(form, index))));
    return all;
  };
  const formsOf = (name: string): string[] => {
    const acronym = acronyms.get(nameKey(name));
    const initialled = name.replace(/^(\p{Lu})\p{Ll}+[ -]/u, '$1-');
    return [...new Set([name, initialled, ...(acronym ? [acronym.short, acronym.long] : [])])];
  };
  const usageOfOne = (name: string): Usage => {
    const presence = presenceOf(name, index);
    if (presence !== 'present') return presence;
    const found = [name, ...keyWords(name)].map(lookUp);
    return found.every((all) => all.length > 0 && all.every((place) => place.voice === 'told'))
      ? 'told'
      : 'own';
  };
  return {
    acronyms,
    placesOf: lookUp,
    usageOf(name, aliases = []) {
      const id = [name, ...aliases].join('\n');
      let usage = usages.get(id);
      if (!usage) usages.set(id, (usage = best([name, ...aliases].map(usageOfOne))));
      return usage;
    },
  };
}

/** Words of a longer name that carry it: "MVImageNet" of "Human MVImageNet", "Qwen" of "Qwen3-MoE", both of "A/B". */
function keyWords(name: string): string[] {
  const words = name
    .split(/[\s/]+/)
    .filter((word) => wordShape(word) !== 'capital' && wordShape(word) !== null);
  const family = /^\p{L}{3,}(?=[-\d. ]*\d)/u.exec(name)?.[0];
  return [...words, ...(family ? [family] : [])].filter((word) => word !== name);
}

const order: readonly Usage[] = ['own', 'told', 'parts', 'similar', 'absent'];

function best(usages: readonly Usage[]): Usage {
  return order.find((usage) => usages.includes(usage)) ?? 'absent';
}
