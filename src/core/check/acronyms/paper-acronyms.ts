import { acronymsIn, type Acronym } from '../../evidence/lexicon/acronyms.ts';
import { nameKey, singularKey } from '../../evidence/lexicon/name-key.ts';
import type { PaperIndex } from '../../evidence/paper-index.ts';
import type { Passage } from '../../paper/model.ts';

/** One definition in the paper's own text. */
export interface Definition extends Acronym {
  readonly passage: Passage;
}

/** All definitions of a paper by the key of the short form, and each of its expansions once. */
export interface PaperAcronyms {
  readonly byShort: ReadonlyMap<string, readonly Definition[]>;
  readonly all: readonly Definition[];
}

const built = new WeakMap<PaperIndex, PaperAcronyms>();

/** Definitions in sentences, captions and headings, the bibliography aside; read once a paper. */
export function paperAcronyms(index: PaperIndex): PaperAcronyms {
  const known = built.get(index);
  if (known) return known;
  const byShort = new Map<string, Definition[]>();
  const all: Definition[] = [];
  for (const passage of index.paper.passages) {
    if (passage.kind === 'reference' || passage.kind === 'table' || !passage.text.includes('(')) continue;
    for (const acronym of acronymsIn(passage.text)) {
      const key = shortKey(acronym.short);
      const same = byShort.get(key) ?? [];
      if (same.some(({ long }) => nameKey(long) === nameKey(acronym.long))) continue;
      const definition = { ...acronym, passage };
      byShort.set(key, [...same, definition]);
      all.push(definition);
    }
  }
  const made = { byShort, all };
  built.set(index, made);
  return made;
}

/** A short form without plural, points and hyphens, in lower case: "GAPs" and "G.A.P." are "gap". */
export function shortKey(short: string): string {
  return singularKey(nameKey(short.replace(/(?<=\p{Lu})s$/u, '')));
}
