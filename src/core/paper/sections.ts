import type { DraftBlock } from './draft.ts';
import { isAppendixTitle, isBibliographyTitle, isTopLevelName, readHeading } from './heading-text.ts';
import type { Section } from './model.ts';

export interface SectionedBlocks {
  readonly sections: readonly Section[];
  /** Section index of each block, null before the first heading. */
  readonly sectionOf: readonly (number | null)[];
}

/** Back matter that stands behind the bibliography in some venues and is no appendix. */
const backMatter =
  /^(?:acknowledge?ments?|funding|ethic|reproducibility|broader impact|impact statement|author contributions?|competing interests|conflicts? of interest|(?:data|code) availability|(?:neurips )?(?:paper )?checklist)/iu;

/** Sections of one document; `first` is the index that its first section gets, `firstBlock` that of its first block. */
export function sectionBlocks(
  blocks: readonly DraftBlock[],
  document: number,
  first: number,
  firstBlock: number,
): SectionedBlocks {
  const sections: Section[] = [];
  const sectionOf: (number | null)[] = [];
  const headings = blocks.filter((block) => block.kind === 'heading');
  const roman =
    headings.some(({ text }) => /^II[.\s]/u.test(text)) && headings.some(({ text }) => /^I[.\s]/u.test(text));
  const depths = new Set(
    headings.filter((h) => readHeading(h.text).number === null).map((h) => h.level ?? 0),
  );
  const least = Math.min(...headings.map((heading) => heading.level ?? 1));
  // Where only some headings have a level it was read from their looks and counts from the top.
  const absolute = headings.some(({ level }) => level === undefined);
  let numberedLevel = 0;
  let appendix = document > 0;
  let behindReferences = false;
  blocks.forEach((block, at) => {
    if (block.kind === 'heading') {
      const { number, title, label, level: known } = readHeading(block.text);
      const lettered = number !== null && /^[A-Z]/.test(number) && !roman;
      const level =
        romanLevel(number, roman) ??
        known ??
        unnumberedLevel(block, absolute || depths.size > 1, least, numberedLevel);
      if (number !== null) numberedLevel = level;
      else if (isTopLevelName(title)) numberedLevel = 0;
      if (isAppendixTitle(title) || lettered || (behindReferences && !backMatter.test(title)))
        appendix = true;
      else if (level === 1 && document === 0 && !behindReferences) appendix = false;
      if (isBibliographyTitle(title)) {
        behindReferences = true;
        appendix = document > 0;
      }
      sections.push({
        number,
        title,
        label,
        level,
        page: block.page,
        document,
        appendix,
        block: firstBlock + at,
      });
    }
    sectionOf.push(sections.length === 0 ? null : first + sections.length - 1);
  });
  return { sections, sectionOf };
}

/** "I", "II" are top level and "A", "B" below them where sections carry Roman numbers (IEEE). */
function romanLevel(number: string | null, roman: boolean): number | null {
  if (number === null || !roman) return null;
  if (/^[IVX]+$/.test(number)) return 1;
  return /^[A-Z]$/.test(number) ? 2 : /^\d$/.test(number) ? 3 : null;
}

function unnumberedLevel(block: DraftBlock, told: boolean, least: number, numberedLevel: number): number {
  if (block.level !== undefined && told) return block.level - least + 1;
  return numberedLevel + 1;
}
