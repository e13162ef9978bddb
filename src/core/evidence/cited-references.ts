import type { Paper, Reference } from '../paper/model.ts';
import { foldLower, skeleton } from '../text/fold.ts';
import type { Anchor } from './anchors.ts';
import { findAnchors } from './anchors.ts';

/** An in-text citation of the paper and the entries that it means, as indices into `Paper.references`; [] if none fits. */
export interface Citation {
  readonly passage: number;
  /** "12" for a number, "Ling 2015" for author and year. */
  readonly cited: string;
  /** UTF-16 range in the passage's text. */
  readonly start: number;
  readonly end: number;
  readonly references: readonly number[];
}

const known = new WeakMap<Paper, readonly Citation[]>();

/** All citations in a paper's text, captions and tables, in reading order; read once a paper. */
export function citationsOf(paper: Paper): readonly Citation[] {
  const have = known.get(paper);
  if (have) return have;
  const numbers = paper.references.filter(({ key }) => key !== null && /^\d/u.test(key)).length;
  const [numbered, allNumbered] = [numbers > 0, numbers === paper.references.length];
  const made =
    paper.references.length === 0
      ? []
      : paper.passages.flatMap(({ id, kind, text, document }): Citation[] => {
          if (kind === 'reference' || kind === 'heading') return [];
          return findAnchors(text).flatMap((anchor) => {
            // "[0, 1]" is an interval where the entries have no numbers, "Series 2000" a name where all have.
            if (anchor.kind === 'citation' ? !numbered : anchor.kind !== 'author-year' || allNumbered)
              return [];
            const { start, end, number: cited } = anchor;
            const references = citedReferences(paper, anchor, text.slice(start, end), document);
            return [{ passage: id, cited, start, end, references }];
          });
        });
  known.set(paper, made);
  return made;
}

/**
 * Entries of the bibliography that a citation means. A number means the entry with that key. Names and a year mean the
 * entries of that first author and year; where several fit, those that name the second author too, and the year's letter.
 * @param words the citation as printed
 * @param document where it stands; entries of its own bibliography go before those of other documents
 */
export function citedReferences(
  { references }: Paper,
  anchor: Anchor,
  words: string,
  document = 0,
): number[] {
  const where = (test: (reference: Reference) => boolean): number[] => {
    const all = references.flatMap((reference, at) => (test(reference) ? [at] : []));
    const own = all.filter((at) => references[at]!.document === document);
    return own.length > 0 ? own : all;
  };
  if (anchor.kind === 'citation') return where(({ key }) => key === anchor.number);
  const year = /(?:19|20)\d\d[a-z]?$/u.exec(anchor.number)?.[0] ?? '';
  const author = skeleton(anchor.number.slice(0, -year.length - 1));
  let found = where(
    (reference) =>
      reference.author !== null &&
      isSameAuthor(skeleton(reference.author), author) &&
      reference.year?.slice(0, 4) === year.slice(0, 4),
  );
  // "Long Short-Term Memory, Hochreiter and Schmidhuber, 1997" and "Gemma Team, 2025".
  if (found.length === 0) {
    const all = skeleton(words);
    found = where(
      (reference) =>
        reference.author !== null &&
        skeleton(reference.author).length > 3 &&
        all.includes(skeleton(reference.author)) &&
        reference.year?.slice(0, 4) === year.slice(0, 4),
    );
  }
  const second = /\s(?:and|&)\s(?<name>\p{Lu}[\p{L}'’-]+)/u.exec(words)?.groups?.['name'];
  for (const narrows of [
    ({ text }: Reference): boolean => second === undefined || foldLower(text).includes(foldLower(second)),
    (reference: Reference): boolean => year.length < 5 || reference.year === year,
  ]) {
    const narrowed = found.filter((at) => narrows(references[at]!));
    if (found.length > 1 && narrowed.length > 0) found = narrowed;
  }
  return found;
}

/** "Gysel" in the bibliography is "Van Gysel" in the text, and the other way round. */
function isSameAuthor(a: string, b: string): boolean {
  if (a === b) return true;
  const [long, short] = a.length > b.length ? [a, b] : [b, a];
  return (
    short.length > 2 &&
    long.endsWith(short) &&
    /^(?:van|von|de|den|der|la|le|di|el|al|ter)+$/u.test(long.slice(0, -short.length))
  );
}
