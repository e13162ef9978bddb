import type { Paper } from '../paper/model.ts';

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
  readonly equations: readonly { readonly number: string; readonly page: number | null }[];
  readonly references: readonly {
    readonly key: string | null;
    readonly author: string | null;
    readonly year: string | null;
    readonly page: number | null;
    readonly text: string;
  }[];
  /** What was taken out of the text: how often, by kind. */
  readonly furniture: Readonly<Record<string, number>>;
  /** What the files hold and a reader does not see; kept out of everything else. */
  readonly hidden: Paper['hidden'];
  /** Review line numbers that were taken out; null if the paper has none. */
  readonly lineNumbers: { readonly count: number; readonly first: number; readonly last: number } | null;
  readonly passages: Readonly<Record<string, number>>;
  readonly pagesWithoutText: readonly number[];
  readonly supplementMissing: boolean;
  readonly appendixCut: boolean;
  readonly warnings: Paper['warnings'];
}

export function paperReportOf(paper: Paper): PaperReport {
  const sectionOf = (index: number | null): string | null =>
    index === null ? null : paper.sections[index]!.label;
  const numbers = paper.lineNumbers.map(({ number }) => number);
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
    equations: paper.equations.map(({ number, page }) => ({ number, page })),
    references: paper.references.map(({ key, author, year, page, text }) => ({
      key,
      author,
      year,
      page,
      text,
    })),
    furniture: countBy(paper.furniture.map(({ kind }) => kind)),
    hidden: paper.hidden,
    lineNumbers:
      numbers.length === 0
        ? null
        : { count: numbers.length, first: Math.min(...numbers), last: Math.max(...numbers) },
    passages: countBy(paper.passages.map(({ kind }) => kind)),
    pagesWithoutText: paper.pagesWithoutText,
    supplementMissing: paper.supplementMissing,
    appendixCut: paper.appendixCut,
    warnings: paper.warnings,
  };
}

function countBy(kinds: readonly string[]): Record<string, number> {
  const counts = new Map<string, number>();
  for (const kind of kinds) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return Object.fromEntries([...counts].sort(([a], [b]) => (a < b ? -1 : 1)));
}
