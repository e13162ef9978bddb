import { coarseTypes } from '../../src/core/findings/finding.ts';
import type { PageState, ReviewRow } from '../../src/extension/dashboard/messages.ts';

export interface Column {
  readonly id: string;
  readonly title: string;
  /** Said where the title is short. */
  readonly hint?: string;
  readonly number?: boolean;
  text(row: ReviewRow): string;
  /** What is sorted by; texts are compared with their numbers as numbers. */
  value(row: ReviewRow): number | string;
}

const count = (id: string, title: string, value: (row: ReviewRow) => number, hint?: string): Column => ({
  id,
  title,
  ...(hint && { hint }),
  number: true,
  text: (row) => (value(row) === 0 ? '·' : String(value(row))),
  value,
});

export const columns: readonly Column[] = [
  { id: 'paper', title: 'Paper', text: ({ paper }) => paper, value: ({ paper }) => paper },
  { id: 'review', title: 'Review', text: ({ review }) => review, value: ({ review }) => review },
  { id: 'worst', title: 'Worst finding', text: ({ worst }) => worst || '·', value: (row) => row.worstRank },
  count('warnings', 'Warnings', ({ warnings }) => warnings),
  count('information', 'Information', ({ information }) => information),
  count('hints', 'Hints', ({ hints }) => hints),
  { id: 'types', title: 'Types', text: typesText, value: (row) => sum(row.types) },
  count(
    'absences',
    'Absences',
    ({ absences }) => absences,
    'False absences: the paper has what the review misses',
  ),
  count('fresh', 'New', ({ fresh }) => fresh, 'New since the last scan'),
  count('confirmed', 'Confirmed', ({ confirmed }) => confirmed),
  { id: 'coverage', title: 'Coverage', text: coverageText, value: coverageShare },
  {
    id: 'paperWarnings',
    title: 'Notes',
    hint: 'Warnings of the paper, such as hidden text',
    number: true,
    text: paperText,
    value: ({ paperWarnings, changed }) => paperWarnings + (changed ? 0.5 : 0),
  },
];

export type Sort = PageState['sort'];
export type Filter = PageState['filter'];

/** What rows can be narrowed to. */
export const onlyChoices: Readonly<
  Record<string, { readonly title: string; holds(row: ReviewRow): boolean }>
> = {
  all: { title: 'All reviews', holds: () => true },
  findings: { title: 'With findings', holds: (row) => row.worst !== '' },
  warnings: { title: 'With warnings', holds: (row) => row.warnings > 0 },
  absences: { title: 'With false absences', holds: (row) => row.absences > 0 },
  fresh: { title: 'New since the last scan', holds: (row) => row.fresh > 0 },
  open: { title: 'With open findings', holds: (row) => openOf(row) > 0 },
  confirmed: { title: 'With confirmed findings', holds: (row) => row.confirmed > 0 },
  dismissed: { title: 'With dismissed findings', holds: (row) => row.dismissed > 0 },
  paper: { title: 'With warnings of the paper', holds: (row) => row.paperWarnings > 0 || row.changed },
};

export const allTypes = '';
export const noFilter: Filter = { text: '', type: allTypes, only: 'all' };
export const firstSort: Sort = { column: 'worst', descending: true };

interface Entry {
  readonly row: ReviewRow;
  readonly hay: string;
  /** Sort keys of the texts, by column. */
  readonly keys: ReadonlyMap<string, string>;
}

/** The rows of the table: kept by key, narrowed and sorted as asked. */
export class TableModel {
  readonly #entries = new Map<string, Entry>();
  #shown: readonly ReviewRow[] | null = null;
  #sort: Sort = firstSort;
  #filter: Filter = noFilter;

  get size(): number {
    return this.#entries.size;
  }

  get all(): readonly ReviewRow[] {
    return [...this.#entries.values()].map(({ row }) => row);
  }

  get sort(): Sort {
    return this.#sort;
  }

  get filter(): Filter {
    return this.#filter;
  }

  clear(): void {
    this.#entries.clear();
    this.#shown = null;
  }

  /** Rows take the place of those with their keys. */
  put(rows: readonly ReviewRow[]): void {
    for (const row of rows) this.#entries.set(row.key, entryOf(row));
    this.#shown = null;
  }

  get(key: string): ReviewRow | undefined {
    return this.#entries.get(key)?.row;
  }

  /** Unknown columns and choices of another version are as none. */
  arrange(sort: Sort, filter: Filter): void {
    this.#sort = columns.some(({ id }) => id === sort.column) ? sort : firstSort;
    this.#filter = Object.hasOwn(onlyChoices, filter.only) ? filter : { ...filter, only: 'all' };
    this.#shown = null;
  }

  /** The rows on show; worked out anew where something changed. */
  get shown(): readonly ReviewRow[] {
    return (this.#shown ??= this.#arranged());
  }

  #arranged(): readonly ReviewRow[] {
    const { text, type, only } = this.#filter;
    const words = text.toLowerCase().split(/\s+/).filter(Boolean);
    const at = coarseTypes.findIndex((one) => one === type);
    const { holds } = onlyChoices[only]!;
    const kept = [...this.#entries.values()].filter(
      ({ row, hay }) =>
        words.every((word) => hay.includes(word)) && (at < 0 || (row.types[at] ?? 0) > 0) && holds(row),
    );
    const { column, descending } = this.#sort;
    const byType = column === 'types' && at >= 0;
    const { value } = columns.find(({ id }) => id === column)!;
    // Worked out once a row and not once a comparison.
    const keyed = kept.map(({ row, keys }) => ({
      row,
      by: keys.get(column) ?? (byType ? (row.types[at] ?? 0) : value(row)),
    }));
    const sign = descending ? -1 : 1;
    // Equal rows stay in the order in which they came: by review.
    keyed.sort((a, b) => (a.by < b.by ? -sign : a.by > b.by ? sign : 0));
    return keyed.map(({ row }) => row);
  }
}

function entryOf(row: ReviewRow): Entry {
  const texts = columns.flatMap(({ id, value }) => {
    const given = value(row);
    return typeof given === 'string' ? [[id, naturalKey(given)] as const] : [];
  });
  return { row, hay: `${row.paper} ${row.review}`.toLowerCase(), keys: new Map(texts) };
}

/** Compares by code as people sort: "review 9" before "review 10". */
export function naturalKey(text: string): string {
  return text.toLowerCase().replace(/\d+/g, (digits) => digits.padStart(12, '0'));
}

function typesText({ types, answered }: ReviewRow): string {
  const parts = coarseTypes.flatMap((type, i) => (types[i] ? [`${type} ${types[i]}`] : []));
  if (answered > 0) parts.push(`already answered ${answered}`);
  return parts.join(', ') || '·';
}

function coverageText({ checked, notChecked, pages, pagesRead }: ReviewRow): string {
  const sentences = `${checked}/${checked + notChecked} sent.`;
  return pages === null ? sentences : `${sentences}, ${pagesRead}/${pages} p.`;
}

function coverageShare({ checked, notChecked, pages, pagesRead }: ReviewRow): number {
  const sentences = checked + notChecked === 0 ? 0 : checked / (checked + notChecked);
  return sentences * (pages === null || pages === 0 ? 1 : pagesRead / pages);
}

function paperText({ paperWarnings, changed }: ReviewRow): string {
  const parts = [paperWarnings > 0 ? String(paperWarnings) : '', changed ? 'newer?' : ''];
  return parts.filter(Boolean).join(', ') || '·';
}

function openOf({ warnings, information, hints, confirmed }: ReviewRow): number {
  return warnings + information + hints - confirmed;
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
