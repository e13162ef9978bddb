import { citationsOf, type Citation } from '../../evidence/cited-references.ts';
import { nameKey, singularKey } from '../../evidence/lexicon/name-key.ts';
import { scanNames } from '../../evidence/lexicon/name-scan.ts';
import type { PaperIndex } from '../../evidence/paper-index.ts';
import type { Passage } from '../../paper/model.ts';
import { fold } from '../../text/fold.ts';

/** A place where the paper cites right behind a name; UTF-16 range from the name to the end of the citation. */
export interface Credit {
  readonly passage: Passage;
  readonly start: number;
  readonly end: number;
  /** The citation as printed, without brackets. */
  readonly cited: string;
  /** Entries of the whole group of citations there, as indices into `Paper.references`. */
  readonly references: readonly number[];
}

const built = new WeakMap<PaperIndex, ReadonlyMap<string, readonly Credit[]>>();

/** The paper's own credits by the key of the name ("dpo"); read once a paper. */
export function paperCredits(index: PaperIndex): ReadonlyMap<string, readonly Credit[]> {
  const known = built.get(index);
  if (known) return known;
  const credits = new Map<string, Credit[]>();
  const byPassage = new Map<number, Citation[]>();
  for (const citation of citationsOf(index.paper)) {
    const list = byPassage.get(citation.passage);
    if (list) list.push(citation);
    else byPassage.set(citation.passage, [citation]);
  }
  for (const [id, citations] of byPassage) {
    const passage = index.paper.passages[id]!;
    const text = fold(passage.text);
    for (const group of groupsOf(text, citations)) {
      const first = group[0]!;
      const from = Math.max(0, first.start - 60);
      const name = scanNames(text.slice(from, first.start)).at(-1);
      if (
        !name ||
        name.shape === 'capital' ||
        !/^\)? ?[([]?$/u.test(text.slice(from + name.end, first.start))
      )
        continue;
      const key = creditKey(name.text);
      const credit = {
        passage,
        start: from + name.start,
        end: group.at(-1)!.end,
        cited: text.slice(first.start, first.end),
        references: group.flatMap(({ references }) => references),
      };
      credits.set(key, [...(credits.get(key) ?? []), credit]);
    }
  }
  built.set(index, credits);
  return credits;
}

export function creditKey(name: string): string {
  return singularKey(nameKey(name));
}

/** Citations that stand beside each other, in order. */
function groupsOf(text: string, citations: readonly Citation[]): Citation[][] {
  const groups: Citation[][] = [];
  for (const citation of [...citations].sort((a, b) => a.start - b.start || a.end - b.end)) {
    const last = groups.at(-1)?.at(-1);
    if (
      last &&
      /^[\s,;()[\]&]*(?:and)?[\s([]*$/u.test(text.slice(last.end, Math.max(last.end, citation.start)))
    )
      groups.at(-1)!.push(citation);
    else groups.push([citation]);
  }
  return groups;
}
