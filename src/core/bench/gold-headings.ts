import type { Paper, Section } from '../paper/model.ts';
import type { GoldFile } from './gold-file.ts';
import { goldHash, normalizeGold } from './gold-text.ts';

type GoldHeading = NonNullable<GoldFile['headings']>[number];

export interface HeadingScores {
  /** Headings of the paper, and the section that was read for each, or null. */
  readonly expected: readonly { readonly gold: GoldHeading; readonly section: Section | null }[];
  /** Sections that are no heading of the paper; run-in heads are not among them. */
  readonly wrong: readonly Section[];
}

/** The form of a heading's title that is hashed: without its last "." or ":". */
export function headingForm(title: string): string {
  return normalizeGold(title).replace(/[.:]$/u, '');
}

/** Compares the sections that were read with the paper's headings: same title on the same page. */
export function scoreHeadings(gold: GoldFile, paper: Paper): HeadingScores | null {
  if (gold.headings === null) return null;
  const open = new Set(paper.sections.filter(({ document }) => document === 0));
  const take = ({ page, title }: GoldHeading): Section | null => {
    const found = [...open].find(
      (section) => section.page === page && goldHash(gold.salt, headingForm(section.title)) === title,
    );
    if (found) open.delete(found);
    return found ?? null;
  };
  const expected = gold.headings
    .filter(({ runIn }) => !runIn)
    .map((each) => ({ gold: each, section: take(each) }));
  for (const each of gold.headings) if (each.runIn) take(each);
  return { expected, wrong: [...open] };
}
