/** Plain-text drafts of the gold. They hold text of the papers and stay outside the repository. */
export interface Draft {
  readonly pdf: string;
  readonly range: readonly [number, number] | null;
  readonly headings: { page: number; level: string; number: string; title: string }[];
  readonly listed: boolean;
  readonly tables: { page: number; rows: string[][] }[];
  readonly paragraphs: { page: number; lastPage: number; sentences: { text: string; optional: boolean }[] }[];
  readonly pages: {
    page: number;
    items: { kind: string; text: string; optional: boolean }[];
    lines: [number, number] | null;
  }[];
}

/**
 * Reads one draft:
 *
 *     @pdf PATH
 *     @range X0 X1         words outside these points are no text (line numbers)
 *     @headings            then "#PAGE" and "LEVEL | NUMBER | TITLE"; level "r" = run-in, "*" = open; number "-" = none
 *     @table PAGE          then one row a line, cells parted by "¦"; "?CELL" may be missing
 *     @para PAGE[-PAGE]    then one sentence a line; "? " before it: whether it begins there is a matter of taste
 *     @furniture PAGE      then "KIND | TEXT", "?KIND | TEXT" (optional) and "lines | FIRST..LAST"
 */
export function readDraft(source: string): Draft {
  const draft: Draft = {
    pdf: /^@pdf (.+)$/mu.exec(source)![1]!.trim(),
    range: rangeOf(source),
    headings: [],
    listed: /^@headings/mu.test(source),
    tables: [],
    paragraphs: [],
    pages: [],
  };
  let mode = '';
  let page = 0;
  for (const raw of source.split('\n')) {
    const line = raw.trim();
    if (line === '') continue;
    const command = /^@(\w+)\s*(.*)$/u.exec(line);
    if (command) {
      mode = command[1]!;
      const [first, last] = (command[2] ?? '').split('-').map(Number) as [number, number | undefined];
      if (mode === 'table') draft.tables.push({ page: first, rows: [] });
      if (mode === 'para') draft.paragraphs.push({ page: first, lastPage: last ?? first, sentences: [] });
      if (mode === 'furniture') draft.pages.push({ page: first, items: [], lines: null });
    } else if (mode === 'headings') {
      if (line.startsWith('#')) page = Number(line.slice(1));
      else {
        const [level, number, ...title] = line.split('|').map((part) => part.trim());
        draft.headings.push({ page, level: level!, number: number!, title: title.join('|') });
      }
    } else if (mode === 'table') draft.tables.at(-1)!.rows.push(line.split('¦').map((part) => part.trim()));
    else if (mode === 'para')
      draft.paragraphs
        .at(-1)!
        .sentences.push({ text: line.replace(/^\? /u, ''), optional: line.startsWith('? ') });
    else if (mode === 'furniture') readFurniture(line, draft.pages.at(-1)!);
  }
  return draft;
}

function rangeOf(source: string): [number, number] | null {
  const match = /^@range ([\d.]+) ([\d.]+)$/mu.exec(source);
  return match ? [Number(match[1]), Number(match[2])] : null;
}

function readFurniture(line: string, page: Draft['pages'][number]): void {
  const [kind, ...text] = line.split('|').map((part) => part.trim());
  if (kind === 'lines') {
    const [first, last] = text[0]!.split('..').map(Number);
    page.lines = [first!, last!];
  } else
    page.items.push({ kind: kind!.replace('?', ''), text: text.join('|'), optional: kind!.startsWith('?') });
}
