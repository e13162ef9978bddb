import { citations } from '../evidence/anchor-citations.ts';
import type { Paper, Reference } from '../paper/model.ts';

/** A work that the text cites. */
export interface Citation {
  /** "12" for a number, "Ling 2015" for author and year. */
  readonly cited: string;
  /** How often. */
  readonly count: number;
  /** Index into the references; null where it is none of them, as far as they could be read. */
  readonly reference: number | null;
}

/** What the running text cites, in the order of first mention, in the style in which its references have keys. */
export function citationsOf({ blocks, references }: Paper): Citation[] {
  const numeric = references.some(({ key }) => key !== null && /^\d+$/.test(key));
  const style = numeric ? 'citation' : 'author-year';
  const found = new Map<string, Citation>();
  for (const { kind, text, document } of blocks) {
    if (kind === 'reference' || kind === 'table' || kind === 'equation' || kind === 'other') continue;
    for (const anchor of citations(text)) {
      if (anchor.kind !== style) continue;
      const cited = anchor.number;
      const known = found.get(cited);
      const reference = known ? known.reference : referenceOf(cited, numeric, references, document);
      found.set(cited, { cited, count: (known?.count ?? 0) + 1, reference });
    }
  }
  return [...found.values()];
}

function referenceOf(
  cited: string,
  numeric: boolean,
  references: readonly Reference[],
  document: number,
): number | null {
  const own = (test: (reference: Reference) => boolean): number => {
    const near = references.findIndex((reference) => reference.document === document && test(reference));
    return near >= 0 ? near : references.findIndex(test);
  };
  const [author = '', year = ''] = cited.split(' ');
  const isAuthor = (reference: Reference): boolean =>
    reference.author?.toLowerCase() === author.toLowerCase();
  const index = numeric
    ? own(({ key }) => key === cited)
    : [year, year.slice(0, 4)]
        .map((when) => own((reference) => isAuthor(reference) && reference.year?.startsWith(when) === true))
        .find((at) => at >= 0);
  return index === undefined || index < 0 ? null : index;
}
