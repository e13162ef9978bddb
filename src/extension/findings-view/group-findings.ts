import { coarseTypes } from '../../core/findings/finding.ts';
import type { Severity } from '../../core/findings/finding.ts';
import { typeName } from './finding-entry.ts';
import type { DraftEntry, FindingEntry } from './finding-entry.ts';

export const groupings = ['review', 'type', 'severity'] as const;
export type Grouping = (typeof groupings)[number];

export interface FindingGroup {
  /** The same for the same group as findings come and go, so that the view keeps what is folded and chosen. */
  readonly id: string;
  readonly label: string;
  readonly description: string;
  /** In the order of the drafts and of their text. */
  readonly entries: readonly FindingEntry[];
}

const severities: Readonly<Record<Severity, string>> = {
  warning: 'Warnings',
  information: 'Information',
  hint: 'Hints',
};

/**
 * The findings in groups. By review a draft is listed whether or not anything was found in it, with where it stands:
 * an empty list must not read as a clean draft. Other groups are listed if there is something in them.
 * @param entries of each draft: those that are to be shown
 */
export function groupFindings(
  drafts: readonly DraftEntry[],
  by: Grouping,
  shown: (entry: FindingEntry) => boolean,
): FindingGroup[] {
  const inOrder = (entries: readonly FindingEntry[]) =>
    entries.filter(shown).sort((a, b) => a.finding.start - b.finding.start);
  if (by === 'review')
    return drafts.map(({ uri, name, status, findings }) => ({
      id: `review ${uri}`,
      label: name,
      description: status,
      entries: inOrder(findings),
    }));
  const all = drafts.flatMap(({ findings }) => inOrder(findings));
  const kinds: (readonly [key: string, label: string])[] =
    by === 'type' ? [...coarseTypes, 'Answered'].map((type) => [type, type]) : Object.entries(severities);
  const keyOf = (entry: FindingEntry) => (by === 'type' ? typeName(entry) : entry.finding.severity);
  return kinds.flatMap(([key, label]) => {
    const entries = all.filter((entry) => keyOf(entry) === key);
    return entries.length > 0
      ? [{ id: `${by} ${key}`, label, description: String(entries.length), entries }]
      : [];
  });
}
