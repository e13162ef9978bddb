import type { FindingsStore } from '../findings/findings-store.ts';
import type { TrackedEdit } from '../findings/tracked-finding.ts';

/** The editor's side of a fix. */
export interface FixTarget {
  /** The draft's text now; null once it is closed. */
  text(uri: string): string | null;
  /** Applies all edits or none; false if the editor refused. */
  apply(uri: string, edits: readonly TrackedEdit[]): Promise<boolean>;
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
