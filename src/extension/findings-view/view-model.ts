import { filterText, fits, isFiltering } from './filter-findings.ts';
import type { FindingFilter } from './filter-findings.ts';
import { groupFindings } from './group-findings.ts';
import type { FindingGroup, Grouping } from './group-findings.ts';
import type { DraftEntry, FindingEntry } from './finding-entry.ts';

export interface ViewInput {
  /** Open drafts with a paper. */
  readonly drafts: readonly DraftEntry[];
  readonly groupBy: Grouping;
  readonly showDismissed: boolean;
  readonly filter: FindingFilter;
}

/** All that the view shows. */
export interface ViewModel {
  readonly groupBy: Grouping;
  readonly groups: readonly FindingGroup[];
  /** All that could be shown, before any filter. */
  readonly all: readonly FindingEntry[];
  /** Findings that are not dismissed, whatever the filter says. */
  readonly count: number;
  readonly badge: string;
  /** What is above the list; "" for nothing. */
  readonly message: string;
  /** Why the list is empty, where it is and no message says it. */
  readonly empty: 'no-draft' | 'clean' | null;
}

export function viewModel({ drafts, groupBy, showDismissed, filter }: ViewInput): ViewModel {
  const all = drafts.flatMap(({ findings }) => findings).filter((one) => showDismissed || !one.dismissed);
  const shown = new Set(all.filter((entry) => fits(entry, filter)));
  const groups = groupFindings(drafts, groupBy, (entry) => shown.has(entry));
  const live = drafts.flatMap(({ findings }) => findings).filter(({ dismissed }) => !dismissed);
  return {
    groupBy,
    all,
    // A filter looks for findings: drafts without one that fits are in the way.
    groups: isFiltering(filter) ? groups.filter(({ entries }) => entries.length > 0) : groups,
    count: live.length,
    badge: badgeText(live),
    message: isFiltering(filter) ? filterMessage(shown.size, all.length, filter) : '',
    empty: groups.length > 0 || isFiltering(filter) ? null : drafts.length === 0 ? 'no-draft' : 'clean',
  };
}

function badgeText(live: readonly FindingEntry[]): string {
  const drafts = new Set(live.map(({ uri }) => uri)).size;
  return `${counted(live.length, 'finding')} in ${counted(drafts, 'open draft')}`;
}

function filterMessage(fitting: number, all: number, filter: FindingFilter): string {
  const what = filterText(filter);
  return fitting === 0
    ? `None of ${counted(all, 'finding')} fits the filter: ${what}`
    : `${fitting} of ${counted(all, 'finding')}: ${what}`;
}

function counted(n: number, noun: string): string {
  return `${n} ${noun}${n === 1 ? '' : 's'}`;
}
