import type { Anchor } from '../../evidence/anchors.ts';
import type { Paper } from '../../paper/model.ts';
import { skeleton } from '../../text/fold.ts';

export interface CitedYear {
  /** The bibliography entry's text and its year as printed. */
  readonly text: string;
  readonly year: string;
  readonly score: number;
}

/** A year off by more than this is more likely another work of the same authors. */
const mostYears = 4;

/**
 * The entry that an author-year citation means where its year is not the bibliography's: both authors of a two-author
 * citation stand in one entry alone, and no entry of the first author has the cited year. Reviewers cite other works
 * too, so a citation by "et al." proves nothing.
 */
export function citedYear(text: string, anchor: Anchor, paper: Paper): CitedYear | null {
  const cited = text.slice(anchor.start, anchor.end);
  const authors = /^(?<first>[\p{L}'’-]+)(?: (?:and|&) )(?<second>[\p{L}'’-]+)/u.exec(cited)?.groups;
  const year = Number(/(?:19|20)\d\d/u.exec(cited)?.[0]);
  if (!authors || !year) return null;
  // Several works of the same authors are told apart, of which the paper may cite one alone.
  if (text.split(authors['first'] ?? '').length > 2) return null;
  const first = skeleton(authors['first'] ?? '');
  const second = skeleton(authors['second'] ?? '');
  const entries = paper.references.filter(({ text: entry }) => {
    const names = skeleton(entry.slice(0, 120));
    return names.includes(first) && names.includes(second);
  });
  const [entry] = entries;
  if (entries.length !== 1 || entry?.year === null || entry === undefined) return null;
  const printed = Number(entry.year.slice(0, 4));
  if (printed === year || Math.abs(printed - year) > mostYears) return null;
  if (text.includes(String(printed))) return null;
  return { text: entry.text, year: entry.year, score: 0.62 };
}
