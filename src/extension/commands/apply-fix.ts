import type { FindingsStore } from '../findings/findings-store.ts';
import { repairOf } from '../findings/tracked-finding.ts';
import type { TrackedEdit } from '../findings/tracked-finding.ts';

/** The editor's side of a fix. */
export interface FixTarget {
  /** The draft's text now; null once it is closed. */
  text(uri: string): string | null;
  /** Applies all edits or none; false if the editor refused. */
  apply(uri: string, edits: readonly TrackedEdit[]): Promise<boolean>;
  /** The same, once the user has looked at all of them and agreed. */
  preview(uri: string, edits: readonly TrackedEdit[]): Promise<boolean>;
  refuse(message: string): void;
}

export interface FixArgument {
  readonly uri: string;
  readonly finding: string;
  /** Index into the finding's fixes. */
  readonly fix: number;
}

export const changed = 'The text has changed since it was checked, so nothing was edited. Check it again.';

/** Applies a fix if the text that it replaces still stands where it stood. */
export async function applyFix(
  argument: FixArgument,
  store: FindingsStore,
  target: FixTarget,
): Promise<boolean> {
  const text = target.text(argument.uri);
  const fix = store.find(argument.uri, argument.finding)?.fixes[argument.fix];
  const fits = text !== null && fix?.edits.every(({ start, end, was }) => text.slice(start, end) === was);
  if (!fix || !fits || !(await target.apply(argument.uri, fix.edits))) {
    target.refuse(changed);
    return false;
  }
  return true;
}

/**
 * Repairs all claims of a draft for which the paper itself has the right words, after a preview; where two overlap, the
 * first alone. What the user does not tick there stays.
 */
export async function applyRepairs(uri: string, store: FindingsStore, target: FixTarget): Promise<boolean> {
  const text = target.text(uri);
  const edits = store
    .shown(uri)
    .flatMap((finding) => finding.fixes[repairOf(finding) ?? -1]?.edits ?? [])
    .sort((a, b) => a.start - b.start);
  const apart = edits.filter(({ start }, i) => i === 0 || start >= edits[i - 1]!.end);
  if (text === null || apart.length === 0) {
    target.refuse('No claim of this draft can be repaired with a value from the paper.');
    return false;
  }
  if (!apart.every(({ start, end, was }) => text.slice(start, end) === was)) {
    target.refuse(changed);
    return false;
  }
  return target.preview(uri, apart);
}
