import { foldLower } from '../../core/text/fold.ts';
import { placeOf } from '../../core/report/place.ts';
import { typeName } from './finding-entry.ts';
import type { FindingEntry } from './finding-entry.ts';

export interface FindingFilter {
  /** Words that must all occur, in any order and case; "" for no filter. */
  readonly text: string;
  /** Types as `typeName` gives them; [] for all. */
  readonly types: readonly string[];
}

export const noFilter: FindingFilter = { text: '', types: [] };

export function isFiltering({ text, types }: FindingFilter): boolean {
  return text.trim() !== '' || types.length > 0;
}

/** Whether a finding passes: by its type, and by words of its claim, reason, type, draft, quotations and their places. */
export function fits(entry: FindingEntry, { text, types }: FindingFilter): boolean {
  const type = typeName(entry);
  if (types.length > 0 && !types.includes(type)) return false;
  const words = foldLower(text).split(/\s+/u).filter(Boolean);
  if (words.length === 0) return true;
  const { finding, documents } = entry;
  const quoted = finding.evidence.flatMap((one) => [one.text, placeOf(one, documents)]);
  const all = foldLower([entry.claim, finding.reason, type, entry.draft, ...quoted].join('\n'));
  return words.every((word) => all.includes(word));
}

/** "“ablation”, Number": the filter in words; "" where there is none. */
export function filterText({ text, types }: FindingFilter): string {
  const words = text.trim();
  return [...(words ? [`“${words}”`] : []), ...types].join(', ');
}
