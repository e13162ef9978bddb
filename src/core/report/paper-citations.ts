import { citationsOf } from '../evidence/cited-references.ts';
import type { Paper } from '../paper/model.ts';

/** A work that the text cites. */
export interface CitedWork {
  /** "12" for a number, "Ling 2015" for author and year. */
  readonly cited: string;
  /** How often. */
  readonly count: number;
  /** Index into the references; null where it is none of them, as far as they could be read. */
  readonly reference: number | null;
}

/** What text, captions and tables cite, in the order of first mention; one of several that fit stands for all. */
export function citedWorks(paper: Paper): CitedWork[] {
  const found = new Map<string, CitedWork>();
  for (const { cited, references } of citationsOf(paper)) {
    const reference = references[0] ?? null;
    const key = `${cited}\n${reference ?? ''}`;
    found.set(key, { cited, count: (found.get(key)?.count ?? 0) + 1, reference });
  }
  return [...found.values()];
}
