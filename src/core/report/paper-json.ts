import type { BlockKind, Paper } from '../paper/model.ts';
import type { CitedWork } from './paper-citations.ts';
import { citedWorks } from './paper-citations.ts';

/** How a paper was read, for a program. Fields may be added, none renamed. Pages are physical, from 1; null without pages. */
export interface PaperReport {
  readonly schema: 1;
  readonly title: string | null;
  /** Identity of the paper over versions of its file. */
  readonly key: string;
  readonly documents: Paper['documents'];
  readonly sections: readonly {
    readonly label: string;
    readonly level: number;
    readonly page: number | null;
    readonly document: number;
    readonly appendix: boolean;
  }[];
  readonly tables: readonly {
    readonly number: string | null;
    readonly caption: string | null;
    readonly page: number | null;
    readonly section: string | null;
    readonly document: number;
    readonly header: number;
    readonly rows: readonly (readonly string[])[];
  }[];
  readonly captions: readonly {
    readonly kind: string;
    readonly number: string | null;
    readonly page: number | null;
    readonly section: string | null;
    readonly document: number;
    readonly text: string;
  }[];
  readonly equations: readonly {
    readonly number: string;
    readonly page: number | null;
    readonly document: number;
    readonly text: string;
  }[];
  readonly algorithms: readonly TextBlock[];
  readonly footnotes: readonly TextBlock[];
  readonly references: readonly {
    readonly key: string | null;
    readonly author: string | null;
    readonly year: string | null;
    readonly page: number | null;
    readonly document: number;
    readonly text: string;
  }[];
  /** What the text cites, with the index of the reference that is meant. */
  readonly citations: readonly CitedWork[];
  /** What was taken out of the text: how often, by kind. */
  readonly furniture: Readonly<Record<string, number>>;
  /** Every piece that was taken out, line numbers aside. */
  readonly removed: Paper['furniture'];
  /** What the files hold and a reader does not see; kept out of everything else. */
  readonly hidden: Paper['hidden'];
  /** Review line numbers that were taken out; null if the paper has none. */
  readonly lineNumbers: {
    readonly count: number;
    readonly first: number;
    readonly last: number;
    /** What stands on each page. */
    readonly pages: readonly {
      readonly page: number;
      readonly first: number;
      readonly last: number;
      readonly count: number;
    }[];
  } | null;
  readonly passages: Readonly<Record<string, number>>;
  readonly pagesWithoutText: readonly number[];
  readonly supplementMissing: boolean;
  readonly appendixCut: boolean;
  readonly warnings: Paper['warnings'];
}

interface TextBlock {
  readonly page: number | null;
  readonly section: string | null;
  readonly document: number;
  readonly text: string;
}

export function paperReportOf(paper: Paper): PaperReport {
  const sectionOf = (index: number | null): string | null =>
    index === null ? null : paper.sections[index]!.label;
  const blocksOf = (wanted: BlockKind): TextBlock[] =>
    paper.blocks
      .filter(({ kind }) => kind === wanted)
      .map(({ page, section, document, text }) => ({ page, section: sectionOf(section), document, text }));
  return {
    schema: 1,
    title: paper.title,
    key: paper.key,
    documents: paper.documents,
    sections: paper.sections.map(({ label, level, page, document, appendix }) => ({
      label,
      level,
      page,
      document,
      appendix,
    })),
    tables: paper.tables.map(({ number, caption, page, section, document, header, rows }) => ({
      number,
      caption: caption === null ? null : paper.captions[caption]!.text,
      page,
      section: sectionOf(section),
      document,
      header,
      rows: rows.map(({ cells }) => cells),
    })),
    captions: paper.captions.map(({ kind, number, page, section, document, text }) => ({
      kind,
      number,
      page,
      section: sectionOf(section),
      document,
      text,
    })),
    equations: paper.equations.map(({ number, page, block }) => {
      const { document, text } = paper.blocks[block]!;
      return { number, page, document, text };
    }),
    algorithms: blocksOf('algorithm'),
    footnotes: blocksOf('footnote'),
    references: paper.references.map(({ key, author, year, page, document, text }) => ({
      key,
      author,
      year,
      page,
      document,
      text,
    })),
    citations: citedWorks(paper),
    furniture: countBy(paper.furniture.map(({ kind }) => kind)),
    removed: paper.furniture,
    hidden: paper.hidden,
    lineNumbers: lineNumbersOf(paper),
    passages: countBy(paper.passages.map(({ kind }) => kind)),
    pagesWithoutText: paper.pagesWithoutText,
    supplementMissing: paper.supplementMissing,
    appendixCut: paper.appendixCut,
    warnings: paper.warnings,
  };
}

function lineNumbersOf({ lineNumbers }: Paper): PaperReport['lineNumbers'] {
  const onPage = new Map<number, { page: number; first: number; last: number; count: number }>();
  for (const { page, number } of lineNumbers) {
    const own = onPage.get(page) ?? { page, first: number, last: number, count: 0 };
    onPage.set(page, {
      page,
      first: Math.min(own.first, number),
      last: Math.max(own.last, number),
      count: own.count + 1,
    });
  }
  const pages = [...onPage.values()].sort((a, b) => a.page - b.page);
  if (pages.length === 0) return null;
  return {
    count: lineNumbers.length,
    first: Math.min(...pages.map(({ first }) => first)),
    last: Math.max(...pages.map(({ last }) => last)),
    pages,
  };
}

function countBy(kinds: readonly string[]): Record<string, number> {
  const counts = new Map<string, number>();
  for (const kind of kinds) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return Object.fromEntries([...counts].sort(([a], [b]) => (a < b ? -1 : 1)));
}
