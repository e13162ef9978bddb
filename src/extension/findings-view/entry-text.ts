import { fileName } from '../../core/paper/file-name.ts';
import { displayed, quotedPlaces } from '../views/evidence-text.ts';
import { typeName } from './finding-entry.ts';
import type { FindingEntry } from './finding-entry.ts';
import type { Grouping } from './group-findings.ts';

const severityNames = { warning: 'Warning', information: 'Information', hint: 'Hint' };

/** What stands beside the reason: the type and the draft where the group does not say them, and the line. */
export function entryDescription(entry: FindingEntry, by: Grouping): string {
  return [
    ...(by === 'type' ? [] : [typeName(entry)]),
    ...(by === 'review' ? [] : [entry.draft]),
    `line ${entry.line}`,
    ...stateOf(entry),
  ].join(' · ');
}

/** For a screen reader: all that the icon, the label and the description say, in one sentence each. */
export function spokenEntry(entry: FindingEntry): string {
  const { finding, draft, line } = entry;
  const state = stateOf(entry)
    .map((word) => `, ${word}`)
    .join('');
  const place = `${draft}, line ${line}`;
  return `${severityNames[finding.severity]}${state}, ${typeName(entry)}: ${displayed(finding.reason)} ${place}`;
}

/** Claim, reason and the paper's words with their places, as plain text; one finding a paragraph. */
export function findingsAsText(entries: readonly FindingEntry[]): string {
  return entries.map(asText).join('\n\n');
}

/** The same for one finding, without its line. */
export function entryTooltip(entry: FindingEntry): string {
  return body(entry).join('\n');
}

function asText(entry: FindingEntry): string {
  const kind = `${severityNames[entry.finding.severity].toLowerCase()}, ${typeName(entry)}`;
  return [
    `${entry.draft}, line ${entry.line} (${[kind, ...stateOf(entry)].join(', ')})`,
    ...body(entry),
  ].join('\n');
}

function body({ claim, finding, documents }: FindingEntry): string[] {
  const places = quotedPlaces(finding.evidence, documents);
  const paper = fileName(documents[0] ?? '');
  return [
    `“${displayed(claim)}”`,
    displayed(finding.reason),
    ...places.flatMap(({ place, quotes }) => quotes.map((quote) => `> ${quote} (${place || paper})`)),
  ];
}

function stateOf({ dismissed, provisional }: FindingEntry): string[] {
  return [...(dismissed ? ['dismissed'] : []), ...(provisional && !dismissed ? ['provisional'] : [])];
}
