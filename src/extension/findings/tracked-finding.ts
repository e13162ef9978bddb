import type { Edit, Finding, Fix } from '../../core/findings/finding.ts';
import { repairTitle } from '../../core/fixes/repair-title.ts';

/** An edit that knows what it replaces, so that it can be refused when something else stands there. */
export interface TrackedEdit extends Edit {
  readonly was: string;
}

export interface TrackedFix extends Fix {
  readonly edits: readonly TrackedEdit[];
}

/** A finding whose ranges follow the edits of its document. */
export interface TrackedFinding extends Finding {
  readonly fixes: readonly TrackedFix[];
}

/** One replacement in a document, in UTF-16 units of the text before it. */
export interface TextChange {
  readonly start: number;
  readonly end: number;
  /** Length of the text that took the place. */
  readonly inserted: number;
  /** The text itself, where it is known: what is written right beside a sentence may go on with it. */
  readonly text?: string;
}

interface Range {
  readonly start: number;
  readonly end: number;
}

/** `source` is the text that was checked. */
export function track(finding: Finding, source: string): TrackedFinding {
  const edits = (fix: Fix) => fix.edits.map((edit) => ({ ...edit, was: source.slice(edit.start, edit.end) }));
  return { ...finding, fixes: finding.fixes.map((fix) => ({ ...fix, edits: edits(fix) })) };
}

/**
 * The finding after a change, or null where its sentence was touched: what was said of the old sentence need not hold
 * for the new one. A fix whose place was touched goes, the finding stays.
 */
export function follow(finding: TrackedFinding, change: TextChange): TrackedFinding | null {
  const sentence = continues(finding.sentence, change) ? null : moved(finding.sentence, change);
  const range = moved(finding, change);
  if (!sentence || !range) return null;
  const fixes = finding.fixes.flatMap((fix) => {
    const edits = fix.edits.flatMap((edit) => moved(edit, change) ?? []);
    return edits.length === fix.edits.length ? [{ ...fix, edits }] : [];
  });
  return { ...finding, start: range.start, end: range.end, sentence, fixes };
}

/** Words are written at the very start or end of a sentence. */
function continues({ start, end }: Range, change: TextChange): boolean {
  const { text = '' } = change;
  if (change.start === end) return /^[^\r\n]/u.test(text) && /\S/u.test(text[0]!);
  return change.end === start && change.start === change.end && /\S$/u.test(text);
}

function moved<T extends Range>(range: T, change: TextChange): T | null {
  if (change.start >= range.end) return range;
  if (change.end > range.start) return null;
  const by = change.inserted - (change.end - change.start);
  return { ...range, start: range.start + by, end: range.end + by };
}

/** The fix replaces the claim itself by other words: those come from the paper, not from a template. */
export function isRepair(finding: Finding, fix: Fix): boolean {
  const [edit, ...others] = fix.edits;
  return (
    edit !== undefined &&
    others.length === 0 &&
    fix.title.startsWith(repairTitle) &&
    edit.text !== '' &&
    edit.start === finding.start &&
    edit.end === finding.end
  );
}

/** Index of the repair among a finding's fixes; null where it has none. */
export function repairOf(finding: TrackedFinding): number | null {
  const at = finding.fixes.findIndex((fix) => isRepair(finding, fix));
  return at < 0 ? null : at;
}
